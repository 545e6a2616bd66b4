"""What fingers do: the strokes of the NumPy peer, one array entry per swipe.

Times are in ms; places are in steps of the touch panel's grid, which is how samples are made.
"""

from types import SimpleNamespace

import numpy as np

from numpy_people import (
    DURATION, F, HEIGHT, LEFTWARD, LENGTH, LIFT, MM_PER_POINT, RADIANS, REFERENCE_POINT,
    RIGHTWARD, START, STEPS_PER_POINT, TILT, WIDTH)

SWIPES = 20
STEPS_PER_MM = F(STEPS_PER_POINT / MM_PER_POINT)


def per_swipe(trait):
    """A trait of each participant, for each of that participant's swipes."""
    return np.tile(trait, SWIPES)


def piece(duration, dx, dy, begin, end, bow=None, delay=None, sway=None):
    """A windowed minimum-jerk reach, after a delay, bulging upwards and to the right."""
    return SimpleNamespace(
        duration=duration, dx=dx, dy=dy, begin=begin, end=end, bow=bow, delay=delay, sway=sway)


def motion(person, x, y, duration, *pieces, landing=None):
    """Paths on the grid from lengths in mm; `person` is the participants' tremor, per swipe.

    `landing` is where fingers are first seen beside their paths, x and y.
    """
    for part in pieces:
        for name in ("dx", "dy", "bow", "sway"):
            if getattr(part, name) is not None:
                setattr(part, name, getattr(part, name) * STEPS_PER_MM)
    return SimpleNamespace(
        x=x * STEPS_PER_MM, y=y * STEPS_PER_MM, duration=duration, pieces=pieces, tremor=person,
        landing=None if landing is None else landing * STEPS_PER_MM)


def landings(rng, n):
    """Where fingers are first seen, in mm beside their paths; one of twenty is far off."""
    spread = np.where(rng.random(n, dtype=F) < 0.05, F(5 * 0.34), F(0.34))
    return rng.standard_normal((2, n), dtype=F) * spread


def normal(rng, n, mean=0, spread=1):
    """Normals in single precision."""
    z = rng.standard_normal(n, dtype=F)
    z *= F(spread)
    z += mean if isinstance(mean, np.ndarray) else F(mean)
    return z


def uniform(rng, n, low=0, high=1):
    """Uniforms in single precision."""
    u = rng.random(n, dtype=F)
    u *= F(high - low)
    u += F(low)
    return u


def swipe_height(rng, height):
    """Height of touch-down of a sideways swipe in mm, on the glass."""
    return np.clip(normal(rng, len(height), height, 46 * REFERENCE_POINT), F(0), F(HEIGHT))


def edge_aim(rng, people, who):
    """Where these people's fingers land that aim at the edge, in mm from it."""
    n = len(who)
    aimed = uniform(rng, n, 0, 10 * REFERENCE_POINT) + normal(rng, n, 0, 2)
    return np.minimum(np.maximum(aimed, people.nearest_start[who]), F(0.5) * people.reach[who])


def insets(people, sign):
    """How far in mm from the edge that they leave the strip of strokes without a start begins."""
    side = 0.9 if sign > 0 else 0.59
    share = np.where(sign * people.mirror > 0, F(side), F(1 - side))
    return share * (F(WIDTH) - people.reach)


