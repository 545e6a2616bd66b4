/// Somebody who reads and scrolls: an upward stroke that leans to one side, now and then far, and
/// once in two hundred runs sideways altogether, one time of three in haste.
///
/// Fitted to people, not to pooled strokes: who makes long scrolls made fewer of them. A scroll
/// leans the less the longer it is (the spread of angles falls from 12.8 degrees at 60 dp to 8.7 at
/// 250, and so does what a person's own lean adds: slopes 1.24, 1.08, .83, .70 at 45, 80, 122 and
/// 200 dp), further to the palm's side than to the other, and never past the glass of the phone on
/// which it was recorded. So many of the slow sideways strokes are the tail of leaning ones.
enum VerticalScroll: PathModel {
  static let intent = Intent.contentVertical
  static let summary = "a reading scroll that leans, and its rare stroke sideways"
  static let provenance =
    "fitted by person from 6,270 reading scrolls of 21 people (touchalytics); sideways"
    + " ones from 47 strokes"

  static var recorded: RecordedBasis? { RecordedBasis(people: 21, swipes: 7125) }
  static var plan: DrawPlan { DrawPlan(normals: 6, uniforms: 12) }
  static var pieces: Int { 1 }

  @inline(__always)
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let isAccident = draws.happens(population.scrollAccidentShare)
    let isFlick = draws.happens(population.scrollFlickShare)
    let place = start(draws.uniform())
    let startX = place * frame.width
    let (first, second) = (draws.normal(), draws.normal())
    let size = Size(person, isFlick: isFlick, in: population, first, second)
    // Hands are in the fit: nobody noted which one a recorded scroll was made with.
    let noise = Distributions.studentT12(&draws)
    let lean = population.scrollLean + person.scrollAngle
    let wide = lean + noise * ElementaryMath.choose(noise > 0, 9.57, 12.43)
    let angle = min(max(wide * size.straightness, -85), 85) * 0.017_453_293
    // Nobody scrolls further than the glass.
    let rise = min(size.dy, 0.9 * frame.height)
    let drift = rise * ElementaryMath.sin(angle) / ElementaryMath.cos(angle)
    let dx = min(drift, (1 - place) * frame.driftRoom)
    let sideways = Sideways(&draws)
    // The quick lift in motion; the others come to rest.
    let phase = draws.normal()
    let isQuick = isAccident ? sideways.isHasty : isFlick
    let lifted = ElementaryMath.choose(isQuick, 0.52 + 0.13 * phase, 0.83 + 0.16 * phase)
    let lift = min(max(lifted, 0.35), 1)
    let touch = min(abs(draws.normal(0.05, 0.04)), lift - 0.1)
    // Starting height is not recorded per stroke: centred on the usual place, kept on the glass.
    let center = frame.swipeHeight(of: person, &draws)
    // A scroll takes of the room above and below it alike, so none that fits leaves the glass.
    let startY = min(max(center + rise * (1 - center / frame.height), 0), frame.height)
    let profile = SpeedProfile(from: ElementaryMath.choose(isAccident, 0, touch), to: lift)
    let duration = ElementaryMath.choose(
      isAccident, sideways.duration(profile), size.duration)
    return Motion(
      startX: startX, startY: ElementaryMath.choose(isAccident, 0.62 * frame.height, startY),
      duration: duration,
      Motion.Piece(
        duration: duration, dx: ElementaryMath.choose(isAccident, sideways.dx, dx),
        dy: ElementaryMath.choose(isAccident, sideways.dy, -rise), profile: profile))
  }

  /// Touch-down in widths from the leading edge; quantiles of the recordings, ends assumed.
  @inline(__always)
  private static func start(_ u: Float) -> Float {
    Distributions.quantile(
      u, probabilities: SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1),
      values: SIMD8(0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98, 0.98))
  }

  /// How far up a scroll goes, in mm, how long it takes, in ms, and the factor on its lean.
  fileprivate struct Size {
    let dy, duration, straightness: Float

    @inline(__always)
    init(
      _ person: Participant, isFlick: Bool, in population: Population, _ first: Float,
      _ second: Float
    ) {
      // ln |dy| and ln T: sd .51 and .71 within a person, correlation .2.
      let pace = population.durationShift + person.slowness
      let slow = (
        rise: 4.77 + person.scrollLength + 0.51 * first,
        time: 6.849 + pace + person.scrollDuration + 0.71 * (0.2 * first + 0.979_795_9 * second)
      )
      // One person's 185 Hz log: 81 to 262 ms and 66 to 192 dp between the 5 % and 95 % quantiles.
      let quick = (rise: 4.723 + 0.324 * first, time: 4.981 + pace + 0.357 * second)
      let rise = ElementaryMath.choose(isFlick, quick.rise, slow.rise)
      dy = ElementaryMath.exp(rise) * ReachFrame.referencePoint
      // 1 at 97 dp.
      straightness = ElementaryMath.exp(-0.38 * (rise - 4.575))
      duration = ElementaryMath.exp(ElementaryMath.choose(isFlick, quick.time, slow.time))
    }
  }

  /// A scroll that runs sideways: one of three in haste.
  private struct Sideways {
    let isHasty: Bool
    /// Motion in mm; angles spread evenly over the half that is sideways.
    let dx, dy: Float
    /// Speed across in mm/s at which a hasty one lifts, and duration in ms of the others.
    private let speed, slow: Float

    @inline(__always)
    init(_ draws: inout LaneDraws) {
      let (extent, time) = (draws.uniform(), draws.uniform())
      isHasty = extent >= 0.65
      let rank = ElementaryMath.choose(isHasty, (extent - 0.65) / 0.35, extent / 0.65)
      let hasty = VerticalScroll.hastyLength(rank)
      dx = ElementaryMath.choose(isHasty, hasty, VerticalScroll.slowLength(rank))
      dy = dx * draws.uniform(-1, 1)
      // Who goes far is the faster; the mean of two ranks crowds towards the middle.
      speed = VerticalScroll.hastySpeed(0.5 * (rank + time))
      slow = VerticalScroll.slowDuration(time)
    }

    /// Hasty ones take what their release speed leaves them.
    @inline(__always)
    func duration(_ profile: SpeedProfile) -> Float {
      ElementaryMath.choose(isHasty, 1000 * dx * max(profile.liftOverMean, 0.5) / speed, slow)
    }
  }

  /// How far to the right, in mm, a hasty sideways stroke goes: the 13 of the recorded ones that
  /// leave sideways at 300 dp/s or more.
  @inline(__always)
  private static func hastyLength(_ u: Float) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.25, 0.5, 0.75, 0.9, 1, 1, 1),
        values: SIMD8(16, 36, 79, 110, 200, 280, 280, 280))
  }

  /// The same of the 34 others.
  @inline(__always)
  private static func slowLength(_ u: Float) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.25, 0.5, 0.75, 0.9, 1, 1, 1),
        values: SIMD8(16, 24, 30, 47, 80, 96, 96, 96))
  }

  /// How fast, in mm/s sideways, hasty ones lift: quantiles of the same 13, for the mean of two
  /// evenly spread ranks.
  @inline(__always)
  private static func hastySpeed(_ u: Float) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.25, 0.45, 0.55, 0.75, 1, 1, 1),
        values: SIMD8(300, 400, 600, 1000, 1500, 2600, 2600, 2600))
  }

  /// How long others take, in ms: recorded quantiles.
  @inline(__always)
  private static func slowDuration(_ u: Float) -> Float {
    Distributions.quantile(
      u, probabilities: SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1),
      values: SIMD8(86, 260, 1070, 1790, 2980, 6960, 7500, 7500))
  }
}

extension VerticalScroll: RareIntent {
  /// Sideways ones, and those that drift far, or fast, towards the other edge; the heavy tails of
  /// the lean, which take more draws, are left out.
  @inline(__always)
  static func mightPop(
    _ person: Participant, in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool {
    let isFlick = uniforms[1] < population.scrollFlickShare
    let size = Size(person, isFlick: isFlick, in: population, normals[0], normals[1])
    let lean = population.scrollLean + person.scrollAngle
    let wide = lean + normals[2] * ElementaryMath.choose(normals[2] > 0, 9.57, 12.43)
    let angle = min(max(wide * size.straightness, -60), 60) * 0.017_453_293
    // Close to the tangent, and rising with it.
    let drift = size.dy * angle * (1 + 0.4 * angle * angle)
    let ahead = drift + drift * 300 / size.duration
    return uniforms[0] < population.scrollAccidentShare || ahead > 11
  }
}
