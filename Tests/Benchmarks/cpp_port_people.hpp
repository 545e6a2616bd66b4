// People of the port: Sources/SwipeSimulation/People.
#pragma once
#include "cpp_port_scroll_model.hpp"

struct Vector5 {
  float length, duration, start, tilt, lift;

  ALWAYS_INLINE static Vector5 load(Lanes lanes, Int place, Int lane) {
    return {lanes(place, lane), lanes(place + 1, lane), lanes(place + 2, lane),
            lanes(place + 3, lane), lanes(place + 4, lane)};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int place, Int lane) const {
    lanes(place, lane) = length;
    lanes(place + 1, lane) = duration;
    lanes(place + 2, lane) = start;
    lanes(place + 3, lane) = tilt;
    lanes(place + 4, lane) = lift;
  }
  ALWAYS_INLINE Vector5 operator+(Vector5 b) const {
    return {length + b.length, duration + b.duration, start + b.start, tilt + b.tilt,
            lift + b.lift};
  }
  ALWAYS_INLINE static Vector5 between(Vector5 a, Vector5 b, float share) {
    const auto mix = [share](float x, float y) { return x * (1 - share) + y * share; };
    return {mix(a.length, b.length), mix(a.duration, b.duration), mix(a.start, b.start),
            mix(a.tilt, b.tilt), mix(a.lift, b.lift)};
  }
};

using Matrix5 = std::array<std::array<double, 5>, 5>;

/// A lower triangular matrix, row after row.
struct Triangle5 {
  std::array<float, 15> e;

  explicit Triangle5(const Matrix5& covariance) {
    Matrix5 factor{};
    Int place = 0;
    for (Int row = 0; row < 5; ++row)
      for (Int column = 0; column <= row; ++column) {
        double rest = covariance[row][column];
        for (Int inner = 0; inner < column; ++inner)
          rest -= factor[row][inner] * factor[column][inner];
        factor[row][column] =
            row == column ? std::sqrt(most(rest, 0.0)) : rest / factor[column][column];
        e[place++] = static_cast<float>(factor[row][column]);
      }
  }
  ALWAYS_INLINE Vector5 product(Vector5 z) const {
    const float lift = e[10] * z.length + e[11] * z.duration + e[12] * z.start;
    return {e[0] * z.length, e[1] * z.length + e[2] * z.duration,
            e[3] * z.length + e[4] * z.duration + e[5] * z.start,
            e[6] * z.length + e[7] * z.duration + e[8] * z.start + e[9] * z.tilt,
            lift + e[13] * z.tilt + e[14] * z.lift};
  }
};

struct StrokeModel {
  struct {
    float mean, betweenPeople, withinPerson;
  } bow;
  float liftShift;
  Vector5 mean, spread;
  Triangle5 betweenPeople, withinPerson;
  float lengthPerStart, durationPerStart;

  StrokeModel(
      const std::array<double, 5>& means, const Matrix5& between, const Matrix5& within,
      float bowMean, float bowBetween, float bowWithin, float liftShift)
      : bow{bowMean, bowBetween, bowWithin},
        liftShift(liftShift),
        mean{float(means[0]), float(means[1]), float(means[2]), float(means[3]), float(means[4])},
        spread{root(between, 0), root(between, 1), root(between, 2), root(between, 3),
               root(between, 4)},
        betweenPeople(between),
        withinPerson(within),
        lengthPerStart(float(within[0][2] / within[2][2])),
        durationPerStart(float(within[1][2] / within[2][2])) {}

 private:
  static float root(const Matrix5& matrix, Int i) { return float(std::sqrt(matrix[i][i])); }
};

inline StrokeModel fittedRight() {
  return {{0.7255, 4.862, 0.279456, 7.5, 0.641923146},
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
          0.035f, 0.024f, 0.028f, 0.145f};
}

inline StrokeModel fittedLeft() {
  return {{0.71, 4.875, 0.191302, -14.7111, 0.651317875},
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
          0.053f, 0.016f, 0.025f, 0.158f};
}

struct Panel {
  float rate = 60, noise = 0.15f, timeNoise = 0.3f, firstMoveInterval = 1;
  float leastLiftDelay = 4, mostLiftDelay = 10;
};

struct Population {
  StrokeModel rightGoing = fittedRight(), leftGoing = fittedLeft();
  ScrollModel reading = readingScrolls(), browsing = browsingScrolls();
  float widthExponent = 0, handSide = 0.9f, leftwardHandSide = 0.59f, wideWidthExponent = 0.25f;
  float widthExponentSpread = 0.15f, wideView = 100, dragShare = 0.07f, edgeStartShare = 0.5f;
  float abortReturnShare = 0.5f, abortLateShare = 0.2f, oneHandShare = 0.49f;
  float thumbSpan = 75, thumbSpanSpread = 6;
  float slowShapeA = 0.2227495f, slowShapeB = 3.436251f;
  float thumbShare = 0.8992f, wideThumbShare = 0.3f, leftThumbShare = 0.33f;
  float leftFingerShare = 0.1f, digitEffect = 0.1f, sessionSpread = 0.12f;
  float lengthShift = 0, durationShift = 0, slowMoverShare = 0.1f;
  float scrollSidewaysShare = 0.003f, scrollLeanShift = 0, browseDurationShift = 0;
  float browseFirstEvents = 0, landingSpread = 0.34f, liftPhaseOffset = 0;
  Panel panel;

  ALWAYS_INLINE float reach(float width, float exponentOffset) const {
    const float common = width > wideView ? wideWidthExponent : widthExponent;
    const float exponent = least(most(common + exponentOffset, -0.5f), 1.0f);
    const float growth = elementary::exp(exponent * elementary::log(width / referenceWidth));
    return least(width, referenceWidth * growth);
  }
};
