"""g. Whether time grows as the number of swipes."""

from statistics import median

from .tables import number, spread, table, verdict
from .workshop import SWIPES, note

START = 2


def section(workshop):
    """Nanoseconds per swipe at each size, on one core, start-up and report taken off."""
    sizes = [1e5, 1e6, 1e7] + ([1e8] if workshop.options.long else [])
    experiment = workshop.experiment("throughput")
    took = {size: [] for size in sizes}
    whole = {size: [] for size in sizes}
    for turn in range(workshop.options.rounds):
        note(f"linearity: round {turn + 1} of {workshop.options.rounds}")
        start = cpu_of(workshop, experiment, START * SWIPES)
        for size in sizes:
            cpu = cpu_of(workshop, experiment, size)
            whole[size].append(1e9 * cpu / size)
            took[size].append(1e9 * (cpu - start) / (size - START * SWIPES))
    rows = [[f"{size:.0e}", spread(took[size]), spread(whole[size])] for size in sizes]
    middles = [median(took[size]) for size in sizes]
    quotient = max(middles) / min(middles)
    return "\n\n".join([
        table(["swipes", "ns per swipe, net", "ns per swipe, whole process"], rows),
        f"CPU time. Largest over smallest, net: {number(quotient)};"
        f" <= 1.10: {verdict(quotient <= 1.1)}."])


def cpu_of(workshop, experiment, size):
    """CPU seconds of a whole run; small runs are repeated, because start-up varies."""
    count = 15 if size < 1e6 else 1
    return median(
        workshop.run(workshop.product, experiment, size / SWIPES).cpu for _ in range(count))
