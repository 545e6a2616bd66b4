/// One sideways stroke as drawn from the fitted model, before it is placed on a screen.
struct StrokeDraw: Sendable {
  /// Length along x in reaches.
  var length: Float
  /// Start in reaches from the edge that it moves away from.
  var start: Float
  /// Duration in ms, without any hold.
  var duration: Float
  /// Resting time before the stroke in ms.
  var hold: Float
  /// Tilt in degrees, up positive, for a right hand.
  var tilt: Float
  /// Phases of the speed profile at touch-down and lift.
  var touchPhase: Float
  var liftPhase: Float
  /// Largest upward deviation from the straight line, over the stroke's length.
  var bow: Float
  /// Where the finger is first seen.
  var landing: Landing

  /// Which way a stroke goes.
  enum Direction: Sendable { case right, left }

  /// What a caller wants instead of the fitted values.
  struct Wish: Sendable {
    /// Whether the start is given; all but drags follow by the fitted regression on the start.
    var hasStart = false
    /// That start in reaches.
    var start: Float = 0
    /// Whether the stroke is a deliberate drag rather than a flick or a fitted slow stroke.
    var isDrag = false
  }

  /// Draws of a stroke besides its attempts.
  static var plan: DrawPlan { DrawPlan(normals: 8, uniforms: 3) + Landing.plan }

  /// Makes a stroke of the outcome of its attempts and of its other draws.
  @inline(__always)
  init(
    _ outcome: StrokeAim.Outcome, _ model: StrokeModel, _ person: Participant,
    on frame: ReachFrame, in population: Population, isDrag: Bool, _ draws: inout LaneDraws
  ) {
    let pace = person.logPace(in: population)
    let (z, root) = (outcome.z, max(outcome.root, 0.22))
    let flickTouch = abs(draws.normal(0.05, 0.04))
    // Heavy tails: some strokes vary more than the others.
    bow =
      model.bow.mean + model.bow.betweenPeople * person.bow
      + model.bow.withinPerson * draws.normal() * (draws.happens(0.15) ? 2.5 : 1)
    let slow = Slow(person, pace, &draws)
    let drag = (touch: abs(draws.normal(0.12, 0.06)), lift: min(draws.normal(0.93, 0.07), 1))
    landing = Landing(in: population, &draws)
    // What was never possible is cut to the view: nobody's of 4,000 people.
    let room = frame.width / frame.reach
    start = min(max(z.start, 0), room - 0.05)
    length = min(root * root, room - start)
    tilt = z.tilt
    let lift = model.mean.lift + model.liftShift + population.liftPhaseOffset
    // The fit's second step: with this spread the release ratio measured from noisy events is the
    // recorded one.
    let flickLift = min(max(lift + 0.929_325_7 * (z.lift - model.mean.lift), 0.3), 1)
    let plain = ElementaryMath.exp(z.duration + pace)
    let isSlow = slow.isSlow && !isDrag
    // Two thirds of slow strokes rest first and flick at the end; the others are slow drags.
    let flick = min(plain, 0.6 * slow.total)
    let slowDuration = slow.restsFirst ? flick : slow.total
    let slowTouch = slow.restsFirst ? flickTouch : slow.touchPhase
    let slowLift = slow.restsFirst ? flickLift : slow.liftPhase
    let rest = slow.restsFirst ? slow.total - flick : 0
    duration = isSlow ? slowDuration : plain
    hold = isSlow ? rest : 0
    touchPhase = isDrag ? drag.touch : (isSlow ? slowTouch : flickTouch)
    liftPhase = isDrag ? drag.lift : (isSlow ? slowLift : flickLift)
  }

  /// How this stroke is if it is one of the recorded slow ones (300 ms and more).
  private struct Slow {
    let isSlow, restsFirst: Bool
    /// Duration in ms, rest included.
    let total: Float
    let touchPhase, liftPhase: Float

    @inline(__always)
    init(_ person: Participant, _ pace: Float, _ draws: inout LaneDraws) {
      isSlow = draws.happens(person.slowShare)
      restsFirst = draws.happens(0.663_316_6)
      total = max(300, ElementaryMath.exp(draws.normal(6.409_253, 0.599_301) + pace))
      touchPhase = abs(draws.normal(0.12, 0.06))
      liftPhase = min(max(draws.normal(0.86, 0.08), 0.6), 1)
    }
  }

  /// The stroke as a motion on a view.
  ///
  /// - Parameter startY: height of touch-down in mm.
  @inline(__always)
  func motion(
    _ direction: Direction, startY: Float, isLeftHanded: Bool, on frame: ReachFrame
  ) -> Motion {
    let length = length * frame.reach
    let angle = min(max(isLeftHanded ? -tilt : tilt, -80), 80) * 0.017_453_293
    let rise = length * ElementaryMath.sin(angle) / ElementaryMath.cos(angle)
    let path = ElementaryMath.squareRoot(length * length + rise * rise)
    let fromEdge = start * frame.reach
    return Motion(
      startX: direction == .right ? fromEdge : frame.width - fromEdge, startY: startY,
      landing: landing, duration: hold + duration,
      Motion.Piece(
        after: hold, duration: duration, dx: direction == .right ? length : -length, dy: -rise,
        bow: bow * path,
        profile: SpeedProfile(from: min(touchPhase, liftPhase - 0.1), to: liftPhase)))
  }
}
