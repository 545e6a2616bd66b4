"""The six intents of the NumPy peer: each yields motions of all its swipes, in groups."""

import numpy as np

from numpy_motion import (
    SWIPES, edge_aim, insets, landings, motion, normal, per_swipe, piece, stroke, swipe_height,
    uniform)
from numpy_people import (
    F, HEIGHT, LEFTWARD, RADIANS, REFERENCE_POINT, RIGHTWARD, START, TILT, WIDTH)
from numpy_scrolls import BROWSING, READING, scroll


def pop(rng, people):
    """Flicks, slow strokes and drags to the right; half of them start at the edge."""
    n = SWIPES * len(people.reach)
    is_drag = rng.random(n, dtype=F) < 0.07
    start = np.full(n, -1, F)
    edge = np.flatnonzero(rng.random(n, dtype=F) < 0.5)
    who = np.tile(np.arange(len(people.reach)), SWIPES)[edge]
    start[edge] = edge_aim(rng, people, who) / people.reach[who]
    yield stroke(rng, people, RIGHTWARD, 1, people.right, start, is_drag)


def content_left(rng, people):
    """Strokes to the left."""
    yield stroke(rng, people, LEFTWARD, -1, people.left)


def pop_abort(rng, people):
    """Aborted pops: out and back again, sometimes late, or a slow drag that stops."""
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
            yield motion(
                tremor, x, y, duration + uniform(rng, n, 100, 600), out, landing=landings(rng, n))
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
        yield motion(
            tremor, x, y, delay + back_duration, out, back, landing=landings(rng, n))


def content_vertical(rng, people):
    """Scrolls of people who read."""
    return scroll(rng, people, READING)


def content_browse(rng, people):
    """Quick scrolls of people who browse."""
    return scroll(rng, people, BROWSING)


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
    "contentVertical": content_vertical, "contentBrowse": content_browse, "tapSmear": tap_smear,
}
