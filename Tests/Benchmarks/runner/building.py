"""h. A clean release build."""

import shutil
import time

from .process import build
from .tables import at_most, spread, table
from .workshop import note


def section(workshop):
    """Seconds from an empty folder to the program."""
    scratch = workshop.cache / "clean"
    took = []
    for turn in range(1 if workshop.options.quick else 3):
        note(f"clean build {turn + 1}")
        shutil.rmtree(scratch, ignore_errors=True)
        start = time.perf_counter()
        build(
            ["swift", "build", "-c", "release", "--scratch-path", scratch], workshop.root)
        took.append(time.perf_counter() - start)
    shutil.rmtree(scratch, ignore_errors=True)
    return table(
        ["", "s, wall", "target"],
        [["`swift build -c release`", spread(took), at_most(took, 60, " s")]])