def accepted(rng, model, personal, root_scale, room, start=None, is_drag=None):
    """The five quantities of strokes, drawn again while they leave the view or are no flicks."""
    n = len(root_scale)
    result, roots = np.empty((5, n), F), np.empty(n, F)
    waiting, center = np.arange(n), model.mean + personal
    for attempt in range(200):
        z = model.within @ rng.standard_normal((5, len(waiting)), dtype=F)
        z += center
        if start is not None:
            at = np.flatnonzero(start >= 0)
            change = start[at] - z[START, at]
            z[LENGTH, at] += model.length_per_start * change
            z[DURATION, at] += model.duration_per_start * change
            z[START, at] = start[at]
        if is_drag is not None:
            at = np.flatnonzero(is_drag)
            z[LENGTH, at] = normal(rng, len(at), personal[LENGTH, at] + F(0.77), 0.1)
            z[DURATION, at] = normal(rng, len(at), personal[DURATION, at] + F(6.13), 0.45)
        root = z[LENGTH] * root_scale
        good = (z[DURATION] >= F(3.688879)) & (z[DURATION] <= F(5.799093))
        if is_drag is not None:
            good |= is_drag
        good &= (root > F(0.22)) & (z[START] >= 0) & (z[START] <= F(0.95))
        good &= (z[START] + root * root <= room) & (z[LIFT] >= F(0.2)) & (z[LIFT] <= F(1.1))
        if attempt == 0:
            result, roots = z, root
        else:
            result[:, waiting], roots[waiting] = z, root
        again = np.flatnonzero(~good)
        if not len(again):
            break
        waiting = waiting[again]
        personal, root_scale, room = personal[:, again] * F(0.98), root_scale[again], room[again]
        center = center[:, again] * F(0.98) + model.mean * F(0.02)
        start = None if start is None else start[again]
        is_drag = None if is_drag is None else is_drag[again]
    return result, roots


def stroke(rng, people, model, sign, personal, start=None, is_drag=None):
    """Sideways strokes: flicks, rests before flicks, slow strokes and drags."""
    personal, reach = per_swipe(personal), per_swipe(people.reach)
    n = len(reach)
    y = swipe_height(rng, per_swipe(people.height))
    mean_bow, between_bow, within_bow = model.bow
    bow = normal(rng, n, 0, within_bow)
    bow[rng.random(n, dtype=F) < 0.15] *= F(2.5)
    bow += per_swipe(people.bow * F(between_bow) + F(mean_bow))
    inset = per_swipe(insets(people, sign))
    if start is not None:
        inset = np.where(start >= 0, F(0), inset)
    z, root = accepted(
        rng, model, personal, per_swipe(people.root_scale), (F(WIDTH) - inset) / reach, start,
        is_drag)
    x = inset + np.clip(z[START], F(0), F(0.95)) * reach
    root = np.maximum(root, F(0.22))
    length = np.minimum(root * root * reach, F(WIDTH) - x)
    pace = per_swipe(people.log_pace)
    duration = np.exp(z[DURATION] + pace)
    begin = np.abs(normal(rng, n, 0.05, 0.04))
    end = np.clip(model.lift + F(0.9293257) * (z[LIFT] - model.mean[LIFT]), F(0.3), F(1))
    is_slow = rng.random(n, dtype=F) < per_swipe(people.slow_share)
    if is_drag is not None:
        drag = np.flatnonzero(is_drag)
        begin[drag] = np.abs(normal(rng, len(drag), 0.12, 0.06))
        end[drag] = np.minimum(normal(rng, len(drag), 0.93, 0.07), F(1))
        is_slow &= ~is_drag
    slow = np.flatnonzero(is_slow)
    total = np.maximum(np.exp(normal(rng, len(slow), pace[slow] + F(6.409253), 0.599301)), F(300))
    rests = rng.random(len(slow), dtype=F) < 0.6633166
    hold = np.zeros(n, F)
    resting, total_resting = slow[rests], total[rests]
    duration[resting] = np.minimum(duration[resting], F(0.6) * total_resting)
    hold[resting] = total_resting - duration[resting]
    slow, total = slow[~rests], total[~rests]
    duration[slow] = total
    begin[slow] = np.abs(normal(rng, len(slow), 0.12, 0.06))
    end[slow] = np.clip(normal(rng, len(slow), 0.86, 0.08), F(0.6), F(1))
    tilt = np.clip(z[TILT] * per_swipe(people.mirror), F(-80), F(80)) * F(RADIANS)
    rise = length * np.tan(tilt)
    path = np.sqrt(length * length + rise * rise)
    part = piece(
        duration, length * F(sign), -rise, np.minimum(begin, end - F(0.1)), end, bow * path, hold)
    return motion(
        per_swipe(people.tremor), x if sign > 0 else F(WIDTH) - x, y, hold + duration, part,
        landing=landings(rng, n))
