// Intents of the port: Sources/SwipeSimulation/Intents.
#pragma once
#include "cpp_port_stroke.hpp"

using Knots = std::array<float, 8>;

namespace distributions {

ALWAYS_INLINE float studentT12(LaneDraws& draws) {
  const float normal = draws.normal();
  const float u0 = draws.uniform(), u1 = draws.uniform(), u2 = draws.uniform();
  const float u3 = draws.uniform(), u4 = draws.uniform(), u5 = draws.uniform();
  const float logarithms = elementary::log(u0 * u1 * u2) + elementary::log(u3 * u4 * u5);
  return normal / elementary::squareRoot(-2 * logarithms / 12);
}

ALWAYS_INLINE float quantile(float u, const Knots& probabilities, const Knots& values) {
  float value = values[0];
  for (Int index = 1; index < 8; ++index) {
    const float width = probabilities[index] - probabilities[index - 1];
    const float share = (u - probabilities[index - 1]) / (width > 0 ? width : 1);
    value += (values[index] - values[index - 1]) * least(most(share, 0.0f), 1.0f);
  }
  return value;
}

}  // namespace distributions

struct PopSwipe {
  static constexpr Word code = 1;
  static constexpr Direction direction = Direction::right;
  static constexpr Plan plan = StrokeDraw::plan + Plan{1, 3};
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Wish wish(
      const Participant& person, const ReachFrame& frame, const Population& population,
      LaneDraws& draws) {
    const bool hasStart = draws.happens(population.edgeStartShare);
    const float start = frame.edgeStart(person, population, draws);
    return {hasStart, start, draws.happens(population.dragShare)};
  }
};

struct LeftwardSwipe {
  static constexpr Word code = 3;
  static constexpr Direction direction = Direction::left;
  static constexpr Plan plan = StrokeDraw::plan;
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Wish wish(
      const Participant&, const ReachFrame&, const Population&, LaneDraws&) {
    return {};
  }
};

struct AbortedPop {
  static constexpr Word code = 2;
  static constexpr Plan plan{6, 9};
  static constexpr Int pieces = 2;

  ALWAYS_INLINE static Motion motion(
      const Participant& person, const ReachFrame& frame, const Population& population,
      LaneDraws& draws) {
    using elementary::choose;
    const bool returns = draws.happens(population.abortReturnShare);
    const bool startsAtEdge = draws.happens(population.edgeStartShare);
    const float edgeStart = frame.edgeStart(person, population, draws);
    const StrokeModel& model = population.rightGoing;
    const float freeStart = model.mean.start + person.rightward.start + draws.normal(0, 0.115f);
    const float far = draws.uniform();
    const float inset = frame.inset(person, Direction::right, population) / frame.reach;
    const float startY = frame.swipeHeight(person, draws);
    const float tilt = (model.mean.tilt + person.rightward.tilt) * 0.017453293f;
    const float pace = person.pace(population);
    const float out =
        pace * draws.logNormal(returns ? 5.703782f : 6.13f, returns ? 0.4f : 0.45f);
    const float thought = draws.uniform(100, 600);
    const float peek = draws.logNormal(5.010635f, 0.6f);
    const WayBack back(returns, pace, population, draws);
    const float wanted = length(far, returns, back.isLate);
    const float start =
        choose(startsAtEdge, edgeStart, least(most(freeStart, 0.0f), 1 - wanted) + inset);
    const float room = choose(startsAtEdge, frame.width / frame.reach - start, 1);
    const float dx = least(wanted, room) * frame.reach;
    const float dy = -dx * elementary::sin(least(most(tilt, -1.2f), 1.2f));
    const float rest = choose(returns, peek, thought);
    const float taken = choose(returns, back.share, 0);
    const float duration = back.duration(dx);
    return {start * frame.reach, startY, out + rest + choose(returns, duration, 0),
            Piece::make(0, out, dx, dy),
            Piece::make(out + rest, duration, -taken * dx, -taken * dy, 0, back.profile)};
  }

 private:
  ALWAYS_INLINE static float length(float place, bool returns, bool isLate) {
    using elementary::choose;
    const float low = choose(isLate, 0.6f, 0.1f);
    const float high = choose(isLate, 0.95f, choose(returns, 0.6f, 0.45f));
    return low + (high - low) * place;
  }

  struct WayBack {
    bool isLate, endsAtRest;
    float share, slow, speed;
    SpeedProfile profile;

    ALWAYS_INLINE WayBack(
        bool returns, float pace, const Population& population, LaneDraws& draws) {
      const float place = draws.uniform();
      const bool mayRest = draws.happens(0.5f);
      slow = draws.logNormal(5.521461f, 0.4f) * pace;
      speed = draws.uniform(200, 1500) * referencePoint;
      isLate = draws.happens(population.abortLateShare) && returns;
      share = elementary::choose(isLate, 0.05f + 0.45f * place, 1 - 0.5f * place);
      endsAtRest = mayRest && !isLate;
      profile = SpeedProfile::window(0, endsAtRest ? 1 : 0.6f);
    }

    ALWAYS_INLINE float duration(float distance) const {
      const float quick = 1000 * share * distance * profile.liftOverMean() / speed;
      return elementary::choose(endsAtRest, slow, quick);
    }
  };
};

