// A peer of swipelab in idiomatic C++17: double precision, <random>, one swipe after the other.
//
//   cpp_idiomatic PARTICIPANTS [THREADS] [--cold] [-v]
//
// The last line ends in Mps=<million swipes per second>; -v prints completions before it, --cold
// leaves the warm-up out.
// -DFAST_RNG takes xoshiro256++ instead of std::mt19937_64.
#include <atomic>

#include "cpp_content.hpp"
#include "cpp_harness.hpp"

namespace {

enum class Phase { began, moved, ended };

struct Sample {
  double time, x, y;
  Phase phase;
};

/// The touch panel: the events of a motion, in s and pt.
void sense(const Motion& motion, double tremor, Random& random, std::vector<Sample>& samples) {
  constexpr double interval = 1000.0 / 60, timeNoise = 0.3;
  const double noise = 0.15 * tremor;
  const auto onGrid = [](double mm, double shift, double limit) {
    const double points = std::clamp(mm / millimetresPerPoint + shift, 0.0, limit);
    return std::rint(points * stepsPerPoint) / stepsPerPoint;
  };
  const auto microseconds = [](double time) { return std::rint(time * 1000); };
  samples.clear();
  const Point touchDown = motion.touchDown();
  samples.push_back({0, onGrid(touchDown.x, 0, screenWidth),
                     onGrid(touchDown.y, 0, screenHeight), Phase::began});
  double last = 0;
  const double lift = motion.duration();
  // The last reading falls at the motion's end, the first not before one interval.
  const int count = static_cast<int>(lift / interval);
  for (int k = 1; k <= count; ++k) {
    const double time = lift - (count - k) * interval;
    const Point place = motion.location(time);
    const double x = onGrid(place.x, random.normal(0, noise), screenWidth);
    const double y = onGrid(place.y, random.normal(0, noise), screenHeight);
    // A place that has not changed sends no event.
    if (x == samples.back().x && y == samples.back().y) continue;
    last = std::max(microseconds(random.normal(time, timeNoise)), last + 1);
    samples.push_back({last / 1e6, x, y, Phase::moved});
  }
  const double end = random.normal(lift + random.uniform(4, 10), timeNoise);
  samples.push_back({std::max(microseconds(end), last + 1) / 1e6, samples.back().x,
                     samples.back().y, Phase::ended});
}

struct Release {
  double translation, velocity;
};

/// A pan recognizer with 10 pt of slop; whether the pan began, and what it saw.
bool recognize(const std::vector<Sample>& samples, Release& release) {
  constexpr double slop = 10;
  bool hasBegun = false;
  int differences = 0;
  double newest = 0, previous = 0, swallowed = 0;
  for (std::size_t i = 1; i < samples.size() && samples[i].phase == Phase::moved; ++i) {
    const Sample& sample = samples[i];
    const double elapsed = sample.time - samples[i - 1].time;
    previous = newest;
    newest = elapsed >= 0.001 ? (sample.x - samples[i - 1].x) / elapsed : 0;
    ++differences;
    const double dx = sample.x - samples[0].x, dy = sample.y - samples[0].y;
    if (!hasBegun && (std::abs(dx) >= slop || std::abs(dy) >= slop)) {
      hasBegun = true;
      swallowed = std::clamp(dx, -slop, slop);
    }
    release.translation = dx - swallowed;
  }
  release.velocity = differences < 2 ? newest : 0.2 * newest + 0.8 * previous;
  return hasBegun;
}

using harness::Counts, harness::intents, harness::policies, harness::swipesPerIntent;

void judge(const Release& release, std::array<std::int64_t, policies + 1>& counts) {
  constexpr double w = screenWidth;
  const double x = release.translation, v = release.velocity;
  counts[0] += 1;
  counts[1] += x / w > 0.5;
  counts[2] += x / w > 1.0 / 3;
  counts[3] += x > 50;
  counts[4] += x > 100;
  counts[5] += x > 150;
  counts[6] += (x + 0.1 * v) / w > 0.5;
  counts[7] += (x + 0.3 * v) / w > 0.5;
  counts[8] += v / w >= 1 ? true : v / w <= -1 ? false : x / w >= 0.5;
  counts[9] += x * millimetresPerPoint > 16;
  counts[10] += x / w > 0.25;
}

using Intent = Motion (*)(const Participant&, Random&);
constexpr Intent intentModels[] = {pop,           popAbort,      contentLeft,
                                   contentVertical, contentBrowse, tapSmear};

/// One participant after the other, in blocks that workers take.
void work(std::int64_t participants, std::atomic<std::int64_t>& next, Counts& counts) {
  constexpr std::int64_t blockSize = 64;
  std::vector<Sample> samples;
  Release release{};
  for (;;) {
    const std::int64_t first = next.fetch_add(blockSize);
    if (first >= participants) return;
    Random random(static_cast<std::uint64_t>(first / blockSize) + 1);
    for (std::int64_t p = first; p < std::min(first + blockSize, participants); ++p) {
      const Participant person(random);
      for (int intent = 0; intent < intents; ++intent)
        for (int swipe = 0; swipe < swipesPerIntent; ++swipe) {
          sense(intentModels[intent](person, random), person.tremor, random, samples);
          if (recognize(samples, release)) judge(release, counts[intent]);
        }
    }
  }
}

Counts run(std::int64_t participants, int threads) {
  std::atomic<std::int64_t> next{0};
  return harness::inParallel(threads, [&](Counts& part) { work(participants, next, part); });
}

}  // namespace

int main(int count, char** arguments) { harness::measure(count, arguments, run); }
