"""Who swipes: the population `everyday` on the screen `iphone-16-pro`, for the NumPy peer."""

from types import SimpleNamespace

import numpy as np

F = np.float32

POINTS = (402, 874)
MM_PER_POINT = 25.4 * 3 / 460
STEPS_PER_POINT = 3
WIDTH = POINTS[0] * MM_PER_POINT
HEIGHT = POINTS[1] * MM_PER_POINT
REFERENCE_POINT = 0.1558
REFERENCE_WIDTH = 320 * REFERENCE_POINT
RADIANS = np.pi / 180

LENGTH, DURATION, START, TILT, LIFT = range(5)


def model(mean, between, within, bow, lift_shift):
    """Root of length, ln duration, start, tilt and lift phase of one direction's strokes."""
    between, within = np.array(between), np.array(within)
    return SimpleNamespace(
        mean=np.array(mean, F)[:, None],
        spread=np.sqrt(np.diag(between)).astype(F),
        between=np.linalg.cholesky(between).astype(F),
        within=np.linalg.cholesky(within).astype(F),
        length_per_start=F(within[LENGTH, START] / within[START, START]),
        duration_per_start=F(within[DURATION, START] / within[START, START]),
        bow=bow,
        lift=F(mean[LIFT] + lift_shift),
    )


RIGHTWARD = model(
    [0.722606032, 4.83252891, 0.289168264, 7.0781255, 0.641923146],
    [[0.00511503996, -0.00065191293, -0.00294447179, -0.0504398703, 0.000969422068],
      [-0.00065191293, 0.0370401661, -0.00586353061, 0.309825132, 0.000321958695],
      [-0.00294447179, -0.00586353061, 0.00604534098, 0.0477564212, -0.000193155768],
      [-0.0504398703, 0.309825132, 0.0477564212, 82.9206748, 0.0362312962],
      [0.000969422068, 0.000321958695, -0.000193155768, 0.0362312962, 0.00191385738]],
    [[0.00890448504, 0.0140, -0.00652141833, 0.0329915436, 0.00214944282],
      [0.0140, 0.0561728137, -0.0120302218, 0.115379302, 0.00213130266],
      [-0.00652141833, -0.0120302218, 0.0132194258, -0.0890127882, -0.00148108434],
      [0.0329915436, 0.115379302, -0.0890127882, 53.0426854, -0.00825698703],
      [0.00214944282, 0.00213130266, -0.00148108434, -0.00825698703, 0.0128659728]],
    bow=(0.036, 0.016, 0.023), lift_shift=0.1184455,
)

LEFTWARD = model(
    [0.716102721, 4.86542557, 0.218984264, -15.5204693, 0.651317875],
    [[0.00704344545, 0.0018102587, -0.00116846326, 0.128355899, 0.00219814544],
      [0.0018102587, 0.0524721473, -0.00165982547, 0.360758802, 0.00546921838],
      [-0.00116846326, -0.00165982547, 0.00383985279, -0.0462586278, -0.000807200273],
      [0.128355899, 0.360758802, -0.0462586278, 108.64041, 0.0963923604],
      [0.00219814544, 0.00546921838, -0.000807200273, 0.0963923604, 0.00334757174]],
    [[0.0149529678, 0.0237, -0.0109756417, 0.0274584935, 0.00324861321],
      [0.0237, 0.101651944, -0.020069218, 0.228721892, 0.00482499826],
      [-0.0109756417, -0.020069218, 0.0207700684, -0.221589306, -0.00194954718],
      [0.0274584935, 0.228721892, -0.221589306, 69.2226579, 0.0317101741],
      [0.00324861321, 0.00482499826, -0.00194954718, 0.0317101741, 0.0152827277]],
    bow=(0.053, 0.016, 0.025), lift_shift=0.1424455,
)


def draw_people(rng, n):
    """Lasting traits of n participants, one array per trait."""
    def normal(mean=0, spread=1):
        return F(mean) + F(spread) * rng.standard_normal(n, dtype=F)

    def uniform(high=1):
        return F(high) * rng.random(n, dtype=F)

    right = RIGHTWARD.between @ rng.standard_normal((5, n), dtype=F)
    left = LEFTWARD.between @ rng.standard_normal((5, n), dtype=F)
    for trait in (LENGTH, DURATION, LIFT):
        score = right[trait] / RIGHTWARD.spread[trait] + left[trait] / LEFTWARD.spread[trait]
        score *= F(np.sqrt(0.5))
        right[trait] = score * RIGHTWARD.spread[trait]
        left[trait] = score * LEFTWARD.spread[trait]
    exponent = np.clip(normal(0.5, 0.15), 0, 1)
    reach = np.minimum(F(REFERENCE_WIDTH * (WIDTH / REFERENCE_WIDTH) ** exponent), F(WIDTH))
    digit_place = uniform()
    thumb = digit_place < 0.8992
    left_hand = uniform() < np.where(thumb, 0.33, 0.1)
    # A right thumb of one hand reaches about 75 mm across the phone.
    span = np.maximum(normal(75, 6), F(0))
    is_limited = (digit_place < 0.49) & ~left_hand
    first, second = normal(), normal()
    slow_mover = uniform() < 0.1
    slowness = np.where(slow_mover, uniform(0.7), F(0))
    digit = np.where(thumb, F(-0.1), F(0.1))
    return SimpleNamespace(
        right=right, left=left, bow=normal(), reach=reach,
        mirror=np.where(left_hand, F(-1), F(1)),
        nearest_start=np.where(is_limited, np.maximum(F(WIDTH) - span, F(0)), F(0)),
        root_scale=np.exp(F(0.5) * (digit + normal(0, 0.12))),
        log_pace=normal(0, 0.12) + slowness, slowness=slowness,
        tremor=np.where(slow_mover, F(2), F(1)),
        scroll_length=F(0.35) * first,
        scroll_duration=F(0.56) * (F(0.5) * first + F(np.sqrt(0.75)) * second),
        scroll_angle=normal(3, 7.8),
        height=normal(0.62 * HEIGHT, 32 * REFERENCE_POINT),
        slow_share=rng.beta(0.2227495, 3.436251, n).astype(F),
    )
