// Intents of the port: Sources/SwipeSimulation/Intents.
#pragma once
#include "cpp_port_scroll.hpp"
#include "cpp_port_stroke.hpp"

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
  static constexpr Plan plan = Plan{6, 9} + Landing::plan;
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
    return {start * frame.reach, startY, Landing::draw(population, draws),
            out + rest + choose(returns, duration, 0),
            Piece::make(0, out, dx, dy),
            Piece::make(out + rest, duration, -taken * dx, -taken * dy, 0, 0, back.profile)};
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

struct ReadingScroll {
  static constexpr Word code = 4;
  static constexpr Plan plan = ScrollDraw::plan;
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Motion motion(
      const Participant& person, const ReachFrame& frame, const Population& population,
      LaneDraws& draws) {
    return ScrollDraw::motion(population.reading, {}, person, frame, population, draws);
  }
};

struct BrowsingScroll {
  static constexpr Word code = 10;
  static constexpr Plan plan = ScrollDraw::plan;
  static constexpr Int pieces = 1;

  ALWAYS_INLINE static Motion motion(
      const Participant& person, const ReachFrame& frame, const Population& population,
      LaneDraws& draws) {
    return ScrollDraw::motion(
        population.browsing, {population.browseDurationShift, population.browseFirstEvents},
        person, frame, population, draws);
  }
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
    return {startX, startY, Landing::exact(), duration,
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
