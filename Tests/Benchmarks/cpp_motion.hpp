// What fingers do: the sideways intents of the idiomatic C++ peer.
#pragma once
#include <vector>

#include "cpp_people.hpp"

inline double reachShape(double u) { return u * u * u * (10 + u * (6 * u - 15)); }

/// A window on a minimum-jerk reach.
struct Profile {
  double begin = 0, end = 1, offset = 0, scale = 1;
  Profile() = default;
  Profile(double begin, double end)
      : begin(begin), end(end), offset(reachShape(begin)),
        scale(1 / (reachShape(end) - reachShape(begin))) {}
  double progress(double share) const {
    return (reachShape(begin + (end - begin) * share) - offset) * scale;
  }
  double liftOverMean() const {
    return 30 * end * end * (1 - end) * (1 - end) * (end - begin) * scale;
  }
};

struct Piece {
  double duration = 0, dx = 0, dy = 0, bow = 0;
  Profile profile{};
  double sway = 0;
};

struct Point {
  double x, y;
};

/// The path of one finger in mm over ms.
struct Motion {
  Point start{};
  /// Where the finger is first seen, beside that; gone soon after it began to move.
  Point landing{};
  std::array<Piece, 3> pieces;
  int count = 0;

  void add(const Piece& piece) { pieces[count++] = piece; }
  double duration() const {
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += pieces[i].duration;
    return sum;
  }
  Point touchDown() const { return {start.x + landing.x, start.y + landing.y}; }
  Point location(double time) const {
    Point place = start;
    double toCome = 1;
    for (int i = 0; i < count && time > 0; ++i) {
      const Piece& piece = pieces[i];
      const double p = piece.profile.progress(std::min(time / piece.duration, 1.0));
      const double bulge = 4 * p * (1 - p);
      place.x += piece.dx * p + piece.sway * bulge;
      place.y += piece.dy * p - piece.bow * bulge;
      time -= piece.duration;
      if (piece.dx != 0) toCome = std::min(toCome, 1 - p);
    }
    const double second = toCome * toCome, fourth = second * second, eighth = fourth * fourth;
    place.x += landing.x * eighth * eighth;
    place.y += landing.y * eighth * eighth;
    return place;
  }
};

/// The touched area grows while a finger lands; one of twenty lands far off.
inline Point landing(Random& random) {
  const double spread = 0.34 * (random.happens(0.05) ? 5 : 1);
  const double x = random.normal(0, spread);
  return {x, random.normal(0, spread)};
}

