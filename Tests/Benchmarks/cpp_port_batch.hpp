// Batches of swipes of the port, from people to motions: LaneBatch, MotionBatch.
#pragma once
#include <type_traits>

#include "cpp_port_intents.hpp"

template <typename Model, typename = void>
struct IsStroke : std::false_type {};
template <typename Model>
struct IsStroke<Model, std::void_t<decltype(Model::direction)>> : std::true_type {};

constexpr Word motionPurpose = 1, sensorPurpose = 2;

/// A batch of swipes of one intent on one view, whose draws are made, on the way to motions.
struct MotionBatch {
  Lanes lanes;
  Int count;
  ReachFrame view;
  const Population& shared;
  DrawKey key;

  template <typename Model>
  ALWAYS_INLINE void move() const {
    if constexpr (IsStroke<Model>::value) {
      aim<Model>();
      attempt(Model::direction == Direction::right ? shared.rightGoing : shared.leftGoing);
      finish<Model>();
    } else {
      const Lanes lanes = this->lanes;
      const ReachFrame view = this->view;
      const Population population = shared;
      for (Int lane = 0; lane < count; ++lane) {
        LaneDraws draws(lanes, lane, Model::plan);
        const ReachFrame frame = view.reaching(lanes(place::reach, lane));
        Model::motion(Participant(lanes, lane), frame, population, draws).store(lanes, lane);
      }
    }
  }

 private:
  template <typename Model>
  ALWAYS_INLINE void aim() const {
    const Lanes lanes = this->lanes;
    const ReachFrame view = this->view;
    const Population population = shared;
    constexpr bool isRight = Model::direction == Direction::right;
    const StrokeModel& strokes = isRight ? population.rightGoing : population.leftGoing;
    for (Int lane = 0; lane < count; ++lane) {
      LaneDraws draws(lanes, lane, Model::plan, StrokeDraw::plan);
      const ReachFrame frame = view.reaching(lanes(place::reach, lane));
      const Participant person(lanes, lane);
      const Wish wish = Model::wish(person, frame, population, draws);
      const Vector5& personal = isRight ? person.rightward : person.leftward;
      StrokeAim::make(strokes, personal, person, frame, Model::direction, population, wish)
          .store(lanes, lane);
      lanes(place::drag, lane) = wish.isDrag ? 1 : 0;
      lanes.setWord(place::aimKeys, lane, lanes.word(place::key, lane));
      lanes.setWord(place::aimKeys + 1, lane, lanes.word(place::key + 1, lane));
      lanes.setWord(place::aimKeys + 2, lane, static_cast<Word>(lane));
    }
  }

  /// Draws strokes for every aim, again for those that are not possible, and so on.
  void attempt(const StrokeModel& strokes) const {
    const Lanes lanes = this->lanes;
    const StrokeModel model = strokes;
    Int open = count;
    Word attempt = 0;
    while (open > 0) {
      lanes.draw(StrokeAim::plan, place::attempt, place::aimKeys, 16 + 2 * attempt, key, open);
      for (Int place = 0; place < open; ++place) {
        const Vector5 normals = Vector5::load(lanes, place::attempt, place);
        const StrokeAim aim = StrokeAim::load(lanes, place);
        const Outcome outcome = aim.outcome(
            model, normals, lanes(place::attempt + 5, place), lanes(place::attempt + 6, place));
        outcome.store(lanes, place::attempt + 8, place);
        lanes(place::attempt + 7, place) = aim.slack(outcome);
      }
      ++attempt;
      open = settle(open, attempt == StrokeAim::attempts, model.mean);
    }
  }

  /// Writes the outcomes to the lanes to which they belong, and keeps the aims of refused ones.
  Int settle(Int open, bool isLast, Vector5 mean) const {
    const Lanes lanes = this->lanes;
    Int refused = 0;
    for (Int place = 0; place < open; ++place) {
      const Int lane = static_cast<Int>(lanes.word(place::aimKeys + 2, place));
      for (Int part = 0; part < 6; ++part)
        lanes(place::stroke + part, lane) = lanes(place::attempt + 8 + part, place);
      if (lanes(place::attempt + 7, place) >= 0 || isLast) continue;
      for (Int column = place::aim; column < place::attempt; ++column)
        lanes(column, refused) = lanes(column, place);
      const Vector5 center = Vector5::load(lanes, place::aim, refused);
      Vector5::between(center, mean, 0.02f).store(lanes, place::aim, refused);
      lanes(place::aim + 7, refused) *= 0.98f;
      lanes(place::aim + 8, refused) *= 0.98f;
      ++refused;
    }
    return refused;
  }

  template <typename Model>
  ALWAYS_INLINE void finish() const {
    const Lanes lanes = this->lanes;
    const ReachFrame view = this->view;
    const Population population = shared;
    constexpr bool isRight = Model::direction == Direction::right;
    for (Int lane = 0; lane < count; ++lane) {
      const ReachFrame frame = view.reaching(lanes(place::reach, lane));
      const Participant person(lanes, lane);
      LaneDraws draws(lanes, lane, Model::plan);
      const float startY = frame.swipeHeight(person, draws);
      StrokeDraw(
          Outcome::load(lanes, place::stroke, lane),
          isRight ? population.rightGoing : population.leftGoing, person, frame, population,
          lanes(place::drag, lane) != 0, draws)
          .motion(
              Model::direction, startY, person.usesLeftHand(frame.isWide, population), frame)
          .store(lanes, lane);
    }
  }
};

/// A batch of swipes of one population.
struct LaneBatch {
  Lanes lanes;
  Int count;
  const Population& population;
  std::uint64_t seed;

  ALWAYS_INLINE void seat(const Participant& person, Int swipe, Int lane) const {
    lanes.setWord(place::key, lane, person.index);
    lanes.setWord(place::key + 1, lane, static_cast<Word>(swipe));
    person.store(lanes, lane);
  }

  /// Draws what the people do with an intent, and when the panel tells of their lifts.
  template <typename Model>
  void draw() const {
    const Lanes lanes = this->lanes;
    lanes.draw(Model::plan, place::draws, place::key, 0, key<Model>(motionPurpose), count);
    const DrawKey key = this->key<Model>(sensorPurpose);
    const Panel panel = population.panel;
    for (Int lane = 0; lane < count; ++lane) {
      const Block words =
          key.block(0, lanes.word(place::key, lane), lanes.word(place::key + 1, lane));
      for (Int part = 0; part < 4; ++part) lanes.setWord(place::words + part, lane, words[part]);
    }
    for (Int lane = 0; lane < count; ++lane) {
      const auto word = [&](Int part) { return lanes.word(place::words + part, lane); };
      const float spread = panel.mostLiftDelay - panel.leastLiftDelay;
      lanes(place::late, lane) =
          panel.leastLiftDelay + spread * elementary::unitInterval(word(1)) +
          panel.timeNoise * elementary::normalPair(word(2), word(3)).first;
    }
  }

  template <typename Model>
  void move(const ReachFrame& view) const {
    const Lanes lanes = this->lanes;
    const float width = view.width;
    const Population population = this->population;
    for (Int lane = 0; lane < count; ++lane)
      lanes(place::reach, lane) = population.reach(
          width, population.widthExponentSpread * Participant(lanes, lane).reachDraw);
    MotionBatch{lanes, count, view, this->population, key<Model>(motionPurpose)}.move<Model>();
  }

  template <typename Model>
  DrawKey key(Word purpose) const { return {seed, Model::code << 8 | purpose}; }
};
