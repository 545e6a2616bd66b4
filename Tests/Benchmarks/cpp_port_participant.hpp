// One synthetic person of the port: Participant, its stream of draws, its lane.
#pragma once
#include "cpp_port_people.hpp"

/// The draws of a participant's traits.
class DrawStream {
 public:
  DrawStream(std::uint64_t seed, Word participant) : seed(seed), participant(participant) {}

  Word word() {
    if (used == 4) {
      words = philox(counter++, 0, participant, 0, seed);
      used = 0;
    }
    return words[used++];
  }
  float uniform() { return elementary::unitInterval(word()); }
  float uniform(float low, float high) { return low + (high - low) * uniform(); }
  float normal() {
    if (spare == spare) {
      const float result = spare;
      spare = std::numeric_limits<float>::quiet_NaN();
      return result;
    }
    const Word radius = word(), angle = word();
    const Pair pair = elementary::normalPair(radius, angle);
    spare = pair.second;
    return pair.first;
  }
  float normal(float mean, float deviation) { return mean + deviation * normal(); }
  Vector5 draw(const Triangle5& triangle) {
    const float z0 = normal(), z1 = normal(), z2 = normal(), z3 = normal(), z4 = normal();
    return triangle.product({z0, z1, z2, z3, z4});
  }
  float beta(float a, float b) {
    for (Int attempt = 0; attempt < 64; ++attempt) {
      const float x = elementary::exp(elementary::log(uniform()) / a);
      const float y = elementary::exp(elementary::log(uniform()) / b);
      if (x + y <= 1 && x + y > 0) return x / (x + y);
    }
    return a / (a + b);
  }

 private:
  std::uint64_t seed;
  Word participant, counter = 0;
  Block words{};
  Int used = 4;
  float spare = std::numeric_limits<float>::quiet_NaN();
};

struct Participant {
  Word index;
  Vector5 rightward, leftward;
  float slowShare, bow, digitDraw, handDraw, reachDraw, sessionLength, sessionDuration;
  float scrollLength, scrollDuration, scrollLean, scrollSway, slowness, tremor, height, spanDraw;

  Participant(Word index, std::uint64_t seed, const Population& population) : index(index) {
    DrawStream draws(seed, index);
    rightward = draws.draw(population.rightGoing.betweenPeople);
    leftward = draws.draw(population.leftGoing.betweenPeople);
    const Vector5 &right = population.rightGoing.spread, &left = population.leftGoing.spread;
    share(rightward.length, leftward.length, right.length, left.length);
    share(rightward.duration, leftward.duration, right.duration, left.duration);
    share(rightward.lift, leftward.lift, right.lift, left.lift);
    bow = draws.normal();
    reachDraw = draws.normal();
    digitDraw = draws.uniform();
    handDraw = draws.uniform();
    sessionLength = draws.normal(0, population.sessionSpread);
    sessionDuration = draws.normal(0, population.sessionSpread);
    scrollLength = draws.normal();
    scrollDuration = draws.normal();
    scrollLean = draws.normal();
    scrollSway = draws.normal();
    height = draws.normal(0, 32 * referencePoint);
    const bool isSlowMover = draws.uniform() < population.slowMoverShare;
    const float slowing = draws.uniform(0, 0.7f);
    slowness = isSlowMover ? slowing : 0;
    tremor = isSlowMover ? 2 : 1;
    slowShare = draws.beta(population.slowShapeA, population.slowShapeB);
    spanDraw = draws.normal();
  }

  /// The traits in a lane; only those that are used are read.
  ALWAYS_INLINE Participant(Lanes lanes, Int lane)
      : index(lanes.word(place::key, lane)),
        rightward(Vector5::load(lanes, place::person, lane)),
        leftward(Vector5::load(lanes, place::person + 5, lane)),
        slowShare(lanes(place::person + 10, lane)),
        bow(lanes(place::person + 11, lane)),
        digitDraw(lanes(place::person + 12, lane)),
        handDraw(lanes(place::person + 13, lane)),
        reachDraw(lanes(place::person + 14, lane)),
        sessionLength(lanes(place::person + 15, lane)),
        sessionDuration(lanes(place::person + 16, lane)),
        scrollLength(lanes(place::person + 17, lane)),
        scrollDuration(lanes(place::person + 18, lane)),
        scrollLean(lanes(place::person + 19, lane)),
        scrollSway(lanes(place::person + 20, lane)),
        slowness(lanes(place::person + 21, lane)),
        tremor(lanes(place::person + 22, lane)),
        height(lanes(place::person + 23, lane)),
        spanDraw(lanes(place::person + 24, lane)) {}

