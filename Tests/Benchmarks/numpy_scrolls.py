"""Scrolls of the NumPy peer, of people who read and of people who browse."""

from types import SimpleNamespace

import numpy as np

from numpy_motion import SWIPES, landings, motion, normal, per_swipe, piece, swipe_height, uniform
from numpy_people import F, HEIGHT, RADIANS, REFERENCE_POINT, REFERENCE_WIDTH, WIDTH

SIDEWAYS, HELD = 0.003, 0.012
PLACES = 0, 0.05, 0.25, 0.5, 0.75, 0.95, 1

# Length (ln dp), duration (ln ms), lean (degrees) and sway: mean, and spread between people and
# within one; `pace` and `bend` are correlations of length with duration and of lean with sway, over
# people and within one; phases of the lift are for 150 ms and 400 ms.
READING = SimpleNamespace(
    length=(4.74, 0.46, 0.486), duration=(6.9, 0.58, 0.72), lean=(3.9, 8.9, 10.9),
    sway=(-0.011, 0.047, 0.065), down_share=0.09, down_lean=-4.2, pace=(0.59, 0.17),
    bend=(-0.66, -0.34), touch=0.05, lift=(0.76, 0.82), lift_spread=(0.11, 0.2),
    starts=(0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98))
BROWSING = SimpleNamespace(
    length=(4.757, 0.31, 0.54), duration=(5.46, 0.385, 1.08), lean=(12.4, 10.2, 7.84),
    sway=(-0.03, 0.03, 0.06), down_share=0.407, down_lean=-2.6, pace=(0.86, -0.05),
    bend=(-0.3, -0.21), touch=0.3, lift=(0.78, 0.83), lift_spread=(0.14, 0.18),
    starts=(0.1, 0.48, 0.63, 0.69, 0.75, 0.84, 0.98))


def quantity(values, personal, within):
    """Mean, what a person's score adds, and what one scroll's score adds."""
    mean, between, spread = values
    result = F(spread) * within
    result += per_swipe(F(between) * personal + F(mean))
    return result


def mixed(correlation, one, other):
    """Scores that go together with `one`, and scores independent of it."""
    return F(correlation) * one + F(np.sqrt(1 - correlation ** 2)) * other


def scroll(rng, people, model):
    """Scrolls up and down, those in which the finger rests first, and some that run sideways."""
    n = SWIPES * len(people.reach)
    kind = rng.random(n, dtype=F)
    sideways = np.flatnonzero(kind < SIDEWAYS)
    held = np.flatnonzero((kind >= SIDEWAYS) & (kind < SIDEWAYS + HELD))
    down = rng.random(n, dtype=F) < model.down_share
    place = np.interp(rng.random(n, dtype=F), PLACES, model.starts).astype(F)
    first, second, other = rng.standard_normal((3, n), dtype=F)
    log_rise = quantity(model.length, people.scroll_length, first)
    personal = mixed(model.pace[0], people.scroll_length, people.scroll_duration)
    log_time = quantity(model.duration, personal, mixed(model.pace[1], first, second))
    log_time += per_swipe(people.slowness)
    rise = np.exp(log_rise) * F(REFERENCE_POINT)
    # Not faster than 3000 dp/s.
    duration = np.maximum(np.exp(log_time), rise / F(3 * REFERENCE_POINT))
    student = rng.standard_normal(n, dtype=F) / np.sqrt(rng.standard_gamma(6, n, dtype=F) / F(6))
    angle = leans(people, model, student, down, np.exp(F(-0.38) * (log_rise - F(4.575))))
    personal = mixed(model.bend[0], people.scroll_lean, people.scroll_sway)
    sway = quantity(model.sway, personal, mixed(model.bend[1], student, other))
    rise = np.minimum(rise, F(0.9 * HEIGHT))
    sway *= rise
    dx = rise * np.tan(np.clip(angle, F(-85), F(85)) * F(RADIANS))
    dx = np.minimum(dx, (1 - place) * F(REFERENCE_WIDTH))
    dy = np.where(down, rise, -rise)
    middle = swipe_height(rng, per_swipe(people.height))
    y = np.clip(middle + rise * (np.where(down, F(0), F(1)) - middle / F(HEIGHT)), F(0), F(HEIGHT))
    log_time[held] = 5.4
    end = lifts(rng, model, log_time)
    begin = np.abs(normal(rng, n, model.touch, 0.04))
    run_sideways(rng, sideways, y, duration, dx, dy, begin, end, sway)
    end = np.clip(end, F(0.35), F(1))
    begin = np.minimum(begin, end - F(0.1))
    x, tremor = place * F(WIDTH), per_swipe(people.tremor)
    rests = np.zeros(n, bool)
    rests[held] = True
    # Those who rest first are few: apart, so that the others are made without a delay.
    for at, rest in ((np.flatnonzero(~rests), False), (held, True)):
        moving = np.minimum(duration[at], F(220)) if rest else duration[at]
        delay = duration[at] - moving if rest else None
        part = piece(
            moving, dx[at], dy[at], begin[at], end[at], delay=delay, sway=sway[at])
        yield motion(
            tremor[at], x[at], y[at], duration[at], part, landing=landings(rng, len(at)))


def leans(people, model, student, down, straightness):
    """Degrees to the right of up or down: further to the palm's side than to the other."""
    mean, between, within = model.lean
    angle = student * np.where(student > 0, F(0.87 * within), F(1.13 * within))
    angle += per_swipe(F(between) * people.scroll_lean) * np.where(down, F(-0.4), F(1))
    angle *= straightness
    angle += np.where(down, F(model.down_lean), F(mean))
    return angle


def lifts(rng, model, log_time):
    """The phases at which scrolls of these ln ms lift."""
    share = np.clip((log_time - F(5.010635)) / F(0.980829), F(0), F(1))
    (quick, slow), (quick_spread, slow_spread) = model.lift, model.lift_spread
    end = rng.standard_normal(len(share), dtype=F)
    end *= F(quick_spread) + F(slow_spread - quick_spread) * share
    end += F(quick) + F(slow - quick) * share
    return end


def run_sideways(rng, at, y, duration, dx, dy, begin, end, sway):
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
        rng.random(n), PLACES, (86, 260, 1070, 1790, 2980, 6960, 7500))
    duration[at] = np.where(is_hasty, 1000 * dx[at] * ratio / speed, slow)
    begin[at] = 0
    end[at] = lift
    sway[at] = 0
