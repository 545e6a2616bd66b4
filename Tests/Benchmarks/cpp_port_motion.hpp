// Motions and strokes of the port: Sources/SwipeSimulation/Motion.
#pragma once
#include "cpp_port_participant.hpp"

/// A window on a minimum-jerk reach.
struct SpeedProfile {
  float begin, span, offset, scale;

  ALWAYS_INLINE static SpeedProfile window(float a, float b) {
    return {a, b - a, reach(a), 1 / (reach(b) - reach(a))};
  }
  ALWAYS_INLINE static SpeedProfile bell() { return {0, 1, 0, 1}; }
  ALWAYS_INLINE float progress(float share) const {
    return (reach(begin + span * share) - offset) * scale;
  }
  /// A share of the time, to 1/256, at which progress is still below a limit.
  ALWAYS_INLINE float shareBefore(float limit) const {
    float low = 0;
    raise(low, 0x1p-1f, limit);
    raise(low, 0x1p-2f, limit);
    raise(low, 0x1p-3f, limit);
    raise(low, 0x1p-4f, limit);
    raise(low, 0x1p-5f, limit);
    raise(low, 0x1p-6f, limit);
    raise(low, 0x1p-7f, limit);
    raise(low, 0x1p-8f, limit);
    return low;
  }
  ALWAYS_INLINE float liftOverMean() const {
    const float u = begin + span;
    return 30 * u * u * (1 - u) * (1 - u) * span * scale;
  }

 private:
  ALWAYS_INLINE void raise(float& low, float step, float limit) const {
    low = progress(low + step) < limit ? low + step : low;
  }
  ALWAYS_INLINE static float reach(float u) { return u * u * u * (10 + u * (6 * u - 15)); }
};

struct Piece {
  float begin, rate, dx, dy, bow, sway;
  SpeedProfile profile;

  ALWAYS_INLINE static Piece make(
      float after, float duration, float dx, float dy, float bow = 0, float sway = 0,
      SpeedProfile profile = SpeedProfile::bell()) {
    return {after, 1 / duration, dx, dy, bow, sway, profile};
  }
  ALWAYS_INLINE static Piece none() { return {0, 0, 0, 0, 0, 0, SpeedProfile::bell()}; }

  ALWAYS_INLINE static Piece load(Lanes lanes, Int place, Int lane) {
    return {lanes(place, lane), lanes(place + 1, lane), lanes(place + 2, lane),
            lanes(place + 3, lane), lanes(place + 4, lane), lanes(place + 5, lane),
            {lanes(place + 6, lane), lanes(place + 7, lane), lanes(place + 8, lane),
             lanes(place + 9, lane)}};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int place, Int lane) const {
    lanes(place, lane) = begin;
    lanes(place + 1, lane) = rate;
    lanes(place + 2, lane) = dx;
    lanes(place + 3, lane) = dy;
    lanes(place + 4, lane) = bow;
    lanes(place + 5, lane) = sway;
    lanes(place + 6, lane) = profile.begin;
    lanes(place + 7, lane) = profile.span;
    lanes(place + 8, lane) = profile.offset;
    lanes(place + 9, lane) = profile.scale;
  }

  ALWAYS_INLINE float progress(float time) const {
    return profile.progress(least(most((time - begin) * rate, 0.0f), 1.0f));
  }
  ALWAYS_INLINE Pair shift(float progress) const {
    const float bulge = 4 * progress * (1 - progress);
    return {dx * progress + sway * bulge, dy * progress - bow * bulge};
  }
};

/// Where a finger is first seen, beside the place where its motion begins, in mm.
struct Landing {
  static constexpr Plan plan{2, 1};
  float x, y;

  ALWAYS_INLINE static Landing exact() { return {0, 0}; }
  ALWAYS_INLINE static Landing draw(const Population& population, LaneDraws& draws) {
    const float spread =
        population.landingSpread * elementary::choose(draws.happens(0.05f), 5, 1);
    return {spread * draws.normal(), spread * draws.normal()};
  }
  /// What is left of it at a share of the stroke.
  ALWAYS_INLINE static float rest(float progress) {
    const float second = (1 - progress) * (1 - progress);
    const float fourth = second * second;
    const float eighth = fourth * fourth;
    return eighth * eighth;
  }
};

struct Motion {
  static constexpr float longest = 300000;
  float startX, startY;
  Landing landing;
  float duration;
  Piece first, second = Piece::none();

