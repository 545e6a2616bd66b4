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
    {0.722606032, 4.83252891, 0.289168264, 7.0781255, 0.641923146},
    {{{0.00511503996, -0.00065191293, -0.00294447179, -0.0504398703, 0.000969422068},
      {-0.00065191293, 0.0370401661, -0.00586353061, 0.309825132, 0.000321958695},
      {-0.00294447179, -0.00586353061, 0.00604534098, 0.0477564212, -0.000193155768},
      {-0.0504398703, 0.309825132, 0.0477564212, 82.9206748, 0.0362312962},
      {0.000969422068, 0.000321958695, -0.000193155768, 0.0362312962, 0.00191385738}}},
    {{{0.00890448504, 0.0140, -0.00652141833, 0.0329915436, 0.00214944282},
      {0.0140, 0.0561728137, -0.0120302218, 0.115379302, 0.00213130266},
      {-0.00652141833, -0.0120302218, 0.0132194258, -0.0890127882, -0.00148108434},
      {0.0329915436, 0.115379302, -0.0890127882, 53.0426854, -0.00825698703},
      {0.00214944282, 0.00213130266, -0.00148108434, -0.00825698703, 0.0128659728}}},
    0.036, 0.016, 0.023, 0.1184455);

inline const StrokeModel leftward(
    {0.716102721, 4.86542557, 0.218984264, -15.5204693, 0.651317875},
    {{{0.00704344545, 0.0018102587, -0.00116846326, 0.128355899, 0.00219814544},
      {0.0018102587, 0.0524721473, -0.00165982547, 0.360758802, 0.00546921838},
      {-0.00116846326, -0.00165982547, 0.00383985279, -0.0462586278, -0.000807200273},
      {0.128355899, 0.360758802, -0.0462586278, 108.64041, 0.0963923604},
      {0.00219814544, 0.00546921838, -0.000807200273, 0.0963923604, 0.00334757174}}},
    {{{0.0149529678, 0.0237, -0.0109756417, 0.0274584935, 0.00324861321},
      {0.0237, 0.101651944, -0.020069218, 0.228721892, 0.00482499826},
      {-0.0109756417, -0.020069218, 0.0207700684, -0.221589306, -0.00194954718},
      {0.0274584935, 0.228721892, -0.221589306, 69.2226579, 0.0317101741},
      {0.00324861321, 0.00482499826, -0.00194954718, 0.0317101741, 0.0152827277}}},
    0.053, 0.016, 0.025, 0.1424455);

/// One person: traits that last, and how far this person reaches on this screen.
struct Participant {
  Vector5 rightward, leftward;
  double slowShare, bow, logPace, strokeScale, scrollLength, scrollDuration, scrollAngle;
  double slowness, tremor, heightOffset, reach;
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
    const double exponent = std::clamp(0.5 + 0.15 * random.normal(), 0.0, 1.0);
    reach = std::min(width, referenceWidth * std::pow(width / referenceWidth, exponent));
    const double digit = random.uniform(0, 1);
    const bool usesThumb = digit < 0.8992;
    isLeftHanded = random.happens(usesThumb ? 0.33 : 0.1);
    // A right thumb of one hand reaches about 75 mm across the phone.
    if (digit < 0.49 && !isLeftHanded)
      nearestStart = std::max(0.0, width - std::max(0.0, random.normal(75, 6)));
    const double sessionLength = random.normal(0, 0.12), sessionDuration = random.normal(0, 0.12);
    strokeScale = std::exp(0.5 * ((usesThumb ? -0.1 : 0.1) + sessionLength));
    const double first = random.normal(), second = random.normal();
    scrollLength = 0.46 * first;
    scrollDuration = 0.56 * (0.5 * first + std::sqrt(0.75) * second);
    scrollAngle = random.normal(0, 7.8);
    heightOffset = random.normal(0, 32 * referencePoint);
    const bool isSlowMover = random.happens(0.1);
    slowness = isSlowMover ? random.uniform(0, 0.7) : 0;
    tremor = isSlowMover ? 2 : 1;
    logPace = sessionDuration + slowness;
    slowShare = random.beta(0.2227495, 3.436251);
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
