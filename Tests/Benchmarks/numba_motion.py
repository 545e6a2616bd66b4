"""What fingers do: the sideways strokes of the Numba peer.

A path is an array: start x and y in mm, number of pieces, where the finger is first seen beside the
start, then nine numbers for each piece.
"""

import math

from numba import njit

from numba_people import (
    BOW, BOW_SCORE, DURATION, DURATION_PER_START, LENGTH, LENGTH_PER_START, LIFT, LIFT_SHIFT,
    LOG_PACE, MEAN, MIRROR, RADIANS, REACH, REFERENCE_POINT, ROOT_SCALE, SLOW_SHARE, START, TILT,
    WIDTH, WITHIN_FACTOR, correlated, edge_aim, inset_of, normal, swipe_height, uniform)

# Duration in ms, displacement, bow and sway in mm, and the window on the reach.
SPAN, DX, DY, BULGE, BEGIN, RATE, LOW, SCALE, SWAY = range(9)
PIECE = 9
HEAD = 5
PATH = HEAD + 3 * PIECE


@njit(inline="always")
def clip(value, low, high):
    return min(max(value, low), high)


@njit(inline="always")
def reach_shape(u):
    return u * u * u * (10 + u * (6 * u - 15))


@njit(inline="always")
def lift_over_mean(phase):
    """Speed at the lift over the mean speed, of a window that begins at rest."""
    return 30 * phase * phase * phase * (1 - phase) * (1 - phase) / reach_shape(phase)


@njit(inline="always")
def add(path, duration, dx, dy, bow=0.0, begin=0.0, end=1.0, sway=0.0):
    at = HEAD + PIECE * int(path[2])
    path[at + SPAN] = duration
    path[at + DX] = dx
    path[at + DY] = dy
    path[at + BULGE] = bow
    path[at + BEGIN] = begin
    path[at + RATE] = (end - begin) / duration
    path[at + LOW] = reach_shape(begin)
    path[at + SCALE] = 1 / (reach_shape(end) - reach_shape(begin))
    path[at + SWAY] = sway
    path[2] += 1


@njit(inline="always")
def land(rng, path):
    """The touched area grows while a finger lands; one of twenty lands far off."""
    spread = 5 * 0.34 if uniform(rng) < 0.05 else 0.34
    path[3] = normal(rng, 0.0, spread)
    path[4] = normal(rng, 0.0, spread)


@njit(fastmath=True)
def stroke(rng, person, path, z, center, side, is_drag, wanted_start):
    """A sideways stroke; those that leave the view, or are no flicks, are drawn again."""
    path[1] = swipe_height(rng, person)
    land(rng, path)
    mean_bow, between_bow, within_bow = BOW[side]
    bow = normal(rng) * within_bow * (2.5 if uniform(rng) < 0.15 else 1.0)
    bow += mean_bow + between_bow * person[BOW_SCORE]
    reach, root = person[REACH], 0.0
    inset = 0.0 if wanted_start >= 0 else inset_of(person, side == 0)
    for i in range(5):
        center[i] = MEAN[side, i] + person[5 * side + i]
    for attempt in range(200):
        z[:] = center
        correlated(rng, WITHIN_FACTOR[side], z)
        if wanted_start >= 0:
            z[LENGTH] += LENGTH_PER_START[side] * (wanted_start - z[START])
            z[DURATION] += DURATION_PER_START[side] * (wanted_start - z[START])
            z[START] = wanted_start
        if is_drag:
            own = 0.98 ** attempt
            z[LENGTH] = normal(rng, 0.77 + own * person[5 * side + LENGTH], 0.1)
            z[DURATION] = normal(rng, 6.13 + own * person[5 * side + DURATION], 0.45)
        root = z[LENGTH] * person[ROOT_SCALE]
        is_flick = 3.688879 <= z[DURATION] <= 5.799093
        is_inside = 0 <= z[START] <= 0.95 and z[START] + root * root <= (WIDTH - inset) / reach
        if root > 0.22 and is_inside and (is_flick or is_drag) and 0.2 <= z[LIFT] <= 1.1:
            break
        for i in range(5):
            center[i] = 0.98 * center[i] + 0.02 * MEAN[side, i]
    start = inset + clip(z[START], 0.0, 0.95) * reach
    root = max(root, 0.22)
    length = min(root * root * reach, WIDTH - start)
    duration, hold = math.exp(z[DURATION] + person[LOG_PACE]), 0.0
    touch = abs(normal(rng, 0.05, 0.04))
    lift = MEAN[side, LIFT] + LIFT_SHIFT[side] + 0.9293257 * (z[LIFT] - MEAN[side, LIFT])
    lift = clip(lift, 0.3, 1.0)
    if is_drag:
        touch = abs(normal(rng, 0.12, 0.06))
        lift = min(normal(rng, 0.93, 0.07), 1.0)
    elif uniform(rng) < person[SLOW_SHARE]:
        total = max(300.0, math.exp(normal(rng, 6.409253, 0.599301) + person[LOG_PACE]))
        if uniform(rng) < 0.6633166:
            duration = min(duration, 0.6 * total)
            hold = total - duration
        else:
            duration = total
            touch = abs(normal(rng, 0.12, 0.06))
            lift = clip(normal(rng, 0.86, 0.08), 0.6, 1.0)
    rise = length * math.tan(clip(person[MIRROR] * z[TILT], -80.0, 80.0) * RADIANS)
    if hold > 0:
        add(path, hold, 0.0, 0.0)
    path[0] = start if side == 0 else WIDTH - start
    add(path, duration, length if side == 0 else -length, -rise,
        bow * math.sqrt(length * length + rise * rise), min(touch, lift - 0.1), lift)


@njit(fastmath=True)
def pop_abort(rng, person, path):
    """An aborted pop: out and back again, sometimes late, or a slow drag that stops."""
    returns = uniform(rng) < 0.5
    late = returns and uniform(rng) < 0.2
    length = uniform(rng, 0.1, 0.6 if returns else 0.45)
    if late:
        length = uniform(rng, 0.6, 0.95)
    if uniform(rng) < 0.5:
        path[0] = edge_aim(rng, person)
    else:
        free = normal(rng, MEAN[0, START] + person[START], 0.115)
        path[0] = inset_of(person, True) + clip(free, 0.0, 1 - length) * person[REACH]
    length = min(length, (WIDTH - path[0]) / person[REACH])
    path[1] = swipe_height(rng, person)
    land(rng, path)
    tilt = clip((MEAN[0, TILT] + person[TILT]) * RADIANS, -1.2, 1.2)
    dx = length * person[REACH]
    dy = -dx * math.sin(tilt)
    pace = math.exp(person[LOG_PACE])
    if not returns:
        add(path, math.exp(normal(rng, 6.13, 0.45)) * pace, dx, dy)
        add(path, uniform(rng, 100.0, 600.0), 0.0, 0.0)
        return
    add(path, math.exp(normal(rng, 5.703782, 0.4)) * pace, dx, dy)
    add(path, math.exp(normal(rng, 5.010635, 0.6)), 0.0, 0.0)
    share = uniform(rng, 0.05, 0.5) if late else uniform(rng, 0.5, 1.0)
    duration, end = math.exp(normal(rng, 5.521461, 0.4)) * pace, 1.0
    if late or uniform(rng) < 0.5:
        # Lifts while moving back: phase .6, where the speed over the mean is 1.518987.
        end = 0.6
        duration = 1518.987 * share * dx / (uniform(rng, 200.0, 1500.0) * REFERENCE_POINT)
    add(path, duration, -share * dx, -share * dy, 0.0, 0.0, end)
