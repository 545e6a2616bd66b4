// Columns of one scratch array and the draws in them: Sources/SwipeSimulation/Batch/Lane*.swift.
#pragma once
#include "cpp_port_math.hpp"

constexpr Int laneCount = 64;

/// Where each group of columns starts.
namespace place {
constexpr Int key = 0, person = key + 2, reach = person + 25, draws = reach + 1, aim = draws + 28,
              aimKeys = aim + 13, attempt = aimKeys + 3, stroke = attempt + 14, drag = stroke + 6,
              motion = drag + 1, piece = 10, reading = motion + 5 + 2 * piece;
constexpr Int first = reading, late = reading + 1, count = reading + 2, noise = reading + 3,
              startX = reading + 4, startY = reading + 5, firstSeen = reading + 6,
              areSent = reading + 7;
constexpr Int mostLast = 16, mostGate = 4, window = reading + 8,
              words = window + 3 * (mostLast + mostGate), end = words + 4;
constexpr Int last(Int back) { return window + 3 * back; }
constexpr Int gate(Int ahead) { return window + 3 * (mostLast + ahead); }
}  // namespace place

struct Plan {
  Int normals, uniforms;
  constexpr Int pairs() const { return (normals + 1) / 2; }
  constexpr Int blocks() const { return (2 * pairs() + uniforms + 3) / 4; }
  constexpr Plan operator+(Plan other) const {
    return {normals + other.normals, uniforms + other.uniforms};
  }
};

/// What draws of one intent and purpose have in common.
struct DrawKey {
  std::uint64_t seed;
  Word code;
  ALWAYS_INLINE Block block(Word index, Word participant, Word swipe) const {
    return philox(index, swipe, participant, code, seed);
  }
};

struct Lanes {
  float* base;

  ALWAYS_INLINE float& operator()(Int column, Int lane) const {
    return base[column * laneCount + lane];
  }
  ALWAYS_INLINE Word word(Int column, Int lane) const {
    return elementary::bits((*this)(column, lane));
  }
  ALWAYS_INLINE void setWord(Int column, Int lane, Word word) const {
    (*this)(column, lane) = elementary::number(word);
  }

  ALWAYS_INLINE void makeNormals(Int column, Int count) const {
    const Lanes lanes = *this;
    for (Int lane = 0; lane < count; ++lane) {
      const Pair pair =
          elementary::normalPair(lanes.word(column, lane), lanes.word(column + 1, lane));
      lanes(column, lane) = pair.first;
      lanes(column + 1, lane) = pair.second;
    }
  }

  /// Draws the normals and uniforms of a plan: normals first, then uniforms.
  void draw(Plan plan, Int column, Int keys, Word first, DrawKey key, Int count) const {
    const Lanes lanes = *this;
    for (Int index = 0; index < plan.blocks(); ++index) {
      const Int place = column + 4 * index;
      for (Int lane = 0; lane < count; ++lane) {
        const Block words = key.block(
            first + static_cast<Word>(index), lanes.word(keys, lane), lanes.word(keys + 1, lane));
        for (Int part = 0; part < 4; ++part) lanes.setWord(place + part, lane, words[part]);
      }
    }
    for (Int pair = 0; pair < plan.pairs(); ++pair) makeNormals(column + 2 * pair, count);
    for (Int uniform = 0; uniform < plan.uniforms; ++uniform) {
      const Int place = column + 2 * plan.pairs() + uniform;
      for (Int lane = 0; lane < count; ++lane)
        lanes(place, lane) = elementary::unitInterval(lanes.word(place, lane));
    }
  }
};

/// The draws of one lane, taken one after the other.
struct LaneDraws {
  Lanes lanes;
  Int lane, nextNormal, nextUniform;

  ALWAYS_INLINE LaneDraws(Lanes lanes, Int lane, Plan plan, Plan others = {0, 0})
      : lanes(lanes),
        lane(lane),
        nextNormal(place::draws + others.normals),
        nextUniform(place::draws + 2 * plan.pairs() + others.uniforms) {}

  ALWAYS_INLINE float uniform() { return lanes(nextUniform++, lane); }
  ALWAYS_INLINE float uniform(float low, float high) { return low + (high - low) * uniform(); }
  ALWAYS_INLINE bool happens(float probability) { return uniform() < probability; }
  ALWAYS_INLINE float normal() { return lanes(nextNormal++, lane); }
  ALWAYS_INLINE float normal(float mean, float deviation) { return mean + deviation * normal(); }
  ALWAYS_INLINE float logNormal(float mean, float deviation) {
    return elementary::exp(normal(mean, deviation));
  }
};
