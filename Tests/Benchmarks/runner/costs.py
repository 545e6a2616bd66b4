"""c. What more policies, screens, thresholds, recognizers and a costlier estimator cost."""

from .tables import at_most, ratios, spread, table
from .workshop import SWIPES, note

SCREENS = [
    "iphone-se-1", "iphone-se-3", "iphone-16-pro", "iphone-16-pro-max", "galaxy-fold",
    "ipad-mini-7", "ipad-9.7", "ipad-pro-11", "pixel-fold", "iphone-16-pro-max-landscape",
    "ipad-pro-13", "ipad-pro-13-landscape",
]


def more_policies():
    """Ten further policies, two or three of each family."""
    def policy(family, parameter, value):
        return {"name": f"{family}-{value}-more", "family": family, parameter: value}
    return (
        [policy("fraction", "fraction", value) for value in (0.2, 0.3, 0.4)]
        + [policy("fixed-distance", "distance_pt", value) for value in (40, 75, 125)]
        + [policy("velocity-weighted", "velocity_weight_s", value) for value in (0.05, 0.2)]
        + [policy("fling-override", "fling_pt_per_s", value) for value in (300, 600)])


def sweeps(steps):
    """The threshold of each family, at this many values."""
    ranges = [
        ("fraction", "fraction", 0.05, 0.95), ("fixed-distance", "distance_pt", 10, 400),
        ("velocity-weighted", "fraction", 0.05, 0.95), ("fling-override", "fraction", 0.05, 0.95)]
    return [
        {"family": family, "parameter": parameter, "from": low, "steps": steps,
         "to": high if steps > 1 else low}
        for family, parameter, low, high in ranges]


def variants(workshop):
    """Name to experiment file."""
    make = workshop.experiment
    return {
        "base": make("throughput"),
        "20 policies": make("policies-20", policies=workshop.base["policies"] + more_policies()),
        "12 screens": make("screens-12", screens=SCREENS),
        "4 x 1 thresholds": make("thresholds-1", sweeps=sweeps(1)),
        "4 x 1000 thresholds": make("thresholds-1000", sweeps=sweeps(1000)),
        "pan and edge": make("recognizers-2", recognizers=["pan", "edge"]),
        "least squares": make("least-squares", velocity_estimator="least-squares-100ms"),
    }


def section(workshop):
    """A row for each comparison: CPU time of whole processes, ratio within each round."""
    files = variants(workshop)
    people = workshop.people_for(1 if workshop.options.quick else 4)
    took = {name: [] for name in files}
    for turn in range(workshop.options.rounds):
        note(f"costs: round {turn + 1} of {workshop.options.rounds}")
        for name, file in files.items():
            # As many swipes on twelve screens as on one.
            share = 12 if name == "12 screens" else 1
            count = people // share
            usage = workshop.run(workshop.product, file, count)
            took[name].append(usage.cpu / count / share)
    comparisons = [
        ("20 policies against 10", "20 policies", "base", 1.05),
        ("12 screens against 1, per swipe", "12 screens", "base", None),
        ("4 x 1000 thresholds against 4 x 1", "4 x 1000 thresholds", "4 x 1 thresholds", 1.05),
        ("4 x 1000 thresholds against none", "4 x 1000 thresholds", "base", 1.10),
        ("4 x 1 thresholds against none", "4 x 1 thresholds", "base", None),
        ("recognizers pan and edge against pan", "pan and edge", "base", None),
        ("least-squares-100ms against uikit-blend", "least squares", "base", None),
    ]
    rows = []
    for text, more, less, target in comparisons:
        quotient = ratios(took[more], took[less])
        rows.append([text, spread(quotient), at_most(quotient, target) if target else ""])
    swipes = people * SWIPES
    return "\n\n".join([
        table(["", "ratio of CPU time", "target"], rows),
        f"Whole processes with {swipes} swipes, one worker. A further context is not measured:"
        " `plain` is the only one."])
