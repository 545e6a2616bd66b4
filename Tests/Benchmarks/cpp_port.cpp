// A peer of swipelab: its own hot path, line for line, in C++17.
//
//   cpp_port PARTICIPANTS [THREADS] [--cold] [-v]
//
// Same streams of random numbers, same operations on them in the same order, same columns and
// batches: completions are equal to the product's, one by one, whatever the compiler and its
// instruction set, as long as it neither contracts nor reorders (-ffp-contract=off). What is left
// of a difference in time is the compiler's. The last line ends in Mps=<million swipes per second>;
// -v prints completions before it, --cold leaves the warm-up out.
#include <algorithm>
#include <atomic>

#include "cpp_harness.hpp"
#include "cpp_port_counts.hpp"
#include "cpp_port_play.hpp"

namespace {

constexpr std::uint64_t seed = 1;
constexpr Int swipesPerIntent = 20, seats = laneCount / swipesPerIntent;
constexpr std::int64_t blockSize = 16;
constexpr double viewWidth = 402, viewHeight = 874, pointSize = 25.4 * 3 / 460;
/// Makes and judges the swipes of a range of participants; one value per worker.
class BlockRunner {
 public:
  void run(std::int64_t first, std::int64_t end) {
    for (; first < end; first += seats) {
      const Int people = static_cast<Int>(std::min<std::int64_t>(seats, end - first));
      count = people * swipesPerIntent;
      for (Int seat = 0; seat < people; ++seat) {
        const Participant person(static_cast<Word>(first + seat), seed, population);
        for (Int swipe = 0; swipe < swipesPerIntent; ++swipe)
          batch().seat(person, swipe, seat * swipesPerIntent + swipe);
      }
      tallies = {};
      make<PopSwipe>(people, 0);
      make<AbortedPop>(people, 1);
      make<LeftwardSwipe>(people, 2);
      make<ReadingScroll>(people, 3);
      make<BrowsingScroll>(people, 4);
      make<SmearedTap>(people, 5);
      for (Int seat = 0; seat < people; ++seat) flush(seat);
    }
  }

  Counts counts{};
  /// Pops, aborted pops, each kind of other swipes, all of those, these with aborted pops.
  Moments moments[intents + 2];

 private:
  std::vector<float> scratch = std::vector<float>(place::end * laneCount);
  Int count = 0;
  Population population;
  ReachFrame view{float(viewWidth * pointSize), float(viewHeight * pointSize), false,
                 referenceWidth, 0};
  TouchSensor sensor{float(viewWidth), float(viewHeight), float(1 / pointSize), 3,
                     1000 / population.panel.rate, population.panel};
  ReleaseBatch releases{viewWidth, pointSize};
  std::array<std::array<std::array<std::int32_t, policies + 1>, intents>, seats> tallies;
  std::array<Judge, policies> judges{
      Judge::of(Fraction{0.5}), Judge::of(Fraction{1.0 / 3}), Judge::of(FixedDistance{true, 50}),
      Judge::of(FixedDistance{true, 100}), Judge::of(FixedDistance{true, 150}),
      Judge::of(VelocityWeighted{0.1, 0.5}), Judge::of(VelocityWeighted{0.3, 0.5}),
      Judge::of(FlingOverride{1, 0.5}), Judge::of(FixedDistance{false, 16}),
      Judge::of(Fraction{0.25})};

  LaneBatch batch() { return {Lanes{scratch.data()}, count, population, seed}; }

  template <typename Model>
  void make(Int people, Int intent) {
    batch().draw<Model>();
    batch().move<Model>(view);
    const std::uint64_t begun = recognize(Model::pieces, batch().key<Model>(sensorPurpose));
    judge(people, intent, begun);
  }

  /// The lanes of gestures that began; their releases go to `releases`.
  std::uint64_t recognize(Int pieces, DrawKey key) {
    releases.count = 0;
    const Sight sight;
    const Lanes lanes{scratch.data()};
    // An estimator that remembers three events needs a fourth to tell whether the third was sent.
    PanelBatch panel{lanes, count, pieces, sensor, key, TwoSampleBlend::events + 1,
                     TwoSampleBlend::events};
    panel.begin();
    if (panel.see(sight) * 4 < count) {
      panel = {lanes, count, pieces, sensor, key, 0, 0};
    } else {
      panel.makeLast();
      panel.gateReadings = panel.makeGate(sight);
    }
    std::uint64_t begun = 0;
    for (Int lane = 0; lane < count; ++lane) {
      if (!panel.isSeen(lane)) continue;
      GestureTracker tracker{Recognizer{}};
      if (!panel.play(lane, tracker)) continue;
      begun |= std::uint64_t(1) << lane;
      Release release = tracker.release(releases.viewWidth, releases.millimetresPerPoint);
      release.peakTranslation = nan64;
      releases.append(release);
    }
    return begun;
  }

  static std::uint64_t bits(Int count) { return ~std::uint64_t(0) >> (64 - count); }

  void judge(Int people, Int intent, std::uint64_t begun) {
    std::uint64_t segments[seats] = {};
    Int first = 0;
    for (Int seat = 0; seat < people; ++seat) {
      const std::uint64_t lanes = bits(swipesPerIntent) << (seat * swipesPerIntent);
      const Int count = __builtin_popcountll(begun & lanes);
      segments[seat] = count == 0 ? 0 : bits(count) << first;
      first += count;
      tallies[seat][intent][0] += count;
    }
    if (releases.count == 0) return;
    for (Int policy = 0; policy < policies; ++policy) {
      const std::uint64_t completed = judges[policy].completions(judges[policy].policy, releases);
      if (completed == 0) continue;
      for (Int seat = 0; seat < people; ++seat)
        tallies[seat][intent][policy + 1] += __builtin_popcountll(completed & segments[seat]);
    }
  }

  void flush(Int seat) {
    std::int32_t unwanted[policies] = {}, honoured[policies], wrong[policies];
    for (Int intent = 0; intent < intents; ++intent) {
      const auto& tally = tallies[seat][intent];
      for (Int place = 0; place <= policies; ++place) counts[intent][place] += tally[place];
      if (intent == 1) {
        for (Int p = 0; p < policies; ++p) honoured[p] = tally[0] - tally[p + 1];
        moments[1].add(tally[0], honoured);
        continue;
      }
      moments[intent].add(swipesPerIntent, &tally[1]);
      if (intent >= 2)
        for (Int p = 0; p < policies; ++p) unwanted[p] += tally[p + 1];
    }
    moments[intents].add((intents - 2) * swipesPerIntent, unwanted);
    for (Int p = 0; p < policies; ++p) wrong[p] = unwanted[p] + tallies[seat][1][p + 1];
    moments[intents + 1].add((intents - 1) * swipesPerIntent, wrong);
  }
};

Counts run(std::int64_t participants, int threads) {
  std::atomic<std::int64_t> next{0};
  return harness::inParallel(threads, [&](Counts& part) {
    BlockRunner runner;
    for (;;) {
      const std::int64_t first = next.fetch_add(1) * blockSize;
      if (first >= participants) break;
      runner.run(first, std::min(first + blockSize, participants));
    }
    part = runner.counts;
  });
}

}  // namespace

int main(int count, char** arguments) { harness::measure(count, arguments, run); }
