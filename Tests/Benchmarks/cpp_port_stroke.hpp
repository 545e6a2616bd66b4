// Strokes of the port, once their attempts are over: StrokeDraw.
#pragma once
#include "cpp_port_motion.hpp"

struct StrokeDraw {
  static constexpr Plan plan = Plan{8, 3} + Landing::plan;
  float length, start, duration, hold, tilt, touchPhase, liftPhase, bow;
  Landing landing;

  ALWAYS_INLINE StrokeDraw(
      const Outcome& outcome, const StrokeModel& model, const Participant& person,
      const ReachFrame& frame, const Population& population, bool isDrag, LaneDraws& draws) {
    const float pace = person.logPace(population);
    const Vector5& z = outcome.z;
    const float root = most(outcome.root, 0.22f);
    const float flickTouch = absolute(draws.normal(0.05f, 0.04f));
    const float curve = draws.normal();
    bow = model.bow.mean + model.bow.betweenPeople * person.bow +
          model.bow.withinPerson * curve * (draws.happens(0.15f) ? 2.5f : 1);
    const Slow slow(person, pace, draws);
    const float dragTouch = absolute(draws.normal(0.12f, 0.06f));
    const float dragLift = least(draws.normal(0.93f, 0.07f), 1.0f);
    landing = Landing::draw(population, draws);
    const float room = frame.width / frame.reach;
    start = least(most(z.start, 0.0f), room - 0.05f);
    length = least(root * root, room - start);
    tilt = z.tilt;
    const float lift = model.mean.lift + model.liftShift + population.liftPhaseOffset;
    const float flickLift =
        least(most(lift + 0.9293257f * (z.lift - model.mean.lift), 0.3f), 1.0f);
    const float plain = elementary::exp(z.duration + pace);
    const bool isSlow = slow.isSlow && !isDrag;
    const float flick = least(plain, 0.6f * slow.total);
    const float slowDuration = slow.restsFirst ? flick : slow.total;
    const float slowTouch = slow.restsFirst ? flickTouch : slow.touchPhase;
    const float slowLift = slow.restsFirst ? flickLift : slow.liftPhase;
    const float rest = slow.restsFirst ? slow.total - flick : 0;
    duration = isSlow ? slowDuration : plain;
    hold = isSlow ? rest : 0;
    touchPhase = isDrag ? dragTouch : (isSlow ? slowTouch : flickTouch);
    liftPhase = isDrag ? dragLift : (isSlow ? slowLift : flickLift);
  }

  ALWAYS_INLINE Motion motion(
      Direction direction, float startY, bool isLeftHanded, const ReachFrame& frame) const {
    const float length = this->length * frame.reach;
    const float angle = least(most(isLeftHanded ? -tilt : tilt, -80.0f), 80.0f) * 0.017453293f;
    const float rise = length * elementary::sin(angle) / elementary::cos(angle);
    const float path = elementary::squareRoot(length * length + rise * rise);
    const float fromEdge = start * frame.reach;
    return {direction == Direction::right ? fromEdge : frame.width - fromEdge, startY,
            landing, hold + duration,
            Piece::make(
                hold, duration, direction == Direction::right ? length : -length, -rise,
                bow * path, 0,
                SpeedProfile::window(least(touchPhase, liftPhase - 0.1f), liftPhase))};
  }

 private:
  struct Slow {
    bool isSlow, restsFirst;
    float total, touchPhase, liftPhase;

    ALWAYS_INLINE Slow(const Participant& person, float pace, LaneDraws& draws) {
      isSlow = draws.happens(person.slowShare);
      restsFirst = draws.happens(0.6633166f);
      total = most(300.0f, elementary::exp(draws.normal(6.409253f, 0.599301f) + pace));
      touchPhase = absolute(draws.normal(0.12f, 0.06f));
      liftPhase = least(most(draws.normal(0.86f, 0.08f), 0.6f), 1.0f);
    }
  };
};
