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
    [0.722606032, 4.83252891, 0.289168264, 7.0781255, 0.641923146],
    [0.716102721, 4.86542557, 0.218984264, -15.5204693, 0.651317875],
])
BETWEEN = np.array([
    [[0.00511503996, -0.00065191293, -0.00294447179, -0.0504398703, 0.000969422068],
     [-0.00065191293, 0.0370401661, -0.00586353061, 0.309825132, 0.000321958695],
     [-0.00294447179, -0.00586353061, 0.00604534098, 0.0477564212, -0.000193155768],
     [-0.0504398703, 0.309825132, 0.0477564212, 82.9206748, 0.0362312962],
     [0.000969422068, 0.000321958695, -0.000193155768, 0.0362312962, 0.00191385738]],
    [[0.00704344545, 0.0018102587, -0.00116846326, 0.128355899, 0.00219814544],
     [0.0018102587, 0.0524721473, -0.00165982547, 0.360758802, 0.00546921838],
     [-0.00116846326, -0.00165982547, 0.00383985279, -0.0462586278, -0.000807200273],
     [0.128355899, 0.360758802, -0.0462586278, 108.64041, 0.0963923604],
     [0.00219814544, 0.00546921838, -0.000807200273, 0.0963923604, 0.00334757174]],
])
WITHIN = np.array([
    [[0.00890448504, 0.0140, -0.00652141833, 0.0329915436, 0.00214944282],
     [0.0140, 0.0561728137, -0.0120302218, 0.115379302, 0.00213130266],
     [-0.00652141833, -0.0120302218, 0.0132194258, -0.0890127882, -0.00148108434],
     [0.0329915436, 0.115379302, -0.0890127882, 53.0426854, -0.00825698703],
     [0.00214944282, 0.00213130266, -0.00148108434, -0.00825698703, 0.0128659728]],
    [[0.0149529678, 0.0237, -0.0109756417, 0.0274584935, 0.00324861321],
     [0.0237, 0.101651944, -0.020069218, 0.228721892, 0.00482499826],
     [-0.0109756417, -0.020069218, 0.0207700684, -0.221589306, -0.00194954718],
     [0.0274584935, 0.228721892, -0.221589306, 69.2226579, 0.0317101741],
     [0.00324861321, 0.00482499826, -0.00194954718, 0.0317101741, 0.0152827277]],
])
BOW = (0.036, 0.016, 0.023), (0.053, 0.016, 0.025)
LIFT_SHIFT = 0.1184455, 0.1424455

SPREAD = np.sqrt(np.array([np.diag(matrix) for matrix in BETWEEN]))
BETWEEN_FACTOR = np.linalg.cholesky(BETWEEN)
WITHIN_FACTOR = np.linalg.cholesky(WITHIN)
LENGTH_PER_START = WITHIN[:, LENGTH, START] / WITHIN[:, START, START]
DURATION_PER_START = WITHIN[:, DURATION, START] / WITHIN[:, START, START]

# Places of the other traits behind the ten personal differences of strokes.
(SLOW_SHARE, BOW_SCORE, LOG_PACE, ROOT_SCALE, SCROLL_LENGTH, SCROLL_DURATION, SCROLL_ANGLE,
 SLOWNESS, TREMOR, HEIGHT_CENTER, REACH, MIRROR, NEAREST_START) = range(10, 23)
TRAITS = 23


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
    exponent = min(max(normal(rng, 0.5, 0.15), 0.0), 1.0)
    person[REACH] = min(WIDTH, REFERENCE_WIDTH * (WIDTH / REFERENCE_WIDTH) ** exponent)
    digit = uniform(rng)
    thumb = digit < 0.8992
    person[MIRROR] = -1.0 if uniform(rng) < (0.33 if thumb else 0.1) else 1.0
    # A right thumb of one hand reaches about 75 mm across the phone.
    person[NEAREST_START] = 0.0
    if digit < 0.49 and person[MIRROR] > 0:
        person[NEAREST_START] = max(WIDTH - max(normal(rng, 75.0, 6.0), 0.0), 0.0)
    person[ROOT_SCALE] = math.exp(0.5 * ((-0.1 if thumb else 0.1) + normal(rng, 0.0, 0.12)))
    slow_mover = uniform(rng) < 0.1
    person[SLOWNESS] = uniform(rng, 0.0, 0.7) if slow_mover else 0.0
    person[TREMOR] = 2.0 if slow_mover else 1.0
    person[LOG_PACE] = normal(rng, 0.0, 0.12) + person[SLOWNESS]
    first, second = normal(rng), normal(rng)
    person[SCROLL_LENGTH] = 0.46 * first
    person[SCROLL_DURATION] = 0.56 * (0.5 * first + math.sqrt(0.75) * second)
    person[SCROLL_ANGLE] = normal(rng, 0.0, 7.8)
    person[HEIGHT_CENTER] = normal(rng, 0.62 * HEIGHT, 32 * REFERENCE_POINT)
    # Beta by Johnk's method, which suits shapes below 1.
    x, y = 1.0, 1.0
    while x + y > 1 or x + y == 0:
        x = uniform(rng) ** (1 / 0.2227495)
        y = uniform(rng) ** (1 / 3.436251)
    person[SLOW_SHARE] = x / (x + y)


@njit(fastmath=True)
def swipe_height(rng, person):
    """Height of touch-down of a sideways swipe in mm, on the glass."""
    return min(max(normal(rng, person[HEIGHT_CENTER], 46 * REFERENCE_POINT), 0.0), HEIGHT)


@njit(fastmath=True)
def edge_aim(rng, person):
    """Where a person's finger lands that aims at the edge, in mm from it."""
    aimed = uniform(rng, 0.0, 10 * REFERENCE_POINT) + normal(rng, 0.0, 2.0)
    return min(max(aimed, person[NEAREST_START]), 0.5 * person[REACH])
