// Scrolls and taps of the idiomatic C++ peer.
#pragma once
#include "cpp_motion.hpp"

/// A scroll that runs sideways.
inline Motion sidewaysScroll(double startX, Random& random) {
  static constexpr std::array<Random::Knot, 6> hastyLengths{
      {{0, 16}, {0.25, 36}, {0.5, 79}, {0.75, 110}, {0.9, 200}, {1, 280}}};
  static constexpr std::array<Random::Knot, 6> slowLengths{
      {{0, 16}, {0.25, 24}, {0.5, 30}, {0.75, 47}, {0.9, 80}, {1, 96}}};
  static constexpr std::array<Random::Knot, 6> hastySpeeds{
      {{0, 300}, {0.25, 400}, {0.45, 600}, {0.55, 1000}, {0.75, 1500}, {1, 2600}}};
  static constexpr std::array<Random::Knot, 7> slowDurations{{{0, 86}, {0.05, 260},
      {0.25, 1070}, {0.5, 1790}, {0.75, 2980}, {0.95, 6960}, {1, 7500}}};
  const bool isHasty = random.happens(0.35);
  const double rank = random.uniform(0, 1);
  Piece piece;
  piece.dx =
      (isHasty ? Random::at(rank, hastyLengths) : Random::at(rank, slowLengths)) * referencePoint;
  piece.dy = piece.dx * random.uniform(-1, 1);
  const double lift = isHasty ? random.normal(0.52, 0.13) : random.normal(0.83, 0.16);
  piece.profile = {0, std::clamp(lift, 0.35, 1.0)};
  if (isHasty) {
    const double speed =
        Random::at((rank + random.uniform(0, 1)) / 2, hastySpeeds) * referencePoint;
    piece.duration = 1000 * piece.dx * std::max(piece.profile.liftOverMean(), 0.5) / speed;
  } else {
    piece.duration = random.quantile(slowDurations);
  }
  Motion motion;
  motion.start = {startX, 0.62 * height};
  motion.landing = landing(random);
  motion.add(piece);
  return motion;
}

/// One quantity of scrolls: over people, and within one person.
struct Quantity {
  double mean, between, within;
};

/// How people scroll: ln dp, ln ms, degrees to the right of up, bulge over the way up.
struct ScrollModel {
  Quantity length, duration, lean, sway;
  double downShare, downLean;
  /// Correlations of length with duration and of lean with sway, over people and within one.
  double pace[2], bend[2];
  double touch, quickLift, quickSpread, slowLift, slowSpread;
  std::array<Random::Knot, 7> starts;
};

inline constexpr ScrollModel reading{
    {4.74, 0.46, 0.486}, {6.9, 0.58, 0.72}, {3.9, 8.9, 10.9}, {-0.011, 0.047, 0.065},
    0.09, -4.2, {0.59, 0.17}, {-0.66, -0.34}, 0.05, 0.76, 0.11, 0.82, 0.2,
    {{{0, 0.01}, {0.05, 0.14}, {0.25, 0.37}, {0.5, 0.64}, {0.75, 0.74}, {0.95, 0.86}, {1, 0.98}}}};
inline constexpr ScrollModel browsing{
    {4.757, 0.31, 0.54}, {5.46, 0.385, 1.08}, {12.4, 10.2, 7.84}, {-0.03, 0.03, 0.06},
    0.407, -2.6, {0.86, -0.05}, {-0.3, -0.21}, 0.3, 0.78, 0.14, 0.83, 0.18,
    {{{0, 0.1}, {0.05, 0.48}, {0.25, 0.63}, {0.5, 0.69}, {0.75, 0.75}, {0.95, 0.84}, {1, 0.98}}}};

/// A share of one score and, independent of it, of another.
inline double mixed(double correlation, double one, double other) {
  return correlation * one + std::sqrt(1 - correlation * correlation) * other;
}

inline Motion scroll(const ScrollModel& model, const Participant& person, Random& random) {
  const double place = random.quantile(model.starts), kind = random.uniform(0, 1);
  if (kind < 0.003) return sidewaysScroll(place * width, random);
  const bool rests = kind < 0.003 + 0.012, goesDown = random.happens(model.downShare);
  const double first = random.normal(), second = random.normal();
  const double logRise = model.length.mean + model.length.between * person.scrollLength +
                         model.length.within * first;
  const double personal = mixed(model.pace[0], person.scrollLength, person.scrollDuration);
  const double logTime = model.duration.mean + person.slowness +
                         model.duration.between * personal +
                         model.duration.within * mixed(model.pace[1], first, second);
  const double wanted = std::exp(logRise) * referencePoint;
  // Not faster than 3000 dp/s.
  const double duration = std::max(std::exp(logTime), wanted / (3 * referencePoint));
  const double noise = random.studentT12();
  const double varied = model.lean.within * noise * (noise > 0 ? 0.87 : 1.13);
  const double own = model.lean.between * person.scrollLean * (goesDown ? -0.4 : 1);
  const double lean = (goesDown ? model.downLean : model.lean.mean) +
                      std::exp(-0.38 * (logRise - 4.575)) * (own + varied);
  const double sway =
      model.sway.mean +
      model.sway.between * mixed(model.bend[0], person.scrollLean, person.scrollSway) +
      model.sway.within * mixed(model.bend[1], noise, random.normal());
  const double share = std::clamp(((rests ? 5.4 : logTime) - 5.010635) / 0.980829, 0.0, 1.0);
  const double lift =
      std::clamp(model.quickLift + (model.slowLift - model.quickLift) * share +
                     (model.quickSpread + (model.slowSpread - model.quickSpread) * share) *
                         random.normal(),
                 0.35, 1.0);
  const double rise = std::min(wanted, 0.9 * height);
  Piece piece;
  piece.profile = {std::min(std::abs(random.normal(model.touch, 0.04)), lift - 0.1), lift};
  piece.duration = rests ? std::min(duration, 220.0) : duration;
  piece.dy = goesDown ? rise : -rise;
  piece.dx = std::min(rise * std::tan(std::clamp(lean, -85.0, 85.0) * radians),
                      (1 - place) * referenceWidth);
  piece.sway = sway * rise;
  const double middle = person.swipeHeight(random);
  Motion motion;
  motion.start.x = place * width;
  motion.start.y = std::clamp(middle + rise * ((goesDown ? 0 : 1) - middle / height), 0.0, height);
  motion.landing = landing(random);
  if (duration > piece.duration) motion.add({duration - piece.duration});
  motion.add(piece);
  return motion;
}

inline Motion contentVertical(const Participant& person, Random& random) {
  return scroll(reading, person, random);
}

inline Motion contentBrowse(const Participant& person, Random& random) {
  return scroll(browsing, person, random);
}

/// A tap; one of five slips.
inline Motion tapSmear(const Participant&, Random& random) {
  constexpr double recordedPoint = 0.1924, quarter = 45 * radians;
  Motion motion;
  motion.start = {random.uniform(0.02, 0.98) * width, random.uniform(0.05, 0.95) * height};
  Piece piece;
  piece.duration = random.logNormal(4.25, 0.45);
  if (random.happens(0.2)) {
    const double drift = random.logNormal(1.92, 0.66), place = random.uniform(-1, 1);
    double angle = 4 * quarter * place;
    if (drift >= 10)
      angle = random.happens(0.067) ? quarter * place
                                    : std::copysign(quarter, place) + 3 * quarter * place;
    piece.dx = drift * recordedPoint * std::cos(angle);
    piece.dy = drift * recordedPoint * std::sin(angle);
  }
  motion.add(piece);
  return motion;
}
