"""Who swipes: the population `everyday` on the screen `iphone-16-pro`, for the Numba peer."""

import math

import numpy as np
from numba import njit

POINTS_WIDE, POINTS_HIGH = 402.0, 874.0
MM_PER_POINT = 25.4 * 3 / 460
WIDTH, HEIGHT = POINTS_WIDE * MM_PER_POINT, POINTS_HIGH * MM_PER_POINT
REFERENCE_POINT = 0.1558
REFERENCE_WIDTH = 320 * REFERENCE_POINT
RADIANS = math.pi / 180

LENGTH, DURATION, START, TILT, LIFT = range(5)

# Right-going strokes first, then left-going ones.
MEAN = np.array([
    [0.7255, 4.862, 0.279456, 7.5, 0.641923146],
    [0.71, 4.875, 0.191302, -14.7111, 0.651317875],
])
BETWEEN = np.array([
    [[0.0094, 0.00809637, -0.00382152, -0.0654641, 0.00125818],
     [0.00809637, 0.046, -0.00638825, 0.337551, 0.00035077],
     [-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768],
     [-0.0654641, 0.337551, 0.0477564212, 132, 0.0362312962],
     [0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.0035]],
    [[0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246],
     [0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091],
     [-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273],
     [0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604],
     [0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.004]],
])
WITHIN = np.array([
    [[0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915],
     [0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884],
     [-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999],
     [0.0307676, 0.0978488, -0.08504, 54, -0.00773746],
     [0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728]],
    [[0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161],
     [0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926],
     [-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654],
     [0.033672, 0.232989, -0.333318, 126.958, 0.0429442],
     [0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277]],
])
BOW = (0.035, 0.024, 0.028), (0.053, 0.016, 0.025)
LIFT_SHIFT = 0.145, 0.158

SPREAD = np.sqrt(np.array([np.diag(matrix) for matrix in BETWEEN]))
BETWEEN_FACTOR = np.linalg.cholesky(BETWEEN)
WITHIN_FACTOR = np.linalg.cholesky(WITHIN)
LENGTH_PER_START = WITHIN[:, LENGTH, START] / WITHIN[:, START, START]
DURATION_PER_START = WITHIN[:, DURATION, START] / WITHIN[:, START, START]

# Places of the other traits behind the ten personal differences of strokes.
(SLOW_SHARE, BOW_SCORE, LOG_PACE, ROOT_SCALE, SCROLL_LENGTH, SCROLL_DURATION, SCROLL_LEAN,
 SCROLL_SWAY, SLOWNESS, TREMOR, HEIGHT_CENTER, REACH, MIRROR, NEAREST_START) = range(10, 24)
TRAITS = 24


@njit(inline="always")
def uniform(rng, low=0.0, high=1.0):
    return low + (high - low) * rng.random()


@njit(inline="always")
def normal(rng, mean=0.0, spread=1.0):
    return mean + spread * rng.standard_normal()


@njit(fastmath=True)
def correlated(rng, factor, result):
    """Adds correlated normals to five numbers."""
    for column in range(5):
        z = normal(rng)
        for row in range(column, 5):
            result[row] += factor[row, column] * z


@njit(fastmath=True)
def draw_person(rng, person):
    """Replaces the lasting traits of one participant."""
    person[:10] = 0.0
    for side in range(2):
        correlated(rng, BETWEEN_FACTOR[side], person[5 * side:5 * side + 5])
    for trait in (LENGTH, DURATION, LIFT):
        score = person[trait] / SPREAD[0, trait] + person[5 + trait] / SPREAD[1, trait]
        for side in range(2):
            person[5 * side + trait] = score * math.sqrt(0.5) * SPREAD[side, trait]
    person[BOW_SCORE] = normal(rng)
    exponent = min(max(normal(rng, 0.0, 0.15), -0.5), 1.0)
    person[REACH] = min(WIDTH, REFERENCE_WIDTH * (WIDTH / REFERENCE_WIDTH) ** exponent)
    digit = uniform(rng)
    thumb = digit < 0.8992
    person[MIRROR] = -1.0 if uniform(rng) < (0.33 if thumb else 0.1) else 1.0
    # A right thumb of one hand reaches about 75 mm across the phone.
    person[NEAREST_START] = 0.0
    if digit < 0.49 and person[MIRROR] > 0:
        person[NEAREST_START] = max(WIDTH - max(normal(rng, 75.0, 6.0), 0.0), 0.0)
    person[ROOT_SCALE] = math.exp(0.5 * ((-0.02016 if thumb else 0.17984) + normal(rng, 0.0, 0.12)))
    slow_mover = uniform(rng) < 0.1
    person[SLOWNESS] = uniform(rng, 0.0, 0.7) if slow_mover else 0.0
    person[TREMOR] = 2.0 if slow_mover else 1.0
    person[LOG_PACE] = normal(rng, 0.0, 0.12) + person[SLOWNESS]
    # Standard scores of scrolls.
    for score in (SCROLL_LENGTH, SCROLL_DURATION, SCROLL_LEAN, SCROLL_SWAY):
        person[score] = normal(rng)
    person[HEIGHT_CENTER] = normal(rng, 0.62 * HEIGHT, 32 * REFERENCE_POINT)
    # Beta by Johnk's method, which suits shapes below 1.
    x, y = 1.0, 1.0
    while x + y > 1 or x + y == 0:
        x = uniform(rng) ** (1 / 0.2227495)
        y = uniform(rng) ** (1 / 3.436251)
    person[SLOW_SHARE] = x / (x + y)


@njit(fastmath=True)
def inset_of(person, goes_right):
    """How far in mm from the edge that they leave the strip of strokes without a start begins."""
    side = 0.9 if goes_right else 0.59
    share = side if goes_right == (person[MIRROR] > 0) else 1 - side
    return share * (WIDTH - person[REACH])


@njit(fastmath=True)
def swipe_height(rng, person):
    """Height of touch-down of a sideways swipe in mm, on the glass."""
    return min(max(normal(rng, person[HEIGHT_CENTER], 46 * REFERENCE_POINT), 0.0), HEIGHT)


@njit(fastmath=True)
def edge_aim(rng, person):
    """Where a person's finger lands that aims at the edge, in mm from it."""
    aimed = uniform(rng, 0.0, 10 * REFERENCE_POINT) + normal(rng, 0.0, 2.0)
    return min(max(aimed, person[NEAREST_START]), 0.5 * person[REACH])
