/// Somebody who reads and scrolls: an upward stroke that leans to one side, and now and then runs
/// sideways altogether.
enum VerticalScroll: PathModel {
  static let intent = Intent.contentVertical
  static let summary = "a reading scroll with its sideways drift and its rare sideways accident"
  static let provenance =
    "fitted from 5,620 reading scrolls of 21 people (touchalytics); accidents from 43 strokes"

  static var plan: DrawPlan { DrawPlan(normals: 6, uniforms: 12) }
  static var pieces: Int { 1 }

  @inline(__always)
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let isAccident = draws.happens(population.scrollAccidentShare)
    let isFlick = draws.happens(population.scrollFlickShare)
    let startX = start(draws.uniform()) * frame.width
    let size = Size(person, isFlick: isFlick, in: population, &draws)
    let isLeftHanded = person.usesLeftHand(onWideView: frame.isWide, in: population)
    let lean = person.scrollAngle + 11.9 * Distributions.studentT12(&draws)
    let angle = min(max(ElementaryMath.choose(isLeftHanded, -lean, lean), -85), 85) * 0.017_453_293
    let dx = size.dy * ElementaryMath.sin(angle) / ElementaryMath.cos(angle)
    // Accidents are .67 % of scrolls; their angles spread evenly over the half that is sideways.
    let across = accidentLength(draws.uniform())
    let slow = accidentDuration(draws.uniform())
    let accident = (dx: across, dy: across * draws.uniform(-1, 1), duration: slow)
    // The quick lift in motion; the others come to rest.
    let phase = draws.normal()
    let slowPhase = 0.83 + 0.16 * phase
    let accidentPhase = ElementaryMath.choose(
      accident.duration < 800, 0.58 + 0.14 * phase, slowPhase)
    let scrollPhase = ElementaryMath.choose(isFlick, 0.52 + 0.13 * phase, slowPhase)
    let lift = min(max(ElementaryMath.choose(isAccident, accidentPhase, scrollPhase), 0.35), 1)
    let touch = min(abs(draws.normal(0.05, 0.04)), lift - 0.1)
    // Starting height is not recorded per stroke: centred on the usual place, kept on the glass.
    let center = frame.swipeHeight(of: person, &draws)
    let startY = min(max(center + size.dy / 2, 0), frame.height)
    let duration = ElementaryMath.choose(isAccident, accident.duration, size.duration)
    return Motion(
      startX: startX, startY: ElementaryMath.choose(isAccident, 0.62 * frame.height, startY),
      duration: duration,
      Motion.Piece(
        duration: duration, dx: ElementaryMath.choose(isAccident, accident.dx, dx),
        dy: ElementaryMath.choose(isAccident, accident.dy, -size.dy),
        profile: SpeedProfile(from: ElementaryMath.choose(isAccident, 0, touch), to: lift)))
  }

  /// Touch-down in widths from the leading edge; quantiles of the recordings, ends assumed.
  @inline(__always)
  private static func start(_ u: Float) -> Float {
    Distributions.quantile(
      u, probabilities: SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1),
      values: SIMD8(0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98, 0.98))
  }

  /// How far up a scroll goes, in mm, and how long it takes, in ms.
  private struct Size {
    let dy, duration: Float

    @inline(__always)
    init(
      _ person: Participant, isFlick: Bool, in population: Population, _ draws: inout LaneDraws
    ) {
      // ln |dy| and ln T: sd .51 and .71 within a person, correlation .2.
      let (first, second) = (draws.normal(), draws.normal())
      let pace = population.durationShift + person.slowness
      let slow = (
        rise: 4.575 + person.scrollLength + 0.51 * first,
        time: 6.849 + pace + person.scrollDuration + 0.71 * (0.2 * first + 0.979_795_9 * second)
      )
      // One person's 185 Hz log: 81 to 262 ms and 66 to 192 dp between the 5 % and 95 % quantiles.
      let quick = (rise: 4.723 + 0.324 * first, time: 4.981 + pace + 0.357 * second)
      dy =
        ElementaryMath.exp(ElementaryMath.choose(isFlick, quick.rise, slow.rise))
        * ReachFrame.referencePoint
      duration = ElementaryMath.exp(ElementaryMath.choose(isFlick, quick.time, slow.time))
    }
  }

  /// How far to the right, in mm, a scroll goes that ran sideways, towards the back direction; the
  /// recorded range, 19 to 160 dp.
  @inline(__always)
  private static func accidentLength(_ u: Float) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.46, 0.75, 0.87, 1, 1, 1, 1),
        values: SIMD8(16, 32, 64, 96, 160, 160, 160, 160))
  }

  /// How long it takes, in ms: recorded quantiles.
  @inline(__always)
  private static func accidentDuration(_ u: Float) -> Float {
    Distributions.quantile(
      u, probabilities: SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1),
      values: SIMD8(100, 130, 644, 1477, 2488, 6858, 7500, 7500))
  }
}