  ALWAYS_INLINE void store(Lanes lanes, Int lane) const {
    rightward.store(lanes, place::person, lane);
    leftward.store(lanes, place::person + 5, lane);
    lanes(place::person + 10, lane) = slowShare;
    lanes(place::person + 11, lane) = bow;
    lanes(place::person + 12, lane) = digitDraw;
    lanes(place::person + 13, lane) = handDraw;
    lanes(place::person + 14, lane) = reachDraw;
    lanes(place::person + 15, lane) = sessionLength;
    lanes(place::person + 16, lane) = sessionDuration;
    lanes(place::person + 17, lane) = scrollLength;
    lanes(place::person + 18, lane) = scrollDuration;
    lanes(place::person + 19, lane) = scrollLean;
    lanes(place::person + 20, lane) = scrollSway;
    lanes(place::person + 21, lane) = slowness;
    lanes(place::person + 22, lane) = tremor;
    lanes(place::person + 23, lane) = height;
    lanes(place::person + 24, lane) = spanDraw;
  }

  ALWAYS_INLINE bool usesThumb(bool isWide, const Population& population) const {
    return digitDraw < (isWide ? population.wideThumbShare : population.thumbShare);
  }
  ALWAYS_INLINE bool usesLeftHand(bool isWide, const Population& population) const {
    const bool thumb = usesThumb(isWide, population);
    return handDraw < (thumb ? population.leftThumbShare : population.leftFingerShare);
  }
  /// The nearest place to the leading edge, in mm from it, at which this person can touch down.
  ALWAYS_INLINE float nearestStart(float width, bool isWide, const Population& population) const {
    const float span = most(0.0f, population.thumbSpan + population.thumbSpanSpread * spanDraw);
    const bool usesOneHand =
        !isWide && usesThumb(isWide, population) && digitDraw < population.oneHandShare;
    const bool isLimited = usesOneHand && !usesLeftHand(isWide, population);
    return elementary::choose(isLimited, most(0.0f, width - span), 0);
  }
  ALWAYS_INLINE float logPace(const Population& population) const {
    return population.durationShift + sessionDuration + slowness;
  }
  ALWAYS_INLINE float pace(const Population& population) const {
    return elementary::exp(logPace(population));
  }

 private:
  static void share(float& right, float& left, float rightSpread, float leftSpread) {
    const float score = (right / rightSpread + left / leftSpread) * 0.70710677f;
    right = score * rightSpread;
    left = score * leftSpread;
  }
};

enum class Direction { right, left };

/// A view as one person's hand sees it.
struct ReachFrame {
  float width, height;
  bool isWide;
  float driftRoom, reach;

  ALWAYS_INLINE ReachFrame reaching(float reach) const {
    return {width, height, isWide, driftRoom, reach};
  }
  /// How far in mm from the edge that they leave the strip of strokes without a start begins.
  ALWAYS_INLINE float inset(
      const Participant& person, Direction direction, const Population& population) const {
    const bool isLeft = person.usesLeftHand(isWide, population);
    const float side =
        direction == Direction::right ? population.handSide : population.leftwardHandSide;
    const float share =
        elementary::choose(isLeft == (direction == Direction::left), side, 1 - side);
    return elementary::choose(isWide, 0, share * (width - reach));
  }
  ALWAYS_INLINE float swipeHeight(const Participant& person, LaneDraws& draws) const {
    const float wanted = 0.62f * height + person.height + draws.normal(0, 46 * referencePoint);
    return least(most(wanted, 0.0f), height);
  }
  /// Where a finger of this person lands that aims at the edge, in reaches from it.
  ALWAYS_INLINE float edgeStart(
      const Participant& person, const Population& population, LaneDraws& draws) const {
    const float aim = draws.uniform(0, 10 * referencePoint);
    const float aimed = most(0.0f, aim + draws.normal(0, 2));
    return least(most(aimed, person.nearestStart(width, isWide, population)) / reach, 0.5f);
  }
};
