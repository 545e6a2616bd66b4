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
    [0.7255, 4.862, 0.279456, 7.5, 0.641923146],
    [[0.0094, 0.00809637, -0.00382152, -0.0654641, 0.00125818],
      [0.00809637, 0.046, -0.00638825, 0.337551, 0.00035077],
      [-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768],
      [-0.0654641, 0.337551, 0.0477564212, 132, 0.0362312962],
      [0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.0035]],
    [[0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915],
      [0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884],
      [-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999],
      [0.0307676, 0.0978488, -0.08504, 54, -0.00773746],
      [0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728]],
    bow=(0.035, 0.024, 0.028), lift_shift=0.145,
)

LEFTWARD = model(
    [0.71, 4.875, 0.191302, -14.7111, 0.651317875],
    [[0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246],
      [0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091],
      [-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273],
      [0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604],
      [0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.004]],
    [[0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161],
      [0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926],
      [-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654],
      [0.033672, 0.232989, -0.333318, 126.958, 0.0429442],
      [0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277]],
    bow=(0.053, 0.016, 0.025), lift_shift=0.158,
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
    exponent = np.clip(normal(0, 0.15), -0.5, 1)
    reach = np.minimum(F(REFERENCE_WIDTH * (WIDTH / REFERENCE_WIDTH) ** exponent), F(WIDTH))
    digit_place = uniform()
    thumb = digit_place < 0.8992
    left_hand = uniform() < np.where(thumb, 0.33, 0.1)
    # A right thumb of one hand reaches about 75 mm across the phone.
    span = np.maximum(normal(75, 6), F(0))
    is_limited = (digit_place < 0.49) & ~left_hand
    slow_mover = uniform() < 0.1
    slowness = np.where(slow_mover, uniform(0.7), F(0))
    digit = np.where(thumb, F(-0.02016), F(0.17984))
    return SimpleNamespace(
        right=right, left=left, bow=normal(), reach=reach,
        mirror=np.where(left_hand, F(-1), F(1)),
        nearest_start=np.where(is_limited, np.maximum(F(WIDTH) - span, F(0)), F(0)),
        root_scale=np.exp(F(0.5) * (digit + normal(0, 0.12))),
        log_pace=normal(0, 0.12) + slowness, slowness=slowness,
        tremor=np.where(slow_mover, F(2), F(1)),
        # Standard scores of scrolls.
        scroll_length=normal(), scroll_duration=normal(), scroll_lean=normal(),
        scroll_sway=normal(),
        height=normal(0.62 * HEIGHT, 32 * REFERENCE_POINT),
        slow_share=rng.beta(0.2227495, 3.436251, n).astype(F),
    )
