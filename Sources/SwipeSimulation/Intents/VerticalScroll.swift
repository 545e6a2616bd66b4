/// Somebody who reads and scrolls: an upward stroke that leans to one side, and now and then runs
/// sideways altogether.
enum VerticalScroll: IntentModel {
  static let intent = Intent.contentVertical
  static let summary = "a reading scroll with its sideways drift and its rare sideways accident"
  static let provenance =
    "fitted from 5,620 reading scrolls of 21 people (touchalytics); accidents from 43 strokes"

  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion {
    let isLeftHanded = person.usesLeftHand(onWideView: frame.isWide, in: population)
    let mirror: Float = isLeftHanded ? -1 : 1
    let startX = start(&draws) * frame.width
    if draws.happens(population.scrollAccidentShare) {
      return accident(startX: startX, on: frame, &draws)
    }
    let isFlick = draws.happens(population.scrollFlickShare)
    // ln |dy| and ln T: sd .51 and .71 within a person, correlation .2.
    let (first, second) = (draws.normal(), draws.normal())
    let pace = population.durationShift + person.slowness
    var rise = ElementaryMath.exp(4.575 + person.scrollLength + 0.51 * first)
    var duration = ElementaryMath.exp(
      6.849 + pace + person.scrollDuration + 0.71 * (0.2 * first + 0.979_795_9 * second))
    if isFlick {
      // One person's 185 Hz log: 81 to 262 ms and 66 to 192 dp between the 5 % and 95 % quantiles.
      rise = ElementaryMath.exp(4.723 + 0.324 * first)
      duration = ElementaryMath.exp(4.981 + pace + 0.357 * second)
    }
    let angle = mirror * (person.scrollAngle + 11.9 * Distributions.studentT12(&draws))
    let held = min(max(angle, -85), 85) * 0.017_453_293
    let dy = rise * ReachFrame.referencePoint
    let dx = dy * ElementaryMath.sin(held) / ElementaryMath.cos(held)
    let phase = isFlick ? draws.normal(0.52, 0.13) : draws.normal(0.83, 0.16)
    let lift = min(max(phase, 0.35), 1)
    let touch = min(abs(draws.normal(0.05, 0.04)), lift - 0.1)
    // Starting height is not recorded per stroke: centred on the usual place, kept on the glass.
    let center = frame.swipeHeight(of: person, &draws)
    let startY = min(max(center + dy / 2, 0), frame.height)
    return Motion(
      startX: startX, startY: startY,
      Motion.Piece(
        duration: duration, dx: dx, dy: -dy, profile: SpeedProfile(from: touch, to: lift)))
  }

  /// Touch-down in widths from the leading edge; quantiles of the recordings, ends assumed.
  private static func start(_ draws: inout DrawStream) -> Float {
    Distributions.quantiles(
      [
        (0, 0.01), (0.05, 0.14), (0.25, 0.37), (0.5, 0.64), (0.75, 0.74), (0.95, 0.86), (1, 0.98),
      ], &draws)
  }

  /// A scroll that ran sideways, towards the back direction: .67 % of scrolls.
  ///
  /// Length and time cover the recorded ranges (19 to 160 dp; quantiles of the duration); most end
  /// slowly.
  private static func accident(
    startX: Float, on frame: ReachFrame, _ draws: inout DrawStream
  ) -> Motion {
    let length = Distributions.quantiles(
      [(0, 16), (0.46, 32), (0.75, 64), (0.87, 96), (1, 160)], &draws)
    let duration = Distributions.quantiles(
      [
        (0, 100), (0.05, 130), (0.25, 644), (0.5, 1477), (0.75, 2488), (0.95, 6858), (1, 7500),
      ], &draws)
    // The quick third lifts in motion; the others come to rest.
    let phase = duration < 800 ? draws.normal(0.58, 0.14) : draws.normal(0.83, 0.16)
    let lift = min(max(phase, 0.35), 1)
    let dx = length * ReachFrame.referencePoint
    // Whole-stroke angles spread evenly over the half that counts as sideways.
    let dy = dx * draws.uniform(-1, 1)
    return Motion(
      startX: startX, startY: 0.62 * frame.height,
      Motion.Piece(duration: duration, dx: dx, dy: dy, profile: SpeedProfile(from: 0, to: lift)))
  }
}
