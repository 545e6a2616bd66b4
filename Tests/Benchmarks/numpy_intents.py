"""The five intents of the NumPy peer: each yields motions of all its swipes, in groups."""

import numpy as np

from numpy_motion import (
    SWIPES, edge_aim, insets, motion, normal, per_swipe, piece, stroke, swipe_height, uniform)
from numpy_people import (
    F, HEIGHT, LEFTWARD, RADIANS, REFERENCE_POINT, RIGHTWARD, START, TILT, WIDTH)


def pop(rng, people):
    """Flicks, slow strokes and drags to the right; half of them start at the edge."""
    n = SWIPES * len(people.reach)
    is_drag = rng.random(n, dtype=F) < 0.15
    start = np.full(n, -1, F)
    edge = np.flatnonzero(rng.random(n, dtype=F) < 0.5)
    who = np.tile(np.arange(len(people.reach)), SWIPES)[edge]
    start[edge] = edge_aim(rng, people, who) / people.reach[who]
    yield stroke(rng, people, RIGHTWARD, 1, people.right, start, is_drag)


def content_left(rng, people):
    """Strokes to the left."""
    yield stroke(rng, people, LEFTWARD, -1, people.left)


def pop_abort(rng, people):
    """Pops withdrawn: out and back again, sometimes late, or a slow drag that stops."""
    everybody = np.tile(np.arange(len(people.reach)), SWIPES)
    returns = rng.random(len(everybody), dtype=F) < 0.5
    mean_start = people.right[START] + RIGHTWARD.mean[START]
    tilt = np.clip((people.right[TILT] + RIGHTWARD.mean[TILT]) * F(RADIANS), F(-1.2), F(1.2))
    rise, all_pace = np.sin(tilt), np.exp(people.log_pace)
    for who, comes_back in ((everybody[returns], True), (everybody[~returns], False)):
        n = len(who)
        reach, pace = people.reach[who], all_pace[who]
        length = uniform(rng, n, 0.1, 0.6 if comes_back else 0.45)
        late = np.flatnonzero(rng.random(n, dtype=F) < 0.2) if comes_back else np.arange(0)
        length[late] = uniform(rng, len(late), 0.6, 0.95)
        x = np.clip(normal(rng, n, mean_start[who], 0.115), F(0), 1 - length) * reach
        x += insets(people, 1)[who]
        edge = np.flatnonzero(rng.random(n, dtype=F) < 0.5)
        x[edge] = edge_aim(rng, people, who[edge])
        length = np.minimum(length, (F(WIDTH) - x) / reach)
        y = swipe_height(rng, people.height[who])
        dx = length * reach
        dy = -dx * rise[who]
        log_mean, spread = (5.703782, 0.4) if comes_back else (6.13, 0.45)
        duration = np.exp(normal(rng, n, log_mean, spread)) * pace
        out = piece(duration, dx, dy, np.zeros(n, F), np.ones(n, F))
        tremor = people.tremor[who]
        if not comes_back:
            yield motion(tremor, x, y, duration + uniform(rng, n, 100, 600), out)
            continue
        delay = duration + np.exp(normal(rng, n, 5.010635, 0.6))
        share = uniform(rng, n, 0.5, 1)
        share[late] = uniform(rng, len(late), 0.05, 0.5)
        back_duration = np.exp(normal(rng, n, 5.521461, 0.4)) * pace
        end = np.ones(n, F)
        is_moving = rng.random(n, dtype=F) < 0.5
        is_moving[late] = True
        moving = np.flatnonzero(is_moving)
        # Lifts while moving back: phase .6, where the speed over the mean is 1.518987.
        speed = uniform(rng, len(moving), 200 * REFERENCE_POINT, 1500 * REFERENCE_POINT)
        end[moving] = F(0.6)
        back_duration[moving] = F(1518.9873) * share[moving] * dx[moving] / speed
        back = piece(back_duration, -share * dx, -share * dy, np.zeros(n, F), end, delay=delay)
        yield motion(tremor, x, y, delay + back_duration, out, back)