/// A sideways stroke; strokes that leave the view, or are no flicks, are drawn again.
inline Motion stroke(bool goesRight, const Participant& person, Random& random,
                     bool isDrag = false, double wantedStart = -1) {
  const StrokeModel& model = goesRight ? rightward : leftward;
  Vector5 personal = goesRight ? person.rightward : person.leftward;
  Motion motion;
  motion.landing = landing(random);
  motion.start.y = person.swipeHeight(random);
  const double bow = model.bowMean + model.bowBetween * person.bow +
                     model.bowWithin * random.normal() * (random.happens(0.15) ? 2.5 : 1);
  Vector5 center, z;
  for (int i = 0; i < 5; ++i) center[i] = model.mean[i] + personal[i];
  double root = 0;
  const double inset = wantedStart >= 0 ? 0 : person.inset(goesRight);
  const double room = (width - inset) / person.reach;
  for (int attempt = 0; attempt < 200; ++attempt) {
    z = correlated(model.within, random);
    for (int i = 0; i < 5; ++i) z[i] += center[i];
    if (wantedStart >= 0) {
      z[Length] += model.lengthPerStart * (wantedStart - z[Start]);
      z[Duration] += model.durationPerStart * (wantedStart - z[Start]);
      z[Start] = wantedStart;
    }
    if (isDrag) {
      z[Length] = random.normal(0.77 + personal[Length], 0.1);
      z[Duration] = random.normal(6.13 + personal[Duration], 0.45);
    }
    root = z[Length] * person.strokeScale;
    const bool isFlick = z[Duration] >= 3.688879 && z[Duration] <= 5.799093;
    const bool isInside = root > 0.22 && z[Start] >= 0 && z[Start] <= 0.95 &&
                          z[Start] + root * root <= room;
    if (isInside && (isFlick || isDrag) && z[Lift] >= 0.2 && z[Lift] <= 1.1) break;
    for (int i = 0; i < 5; ++i) {
      center[i] = 0.98 * center[i] + 0.02 * model.mean[i];
      personal[i] *= 0.98;
    }
  }
  const double start = inset + std::clamp(z[Start], 0.0, 0.95) * person.reach;
  root = std::max(root, 0.22);
  const double length = std::min(root * root * person.reach, width - start);
  Piece piece;
  piece.duration = std::exp(z[Duration] + person.logPace);
  double hold = 0, touch, lift;
  if (isDrag) {
    touch = std::abs(random.normal(0.12, 0.06));
    lift = std::min(random.normal(0.93, 0.07), 1.0);
  } else {
    const double center = model.mean[Lift] + model.liftShift;
    touch = std::abs(random.normal(0.05, 0.04));
    lift = std::clamp(center + 0.9293257 * (z[Lift] - model.mean[Lift]), 0.3, 1.0);
    if (random.happens(person.slowShare)) {
      const double total = std::max(300.0, random.logNormal(6.409253 + person.logPace, 0.599301));
      if (random.happens(0.6633166)) {
        piece.duration = std::min(piece.duration, 0.6 * total);
        hold = total - piece.duration;
      } else {
        piece.duration = total;
        touch = std::abs(random.normal(0.12, 0.06));
        lift = std::clamp(random.normal(0.86, 0.08), 0.6, 1.0);
      }
    }
  }
  piece.profile = {std::min(touch, lift - 0.1), lift};
  const double tilt = std::clamp(person.isLeftHanded ? -z[Tilt] : z[Tilt], -80.0, 80.0) * radians;
  piece.dx = goesRight ? length : -length;
  piece.dy = -length * std::tan(tilt);
  piece.bow = bow * std::hypot(length, piece.dy);
  motion.start.x = goesRight ? start : width - start;
  if (hold > 0) motion.add({hold});
  motion.add(piece);
  return motion;
}

inline Motion pop(const Participant& person, Random& random) {
  const bool isDrag = random.happens(0.07);
  const double start = random.happens(0.5) ? person.edgeAim(random) / person.reach : -1;
  return stroke(true, person, random, isDrag, start);
}

inline Motion contentLeft(const Participant& person, Random& random) {
  return stroke(false, person, random);
}

/// An aborted pop: out and back again, sometimes late, or a slow drag that stops.
inline Motion popAbort(const Participant& person, Random& random) {
  const bool returns = random.happens(0.5), isLate = returns && random.happens(0.2);
  double length = isLate ? random.uniform(0.6, 0.95) : random.uniform(0.1, returns ? 0.6 : 0.45);
  const double freeStart =
      random.normal(rightward.mean[Start] + person.rightward[Start], 0.115);
  Motion motion;
  motion.landing = landing(random);
  motion.start.x = random.happens(0.5) ? person.edgeAim(random)
                                       : person.inset(true) +
                                             std::clamp(freeStart, 0.0, 1 - length) * person.reach;
  length = std::min(length, (width - motion.start.x) / person.reach);
  motion.start.y = person.swipeHeight(random);
  const double tilt = (rightward.mean[Tilt] + person.rightward[Tilt]) * radians;
  const double pace = std::exp(person.logPace);
  Piece out;
  out.dx = length * person.reach;
  out.dy = -out.dx * std::sin(std::clamp(tilt, -1.2, 1.2));
  out.duration = pace * (returns ? random.logNormal(5.703782, 0.4) : random.logNormal(6.13, 0.45));
  motion.add(out);
  if (!returns) {
    motion.add({random.uniform(100, 600)});
    return motion;
  }
  motion.add({random.logNormal(5.010635, 0.6)});
  const double share = isLate ? random.uniform(0.05, 0.5) : random.uniform(0.5, 1);
  Piece back{0, -share * out.dx, -share * out.dy};
  if (!isLate && random.happens(0.5)) {
    back.duration = random.logNormal(5.521461, 0.4) * pace;
  } else {
    back.profile = {0, 0.6};
    const double speed = random.uniform(200, 1500) * referencePoint;
    back.duration = 1000 * std::abs(back.dx) * back.profile.liftOverMean() / speed;
  }
  motion.add(back);
  return motion;
}
