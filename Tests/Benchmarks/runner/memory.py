"""e. Peak memory by number of swipes."""

from .costs import sweeps
from .tables import number, table, verdict
from .workshop import SWIPES, note

LIMIT = 32


def section(workshop):
    """A row for each size: with and without thresholds, all cores."""
    sizes = [1e5, 1e6, 1e7] + ([1e8, 1e9] if workshop.options.long else [])
    plain = workshop.experiment("throughput")
    swept = workshop.experiment("thresholds-1000", sweeps=sweeps(1000))
    rows, peaks = [], ([], [])
    for size in sizes:
        note(f"memory: {size:.0e} swipes")
        row = [f"{size:.0e}"]
        for experiment, found in zip((plain, swept), peaks):
            usage = workshop.run(workshop.product, experiment, size / SWIPES, threads=None)
            found.append(usage.memory)
            row.append(number(usage.memory))
        rows.append(row)
    head = ["swipes", "without thresholds, MB", "with 4 x 1000 thresholds, MB"]
    rows.append(["largest over smallest"] + [f"{max(peak) / min(peak):.3f}" for peak in peaks])
    rows.append(["<= 1.05"] + [verdict(max(peak) <= 1.05 * min(peak)) for peak in peaks])
    rows.append([f"<= {LIMIT} MB"] + [verdict(max(peak) <= LIMIT) for peak in peaks])
    return table(head, rows)
