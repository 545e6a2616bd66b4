/// The newest events of a touch and the parabola through them, as far as Flutter's and Android's
/// trackers agree: at most 20 events, at most 100 ms older than the newest, none before a pause.
@usableFromInline
struct FittedWindow: Sendable {
  /// Most events of a fit.
  @usableFromInline
  static let most = 20
  /// Age in s of the oldest event of a fit, against the newest.
  @usableFromInline
  static let horizon = 0.1
  /// After so many s without an event a finger is taken to have stopped.
  @usableFromInline
  static let pause = 0.04
  /// The same on Flutter's stopwatch, which counts whole ms and has to show more than 40.
  @usableFromInline
  static let stopwatchPause = 0.041

  @usableFromInline
  var events = EventRing<SIMD32<Double>>()
  /// Seconds from the newest event to the lift; 0 before.
  @usableFromInline
  var rest = 0.0

  @usableFromInline
  init() {}

  /// Takes in one location in pt and its time in s.
  @inlinable
  mutating func add(position: Double, time: Double) {
    events.add(position: position, time: time)
  }

  /// Notes how long the finger rested before it lifted at this time in s.
  @inlinable
  mutating func lift(at time: Double) {
    if events.count > 0 { rest = TouchSample.elapsed(from: events.event(0).time, to: time) }
  }

  /// Whether the finger lifted more than 40 ms after its last event.
  @usableFromInline
  var hasStopped: Bool { rest > Self.pause }

  /// The parabola through the newest events, back to the first gap of more than `longestGap` s
  /// between neighbours.
  ///
  /// - Parameter replaces: whether of events at one time only the last is there.
  @usableFromInline
  func fit(longestGap: Double, replaces: Bool = false) -> QuadraticFit {
    var fit = QuadraticFit()
    guard events.count > 0 else { return fit }
    let newest = events.event(0)
    var later = newest.time
    for back in 0..<events.count where fit.count < Double(Self.most) {
      let event = events.event(back)
      if replaces, back > 0, event.time == later { continue }
      let age = TouchSample.elapsed(from: event.time, to: newest.time)
      let gap = TouchSample.elapsed(from: event.time, to: later)
      if age > Self.horizon || gap > longestGap { break }
      later = event.time
      fit.add(time: -age, position: event.position - newest.position)
    }
    return fit
  }
}
