// The touch panel of the port: TouchSensor, and PanelBatch as far as it goes side by side.
#pragma once
#include "cpp_port_batch.hpp"
#include "cpp_port_gesture.hpp"

/// What the panel reads at one time: steps of its grid, and microseconds after touch-down.
struct Reading {
  float x, y, time;

  ALWAYS_INLINE bool isAtPlace(const Reading& other) const { return x == other.x && y == other.y; }
  ALWAYS_INLINE static Reading load(Lanes lanes, Int place, Int lane) {
    return {lanes(place, lane), lanes(place + 1, lane), lanes(place + 2, lane)};
  }
  ALWAYS_INLINE void store(Lanes lanes, Int place, Int lane) const {
    lanes(place, lane) = x;
    lanes(place + 1, lane) = y;
    lanes(place + 2, lane) = time;
  }
};

struct TouchSensor {
  float width, height, pointsPerMillimetre, stepsPerPoint, interval;
  Panel panel;

  ALWAYS_INLINE float time(float index, float first) const {
    return first + (index - 1) * interval;
  }
  /// How often the panel reads a motion, and when first.
  ALWAYS_INLINE Pair readings(float duration) const {
    const float before = elementary::roundedDown(duration / interval - panel.firstMoveInterval);
    const float count = most(before + 1, 0.0f);
    return {count, duration - (count - 1) * interval};
  }
  ALWAYS_INLINE Reading reading(
      Pair place, float time, float noise, float forX, float forY, float forTime) const {
    const float x = place.first * pointsPerMillimetre + forX * noise;
    const float y = place.second * pointsPerMillimetre + forY * noise;
    return {elementary::roundedToWhole(least(most(x, 0.0f), width) * stepsPerPoint),
            elementary::roundedToWhole(least(most(y, 0.0f), height) * stepsPerPoint),
            microseconds(time + panel.timeNoise * forTime)};
  }
  ALWAYS_INLINE float microseconds(float time) const {
    return elementary::roundedToWhole(most(time * 1000, 0.0f));
  }
  ALWAYS_INLINE TouchSample sample(const Reading& reading, double microseconds, Touch phase) const {
    return {microseconds / 1000000, double(reading.x) / double(stepsPerPoint),
            double(reading.y) / double(stepsPerPoint), phase};
  }
};

/// What a recognizer can act upon before it begins.
struct Sight {
  double quietX = 10, quietY = 10;
};

/// A batch of motions under a touch panel.
struct PanelBatch {
  Lanes lanes;
  Int count, pieces;
  TouchSensor sensor;
  DrawKey key;
  Int lastReadings, timedReadings, gateReadings = 0;
  static constexpr Int remembered = TwoSampleBlend::events;

  void begin() const {
    const Lanes lanes = this->lanes;
    const TouchSensor sensor = this->sensor;
    for (Int lane = 0; lane < count; ++lane) {
      const Motion motion = Motion::load(lanes, lane);
      const float noise = sensor.panel.noise * Participant(lanes, lane).tremor;
      const Reading start = sensor.reading(motion.touchDown(), 0, 0, 0, 0, 0);
      const Pair readings = sensor.readings(motion.duration);
      lanes(place::count, lane) = readings.first;
      lanes(place::first, lane) = readings.second;
      lanes(place::noise, lane) = noise;
      lanes(place::startX, lane) = start.x;
      lanes(place::startY, lane) = start.y;
    }
  }

  /// Finds the first reading that a recognizer could act upon; how many swipes have one.
  Int see(Sight sight) const {
    using elementary::choose;
    const Lanes lanes = this->lanes;
    const TouchSensor sensor = this->sensor;
    constexpr Int limits = place::words, quiet = place::words + 1;
    const float quietX = float(sight.quietX), quietY = float(sight.quietY);
    const float rounding = 1 / sensor.stepsPerPoint + 0.02f;
    for (Int lane = 0; lane < count; ++lane) {
      const Motion motion = Motion::load(lanes, lane);
      const Piece piece = motion.first;
      const Landing landing = motion.landing;
      const float scale = sensor.pointsPerMillimetre;
      const float blur = elementary::largestNormal * lanes(place::noise, lane) + rounding;
      const float alongX = (quietX - blur - absolute(landing.x) * scale) /
                           ((absolute(piece.dx) + 4 * absolute(piece.sway)) * scale);
      const float alongY = (quietY - blur - absolute(landing.y) * scale) /
                           ((absolute(piece.dy) + 4 * absolute(piece.bow)) * scale);
      lanes(limits, lane) = least(alongX, alongY);
    }
    for (Int lane = 0; lane < count; ++lane) {
      const Piece piece = Motion::load(lanes, lane).first;
      const float share = piece.profile.shareBefore(lanes(limits, lane));
      lanes(quiet, lane) = piece.begin + share / piece.rate;
    }
    const bool isOne = pieces == 1;
    for (Int lane = 0; lane < count; ++lane) {
      const float end = choose(isOne, 4e6f, Motion::load(lanes, lane).second.begin);
      const float limit = lanes(limits, lane);
      const float inside = choose(limit > 1.001f, end, least(lanes(quiet, lane), end));
      const float until = least(choose(limit > 0, inside, 0), 4e6f);
      const float first = (until - lanes(place::first, lane)) / sensor.interval;
      lanes(place::firstSeen, lane) = most(elementary::roundedDown(first) + 2, 1.0f);
    }
    Int seen = 0;
    for (Int lane = 0; lane < count; ++lane)
      seen += lanes(place::firstSeen, lane) <= lanes(place::count, lane) ? 1 : 0;
    return seen;
  }

