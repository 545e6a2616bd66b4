/// One sideways stroke as drawn from the fitted model, before it is placed on a screen.
struct StrokeDraw: Sendable {
  /// Length along x in reaches.
  var length: Float
  /// Start in reaches from the edge that it moves away from.
  var start: Float
  /// Duration in ms, without any hold.
  var duration: Float
  /// Resting time before the stroke in ms.
  var hold: Float = 0
  /// Tilt in degrees, up positive, for a right hand.
  var tilt: Float
  /// Phases of the speed profile at touch-down and lift.
  var touchPhase: Float
  var liftPhase: Float
  /// Largest deviation from the straight line over its length, upwards positive.
  var bow: Float

  /// Which way a stroke goes.
  enum Direction: Sendable { case right, left }

  /// What a caller wants instead of the fitted values.
  struct Wish {
    /// Start in reaches; the stroke follows by the fitted regression on the start.
    var start: Float?
    /// Whether the stroke is a deliberate drag rather than a flick or a fitted slow stroke.
    var isDrag = false
  }

  /// Draws a stroke of this participant.
  ///
  /// Strokes that would leave the view, or that are no flicks (outside 40 to 330 ms), are drawn
  /// again, at most 200 times; as in the fit, the person's mean moves 2 % towards everybody's each
  /// time, so that nobody is stuck. Only these repetitions depend on the view; every other draw
  /// comes before them, so that a person does the same on every screen.
  init(
    _ direction: Direction, _ person: Participant, on frame: ReachFrame, in population: Population,
    wish: Wish = Wish(), _ draws: inout DrawStream
  ) {
    let model = direction == .right ? population.rightGoing : population.leftGoing
    let pace = person.logPace(in: population)
    touchPhase = abs(draws.normal(0.05, 0.04))
    bow =
      model.bow.mean + model.bow.betweenPeople * person.bow
      + model.bow.withinPerson * draws.normal() * (draws.happens(0.15) ? 2.5 : 1)
    let slow = SlowStroke(person, &draws)
    let drag = (touch: abs(draws.normal(0.12, 0.06)), lift: min(draws.normal(0.93, 0.07), 1))

    let (z, root) = Self.accepted(direction, model, person, frame, population, wish, &draws)
    // What was never possible is cut to the view: three drags in 100,000 on a 320 pt phone, and
    // none of a million flicks and drags elsewhere.
    start = min(max(z.start, 0), 0.95)
    length = min(max(root, 0.22) * max(root, 0.22), frame.width / frame.reach - start)
    duration = ElementaryMath.exp(z.duration + pace)
    tilt = z.tilt
    let lift = model.mean.lift + model.liftShift + population.liftPhaseOffset
    liftPhase = min(max(lift + 0.929_325_7 * (z.lift - model.mean.lift), 0.3), 1)
    if wish.isDrag {
      (touchPhase, liftPhase) = (drag.touch, drag.lift)
    } else if let slow {
      apply(slow, pace: pace)
    }
  }

  /// The five quantities and the root of the length, drawn until the stroke is possible.
  private static func accepted(
    _ direction: Direction, _ model: StrokeModel, _ person: Participant, _ frame: ReachFrame,
    _ population: Population, _ wish: Wish, _ draws: inout DrawStream
  ) -> (z: Vector5, root: Float) {
    let personal = direction == .right ? person.rightward : person.leftward
    let digit =
      person.usesThumb(onWideView: frame.isWide, in: population)
      ? -population.digitEffect : population.digitEffect
    // Length is the square of the drawn root.
    let rootScale = ElementaryMath.exp(
      0.5 * (digit + person.sessionLength + population.lengthShift))
    let room = frame.width / frame.reach
    var center = model.mean + personal
    var (z, root) = (center, center.length)
    for _ in 0..<200 {
      z = center + model.withinPerson.draw(&draws)
      if let start = wish.start {
        z.length += model.lengthPerStart * (start - z.start)
        z.duration += model.durationPerStart * (start - z.start)
        z.start = start
      }
      if wish.isDrag {
        // Deliberate drags: reach assumed; ln T 6.13, sd .45, from iPad drags.
        z.length = 0.77 + personal.length + draws.normal(0, 0.1)
        z.duration = 6.13 + personal.duration + draws.normal(0, 0.45)
      }
      root = z.length * rootScale
      // Between 40 and 330 ms, unless it is a drag.
      let isFlick = z.duration >= 3.688_879 && z.duration <= 5.799_093
      if root > 0.22, z.start >= 0, z.start <= 0.95, z.start + root * root <= room,
        isFlick || wish.isDrag, z.lift >= 0.2, z.lift <= 1.1
      {
        break
      }
      center = .between(center, model.mean, share: 0.02)
    }
    return (z, root)
  }

  /// One of the recorded slow strokes (300 ms and more): two thirds rest first and flick at the
  /// end, the others are slow drags.
  private struct SlowStroke {
    let logDuration, touchPhase, liftPhase: Float
    let restsFirst: Bool

    /// Draws whether this stroke is slow, and how; nil for a flick.
    init?(_ person: Participant, _ draws: inout DrawStream) {
      let isSlow = draws.happens(person.slowShare)
      restsFirst = draws.happens(0.663_316_6)
      logDuration = draws.normal(6.409_253, 0.599_301)
      touchPhase = abs(draws.normal(0.12, 0.06))
      liftPhase = min(max(draws.normal(0.86, 0.08), 0.6), 1)
      if !isSlow { return nil }
    }
  }

  private mutating func apply(_ slow: SlowStroke, pace: Float) {
    let total = max(300, ElementaryMath.exp(slow.logDuration + pace))
    if slow.restsFirst {
      duration = min(duration, 0.6 * total)
      hold = total - duration
    } else {
      (duration, touchPhase, liftPhase) = (total, slow.touchPhase, slow.liftPhase)
    }
  }

  /// Draws a whole swipe of this participant: its height, its stroke, and the hand that makes it.
  static func swipe(
    _ direction: Direction, of person: Participant, on frame: ReachFrame,
    in population: Population, wish: Wish = Wish(), _ draws: inout DrawStream
  ) -> Motion {
    let startY = frame.swipeHeight(of: person, &draws)
    let stroke = StrokeDraw(direction, person, on: frame, in: population, wish: wish, &draws)
    return stroke.motion(
      direction, startY: startY,
      isLeftHanded: person.usesLeftHand(onWideView: frame.isWide, in: population), on: frame)
  }

  /// The stroke as a motion on a view.
  ///
  /// - Parameter startY: height of touch-down in mm.
  func motion(
    _ direction: Direction, startY: Float, isLeftHanded: Bool, on frame: ReachFrame
  ) -> Motion {
    let length = length * frame.reach
    let angle = min(max(isLeftHanded ? -tilt : tilt, -80), 80) * 0.017_453_293
    let rise = length * ElementaryMath.sin(angle) / ElementaryMath.cos(angle)
    let path = ElementaryMath.squareRoot(length * length + rise * rise)
    let fromEdge = start * frame.reach
    let stroke = Motion.Piece(
      duration: duration, dx: direction == .right ? length : -length, dy: -rise, bow: bow * path,
      profile: SpeedProfile(from: min(touchPhase, liftPhase - 0.1), to: liftPhase))
    let startX = direction == .right ? fromEdge : frame.width - fromEdge
    return hold > 0
      ? Motion(startX: startX, startY: startY, Motion.Piece(duration: hold), stroke)
      : Motion(startX: startX, startY: startY, stroke)
  }
}
