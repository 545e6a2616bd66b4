// Playing one touch of the port to its recognizer: PanelBatch+Play.
#pragma once
#include "cpp_port_panel.hpp"

/// A reading of one lane that was not made with the others.
__attribute__((noinline)) inline Reading PanelBatch::made(
    Int index, Int lane, bool withTime) const {
  const Block words = key.block(
      static_cast<Word>(index), lanes.word(place::key, lane), lanes.word(place::key + 1, lane));
  const Pair noise = elementary::normalPair(words[0], words[1]);
  const float forTime = withTime ? elementary::normalPair(words[2], words[3]).first : 0;
  const float time = sensor.time(float(index), lanes(place::first, lane));
  return sensor.reading(
      Motion::load(lanes, lane).location(time), time, lanes(place::noise, lane), noise.first,
      noise.second, forTime);
}

ALWAYS_INLINE Reading PanelBatch::reading(Int index, Int lane, Int count) const {
  const Int back = count - index;
  if (back < timedReadings && index > 0) return Reading::load(lanes, place::last(back), lane);
  return index == 0 ? start(lane) : made(index, lane, true);
}

/// The same where the noise of its time makes no difference.
ALWAYS_INLINE Reading PanelBatch::placeOnly(Int index, Int lane, Int count) const {
  const Int back = count - index, ahead = index - firstSeen(lane);
  if (back < lastReadings && index > 0) return Reading::load(lanes, place::last(back), lane);
  if (ahead >= 0 && ahead < gateReadings) return Reading::load(lanes, place::gate(ahead), lane);
  return index == 0 ? start(lane) : made(index, lane, false);
}

/// Plays a lane's touch; true when the gesture ended as a release.
ALWAYS_INLINE bool PanelBatch::play(Int lane, GestureTracker& tracker) const {
  using State = GestureTracker::State;
  const Int count = readings(lane), first = firstSeen(lane);
  const Reading start = this->start(lane);
  tracker.receive(sensor.sample(start, 0, Touch::began));
  Int index = first;
  Reading before = start;
  float last = 0;
  while (index <= count) {
    const Reading here = placeOnly(index, lane, count);
    if ((index == first && first > 1) || !here.isAtPlace(before)) {
      last = here.time;
      tracker.receive(sensor.sample(here, double(last), Touch::moved));
    }
    before = here;
    ++index;
    if (tracker.state() != State::possible) break;
  }
  if (tracker.state() != State::began) return false;
  if (lastReadings > 0 && lanes(place::areSent, lane) > 0 &&
      count - index >= TwoSampleBlend::events - 1) {
    Int back = TwoSampleBlend::events;
    while (back > 0) {
      --back;
      const Reading here = Reading::load(lanes, place::last(back), lane);
      last = here.time;
      tracker.receive(sensor.sample(here, double(last), Touch::moved));
    }
  } else {
    last = playLast(lane, index, first, count, tracker);
  }
  const float duration = lanes(place::motion + 2, lane) + lanes(place::late, lane);
  const double lift = most(double(sensor.microseconds(duration)), double(last) + 1);
  tracker.receive(sensor.sample(start, lift, Touch::ended));
  return true;
}

/// Plays the events that the estimator remembers where they cannot be told in advance.
__attribute__((noinline)) inline float PanelBatch::playLast(
    Int lane, Int after, Int first, Int count, GestureTracker& tracker) const {
  Int index = after;
  const Int oldest = this->oldest(lane, count);
  if (oldest < index) {
    tracker.reset();
    tracker.receive(sensor.sample(start(lane), 0, Touch::began));
    index = least(most(oldest, Int(1)), first);
  } else {
    index = oldest;
  }
  bool hasBefore = index == 1;
  Reading before = start(lane);
  float last = 0;
  while (index <= count) {
    const Reading here = reading(index, lane, count);
    if (!hasBefore || !here.isAtPlace(before)) {
      last = here.time;
      tracker.receive(sensor.sample(here, double(last), Touch::moved));
    }
    before = here;
    hasBefore = true;
    ++index;
  }
  return last;
}

/// The oldest delivered event on which the velocity at the lift depends.
inline Int PanelBatch::oldest(Int lane, Int count) const {
  Int index = count, oldest = count, events = 0;
  Reading here = placeOnly(index, lane, count);
  while (index > 0) {
    const Reading before = placeOnly(index - 1, lane, count);
    if (!here.isAtPlace(before)) {
      oldest = index;
      ++events;
      if (events == TwoSampleBlend::events) break;
    }
    here = before;
    --index;
  }
  return index == 0 ? 0 : oldest;
}