  /// Makes the last readings, and two more where many fingers rested.
  void makeLast() {
    for (Int back = 0; back < lastReadings; ++back)
      make(place::last(back), place::count, -float(back), back < timedReadings);
    if (noteSent() * 4 > count && lastReadings == remembered + 1) {
      const Int from = timedReadings;
      lastReadings += 2;
      timedReadings = lastReadings;
      for (Int back = from; back < lastReadings; ++back)
        make(place::last(back), place::count, -float(back), true);
    }
  }

  /// Notes of which swipes all remembered readings were sent; how many of the others there are.
  Int noteSent() const {
    const Lanes lanes = this->lanes;
    const bool isTold = remembered < lastReadings;
    for (Int lane = 0; lane < count; ++lane) lanes(place::areSent, lane) = isTold ? 1 : 0;
    for (Int back = 0; back < (isTold ? remembered : 0); ++back) {
      const Int here = place::last(back), before = place::last(back + 1);
      for (Int lane = 0; lane < count; ++lane) {
        const float moved = absolute(lanes(here, lane) - lanes(before, lane)) +
                            absolute(lanes(here + 1, lane) - lanes(before + 1, lane));
        lanes(place::areSent, lane) = least(lanes(place::areSent, lane), moved);
      }
    }
    Int resting = 0;
    for (Int lane = 0; lane < count; ++lane) resting += lanes(place::areSent, lane) > 0 ? 0 : 1;
    return resting;
  }

  /// Makes the first readings that a recognizer could act upon; how many were made.
  Int makeGate(Sight sight) const {
    const Lanes lanes = this->lanes;
    const float quietX = float(sight.quietX), quietY = float(sight.quietY);
    for (Int ahead = 0; ahead < place::mostGate; ++ahead) {
      const Int here = place::gate(ahead);
      make(here, place::firstSeen, float(ahead), false);
      float waiting = 0;
      for (Int lane = 0; lane < count; ++lane) {
        const float dx = absolute(lanes(here, lane) - lanes(place::startX, lane));
        const float dy = absolute(lanes(here + 1, lane) - lanes(place::startY, lane));
        const float left =
            most(dx - quietX * sensor.stepsPerPoint, dy - quietY * sensor.stepsPerPoint);
        waiting += left < 0 ? 1 : 0;
      }
      if (waiting * 3 < float(count)) return ahead + 1;
    }
    return place::mostGate;
  }

  /// The part that goes swipe by swipe: cpp_port_play.hpp.
  bool play(Int lane, GestureTracker& tracker) const;
  ALWAYS_INLINE bool isSeen(Int lane) const { return firstSeen(lane) <= readings(lane); }

 private:
  /// Makes one reading of every swipe, at the number in a column plus `offset`.
  void make(Int place, Int column, float offset, bool withTime) const {
    const Lanes lanes = this->lanes;
    const TouchSensor sensor = this->sensor;
    const DrawKey key = this->key;
    for (Int lane = 0; lane < count; ++lane) {
      const Word index = elementary::integer(most(lanes(column, lane) + offset, 1.0f));
      const Block words =
          key.block(index, lanes.word(place::key, lane), lanes.word(place::key + 1, lane));
      for (Int part = 0; part < 4; ++part) lanes.setWord(place::words + part, lane, words[part]);
    }
    lanes.makeNormals(place::words, count);
    if (withTime)
      lanes.makeNormals(place::words + 2, count);
    else
      for (Int lane = 0; lane < count; ++lane) lanes(place::words + 2, lane) = 0;
    for (Int lane = 0; lane < count; ++lane) {
      const Motion motion = Motion::load(lanes, lane);
      const float time =
          sensor.time(most(lanes(column, lane) + offset, 1.0f), lanes(place::first, lane));
      const Pair location = motion.firstLocation(time);
      lanes(place, lane) = location.first;
      lanes(place + 1, lane) = location.second;
      lanes(place + 2, lane) = time;
    }
    if (pieces == 2)
      for (Int lane = 0; lane < count; ++lane) {
        const Pair shift = Motion::load(lanes, lane).secondShift(lanes(place + 2, lane));
        lanes(place, lane) += shift.first;
        lanes(place + 1, lane) += shift.second;
      }
    for (Int lane = 0; lane < count; ++lane)
      sensor
          .reading(
              {lanes(place, lane), lanes(place + 1, lane)}, lanes(place + 2, lane),
              lanes(place::noise, lane), lanes(place::words, lane), lanes(place::words + 1, lane),
              lanes(place::words + 2, lane))
          .store(lanes, place, lane);
  }

  ALWAYS_INLINE Int firstSeen(Int lane) const {
    return static_cast<Int>(elementary::integer(lanes(place::firstSeen, lane)));
  }
  ALWAYS_INLINE Int readings(Int lane) const {
    return static_cast<Int>(elementary::integer(lanes(place::count, lane)));
  }
  ALWAYS_INLINE Reading start(Int lane) const {
    return {lanes(place::startX, lane), lanes(place::startY, lane), 0};
  }
  Reading made(Int index, Int lane, bool withTime) const;
  ALWAYS_INLINE Reading reading(Int index, Int lane, Int count) const;
  ALWAYS_INLINE Reading placeOnly(Int index, Int lane, Int count) const;
  float playLast(Int lane, Int after, Int first, Int count, GestureTracker& tracker) const;
  Int oldest(Int lane, Int count) const;
};
