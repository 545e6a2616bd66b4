// How people of the port scroll: ScrollModel.
#pragma once
#include "cpp_port_lanes.hpp"

constexpr float referencePoint = 0.1558f, referenceWidth = 320 * 0.1558f;

/// A variable known at eight probabilities, or those.
using Knots = std::array<float, 8>;

/// The joint distribution of one kind of scroll.
struct ScrollModel {
  struct Quantity {
    float mean, betweenPeople, withinPerson;
  };
  struct Correlation {
    float betweenPeople, withinPerson;
  };
  Quantity length, duration, lean, sway;
  float downShare, downLean;
  Correlation lengthWithDuration, leanWithSway;
  float touchPhase, quickLift, quickLiftSpread, slowLift, slowLiftSpread, heldShare;
  Knots starts;

  static constexpr Knots startProbabilities{0, 0.05f, 0.25f, 0.5f, 0.75f, 0.95f, 1, 1};

  /// The phase at which a scroll of this ln ms lifts, for a standard normal.
  ALWAYS_INLINE float liftPhase(float duration, float score) const {
    const float share = least(most((duration - 5.010635f) / 0.980829f, 0.0f), 1.0f);
    const float spread = quickLiftSpread + (slowLiftSpread - quickLiftSpread) * share;
    return quickLift + (slowLift - quickLift) * share + spread * score;
  }
};

inline ScrollModel readingScrolls() {
  return {{4.74f, 0.46f, 0.486f}, {6.9f, 0.58f, 0.72f}, {3.9f, 8.9f, 10.9f},
          {-0.011f, 0.047f, 0.065f}, 0.09f, -4.2f, {0.59f, 0.17f}, {-0.66f, -0.34f},
          0.05f, 0.76f, 0.11f, 0.82f, 0.2f, 0.012f,
          {0.01f, 0.14f, 0.37f, 0.64f, 0.74f, 0.86f, 0.98f, 0.98f}};
}

inline ScrollModel browsingScrolls() {
  return {{4.757f, 0.31f, 0.54f}, {5.46f, 0.385f, 1.08f}, {12.4f, 10.2f, 7.84f},
          {-0.03f, 0.03f, 0.06f}, 0.407f, -2.6f, {0.86f, -0.05f}, {-0.3f, -0.21f},
          0.3f, 0.78f, 0.14f, 0.83f, 0.18f, 0.012f,
          {0.1f, 0.48f, 0.63f, 0.69f, 0.75f, 0.84f, 0.98f, 0.98f}};
}
