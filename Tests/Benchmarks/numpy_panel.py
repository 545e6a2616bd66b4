"""The touch panel and the recognizer of the NumPy peer.

Swipes are sorted by their number of samples and made in groups of about equal length, one row per
sample and one column per swipe, so that little is made in vain and a group stays in the cache.
"""

import numpy as np

from numpy_people import F, POINTS, STEPS_PER_POINT

INTERVAL = F(1000 / 60)
LIMITS = F(POINTS[0] * STEPS_PER_POINT), F(POINTS[1] * STEPS_PER_POINT)
NOISE = F(0.15 * STEPS_PER_POINT)
TIME_NOISE = F(0.3)
SLOP = F(10 * STEPS_PER_POINT)


def progress(part, phase, rows):
    """Progress of a piece at each sample, from 0 to 1."""
    span = part.end - part.begin
    rate = span / part.duration
    low = part.begin * part.begin * part.begin * (
        10 + part.begin * (6 * part.begin - 15))
    high = part.end * part.end * part.end * (10 + part.end * (6 * part.end - 15))
    first = part.begin + rate * (phase if part.delay is None else phase - part.delay)
    u = rows * (rate * INTERVAL)
    u += first
    if part.delay is not None:
        np.maximum(u, part.begin, out=u)
    np.minimum(u, part.end, out=u)
    share = u * F(6)
    share -= F(15)
    share *= u
    share += F(10)
    share *= u
    share *= u
    share *= u
    scale = 1 / (high - low)
    share -= low
    share *= scale
    return share


def places(rng, start, limit, parts, shares, deltas, noise, bows=()):
    """Places along one axis on the grid: touch-down in row 0, then every sample with its noise."""
    rows = len(shares[0]) + 1
    result = np.empty((rows, len(start)), F)
    result[0] = start
    moved = result[1:]
    rng.standard_normal(dtype=F, out=moved)
    moved *= noise
    moved += start
    for share, delta in zip(shares, deltas):
        moved += share * delta
    for share, bow in zip(shares, bows):
        if bow is not None:
            bulge = F(1) - share
            bulge *= share
            bulge *= F(4) * bow
            moved -= bulge
    np.clip(result, F(0), limit, out=result)
    return np.rint(result, out=result)


def walk_back(changed, row, column):
    """From these rows back to the last that sent an event; row 0 always did."""
    while True:
        silent = np.flatnonzero(~changed[row, column])
        if not len(silent):
            return row
        row[silent] -= 1


def releases(rng, path, phase, count, take):
    """Translations and velocities in pt and s of the swipes `take` that a pan recognizes."""
    longest = int(count[take].max())
    if longest == 0:
        return np.empty((2, 0), F)
    count, phase = count[take], phase[take]
    rows = np.arange(longest, dtype=F)[:, None]
    parts = [select(part, take) for part in path.pieces]
    shares = [progress(part, phase, rows) for part in parts]
    noise = path.tremor[take] * NOISE
    x = places(
        rng, path.x[take], LIMITS[0], parts, shares, [part.dx for part in parts], noise)
    y = places(
        rng, path.y[take], LIMITS[1], parts, shares, [part.dy for part in parts], noise,
        [part.bow for part in parts])
    time = np.zeros((longest + 1, len(take)), F)
    moved = time[1:]
    rng.standard_normal(dtype=F, out=moved)
    moved *= TIME_NOISE
    moved += rows * INTERVAL
    moved += phase
    changed = np.ones(x.shape, bool)
    np.not_equal(x[1:], x[:-1], out=changed[1:])
    changed[1:] |= y[1:] != y[:-1]
    far = np.maximum(np.abs(x - x[0]), np.abs(y - y[0])) >= SLOP
    first = far.argmax(0)
    column = np.flatnonzero((first > 0) & (first <= count))
    begun = np.clip(x[first[column], column] - x[0, column], -SLOP, SLOP)
    last = walk_back(changed, count[column], column)
    second = walk_back(changed, last - 1, column)
    third = walk_back(changed, np.maximum(second - 1, 0), column)
    here = x[last, column]
    milliseconds = [np.rint(time[row, column] * F(1000)) for row in (last, second, third)]
    newest = speed(here - x[second, column], milliseconds[0] - milliseconds[1])
    previous = speed(x[second, column] - x[third, column], milliseconds[1] - milliseconds[2])
    blend = F(0.2) * newest + F(0.8) * previous
    velocity = np.where(second == 0, newest, blend)
    return np.stack([(here - x[0, column] - begun) / F(STEPS_PER_POINT), velocity])


def speed(steps, microseconds):
    """Speed in pt/s of a difference of events; 0 within 1 ms."""
    scale = F(1e6 / STEPS_PER_POINT)
    return np.where(
        microseconds >= 1000, steps * scale / np.maximum(microseconds, F(1000)), F(0))


def select(part, take):
    """A piece of some of the swipes."""
    def of(values):
        return None if values is None else values[take]
    return type(part)(
        duration=part.duration[take], dx=part.dx[take], dy=part.dy[take],
        begin=part.begin[take], end=part.end[take], bow=of(part.bow), delay=of(part.delay))


def sense(rng, path, group):
    """Yields the releases of all swipes of these motions, `group` swipes at a time."""
    n = len(path.x)
    phase = rng.random(n, dtype=F)
    phase += F(1)
    phase *= INTERVAL
    count = np.ceil((path.duration - phase) / INTERVAL)
    count = np.maximum(count, F(0)).astype(np.uint16)
    order = count.argsort(kind="stable")
    count = count.astype(np.intp)
    ordered, at = count[order], 0
    while at < n:
        # A group ends where its columns would be much longer than its first one.
        limit = np.searchsorted(ordered, 1.25 * ordered[at] + 4)
        end = min(at + group, int(limit))
        yield releases(rng, path, phase, count, order[at:end])
        at = end
