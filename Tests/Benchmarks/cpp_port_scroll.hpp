// Scrolls of the port: ScrollDraw, and the distributions that they take.
#pragma once
#include "cpp_port_motion.hpp"

namespace distributions {

ALWAYS_INLINE float studentT12(LaneDraws& draws) {
  const float normal = draws.normal();
  const float u0 = draws.uniform(), u1 = draws.uniform(), u2 = draws.uniform();
  const float u3 = draws.uniform(), u4 = draws.uniform(), u5 = draws.uniform();
  const float logarithms = elementary::log(u0 * u1 * u2) + elementary::log(u3 * u4 * u5);
  return normal / elementary::squareRoot(-2 * logarithms / 12);
}

/// What the line between two knots adds up to `u`.
ALWAYS_INLINE float line(float u, float from, float to, float low, float high) {
  return (high - low) * least(most((u - from) * (1 / most(to - from, 1e-6f)), 0.0f), 1.0f);
}

ALWAYS_INLINE float quantile(float u, const Knots& p, const Knots& v) {
  const float low = line(u, p[0], p[1], v[0], v[1]) + line(u, p[1], p[2], v[1], v[2]);
  const float middle = line(u, p[2], p[3], v[2], v[3]) + line(u, p[3], p[4], v[3], v[4]);
  const float high = line(u, p[4], p[5], v[4], v[5]) + line(u, p[5], p[6], v[5], v[6]);
  return v[0] + low + middle + high + line(u, p[6], p[7], v[6], v[7]);
}

}  // namespace distributions

/// A scroll that runs sideways: one of three in haste.
struct SidewaysScroll {
  float dx, dy, speed, slow;
  bool isHasty;

  ALWAYS_INLINE explicit SidewaysScroll(LaneDraws& draws) {
    using elementary::choose;
    const float extent = draws.uniform(), time = draws.uniform();
    isHasty = extent >= 0.65f;
    const float rank = choose(isHasty, (extent - 0.65f) / 0.35f, extent / 0.65f);
    const float hasty = distributions::quantile(
        rank, {0, 0.25f, 0.5f, 0.75f, 0.9f, 1, 1, 1}, {16, 36, 79, 110, 200, 280, 280, 280});
    const float usual = distributions::quantile(
        rank, {0, 0.25f, 0.5f, 0.75f, 0.9f, 1, 1, 1}, {16, 24, 30, 47, 80, 96, 96, 96});
    dx = choose(isHasty, referencePoint * hasty, referencePoint * usual);
    dy = dx * draws.uniform(-1, 1);
    speed = referencePoint *
            distributions::quantile(
                0.5f * (rank + time), {0, 0.25f, 0.45f, 0.55f, 0.75f, 1, 1, 1},
                {300, 400, 600, 1000, 1500, 2600, 2600, 2600});
    slow = distributions::quantile(
        time, {0, 0.05f, 0.25f, 0.5f, 0.75f, 0.95f, 1, 1},
        {86, 260, 1070, 1790, 2980, 6960, 7500, 7500});
  }
  ALWAYS_INLINE float duration(const SpeedProfile& profile) const {
    const float hasty = 1000 * dx * most(profile.liftOverMean(), 0.5f) / speed;
    return elementary::choose(isHasty, hasty, slow);
  }
};

struct ScrollDraw {
  static constexpr Plan plan{9, 13};

  /// What is added to the ln of a scroll's duration, and to the duration in ms.
  struct Habit {
    float shift = 0, extra = 0;
  };