struct VerticalScroll {
  static constexpr Word code = 4;
  static constexpr Plan plan{6, 12};
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Motion motion(
      const Participant& person, const ReachFrame& frame, const Population& population,
      LaneDraws& draws) {
    using elementary::choose;
    const bool isAccident = draws.happens(population.scrollAccidentShare);
    const bool isFlick = draws.happens(population.scrollFlickShare);
    const float place = start(draws.uniform());
    const float startX = place * frame.width;
    const Size size(person, isFlick, population, draws);
    const float noise = distributions::studentT12(draws);
    const float lean = population.scrollLean + person.scrollAngle;
    const float wide = lean + noise * choose(noise > 0, 9.57f, 12.43f);
    const float angle = least(most(wide * size.straightness, -85.0f), 85.0f) * 0.017453293f;
    const float rise = least(size.dy, 0.9f * frame.height);
    const float drift = rise * elementary::sin(angle) / elementary::cos(angle);
    const float dx = least(drift, (1 - place) * frame.driftRoom);
    const Accident accident(draws);
    const float phase = draws.normal();
    const bool isQuick = isAccident ? accident.isHasty : isFlick;
    const float lifted = choose(isQuick, 0.52f + 0.13f * phase, 0.83f + 0.16f * phase);
    const float lift = least(most(lifted, 0.35f), 1.0f);
    const float touch = least(absolute(draws.normal(0.05f, 0.04f)), lift - 0.1f);
    const float center = frame.swipeHeight(person, draws);
    const float startY = least(most(center + rise * (1 - center / frame.height), 0.0f), frame.height);
    const SpeedProfile profile = SpeedProfile::window(choose(isAccident, 0, touch), lift);
    const float duration = choose(isAccident, accident.duration(profile), size.duration);
    return {startX, choose(isAccident, 0.62f * frame.height, startY), duration,
            Piece::make(
                0, duration, choose(isAccident, accident.dx, dx),
                choose(isAccident, accident.dy, -rise), 0, profile)};
  }

 private:
  ALWAYS_INLINE static float start(float u) {
    return distributions::quantile(
        u, {0, 0.05f, 0.25f, 0.5f, 0.75f, 0.95f, 1, 1},
        {0.01f, 0.14f, 0.37f, 0.64f, 0.74f, 0.86f, 0.98f, 0.98f});
  }

  struct Size {
    float dy, duration, straightness;

    ALWAYS_INLINE Size(
        const Participant& person, bool isFlick, const Population& population, LaneDraws& draws) {
      const float first = draws.normal(), second = draws.normal();
      const float pace = population.durationShift + person.slowness;
      const float slowRise = 4.77f + person.scrollLength + 0.51f * first;
      const float slowTime = 6.849f + pace + person.scrollDuration +
                             0.71f * (0.2f * first + 0.9797959f * second);
      const float quickRise = 4.723f + 0.324f * first;
      const float quickTime = 4.981f + pace + 0.357f * second;
      const float rise = elementary::choose(isFlick, quickRise, slowRise);
      dy = elementary::exp(rise) * referencePoint;
      straightness = elementary::exp(-0.38f * (rise - 4.575f));
      duration = elementary::exp(elementary::choose(isFlick, quickTime, slowTime));
    }
  };

  struct Accident {
    float dx, dy, speed, slow;
    bool isHasty;

    ALWAYS_INLINE explicit Accident(LaneDraws& draws) {
      using elementary::choose;
      const float extent = draws.uniform(), time = draws.uniform();
      isHasty = extent >= 0.65f;
      const float rank = choose(isHasty, (extent - 0.65f) / 0.35f, extent / 0.65f);
      const float hasty = distributions::quantile(
          rank, {0, 0.25f, 0.5f, 0.75f, 0.9f, 1, 1, 1},
          {16, 36, 79, 110, 200, 280, 280, 280});
      const float usual = distributions::quantile(
          rank, {0, 0.25f, 0.5f, 0.75f, 0.9f, 1, 1, 1}, {16, 24, 30, 47, 80, 96, 96, 96});
      slow = distributions::quantile(
          time, {0, 0.05f, 0.25f, 0.5f, 0.75f, 0.95f, 1, 1},
          {86, 260, 1070, 1790, 2980, 6960, 7500, 7500});
      dx = choose(isHasty, hasty * referencePoint, usual * referencePoint);
      dy = dx * draws.uniform(-1, 1);
      speed = referencePoint *
              distributions::quantile(
                  0.5f * (rank + time), {0, 0.25f, 0.45f, 0.55f, 0.75f, 1, 1, 1},
                  {300, 400, 600, 1000, 1500, 2600, 2600, 2600});
    }
    ALWAYS_INLINE float duration(const SpeedProfile& profile) const {
      const float hasty = 1000 * dx * most(profile.liftOverMean(), 0.5f) / speed;
      return elementary::choose(isHasty, hasty, slow);
    }
  };
};

struct SmearedTap {
  static constexpr Word code = 5;
  static constexpr Plan plan{2, 5};
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Motion motion(
      const Participant&, const ReachFrame& frame, const Population&, LaneDraws& draws) {
    const float startX = draws.uniform(0.02f, 0.98f) * frame.width;
    const float startY = draws.uniform(0.05f, 0.95f) * frame.height;
    const float duration = draws.logNormal(4.25f, 0.45f);
    const bool slips = draws.happens(0.2f);
    const float drift = draws.logNormal(1.92f, 0.66f);
    const float half = direction(drift, draws) * 0.5f;
    const float length = slips ? drift * 0.1924f : 0;
    const float s = elementary::sin(half), c = elementary::cos(half);
    return {startX, startY, duration,
            Piece::make(0, duration, length * (c * c - s * s), length * 2 * s * c)};
  }

 private:
  ALWAYS_INLINE static float direction(float drift, LaneDraws& draws) {
    const float which = draws.uniform(), place = draws.uniform(-1, 1);
    const float quarter = 0.78539816f;
    const float elsewhere = (place < 0 ? -quarter : quarter) + 3 * quarter * place;
    const float far = which < 0.067f ? quarter * place : elsewhere;
    return drift < 10 ? 4 * quarter * place : far;
  }
};
