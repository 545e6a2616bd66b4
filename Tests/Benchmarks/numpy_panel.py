"""The touch panel and the recognizer of the NumPy peer.

Swipes are sorted by their number of samples and made in groups of about equal length, one row per
sample and one column per swipe, so that little is made in vain and a group stays in the cache.
"""

import sys

import numpy as np

from numpy_people import F, POINTS, STEPS_PER_POINT

INTERVAL = F(1000 / 60)
LIMITS = F(POINTS[0] * STEPS_PER_POINT), F(POINTS[1] * STEPS_PER_POINT)
NOISE = F(0.15 * STEPS_PER_POINT)
TIME_NOISE = F(0.3)
SLOP = F(10 * STEPS_PER_POINT)


def box_muller(rng, shape):
    """Normals of single precision; 2.5 times as fast as the generator's own ziggurat."""
    size = int(np.prod(shape))
    half = (size + 1) // 2
    result = np.empty(2 * half, F)
    first, second = result[:half], result[half:]
    radius, angle = rng.random((2, half), dtype=F)
    np.subtract(F(1), radius, out=radius)
    np.log(radius, out=radius)
    radius *= F(-2)
    np.sqrt(radius, out=radius)
    angle *= F(2 * np.pi)
    np.cos(angle, out=first)
    np.sin(angle, out=second)
    first *= radius
    second *= radius
    return result[:size].reshape(shape)


def ziggurat(rng, shape):
    """Normals as most people would draw them."""
    return rng.standard_normal(shape, dtype=F)


normals = ziggurat if "--ziggurat" in sys.argv else box_muller


def reach(u):
    """The minimum-jerk reach, overwriting nothing."""
    result = u * F(6)
    result -= F(15)
    result *= u
    result += F(10)
    for _ in range(3):
        result *= u
    return result


def add_piece(x, y, part, first, rows, landing):
    """Adds what a piece moves to the places of every sample, and what is left of the landing."""
    rate = (part.end - part.begin) / part.duration
    u = rows * (rate * INTERVAL)
    u += part.begin + rate * (first if part.delay is None else first - part.delay)
    if part.delay is not None:
        np.maximum(u, part.begin, out=u)
    np.minimum(u, part.end, out=u)
    done = reach(u)
    low = reach(part.begin)
    done -= low
    done *= 1 / (reach(part.end) - low)
    add_path(x, done, part.dx, part.sway, u)
    add_path(y, done, part.dy, None if part.bow is None else -part.bow, u)
    if landing is None:
        return
    rest = np.subtract(F(1), done, out=done)
    for _ in range(4):
        rest *= rest
    for places, shift in zip((x, y), landing):
        places += np.multiply(rest, shift, out=u)


def add_path(places, done, straight, bulge, scratch):
    """Adds a shift at these shares of it, and a bulge that is largest half-way."""
    if bulge is None:
        np.multiply(done, straight, out=scratch)
    else:
        bulge = 4 * bulge
        np.multiply(done, -bulge, out=scratch)
        scratch += straight + bulge
        scratch *= done
    places += scratch


def on_grid(places, start, limit):
    """Places on the panel's grid, touch-down in row 0."""
    result = np.empty((len(places) + 1, len(start)), F)
    result[0] = start
    result[1:] = places
    np.clip(result, F(0), limit, out=result)
    return np.rint(result, out=result)


def trace(rng, path, first, longest, take):
    """Places on the grid and times in ms of the touch-down and every sample of these swipes."""
    rows = np.arange(longest, dtype=F)[:, None]
    noise = normals(rng, (3, longest, len(take)))
    noise[:2] *= path.tremor[take] * NOISE
    x, y, time = noise
    start_x, start_y = path.x[take], path.y[take]
    x += start_x
    y += start_y
    landing = None if path.landing is None else path.landing[:, take]
    for part in path.pieces:
        is_first = part is path.pieces[0]
        add_piece(x, y, select(part, take), first, rows, landing if is_first else None)
    if landing is not None:
        start_x, start_y = start_x + landing[0], start_y + landing[1]
    time *= TIME_NOISE
    time += rows * INTERVAL
    time += first
    return on_grid(x, start_x, LIMITS[0]), on_grid(y, start_y, LIMITS[1]), time


def walk_back(changed, row, column):
    """From these rows back to the last that sent an event; row 0 always did."""
    while True:
        silent = np.flatnonzero(~changed[row, column])
        if not len(silent):
            return row
        row[silent] -= 1


def releases(rng, path, count, take):
    """Translations and velocities in pt and s of the swipes `take` that a pan recognizes."""
    longest = int(count[take].max())
    if longest == 0:
        return np.empty((2, 0), F)
    count = count[take]
    # The last reading falls at the motion's end.
    begin = (path.duration[take] - (count - 1) * INTERVAL).astype(F)
    x, y, time = trace(rng, path, begin, longest, take)
    changed = np.ones(x.shape, bool)
    np.not_equal(x[1:], x[:-1], out=changed[1:])
    changed[1:] |= y[1:] != y[:-1]
    along, across = x - x[0], np.subtract(y, y[0], out=y)
    np.abs(across, out=across)
    far = np.maximum(np.abs(along), across, out=across) >= SLOP
    first = far.argmax(0)
    column = np.flatnonzero((first > 0) & (first <= count))
    begun = np.clip(along[first[column], column], -SLOP, SLOP)
    last = walk_back(changed, count[column], column)
    second = walk_back(changed, last - 1, column)
    third = walk_back(changed, np.maximum(second - 1, 0), column)
    moments = [
        np.where(row > 0, np.rint(time[row - 1, column] * F(1000)), F(0))
        for row in (last, second, third)]
    here, before, earlier = (along[row, column] for row in (last, second, third))
    newest = speed(here - before, moments[0] - moments[1])
    previous = speed(before - earlier, moments[1] - moments[2])
    velocity = np.where(second == 0, newest, F(0.2) * newest + F(0.8) * previous)
    return np.stack([(here - begun) / F(STEPS_PER_POINT), velocity])


def speed(steps, microseconds):
    """Speed in pt/s of a difference of events; 0 within 1 ms."""
    scale = F(1e6 / STEPS_PER_POINT)
    return np.where(
        microseconds >= 1000, steps * scale / np.maximum(microseconds, F(1000)), F(0))


def select(part, take):
    """A piece of some of the swipes."""
    values = {name: None if v is None else v[take] for name, v in vars(part).items()}
    return type(part)(**values)


def sense(rng, path, group):
    """Yields the releases of all swipes of these motions, at most `group` swipes at a time."""
    n = len(path.x)
    count = np.floor(path.duration / INTERVAL).astype(np.uint16)
    order = count.argsort(kind="stable")
    count = count.astype(np.intp)
    ordered, at = count[order], 0
    while at < n:
        # A group ends where its columns would be much longer than its first one.
        limit = np.searchsorted(ordered, int(1.25 * ordered[at]) + 4)
        end = min(at + group, int(limit))
        yield releases(rng, path, count, order[at:end])
        at = end