  ALWAYS_INLINE static Motion motion(
      const ScrollModel& model, Habit habit, const Participant& person, const ReachFrame& frame,
      const Population& population, LaneDraws& draws) {
    using elementary::choose;
    const float kind = draws.uniform();
    const bool isSideways = kind < population.scrollSidewaysShare;
    const bool rests = !isSideways && kind < population.scrollSidewaysShare + model.heldShare;
    const bool goesDown = draws.happens(model.downShare);
    const float place = distributions::quantile(
        draws.uniform(), ScrollModel::startProbabilities, model.starts);
    const float startX = place * frame.width;
    const float first = draws.normal(), second = draws.normal();
    const Size size(model, person, population, habit, first, second);
    const float noise = distributions::studentT12(draws);
    const Shape shape(model, person, population, size, goesDown, noise, draws.normal());
    const float angle = least(most(shape.lean, -85.0f), 85.0f) * 0.017453293f;
    const float rise = least(size.dy, 0.9f * frame.height);
    const float drift = rise * elementary::sin(angle) / elementary::cos(angle);
    const float dx = least(drift, (1 - place) * frame.driftRoom);
    const SidewaysScroll sideways(draws);
    const float phase = draws.normal();
    const bool isQuick = isSideways && sideways.isHasty;
    const float astray = choose(isQuick, 0.52f + 0.13f * phase, 0.83f + 0.16f * phase);
    const float logTime = choose(rests, 5.4f, size.logDuration);
    const float drawn = choose(isSideways, astray, model.liftPhase(logTime, phase));
    const float lift = least(most(drawn, 0.35f), 1.0f);
    const float touch = least(absolute(draws.normal(model.touchPhase, 0.04f)), lift - 0.1f);
    const float height = frame.swipeHeight(person, draws);
    const float below = choose(goesDown, -height / frame.height, 1 - height / frame.height);
    const float startY = least(most(height + rise * below, 0.0f), frame.height);
    const SpeedProfile profile = SpeedProfile::window(choose(isSideways, 0, touch), lift);
    const float duration = choose(isSideways, sideways.duration(profile), size.duration);
    const float moving = choose(rests, least(duration, 220.0f), duration);
    return {startX, choose(isSideways, 0.62f * frame.height, startY),
            Landing::draw(population, draws), duration,
            Piece::make(
                duration - moving, moving, choose(isSideways, sideways.dx, dx),
                choose(isSideways, sideways.dy, choose(goesDown, rise, -rise)), 0,
                choose(isSideways, 0, shape.sway * rise), profile)};
  }

 private:
  static constexpr float fastest = 3 * referencePoint;

  struct Size {
    float dy, duration, logDuration, straightness;

    ALWAYS_INLINE Size(
        const ScrollModel& model, const Participant& person, const Population& population,
        Habit habit, float first, float second) {
      using elementary::squareRoot;
      const float own = model.lengthWithDuration.betweenPeople;
      const float within = model.lengthWithDuration.withinPerson;
      const float personal =
          own * person.scrollLength + squareRoot(1 - own * own) * person.scrollDuration;
      const float drawn = within * first + squareRoot(1 - within * within) * second;
      const float rise = model.length.mean + model.length.betweenPeople * person.scrollLength +
                         model.length.withinPerson * first;
      logDuration = model.duration.mean + habit.shift + population.durationShift +
                    person.slowness + model.duration.betweenPeople * personal +
                    model.duration.withinPerson * drawn;
      dy = elementary::exp(rise) * referencePoint;
      duration = most(elementary::exp(logDuration), dy / fastest) + habit.extra;
      straightness = elementary::exp(-0.38f * (rise - 4.575f));
    }
  };

  struct Shape {
    float lean, sway;

    ALWAYS_INLINE Shape(
        const ScrollModel& model, const Participant& person, const Population& population,
        const Size& size, bool goesDown, float noise, float other) {
      using elementary::choose, elementary::squareRoot;
      const float own = model.leanWithSway.betweenPeople;
      const float within = model.leanWithSway.withinPerson;
      const float drawn = model.lean.withinPerson * noise * choose(noise > 0, 0.87f, 1.13f);
      const float personal = model.lean.betweenPeople * person.scrollLean;
      const float center =
          choose(goesDown, model.downLean, model.lean.mean + population.scrollLeanShift);
      lean = center + size.straightness * (choose(goesDown, -0.4f, 1) * personal + drawn);
      sway = model.sway.mean +
             model.sway.betweenPeople *
                 (own * person.scrollLean + squareRoot(1 - own * own) * person.scrollSway) +
             model.sway.withinPerson *
                 (within * noise + squareRoot(1 - within * within) * other);
    }
  };
};
