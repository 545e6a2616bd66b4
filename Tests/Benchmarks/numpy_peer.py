"""A peer of swipelab in NumPy: vectorised over swipes, single precision.

    numpy_peer.py PARTICIPANTS [CHUNK] [GROUP] [--ziggurat] [--cold] [-v]

CHUNK is how many participants are drawn together, GROUP how many swipes of about equal length are
sampled together; --ziggurat draws normals by Generator.standard_normal. The last line ends in
Mps=<million swipes per second>; -v prints completions before it, --cold leaves the warm-up out.
"""

import os
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from numpy_intents import INTENTS
from numpy_motion import SWIPES
from numpy_panel import sense
from numpy_people import F, MM_PER_POINT, POINTS, draw_people
from peer_harness import measure

CHUNK = 4096
GROUP = 2048
POLICIES = (
    "half-width", "one-third", "fixed-50", "fixed-100", "fixed-150", "velocity-0.1",
    "velocity-0.3", "fling-override", "fixed-16-mm", "fraction-0.25", "begun")


def decisions(x, v):
    """What each policy says of releases: translation in pt, velocity in pt/s."""
    width = F(POINTS[0])
    half = width / 2
    return (
        x > half, x > width / F(3), x > 50, x > 100, x > 150, x + F(0.1) * v > half,
        x + F(0.3) * v > half, (v >= width) | ((v > -width) & (x >= half)),
        x > F(16 / MM_PER_POINT), x > width / 4)


def run(rng, participants, chunk, group):
    """Completions per intent and policy."""
    counts = np.zeros((len(INTENTS), len(POLICIES)), np.int64)
    for first in range(0, participants, chunk):
        people = draw_people(rng, min(chunk, participants - first))
        for row, intent in zip(counts, INTENTS.values()):
            found = [part for path in intent(rng, people) for part in sense(rng, path, group)]
            x, v = np.concatenate(found, axis=1)
            row[:-1] += [np.count_nonzero(decision) for decision in decisions(x, v)]
            row[-1] += len(x)
    return counts


def main():
    arguments = [int(float(word)) for word in sys.argv[1:] if word[0] != "-"]
    participants, chunk, group = (arguments + [10_000, CHUNK, GROUP][len(arguments):])[:3]
    rng = np.random.Generator(np.random.SFC64(1))
    if "--cold" not in sys.argv:
        run(rng, min(chunk, participants), chunk, group)
    measure(
        "numpy", f"chunk={chunk} group={group}", participants, SWIPES, INTENTS, POLICIES,
        lambda: run(rng, participants, chunk, group))


if __name__ == "__main__":
    main()
