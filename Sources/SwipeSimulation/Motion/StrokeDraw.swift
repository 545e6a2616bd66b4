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
  struct Wish: LaneValue {
    /// The given start in reaches.
    let start: Float
    // 1 or 0, as lanes hold them.
    private let given, drag: Float

    @inline(__always) init(hasStart: Bool = false, start: Float = 0, isDrag: Bool = false) {
      (self.start, given, drag) = (start, hasStart ? 1 : 0, isDrag ? 1 : 0)
    }

    /// Whether the start is given; all but drags follow by the fitted regression on the start.
    var hasStart: Bool { given != 0 }
    /// Whether the stroke is a deliberate drag rather than a flick or a fitted slow stroke.
    var isDrag: Bool { drag != 0 }
  }

  /// Draws of a stroke besides its attempts.
  static var plan: DrawPlan { DrawPlan(normals: 8, uniforms: 3) + Landing.plan }

  /// Makes a stroke of the outcome of its attempts and of its other draws.
  @inline(__always) init(
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

    @inline(__always) init(_ person: Participant, _ pace: Float, _ draws: inout LaneDraws) {
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
  @inline(__always) func motion(
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

/// What a sideways stroke is drawn around, and whether a drawn one is possible.
///
/// Strokes that would leave the view, or that are no flicks (outside 40 to 330 ms at the common
/// pace), are drawn again, at most 200 times; as in the fit, the person's mean moves 2% towards
/// everybody's each time, so that nobody is stuck. Only these repetitions depend on the view; every
/// other draw comes before them, so that a person does the same on every screen.
struct StrokeAim: LaneValue {
  /// Attempts at a possible stroke.
  static var attempts: Int { 200 }
  /// Draws of one attempt: five quantities, and two for deliberate drags.
  static var plan: DrawPlan { DrawPlan(normals: 7, uniforms: 0) }
  /// Words that decide most: those of length, duration, lift and start.
  static var decisiveWords: [Int] { [0, 1, 4, 2] }

  /// Mean of the five quantities, for the next attempt.
  var center: Vector5
  /// Length is the square of the drawn root times this.
  let rootScale: Float
  /// The view's width in reaches.
  let room: Float
  /// Where the strip begins in which strokes lie, in reaches; 0 where the start is given.
  let inset: Float
  /// Personal difference of root length and of ln duration, for the next attempt at a drag.
  var personalLength, personalDuration: Float
  /// What the caller wants instead of the fitted values.
  let wish: StrokeDraw.Wish

  /// What an attempt gives: the five quantities and the root of the length.
  struct Outcome: LaneValue {
    var z: Vector5
    var root: Float
  }

  @inline(__always) init(
    _ model: StrokeModel, _ personal: Vector5, _ person: Participant, on frame: ReachFrame,
    _ direction: StrokeDraw.Direction, in population: Population, _ wish: StrokeDraw.Wish
  ) {
    center = model.mean + personal
    (personalLength, personalDuration) = (personal.length, personal.duration)
    let usesThumb = person.usesThumb(onWideView: frame.isWide, in: population)
    let digit = population.digitEffect(ofThumb: usesThumb)
    rootScale = ElementaryMath.exp(0.5 * (digit + person.sessionLength + population.lengthShift))
    room = frame.width / frame.reach
    let inset = frame.inset(of: person, direction, in: population) / frame.reach
    self.inset = ElementaryMath.choose(wish.hasStart, 0, inset)
    self.wish = wish
  }

  /// The stroke that these standard normals make.
  @inline(__always) func outcome(
    _ model: StrokeModel, _ normals: (Vector5, length: Float, duration: Float)
  ) -> Outcome {
    var z = center + model.withinPerson.product(normals.0)
    // Another start than the drawn one shifts length and duration as within one person.
    let shift = wish.hasStart ? wish.start - z.start : 0
    z.length += model.lengthPerStart * shift
    z.duration += model.durationPerStart * shift
    z.start = wish.hasStart ? wish.start : z.start + inset
    // Deliberate drags: reach assumed; ln T 6.13, sd .45, from iPad drags.
    let drag = (
      length: 0.77 + personalLength + 0.1 * normals.length,
      duration: 6.13 + personalDuration + 0.45 * normals.duration
    )
    z.length = wish.isDrag ? drag.length : z.length
    z.duration = wish.isDrag ? drag.duration : z.duration
    return Outcome(z: z, root: z.length * rootScale)
  }

  /// How far inside its narrowest limit a stroke is; negative for one that is not possible: it must
  /// stay on the view and, unless it is a drag, last 40 to 330 ms.
  ///
  /// A smallest distance rather than a chain of comparisons, which would be branches.
  @inline(__always) func slack(_ stroke: Outcome) -> Float {
    let (z, root) = (stroke.z, stroke.root)
    let pace = min(z.duration - 3.688_879, 5.799_093 - z.duration)
    let start = z.start - inset
    let place = min(min(start, 0.95 - start), room - (z.start + root * root))
    let lift = min(z.lift - 0.2, 1.1 - z.lift)
    return min(min(wish.isDrag ? 0 : pace, place), min(lift, root - 0.22))
  }
}
