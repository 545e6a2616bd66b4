"""A peer of swipelab in Numba: compiled scalar loops, one swipe after the other.

    numba_peer.py PARTICIPANTS [--cold] [-v]

The last line ends in Mps=<million swipes per second>, without the time to compile, which it also
says; -v prints completions before it, --cold compiles for one participant only.
"""

import sys
import time

import numpy as np
from numba import njit

from numba_content import (
    BROWSING, BROWSING_STARTS, READING, READING_STARTS, scroll, tap_smear)
from numba_motion import (
    BEGIN, BULGE, DX, DY, HEAD, LOW, PATH, PIECE, RATE, SCALE, SPAN, SWAY, clip, pop_abort,
    reach_shape, stroke)
from numba_people import (
    MM_PER_POINT, POINTS_HIGH, POINTS_WIDE, REACH, TRAITS, TREMOR, draw_person, edge_aim, normal,
    uniform)
from peer_harness import measure

INTENTS = "pop", "popAbort", "contentLeft", "contentVertical", "contentBrowse", "tapSmear"
POLICIES = (
    "half-width", "one-third", "fixed-50", "fixed-100", "fixed-150", "velocity-0.1",
    "velocity-0.3", "fling-override", "fixed-16-mm", "fraction-0.25", "begun")
SWIPES = 20
SAMPLES = 8192


@njit(inline="always")
def on_grid(mm, shift, limit):
    return np.rint(clip(mm / MM_PER_POINT + shift, 0.0, limit) * 3) / 3


@njit(fastmath=True)
def sense(rng, path, tremor, samples):
    """The events that the touch panel sends: time in s, x and y in pt; their number."""
    pieces = int(path[2])
    lift = 0.0
    for i in range(pieces):
        lift += path[HEAD + PIECE * i + SPAN]
    noise, interval = 0.15 * tremor, 1000 / 60
    samples[0, 0] = 0.0
    samples[0, 1] = on_grid(path[0] + path[3], 0.0, POINTS_WIDE)
    samples[0, 2] = on_grid(path[1] + path[4], 0.0, POINTS_HIGH)
    count, last = 1, 0.0
    # The last reading falls at the motion's end, the first not before one interval.
    readings = int(lift / interval)
    for k in range(readings):
        if count == SAMPLES - 1:
            break
        time_now = lift - (readings - 1 - k) * interval
        x, y, rest, left = path[0], path[1], time_now, 1.0
        for i in range(pieces):
            if rest > 0:
                at = HEAD + PIECE * i
                u = path[at + BEGIN] + path[at + RATE] * min(rest, path[at + SPAN])
                done = (reach_shape(u) - path[at + LOW]) * path[at + SCALE]
                bulge = 4 * done * (1 - done)
                x += path[at + DX] * done + path[at + SWAY] * bulge
                y += path[at + DY] * done - path[at + BULGE] * bulge
                rest -= path[at + SPAN]
                if path[at + DX] != 0:
                    left = min(left, 1 - done)
        # What is left of the landing: gone soon after the finger began to move.
        left *= left
        left *= left
        left *= left
        left *= left
        x += path[3] * left
        y += path[4] * left
        x = on_grid(x, normal(rng, 0.0, noise), POINTS_WIDE)
        y = on_grid(y, normal(rng, 0.0, noise), POINTS_HIGH)
        # A place that has not changed sends no event.
        if x != samples[count - 1, 1] or y != samples[count - 1, 2]:
            last = max(np.rint(normal(rng, time_now, 0.3) * 1000), last + 1)
            samples[count, 0] = last * 1e-6
            samples[count, 1] = x
            samples[count, 2] = y
            count += 1
    end_time = normal(rng, lift + uniform(rng, 4.0, 10.0), 0.3)
    samples[count, 0] = max(np.rint(end_time * 1000), last + 1) * 1e-6
    samples[count, 1] = samples[count - 1, 1]
    samples[count, 2] = samples[count - 1, 2]
    return count + 1


@njit(fastmath=True)
def recognize(samples, count):
    """A pan with 10 pt of slop: whether it began, its translation and velocity."""
    begun, swallowed, dx, newest, previous = False, 0.0, 0.0, 0.0, 0.0
    for i in range(1, count - 1):
        elapsed = samples[i, 0] - samples[i - 1, 0]
        previous = newest
        newest = (samples[i, 1] - samples[i - 1, 1]) / elapsed if elapsed >= 0.001 else 0.0
        dx = samples[i, 1] - samples[0, 1]
        if not begun and (abs(dx) >= 10 or abs(samples[i, 2] - samples[0, 2]) >= 10):
            begun = True
            swallowed = clip(dx, -10.0, 10.0)
    velocity = newest if count < 4 else 0.2 * newest + 0.8 * previous
    return begun, dx - swallowed, velocity


@njit(fastmath=True)
def judge(x, v, counts):
    """Counts what every policy says of a release."""
    half, width = POINTS_WIDE / 2, POINTS_WIDE
    counts[0] += x > half
    counts[1] += x > width / 3
    counts[2] += x > 50
    counts[3] += x > 100
    counts[4] += x > 150
    counts[5] += x + 0.1 * v > half
    counts[6] += x + 0.3 * v > half
    counts[7] += v >= width or (v > -width and x >= half)
    counts[8] += x * MM_PER_POINT > 16
    counts[9] += x > width / 4
    counts[10] += 1


@njit(fastmath=True)
def run(rng, participants, counts):
    """Adds completions per intent and policy."""
    person, path, samples = np.zeros(TRAITS), np.zeros(PATH), np.zeros((SAMPLES, 3))
    z, center = np.zeros(5), np.zeros(5)
    for _ in range(participants):
        draw_person(rng, person)
        for intent in range(6):
            for _ in range(SWIPES):
                path[2] = 0
                if intent == 0:
                    is_drag, start = uniform(rng) < 0.07, -1.0
                    if uniform(rng) < 0.5:
                        start = edge_aim(rng, person) / person[REACH]
                    stroke(rng, person, path, z, center, 0, is_drag, start)
                elif intent == 1:
                    pop_abort(rng, person, path)
                elif intent == 2:
                    stroke(rng, person, path, z, center, 1, False, -1.0)
                elif intent == 3:
                    scroll(rng, person, path, READING, READING_STARTS)
                elif intent == 4:
                    scroll(rng, person, path, BROWSING, BROWSING_STARTS)
                else:
                    tap_smear(rng, path)
                count = sense(rng, path, person[TREMOR], samples)
                begun, x, v = recognize(samples, count)
                if begun:
                    judge(x, v, counts[intent])


def main():
    numbers = [int(float(word)) for word in sys.argv[1:] if word[0] != "-"]
    participants = numbers[0] if numbers else 10_000
    rng = np.random.Generator(np.random.SFC64(1))
    counts = np.zeros((len(INTENTS), len(POLICIES)), np.int64)
    start = time.perf_counter()
    run(rng, 1, counts.copy())
    compiling = time.perf_counter() - start
    if "--cold" not in sys.argv:
        run(rng, min(participants, 200), counts.copy())

    def work():
        run(rng, participants, counts)
        return counts

    measure(
        "numba", f"compile_seconds={compiling:.2f}", participants, SWIPES, INTENTS, POLICIES, work)


if __name__ == "__main__":
    main()
