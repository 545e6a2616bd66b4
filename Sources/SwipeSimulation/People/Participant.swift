/// One synthetic person: stable traits, drawn once, the same on every screen.
public struct Participant: LaneValue, Sendable {
  /// Number within the experiment, from 0.
  public var index: Int { Int(number) }
  private let number: UInt32

  /// Personal differences of strokes towards the right and towards the left.
  let rightward: Vector5
  let leftward: Vector5
  /// Share of this person's strokes that are slow.
  let slowShare: Float
  /// Standard normal: how curved this person's strokes are.
  let bow: Float
  /// Where on (0, 1) this person falls when hand and digit are chosen: fixed, so that a person
  /// keeps the hand when only the device changes.
  let digitDraw: Float
  let handDraw: Float
  /// Standard normal: how this person's reach grows with the view.
  let reachDraw: Float
  /// This session's ln length and ln duration.
  let sessionLength: Float
  let sessionDuration: Float
  /// Standard normals: how far this person's scrolls are from everybody's in length, in duration
  /// and lean beside what length says, and in sway beside what lean says (`ScrollModel`).
  let scrollLength: Float
  let scrollDuration: Float
  let scrollLean: Float
  let scrollSway: Float
  /// Added to the ln duration of strokes and scrolls because this person moves slowly, and how many
  /// times the panel's noise their tremor makes of it.
  let slowness: Float
  let tremor: Float
  /// Height at which this person swipes, in mm from its usual place.
  let height: Float
  /// Standard normal: how far this person's thumb reaches while the hand holds the phone.
  let spanDraw: Float

  /// Words that every person takes, before those of which some are refused.
  static var netWords: Int { 23 }
  /// Those that decide most about strokes: length, that of the session, duration, that of the
  /// session, lift and start.
  static let decisiveWords = [0, 14, 1, 15, 4, 2]

  /// Draws participant `index`: a pure function of seed, population and index.
  public init(index: Int, seed: UInt64, population: Population) {
    self.init(index: index, seed: seed, population: population, digits: nil)
  }

  /// The same with the top digits of the first words given.
  init(index: Int, seed: UInt64, population: Population, digits: SIMD32<UInt8>?) {
    number = UInt32(truncatingIfNeeded: index)
    var draws = DrawStream(
      seed: seed, purpose: .traits, participant: number, intent: 0, swipe: 0, digits: digits)
    var normals = (LowerTriangle5.normals(&draws), LowerTriangle5.normals(&draws))
    if digits != nil { normals = Self.turned(normals.0, normals.1) }
    var right = population.rightGoing.betweenPeople.product(normals.0)
    var left = population.leftGoing.betweenPeople.product(normals.1)
    // Reach, pace and lift belong to the person, not to the direction: one standard score each,
    // scaled to the spread of either direction.
    let rightSpread = population.rightGoing.spreadBetweenPeople
    let leftSpread = population.leftGoing.spreadBetweenPeople
    Self.share(&right.length, &left.length, rightSpread.length, leftSpread.length)
    Self.share(&right.duration, &left.duration, rightSpread.duration, leftSpread.duration)
    Self.share(&right.lift, &left.lift, rightSpread.lift, leftSpread.lift)
    (rightward, leftward) = (right, left)
    (bow, reachDraw) = (draws.normal(), draws.normal())
    (digitDraw, handDraw) = (draws.uniform(), draws.uniform())
    sessionLength = draws.normal(0, population.sessionSpread)
    sessionDuration = draws.normal(0, population.sessionSpread)
    (scrollLength, scrollDuration) = (draws.normal(), draws.normal())
    (scrollLean, scrollSway) = (draws.normal(), draws.normal())
    // sd 32 dp between people on panels of 0.1558 mm per dp.
    height = draws.normal(0, 32 * ReachFrame.referencePoint)
    let isSlowMover = draws.happens(population.slowMoverShare)
    let slowing = draws.uniform(0, 0.7)
    (slowness, tremor) = isSlowMover ? (slowing, 2) : (0, 1)
    slowShare = Distributions.beta(population.slowShapeA, population.slowShapeB, &draws)
    spanDraw = draws.normal()
  }

  /// Two vectors of independent normals turned by an eighth: what people share, their sum, then
  /// comes from the first alone, so that it is spread as its words are.
  private static func turned(_ sum: Vector5, _ difference: Vector5) -> (Vector5, Vector5) {
    func half(_ sign: Float) -> Vector5 {
      Vector5(
        length: (sum.length + sign * difference.length) * 0.707_106_77,
        duration: (sum.duration + sign * difference.duration) * 0.707_106_77,
        start: (sum.start + sign * difference.start) * 0.707_106_77,
        tilt: (sum.tilt + sign * difference.tilt) * 0.707_106_77,
        lift: (sum.lift + sign * difference.lift) * 0.707_106_77)
    }
    return (half(1), half(-1))
  }

  /// Gives two independent quantities of the given spreads one score.
  private static func share(
    _ right: inout Float, _ left: inout Float, _ rightSpread: Float, _ leftSpread: Float
  ) {
    let score = (right / rightSpread + left / leftSpread) * 0.707_106_77
    (right, left) = (score * rightSpread, score * leftSpread)
  }

  /// Whether this person swipes with a thumb on a view for one hand, or on a wide one.
  @inline(__always) func usesThumb(onWideView isWide: Bool, in population: Population) -> Bool {
    digitDraw < (isWide ? population.wideThumbShare : population.thumbShare)
  }

  /// Whether this person swipes with the left hand there.
  @inline(__always) func usesLeftHand(onWideView isWide: Bool, in population: Population) -> Bool {
    let usesThumb = usesThumb(onWideView: isWide, in: population)
    return handDraw < (usesThumb ? population.leftThumbShare : population.leftFingerShare)
  }

  /// Factor on the durations of this person's strokes, in this session and population.
  @inline(__always) func pace(in population: Population) -> Float {
    ElementaryMath.exp(logPace(in: population))
  }

  /// Its logarithm.
  @inline(__always) func logPace(in population: Population) -> Float {
    population.durationShift + sessionDuration + slowness
  }
}