def content_vertical(rng, people):
    """Reading scrolls, and now and then one that runs sideways."""
    n = SWIPES * len(people.reach)
    x = np.interp(
        rng.random(n, dtype=F), (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1),
        (0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98)).astype(F) * F(WIDTH)
    first, second = rng.standard_normal((2, n), dtype=F)
    slowness = per_swipe(people.slowness)
    log_rise = F(0.51) * first + per_swipe(people.scroll_length) + F(4.77)
    log_duration = (F(0.2) * first + F(np.sqrt(0.96)) * second) * F(0.71)
    log_duration += slowness + per_swipe(people.scroll_duration) + F(6.849)
    end = normal(rng, n, 0.83, 0.16)
    flick = np.flatnonzero(rng.random(n, dtype=F) < 0.02)
    log_rise[flick] = F(4.723) + F(0.324) * first[flick]
    log_duration[flick] = F(4.981) + slowness[flick] + F(0.357) * second[flick]
    end[flick] = normal(rng, len(flick), 0.52, 0.13)
    student = rng.standard_normal(n, dtype=F) / np.sqrt(rng.standard_gamma(6, n, dtype=F) / F(6))
    angle = per_swipe(people.scroll_angle) + F(4.3)
    angle += np.where(student > 0, F(9.57), F(12.43)) * student
    angle *= np.exp(F(-0.38) * (log_rise - F(4.575)))
    dy = -np.minimum(np.exp(log_rise) * F(REFERENCE_POINT), F(0.9 * HEIGHT))
    dx = -dy * np.tan(np.clip(angle, F(-85), F(85)) * F(RADIANS))
    dx = np.minimum(dx, (1 - x / F(WIDTH)) * F(320 * REFERENCE_POINT))
    middle = swipe_height(rng, per_swipe(people.height))
    y = np.clip(middle - dy * (1 - middle / F(HEIGHT)), F(0), F(HEIGHT))
    begin = np.abs(normal(rng, n, 0.05, 0.04))
    duration = np.exp(log_duration)
    accident = np.flatnonzero(rng.random(n, dtype=F) < 0.005)
    accidents(rng, accident, y, duration, dx, dy, begin, end)
    end = np.clip(end, F(0.35), F(1))
    part = piece(duration, dx, dy, np.minimum(begin, end - F(0.1)), end)
    yield motion(per_swipe(people.tremor), x, y, duration, part)


def accidents(rng, at, y, duration, dx, dy, begin, end):
    """Turns the scrolls at these places into sideways ones."""
    n = len(at)
    y[at] = F(0.62 * HEIGHT)
    is_hasty, rank = rng.random(n) < 0.35, rng.random(n)
    places = (0, 0.25, 0.5, 0.75, 0.9, 1)
    dx[at] = REFERENCE_POINT * np.where(
        is_hasty, np.interp(rank, places, (16, 36, 79, 110, 200, 280)),
        np.interp(rank, places, (16, 24, 30, 47, 80, 96)))
    dy[at] = dx[at] * uniform(rng, n, -1, 1)
    lift = np.where(is_hasty, normal(rng, n, 0.52, 0.13), normal(rng, n, 0.83, 0.16))
    lift = np.clip(lift, 0.35, 1)
    reach = lift ** 3 * (10 + lift * (6 * lift - 15))
    ratio = np.maximum(30 * lift ** 3 * (1 - lift) ** 2 / reach, 0.5)
    speed = REFERENCE_POINT * np.interp(
        (rank + rng.random(n)) / 2, (0, 0.25, 0.45, 0.55, 0.75, 1),
        (300, 400, 600, 1000, 1500, 2600))
    slow = np.interp(
        rng.random(n), (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1),
        (86, 260, 1070, 1790, 2980, 6960, 7500))
    duration[at] = np.where(is_hasty, 1000 * dx[at] * ratio / speed, slow)
    begin[at] = 0
    end[at] = lift


def tap_smear(rng, people):
    """Taps; one of five slips."""
    n = SWIPES * len(people.reach)
    x, y = uniform(rng, n, 0.02 * WIDTH, 0.98 * WIDTH), uniform(
        rng, n, 0.05 * HEIGHT, 0.95 * HEIGHT)
    duration = np.exp(normal(rng, n, 4.25, 0.45))
    dx, dy = np.zeros((2, n), F)
    slips = np.flatnonzero(rng.random(n, dtype=F) < 0.2)
    m, quarter = len(slips), F(45 * RADIANS)
    drift = np.exp(normal(rng, m, 1.92, 0.66))
    place, which = uniform(rng, m, -1, 1), rng.random(m, dtype=F)
    back = which < 0.067
    far = np.where(back, quarter * place, np.copysign(quarter, place) + 3 * quarter * place)
    angle = np.where(drift < 10, 4 * quarter * place, far)
    dx[slips] = F(0.1924) * drift * np.cos(angle)
    dy[slips] = F(0.1924) * drift * np.sin(angle)
    part = piece(duration, dx, dy, np.zeros(n, F), np.ones(n, F))
    yield motion(per_swipe(people.tremor), x, y, duration, part)


INTENTS = {
    "pop": pop, "popAbort": pop_abort, "contentLeft": content_left,
    "contentVertical": content_vertical, "tapSmear": tap_smear,
}
