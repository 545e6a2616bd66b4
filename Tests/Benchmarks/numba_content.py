"""Scrolls and taps of the Numba peer."""

import math

import numpy as np
from numba import njit

from numba_motion import add, clip, lift_over_mean
from numba_people import (
    HEIGHT, RADIANS, REFERENCE_POINT, SCROLL_ANGLE, SCROLL_DURATION, SCROLL_LENGTH,
    SLOWNESS, WIDTH, normal, swipe_height, uniform)

STARTS = np.array([
    [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1], [0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98]])
HASTY_LENGTHS = np.array([[0, 0.25, 0.5, 0.75, 0.9, 1], [16, 36, 79, 110, 200, 280]])
SLOW_LENGTHS = np.array([[0, 0.25, 0.5, 0.75, 0.9, 1], [16, 24, 30, 47, 80, 96]])
HASTY_SPEEDS = np.array([[0, 0.25, 0.45, 0.55, 0.75, 1], [300, 400, 600, 1000, 1500, 2600]])
SLOW_DURATIONS = np.array([
    [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1], [86, 260, 1070, 1790, 2980, 6960, 7500]])


@njit(fastmath=True)
def quantile(rng, knots):
    """A variable known by quantiles, with straight lines between them."""
    return at_rank(uniform(rng), knots)


@njit(fastmath=True)
def at_rank(u, knots):
    """The value of such a variable at a rank from 0 to 1."""
    i = 1
    while u > knots[0, i]:
        i += 1
    share = (u - knots[0, i - 1]) / (knots[0, i] - knots[0, i - 1])
    return knots[1, i - 1] + (knots[1, i] - knots[1, i - 1]) * share


@njit(fastmath=True)
def accident(rng, path):
    """A scroll that runs sideways."""
    path[1] = 0.62 * HEIGHT
    if uniform(rng) < 0.35:
        rank = uniform(rng)
        dx, lift = at_rank(rank, HASTY_LENGTHS), clip(normal(rng, 0.52, 0.13), 0.35, 1.0)
        speed = at_rank((rank + uniform(rng)) / 2, HASTY_SPEEDS)
        duration = 1000 * dx * max(lift_over_mean(lift), 0.5) / speed
    else:
        dx, duration = quantile(rng, SLOW_LENGTHS), quantile(rng, SLOW_DURATIONS)
        lift = normal(rng, 0.83, 0.16)
    dx *= REFERENCE_POINT
    dy = dx * uniform(rng, -1.0, 1.0)
    add(path, duration, dx, dy, 0.0, 0.0, clip(lift, 0.35, 1.0))


@njit(fastmath=True)
def content_vertical(rng, person, path):
    """A reading scroll."""
    place = quantile(rng, STARTS)
    path[0] = place * WIDTH
    if uniform(rng) < 0.005:
        accident(rng, path)
        return
    first, second = normal(rng), normal(rng)
    if uniform(rng) < 0.02:
        rise = math.exp(4.723 + 0.324 * first)
        duration = math.exp(4.981 + person[SLOWNESS] + 0.357 * second)
        lift = normal(rng, 0.52, 0.13)
    else:
        rise = math.exp(4.77 + person[SCROLL_LENGTH] + 0.51 * first)
        duration = math.exp(
            6.849 + person[SLOWNESS] + person[SCROLL_DURATION]
            + 0.71 * (0.2 * first + math.sqrt(0.96) * second))
        lift = normal(rng, 0.83, 0.16)
    # Chi-square with 12 degrees of freedom: minus twice the log of six uniforms' product.
    product = 1.0
    for _ in range(6):
        product *= 1 - uniform(rng)
    student = normal(rng) / math.sqrt(-2 * math.log(product) / 12)
    lean = 4.3 + person[SCROLL_ANGLE] + student * (9.57 if student > 0 else 12.43)
    angle = clip(lean * (rise / 97.0) ** -0.38, -85.0, 85.0) * RADIANS
    lift = clip(lift, 0.35, 1.0)
    touch = min(abs(normal(rng, 0.05, 0.04)), lift - 0.1)
    dy = min(rise * REFERENCE_POINT, 0.9 * HEIGHT)
    middle = swipe_height(rng, person)
    path[1] = clip(middle + dy * (1 - middle / HEIGHT), 0.0, HEIGHT)
    dx = min(dy * math.tan(angle), (1 - place) * 320 * REFERENCE_POINT)
    add(path, duration, dx, -dy, 0.0, touch, lift)


@njit(fastmath=True)
def tap_smear(rng, path):
    """A tap; one of five slips."""
    path[0] = uniform(rng, 0.02, 0.98) * WIDTH
    path[1] = uniform(rng, 0.05, 0.95) * HEIGHT
    duration = math.exp(normal(rng, 4.25, 0.45))
    if uniform(rng) >= 0.2:
        add(path, duration, 0.0, 0.0)
        return
    drift, place = math.exp(normal(rng, 1.92, 0.66)), uniform(rng, -1.0, 1.0)
    quarter = 45 * RADIANS
    angle = 4 * quarter * place
    if drift >= 10:
        if uniform(rng) < 0.067:
            angle = quarter * place
        else:
            angle = math.copysign(quarter, place) + 3 * quarter * place
    length = 0.1924 * drift
    add(path, duration, length * math.cos(angle), length * math.sin(angle))
