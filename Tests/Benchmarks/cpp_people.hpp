// Who swipes, and on which screen: the population `everyday` of the idiomatic C++ peer.
#pragma once
#include "cpp_random.hpp"

// The screen iphone-16-pro, in pt and mm.
constexpr double screenWidth = 402, screenHeight = 874, millimetresPerPoint = 25.4 * 3 / 460;
constexpr double stepsPerPoint = 3;
constexpr double width = screenWidth * millimetresPerPoint;
constexpr double height = screenHeight * millimetresPerPoint;
constexpr double referencePoint = 0.1558, referenceWidth = 320 * referencePoint;
constexpr double radians = 3.14159265358979323846 / 180;

/// Root of length, ln duration, start, tilt, lift phase.
using Vector5 = std::array<double, 5>;
enum { Length, Duration, Start, Tilt, Lift };
using Matrix5 = std::array<Vector5, 5>;

inline Matrix5 cholesky(const Matrix5& covariance) {
  Matrix5 factor{};
  for (int i = 0; i < 5; ++i)
    for (int j = 0; j <= i; ++j) {
      double rest = covariance[i][j];
      for (int k = 0; k < j; ++k) rest -= factor[i][k] * factor[j][k];
      factor[i][j] = i == j ? std::sqrt(rest) : rest / factor[j][j];
    }
  return factor;
}

inline Vector5 correlated(const Matrix5& factor, Random& random) {
  Vector5 z, result{};
  for (double& value : z) value = random.normal();
  for (int i = 0; i < 5; ++i)
    for (int j = 0; j <= i; ++j) result[i] += factor[i][j] * z[j];
  return result;
}

struct StrokeModel {
  Vector5 mean, spread{};
  Matrix5 between, within;
  double bowMean, bowBetween, bowWithin, liftShift;
  double lengthPerStart, durationPerStart;

  StrokeModel(const Vector5& mean, const Matrix5& betweenPeople, const Matrix5& withinPerson,
              double bowMean, double bowBetween, double bowWithin, double liftShift)
      : mean(mean), between(cholesky(betweenPeople)), within(cholesky(withinPerson)),
        bowMean(bowMean), bowBetween(bowBetween), bowWithin(bowWithin), liftShift(liftShift),
        lengthPerStart(withinPerson[Length][Start] / withinPerson[Start][Start]),
        durationPerStart(withinPerson[Duration][Start] / withinPerson[Start][Start]) {
    for (int i = 0; i < 5; ++i) spread[i] = std::sqrt(betweenPeople[i][i]);
  }
};

inline const StrokeModel rightward(
    {0.7255, 4.862, 0.279456, 7.5, 0.641923146},
    {{{0.0094, 0.00809637, -0.00382152, -0.0654641, 0.00125818},
      {0.00809637, 0.046, -0.00638825, 0.337551, 0.00035077},
      {-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768},
      {-0.0654641, 0.337551, 0.0477564212, 132, 0.0362312962},
      {0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.0035}}},
    {{{0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915},
      {0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884},
      {-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999},
      {0.0307676, 0.0978488, -0.08504, 54, -0.00773746},
      {0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728}}},
    0.035, 0.024, 0.028, 0.145);

inline const StrokeModel leftward(
    {0.71, 4.875, 0.191302, -14.7111, 0.651317875},
    {{{0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246},
      {0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091},
      {-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273},
      {0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604},
      {0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.004}}},
    {{{0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161},
      {0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926},
      {-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654},
      {0.033672, 0.232989, -0.333318, 126.958, 0.0429442},
      {0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277}}},
    0.053, 0.016, 0.025, 0.158);

/// One person: traits that last, and how far this person reaches on this screen.
struct Participant {
  Vector5 rightward, leftward;
  double slowShare, bow, logPace, strokeScale, slowness, tremor;
  double heightOffset, reach;
  /// Standard scores of scrolls.
  double scrollLength, scrollDuration, scrollLean, scrollSway;
  double nearestStart = 0;
  bool isLeftHanded;

  explicit Participant(Random& random) {
    rightward = correlated(::rightward.between, random);
    leftward = correlated(::leftward.between, random);
    // Reach, pace and lift belong to the person, not to the direction.
    for (int trait : {Length, Duration, Lift}) {
      const double score = (rightward[trait] / ::rightward.spread[trait] +
                            leftward[trait] / ::leftward.spread[trait]) * std::sqrt(0.5);
      rightward[trait] = score * ::rightward.spread[trait];
      leftward[trait] = score * ::leftward.spread[trait];
    }
    bow = random.normal();
    const double exponent = std::clamp(0.15 * random.normal(), -0.5, 1.0);
    reach = std::min(width, referenceWidth * std::pow(width / referenceWidth, exponent));
    const double digit = random.uniform(0, 1);
    const bool usesThumb = digit < 0.8992;
    isLeftHanded = random.happens(usesThumb ? 0.33 : 0.1);
    // A right thumb of one hand reaches about 75 mm across the phone.
    if (digit < 0.49 && !isLeftHanded)
      nearestStart = std::max(0.0, width - std::max(0.0, random.normal(75, 6)));
    const double sessionLength = random.normal(0, 0.12), sessionDuration = random.normal(0, 0.12);
    strokeScale = std::exp(0.5 * ((usesThumb ? -0.02016 : 0.17984) + sessionLength));
    for (double* score : {&scrollLength, &scrollDuration, &scrollLean, &scrollSway})
      *score = random.normal();
    heightOffset = random.normal(0, 32 * referencePoint);
    const bool isSlowMover = random.happens(0.1);
    slowness = isSlowMover ? random.uniform(0, 0.7) : 0;
    tremor = isSlowMover ? 2 : 1;
    logPace = sessionDuration + slowness;
    slowShare = random.beta(0.2227495, 3.436251);
  }

  /// How far in mm from the edge that they leave the strip of strokes without a start begins.
  double inset(bool goesRight) const {
    const double side = goesRight ? 0.9 : 0.59;
    return (goesRight != isLeftHanded ? side : 1 - side) * (width - reach);
  }

  /// Where this person's finger lands that aims at the edge, in mm from it.
  double edgeAim(Random& random) const {
    const double aimed = random.uniform(0, 10 * referencePoint) + random.normal(0, 2);
    return std::min(std::max(aimed, nearestStart), 0.5 * reach);
  }

  /// Height of touch-down of a sideways swipe in mm.
  double swipeHeight(Random& random) const {
    return std::clamp(0.62 * height + heightOffset + random.normal(0, 46 * referencePoint), 0.0,
                      height);
  }
};
