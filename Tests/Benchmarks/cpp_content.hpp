// Scrolls and taps of the idiomatic C++ peer.
#pragma once
#include "cpp_motion.hpp"

/// A scroll that runs sideways.
inline Motion scrollAccident(double startX, Random& random) {
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
  motion.add(piece);
  return motion;
}

inline Motion contentVertical(const Participant& person, Random& random) {
  static constexpr std::array<Random::Knot, 7> starts{{{0, 0.01}, {0.05, 0.14}, {0.25, 0.37},
      {0.5, 0.64}, {0.75, 0.74}, {0.95, 0.86}, {1, 0.98}}};
  const double startX = random.quantile(starts) * width;
  if (random.happens(0.005)) return scrollAccident(startX, random);
  const bool isFlick = random.happens(0.02);
  const double first = random.normal(), second = random.normal();
  double rise, lift;
  Piece piece;
  if (isFlick) {
    rise = std::exp(4.723 + 0.324 * first);
    piece.duration = std::exp(4.981 + person.slowness + 0.357 * second);
    lift = random.normal(0.52, 0.13);
  } else {
    rise = std::exp(4.77 + person.scrollLength + 0.51 * first);
    piece.duration = std::exp(6.849 + person.slowness + person.scrollDuration +
                              0.71 * (0.2 * first + std::sqrt(0.96) * second));
    lift = random.normal(0.83, 0.16);
  }
  const double noise = random.studentT12();
  const double lean = 4.3 + person.scrollAngle + noise * (noise > 0 ? 9.57 : 12.43);
  const double held = std::clamp(lean * std::pow(rise / 97.0, -0.38), -85.0, 85.0) * radians;
  lift = std::clamp(lift, 0.35, 1.0);
  piece.profile = {std::min(std::abs(random.normal(0.05, 0.04)), lift - 0.1), lift};
  piece.dy = -std::min(rise * referencePoint, 0.9 * height);
  const double room = (1 - startX / width) * 320 * referencePoint;
  piece.dx = std::min(-piece.dy * std::tan(held), room);
  const double middle = person.swipeHeight(random);
  Motion motion;
  motion.start.x = startX;
  motion.start.y = std::clamp(middle - piece.dy * (1 - middle / height), 0.0, height);
  motion.add(piece);
  return motion;
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
