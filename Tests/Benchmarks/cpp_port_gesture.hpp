// Recognition and judgement of the port: Sources/PopGesture.
#pragma once
#include "cpp_port_math.hpp"

constexpr double nan64 = std::numeric_limits<double>::quiet_NaN();

enum class Touch { began, moved, ended };

struct TouchSample {
  double time, x, y;
  Touch phase;
};

struct Release {
  double translation, velocity, viewWidth, duration, peakTranslation, start, millimetresPerPoint;

  ALWAYS_INLINE double inWidths(double length) const {
    return viewWidth > 0 ? length / viewWidth : nan64;
  }
};

/// Seconds between two times, the same wherever they start.
ALWAYS_INLINE double elapsed(double start, double end) {
  const double difference = end - start;
  const double whole = ((difference * 1000000 + 0x1.8p52) - 0x1.8p52) / 1000000;
  const double noise = 0x1p-51 * most(absolute(start), absolute(end));
  return absolute(difference - whole) <= noise ? whole : difference;
}

/// A blend of the last two differences.
struct TwoSampleBlend {
  static constexpr Int events = 3;
  double positions[3] = {nan64, nan64, nan64}, times[3] = {nan64, nan64, nan64};

  ALWAYS_INLINE void add(double position, double time) {
    positions[2] = positions[1];
    positions[1] = positions[0];
    positions[0] = position;
    times[2] = times[1];
    times[1] = times[0];
    times[0] = time;
  }
  ALWAYS_INLINE double velocity() const {
    if (times[1] != times[1]) return 0;
    const double newest = difference(positions[0] - positions[1], elapsed(times[1], times[0]));
    if (times[2] != times[2]) return newest;
    const double previous = difference(positions[1] - positions[2], elapsed(times[2], times[1]));
    return 0.2 * newest + 0.8 * previous;
  }

 private:
  ALWAYS_INLINE static double difference(double distance, double time) {
    return time >= 0.001 ? distance / time : 0;
  }
};

/// A pan: slop in x or in y, and a gate that lets everything through.
struct Recognizer {
  double slop = 10;

  ALWAYS_INLINE bool isPassed(double dx, double dy) const {
    return absolute(dx) >= slop || absolute(dy) >= slop;
  }
};

class GestureTracker {
 public:
  enum class State { possible, began, ended, failed };

  ALWAYS_INLINE explicit GestureTracker(Recognizer recognizer) : recognizer(recognizer) {}

  ALWAYS_INLINE State state() const { return progress.state; }

  ALWAYS_INLINE void reset() {
    progress = Progress();
    estimator = TwoSampleBlend();
  }

  ALWAYS_INLINE void receive(const TouchSample& sample) {
    if (progress.state == State::ended) return;
    progress.time = sample.time;
    switch (sample.phase) {
      case Touch::began:
        progress.start = sample.x;
        progress.startY = sample.y;
        progress.startTime = sample.time;
        estimator.add(sample.x, sample.time);
        break;
      case Touch::moved: move(sample); break;
      case Touch::ended:
        if (progress.state == State::began)
          progress.state = State::ended;
        else if (progress.state == State::possible)
          progress.state = State::failed;
        break;
    }
  }

  ALWAYS_INLINE Release release(double viewWidth, double millimetresPerPoint) const {
    return {progress.translation, estimator.velocity(), viewWidth,
            elapsed(progress.startTime, progress.time),
            progress.peakTranslation, progress.start, millimetresPerPoint};
  }

 private:
  struct Progress {
    State state = State::possible;
    double translation = 0, peakTranslation = 0, start = 0, startY = 0;
    double startTime = nan64, time = nan64;
    Int moves = 0;
    double swallowed = 0;
  };
  Progress progress;
  TwoSampleBlend estimator;
  Recognizer recognizer;

  ALWAYS_INLINE void move(const TouchSample& sample) {
    ++progress.moves;
    if (progress.state != State::possible && progress.state != State::began) return;
    estimator.add(sample.x, sample.time);
    const double dx = sample.x - progress.start;
    if (progress.state == State::possible &&
        recognizer.isPassed(dx, sample.y - progress.startY)) {
      progress.swallowed = least(most(dx, -recognizer.slop), recognizer.slop);
      progress.state = State::began;
    }
    if (progress.state == State::began) {
      progress.translation = dx - progress.swallowed;
      progress.peakTranslation = most(progress.peakTranslation, progress.translation);
    }
  }
};

/// Up to 64 releases on one screen in columns.
struct ReleaseBatch {
  Int count = 0;
  double viewWidth, millimetresPerPoint;
  double columns[5][64] = {};

  ReleaseBatch(double viewWidth, double millimetresPerPoint)
      : viewWidth(viewWidth), millimetresPerPoint(millimetresPerPoint) {}

  ALWAYS_INLINE void append(const Release& release) {
    columns[0][count] = release.translation;
    columns[1][count] = release.velocity;
    columns[2][count] = release.duration;
    columns[3][count] = release.peakTranslation;
    columns[4][count] = release.start;
    ++count;
  }
  ALWAYS_INLINE Release operator[](Int index) const {
    return {columns[0][index], columns[1][index], viewWidth, columns[2][index],
            columns[3][index], columns[4][index], millimetresPerPoint};
  }
};

struct Fraction {
  double threshold;
  ALWAYS_INLINE bool completes(const Release& release) const {
    return release.inWidths(release.translation) > threshold;
  }
};

struct FixedDistance {
  bool isInPoints;
  double threshold;
  ALWAYS_INLINE bool completes(const Release& release) const {
    const double length = isInPoints ? release.translation
                                     : release.translation * release.millimetresPerPoint;
    return (release.viewWidth > 0 ? length : nan64) > threshold;
  }
};

struct VelocityWeighted {
  double weight, threshold;
  ALWAYS_INLINE bool completes(const Release& release) const {
    return release.inWidths(release.translation + weight * release.velocity) > threshold;
  }
};

struct FlingOverride {
  double limit, threshold;
  ALWAYS_INLINE bool completes(const Release& release) const {
    return score(release) >= threshold;
  }

 private:
  ALWAYS_INLINE double score(const Release& release) const {
    const double progress = release.inWidths(release.translation);
    const double speed = release.inWidths(release.velocity);
    if (progress != progress || speed != speed) return nan64;
    if (speed >= limit && speed > 0) return std::numeric_limits<double>::infinity();
    if (speed <= -limit && speed < 0) return -std::numeric_limits<double>::infinity();
    return progress;
  }
};
