import PopGesture

/// The touch panel and the system above it: turns a motion into the events that an app receives.
///
/// The panel is read at a fixed rate, first some intervals after touch-down and last when the
/// motion ends: a motion is what recordings show, and their last move is the last place that an app
/// saw. In raw recordings the lift repeats it, in 99.9% of strokes (touchalytics). A location has
/// noise, lies on the glass and on the panel's grid; one that has not changed by a step sends no
/// event. Times are whole microseconds, so that files hold short numbers.
struct TouchSensor: Sendable {
  /// The glass in pt.
  let width, height: Float
  let pointsPerMillimetre: Float
  let stepsPerPoint: Float
  /// The panel, with the screen's own rate where it has one.
  let panel: TouchPanel
  /// Between readings, in ms.
  let interval: Float

  init(screen: Screen, panel: TouchPanel) {
    width = Float(screen.width)
    height = Float(screen.height)
    pointsPerMillimetre = Float(1 / screen.millimetresPerPoint)
    stepsPerPoint = panel.stepsPerPoint ?? Float(screen.touchStepsPerPoint)
    var panel = panel
    if let rate = screen.touchRate { panel.rate = Float(rate) }
    self.panel = panel
    interval = 1000 / panel.rate
  }

  /// What the panel reads at one time: steps of its grid, and microseconds after touch-down.
  struct Reading: Sendable {
    var x, y, time: Float

    /// Whether it is at the same place as another, so that the system sends no event.
    @inline(__always)
    func isAtPlace(of other: Reading) -> Bool { x == other.x && y == other.y }
  }

  /// Time of a reading in ms after touch-down; readings count from 1.
  @inline(__always)
  func time(of index: Float, first: Float) -> Float { first + (index - 1) * interval }

  /// How often the panel reads a motion of so many ms, and when first, in ms after touch-down; none
  /// where the motion is over before it might.
  @inline(__always)
  func readings(until duration: Float) -> (count: Float, first: Float) {
    let before = ElementaryMath.roundedDown(duration / interval - panel.firstMoveInterval)
    let count = max(before + 1, 0)
    return (count, duration - (count - 1) * interval)
  }

  /// What the panel makes of a finger at `place`, in mm, at `time` ms, with these standard normals;
  /// the noise of its locations is `noise` pt.
  @inline(__always)
  func reading(
    _ place: (x: Float, y: Float), at time: Float, noise: Float,
    _ normals: (x: Float, y: Float, time: Float)
  ) -> Reading {
    let x = place.x * pointsPerMillimetre + normals.x * noise
    let y = place.y * pointsPerMillimetre + normals.y * noise
    return Reading(
      x: ElementaryMath.roundedToWhole(min(max(x, 0), width) * stepsPerPoint),
      y: ElementaryMath.roundedToWhole(min(max(y, 0), height) * stepsPerPoint),
      time: microseconds(time + panel.timeNoise * normals.time))
  }

  /// The same of a motion.
  @inline(__always)
  func reading(
    of motion: Motion, at time: Float, noise: Float, _ normals: (x: Float, y: Float, time: Float)
  ) -> Reading {
    reading(motion.location(at: time), at: time, noise: noise, normals)
  }

  /// Whole microseconds of a time in ms.
  @inline(__always)
  func microseconds(_ time: Float) -> Float {
    ElementaryMath.roundedToWhole(max(time * 1000, 0))
  }

  /// The event that tells an app of a reading.
  @inline(__always)
  func sample(_ reading: Reading, microseconds: Double, _ phase: TouchPhase) -> TouchSample {
    TouchSample(
      time: microseconds / 1_000_000, x: Double(reading.x) / Double(stepsPerPoint),
      y: Double(reading.y) / Double(stepsPerPoint), phase: phase)
  }
}

extension TouchPanel {
  /// Time of the lift event in ms after the motion's end, from the four words of a swipe's block 0
  /// of sensor noise.
  @inline(__always)
  func liftTime(_ words: SIMD4<UInt32>) -> Float {
    let spread = liftDelay.upperBound - liftDelay.lowerBound
    return liftDelay.lowerBound + spread * ElementaryMath.unitInterval(words[1])
      + timeNoise * ElementaryMath.normalPair(words[2], words[3]).0
  }
}
