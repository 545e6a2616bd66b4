"""d. Two workers against one."""

from .tables import at_least, at_most, ratios, spread, table
from .workshop import note


def section(workshop):
    """Wall and CPU time."""
    people = workshop.people_for(2 if workshop.options.quick else 8)
    experiment = workshop.experiment("throughput")
    one, two = [], []
    for turn in range(workshop.options.rounds):
        note(f"two workers: round {turn + 1} of {workshop.options.rounds}")
        one.append(workshop.run(workshop.product, experiment, people, 1))
        two.append(workshop.run(workshop.product, experiment, people, 2))
    faster = ratios([usage.wall for usage in one], [usage.wall for usage in two])
    costlier = ratios([usage.cpu for usage in two], [usage.cpu for usage in one])
    idle = [usage.cpu / usage.wall for usage in two]
    return table(["", "ratio", "target"], [
        ["wall time of one worker over that of two", spread(faster), at_least(faster, 1.9)],
        ["CPU time of two workers over that of one", spread(costlier), at_most(costlier, 1.03)],
        ["cores in use with two workers (below 2: the machine was shared)", spread(idle), ""],
    ])
