"""Scrolls and taps of the Numba peer."""

import math

import numpy as np
from numba import njit

from numba_motion import add, clip, land, lift_over_mean
from numba_people import (
    HEIGHT, RADIANS, REFERENCE_POINT, REFERENCE_WIDTH, SCROLL_DURATION, SCROLL_LEAN,
    SCROLL_LENGTH, SCROLL_SWAY, SLOWNESS, WIDTH, normal, swipe_height, uniform)

# Where a model of scrolls has its numbers. Length (ln dp), duration (ln ms), lean (degrees) and
# sway: mean, spread between people, spread within one. Then correlations over people and within
# one, of length with duration and of lean with sway; phases of the lift with their spreads.
RISE, TIME, LEAN, BULGE = 0, 3, 6, 9
DOWN_SHARE, DOWN_LEAN, PACE, BEND, TOUCH, QUICK, SLOW = 12, 13, 14, 16, 18, 19, 21
READING = np.array([
    4.74, 0.46, 0.486, 6.9, 0.58, 0.72, 3.9, 8.9, 10.9, -0.011, 0.047, 0.065,
    0.09, -4.2, 0.59, 0.17, -0.66, -0.34, 0.05, 0.76, 0.11, 0.82, 0.2])
BROWSING = np.array([
    4.757, 0.31, 0.54, 5.46, 0.385, 1.08, 12.4, 10.2, 7.84, -0.03, 0.03, 0.06,
    0.407, -2.6, 0.86, -0.05, -0.3, -0.21, 0.3, 0.78, 0.14, 0.83, 0.18])
READING_STARTS = np.array([
    [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1], [0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98]])
BROWSING_STARTS = np.array([
    [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1], [0.1, 0.48, 0.63, 0.69, 0.75, 0.84, 0.98]])
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
def sideways(rng, path):
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


@njit(inline="always")
def mixed(correlation, one, other):
    """A score that goes together with `one`, and otherwise follows `other`."""
    return correlation * one + math.sqrt(1 - correlation * correlation) * other


@njit(fastmath=True)
def scroll(rng, person, path, model, starts):
    """A scroll: up or down, from rest or after one, or sideways altogether."""
    place, kind = quantile(rng, starts), uniform(rng)
    path[0] = place * WIDTH
    land(rng, path)
    if kind < 0.003:
        sideways(rng, path)
        return
    rests, goes_down = kind < 0.003 + 0.012, uniform(rng) < model[DOWN_SHARE]
    first, second = normal(rng), normal(rng)
    log_rise = model[RISE] + model[RISE + 1] * person[SCROLL_LENGTH] + model[RISE + 2] * first
    personal = mixed(model[PACE], person[SCROLL_LENGTH], person[SCROLL_DURATION])
    log_time = model[TIME] + person[SLOWNESS] + model[TIME + 1] * personal
    log_time += model[TIME + 2] * mixed(model[PACE + 1], first, second)
    rise = math.exp(log_rise) * REFERENCE_POINT
    # Not faster than 3000 dp/s.
    duration = max(math.exp(log_time), rise / (3 * REFERENCE_POINT))
    # Chi-square with 12 degrees of freedom: minus twice the log of six uniforms' product.
    product = 1.0
    for _ in range(6):
        product *= 1 - uniform(rng)
    student = normal(rng) / math.sqrt(-2 * math.log(product) / 12)
    lean = model[LEAN + 1] * person[SCROLL_LEAN] * (-0.4 if goes_down else 1.0)
    lean += model[LEAN + 2] * student * (0.87 if student > 0 else 1.13)
    lean *= math.exp(-0.38 * (log_rise - 4.575))
    lean += model[DOWN_LEAN] if goes_down else model[LEAN]
    personal = mixed(model[BEND], person[SCROLL_LEAN], person[SCROLL_SWAY])
    sway = model[BULGE] + model[BULGE + 1] * personal
    sway += model[BULGE + 2] * mixed(model[BEND + 1], student, normal(rng))
    share = clip(((5.4 if rests else log_time) - 5.010635) / 0.980829, 0.0, 1.0)
    spread = model[QUICK + 1] + (model[SLOW + 1] - model[QUICK + 1]) * share
    lift = normal(rng, model[QUICK] + (model[SLOW] - model[QUICK]) * share, spread)
    lift = clip(lift, 0.35, 1.0)
    touch = min(abs(normal(rng, model[TOUCH], 0.04)), lift - 0.1)
    rise = min(rise, 0.9 * HEIGHT)
    middle = swipe_height(rng, person)
    below = (0.0 if goes_down else 1.0) - middle / HEIGHT
    path[1] = clip(middle + rise * below, 0.0, HEIGHT)
    dx = rise * math.tan(clip(lean, -85.0, 85.0) * RADIANS)
    dx = min(dx, (1 - place) * REFERENCE_WIDTH)
    moving = min(duration, 220.0) if rests else duration
    if moving < duration:
        add(path, duration - moving, 0.0, 0.0)
    add(path, moving, dx, rise if goes_down else -rise, 0.0, touch, lift, sway * rise)


@njit(fastmath=True)
def tap_smear(rng, path):
    """A tap; one of five slips."""
    path[3] = path[4] = 0.0
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
