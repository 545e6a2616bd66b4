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
  struct Reading: LaneValue, Sendable {
    var x, y, time: Float

    /// Whether it is at the same place as another, so that the system sends no event.
    @inline(__always) func isAtPlace(of other: Reading) -> Bool { x == other.x && y == other.y }
  }

  /// Time of a reading in ms after touch-down; readings count from 1.
  @inline(__always)
  func time(of index: Float, first: Float) -> Float { first + (index - 1) * interval }

  /// How often the panel reads a motion of so many ms, and when first, in ms after touch-down; none
  /// where the motion is over before it might.
  @inline(__always) func readings(until duration: Float) -> (count: Float, first: Float) {
    let before = ElementaryMath.roundedDown(duration / interval - panel.firstMoveInterval)
    let count = max(before + 1, 0)
    return (count, duration - (count - 1) * interval)
  }

  /// What the panel makes of a finger at `place`, in mm, at `time` ms, with these standard normals;
  /// the noise of its locations is `noise` pt.
  @inline(__always) func reading(
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
  @inline(__always) func reading(
    of motion: Motion, at time: Float, noise: Float, _ normals: (x: Float, y: Float, time: Float)
  ) -> Reading {
    reading(motion.location(at: time), at: time, noise: noise, normals)
  }

  /// Whole microseconds of a time in ms.
  @inline(__always) func microseconds(_ time: Float) -> Float {
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
  @inline(__always) func liftTime(_ words: SIMD4<UInt32>) -> Float {
    let spread = liftDelay.upperBound - liftDelay.lowerBound
    return liftDelay.lowerBound + spread * ElementaryMath.unitInterval(words[1])
      + timeNoise * ElementaryMath.normalPair(words[2], words[3]).0
  }
}

extension TouchSensor {
  /// Appends all touch events of a motion to `samples`.
  ///
  /// `tremor` multiplies the panel's noise; reading k takes its noise from block k of `key`.
  ///
  /// - Parameter begin: time of touch-down in microseconds.
  /// - Returns: time of the lift event in microseconds.
  @discardableResult func sense(
    _ motion: Motion, tremor: Float, _ key: DrawKey, participant: UInt32, swipe: UInt32,
    from begin: Double = 0, into samples: inout [TouchSample]
  ) -> Double {
    let late = panel.liftTime(key.block(0, participant: participant, swipe: swipe))
    let readings = readings(until: motion.duration)
    let noise = panel.noise * tremor
    var last = reading(motion.touchDown, at: 0, noise: 0, (0, 0, 0))
    samples.append(sample(last, microseconds: begin, .began))
    var lastTime = 0.0
    var index: UInt32 = 1
    while Float(index) <= readings.count {
      let words = key.block(index, participant: participant, swipe: swipe)
      let next = reading(
        of: motion, at: time(of: Float(index), first: readings.first), noise: noise,
        Self.normals(words))
      index += 1
      if next.isAtPlace(of: last) { continue }
      lastTime = max(Double(next.time), lastTime + 1)
      samples.append(sample(next, microseconds: begin + lastTime, .moved))
      last = next
    }
    let lift = max(Double(microseconds(motion.duration + late)), lastTime + 1)
    samples.append(sample(last, microseconds: begin + lift, .ended))
    return begin + lift
  }

  /// The noise of a reading from the words of its block, or that of its place alone.
  @inline(__always) static func normals(
    _ words: SIMD4<UInt32>, withTime: Bool = true
  ) -> (x: Float, y: Float, time: Float) {
    let place = ElementaryMath.normalPair(words[0], words[1])
    return (place.0, place.1, withTime ? ElementaryMath.normalPair(words[2], words[3]).0 : 0)
  }
}

/// How a device turns a finger into touch events.
public struct TouchPanel: Sendable, Equatable {
  /// Touch events per second that an app receives.
  public var rate: Float = 60
  /// Standard deviation of the panel's noise in pt per axis, of every location but touch-down's
  /// (fitted to iPad recordings).
  public var noise: Float = 0.15
  /// Standard deviation of an event's time stamp in ms (assumed).
  public var timeNoise: Float = 0.3
  /// Steps of the panel's grid per pt; nil for those of the screen.
  public var stepsPerPoint: Float?
  /// Intervals after touch-down before which no move is sent: 1 as measured on iPads and in Android
  /// frames, 0 on the phones of the paging recordings.
  public var firstMoveInterval: Float = 1
  /// Bounds in ms of the time from the finger's leaving to the lift event, fitted: 4 to 8 ms on
  /// iPads, 8 on Android, 10 in a kernel log.
  public var liftDelay: ClosedRange<Float> = 4...10

  package init() {}

  /// A panel as of today's devices.
  public static let current = TouchPanel()

  /// The phones of the paging recordings (2010 to 2012): whole points, noisy time stamps.
  ///
  /// Fitted by indirect inference, so that the measured release ratio has its recorded quantiles.
  public static let recorded: TouchPanel = {
    var panel = TouchPanel()
    panel.noise = 0.25
    panel.timeNoise = 5.177_5
    panel.stepsPerPoint = 1
    panel.firstMoveInterval = 0
    panel.liftDelay = 0...0
    return panel
  }()
}