  ALWAYS_INLINE static Motion load(Lanes lanes, Int lane) {
    return {lanes(place::motion, lane), lanes(place::motion + 1, lane),
            {lanes(place::motion + 3, lane), lanes(place::motion + 4, lane)},
            lanes(place::motion + 2, lane), Piece::load(lanes, place::motion + 5, lane),
            Piece::load(lanes, place::motion + 5 + place::piece, lane)};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int lane) const {
    lanes(place::motion, lane) = startX;
    lanes(place::motion + 1, lane) = startY;
    lanes(place::motion + 2, lane) = least(longest, duration);
    lanes(place::motion + 3, lane) = landing.x;
    lanes(place::motion + 4, lane) = landing.y;
    first.store(lanes, place::motion + 5, lane);
    second.store(lanes, place::motion + 5 + place::piece, lane);
  }
  ALWAYS_INLINE Pair touchDown() const { return {startX + landing.x, startY + landing.y}; }
  ALWAYS_INLINE Pair firstLocation(float time) const {
    const float progress = first.progress(time);
    const Pair shift = first.shift(progress);
    const float rest = Landing::rest(progress);
    return {startX + shift.first + landing.x * rest, startY + shift.second + landing.y * rest};
  }
  ALWAYS_INLINE Pair secondShift(float time) const { return second.shift(second.progress(time)); }
  ALWAYS_INLINE Pair location(float time) const {
    const Pair a = firstLocation(time), b = secondShift(time);
    return {a.first + b.first, a.second + b.second};
  }
};

/// What a caller wants instead of the fitted values.
struct Wish {
  bool hasStart = false;
  float start = 0;
  bool isDrag = false;
};

/// What an attempt at a stroke gives.
struct Outcome {
  Vector5 z;
  float root;

  ALWAYS_INLINE static Outcome load(Lanes lanes, Int place, Int lane) {
    return {Vector5::load(lanes, place, lane), lanes(place + 5, lane)};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int place, Int lane) const {
    z.store(lanes, place, lane);
    lanes(place + 5, lane) = root;
  }
};

/// What a sideways stroke is drawn around.
struct StrokeAim {
  static constexpr Word attempts = 200;
  static constexpr Plan plan{7, 0};
  Vector5 center;
  float rootScale, room, inset, personalLength, personalDuration;
  Wish wish;

  ALWAYS_INLINE static StrokeAim make(
      const StrokeModel& model, const Vector5& personal, const Participant& person,
      const ReachFrame& frame, Direction direction, const Population& population, Wish wish) {
    const bool usesThumb = person.usesThumb(frame.isWide, population);
    const float digit =
        2 * population.digitEffect * (usesThumb ? 0.8992f - 1 : 0.8992f);
    return {model.mean + personal,
            elementary::exp(0.5f * (digit + person.sessionLength + population.lengthShift)),
            frame.width / frame.reach,
            wish.hasStart ? 0 : frame.inset(person, direction, population) / frame.reach,
            personal.length, personal.duration, wish};
  }
  ALWAYS_INLINE static StrokeAim load(Lanes lanes, Int lane) {
    constexpr Int p = place::aim;
    return {Vector5::load(lanes, p, lane), lanes(p + 5, lane), lanes(p + 6, lane),
            lanes(p + 12, lane), lanes(p + 7, lane), lanes(p + 8, lane),
            {lanes(p + 9, lane) != 0, lanes(p + 10, lane), lanes(p + 11, lane) != 0}};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int lane) const {
    constexpr Int p = place::aim;
    center.store(lanes, p, lane);
    lanes(p + 5, lane) = rootScale;
    lanes(p + 6, lane) = room;
    lanes(p + 7, lane) = personalLength;
    lanes(p + 8, lane) = personalDuration;
    lanes(p + 9, lane) = wish.hasStart ? 1 : 0;
    lanes(p + 10, lane) = wish.start;
    lanes(p + 11, lane) = wish.isDrag ? 1 : 0;
    lanes(p + 12, lane) = inset;
  }

  ALWAYS_INLINE Outcome outcome(
      const StrokeModel& model, Vector5 normals, float forLength, float forDuration) const {
    Vector5 z = center + model.withinPerson.product(normals);
    const float shift = wish.hasStart ? wish.start - z.start : 0;
    z.length += model.lengthPerStart * shift;
    z.duration += model.durationPerStart * shift;
    z.start = wish.hasStart ? wish.start : z.start + inset;
    const float dragLength = 0.77f + personalLength + 0.1f * forLength;
    const float dragDuration = 6.13f + personalDuration + 0.45f * forDuration;
    z.length = wish.isDrag ? dragLength : z.length;
    z.duration = wish.isDrag ? dragDuration : z.duration;
    return {z, z.length * rootScale};
  }
  /// How far inside its narrowest limit a stroke is.
  ALWAYS_INLINE float slack(const Outcome& stroke) const {
    const Vector5& z = stroke.z;
    const float root = stroke.root;
    const float pace = least(z.duration - 3.688879f, 5.799093f - z.duration);
    const float start = z.start - inset;
    const float place = least(least(start, 0.95f - start), room - (z.start + root * root));
    const float lift = least(z.lift - 0.2f, 1.1f - z.lift);
    return least(least(wish.isDrag ? 0 : pace, place), least(lift, root - 0.22f));
  }
};
