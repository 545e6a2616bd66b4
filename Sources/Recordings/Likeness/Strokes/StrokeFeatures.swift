public import PopGesture

/// What is compared between synthetic and recorded strokes: a dozen numbers of one stroke, computed
/// from its touch events by one piece of code, or read from a table of strokes.
public struct StrokeFeatures: Sendable, Equatable {
  /// First location from the leading edge in pt.
  public var start: Double
  /// End minus first location in pt, towards the trailing edge.
  public var dx: Double
  /// End minus first location in pt, downwards.
  public var dy: Double
  /// First to last event in ms.
  public var duration: Double
  /// Path length over duration in pt/s.
  public var meanSpeed: Double
  /// Median of the last three speeds between neighbouring events in pt/s; steps shorter than 1 ms
  /// count as 1 ms.
  public var releaseSpeed: Double
  /// Straight distance over path length, 0 to 1.
  public var straightness: Double
  /// Largest distance of an event from the straight line, over the straight distance.
  public var deviation: Double
  /// The same with its sign, positive when the stroke bulges upwards; nil when only its size is
  /// known.
  public var bow: Double?
}

extension StrokeFeatures {
  /// Measures a stroke; nil for a touch with fewer than two locations or without duration.
  ///
  /// A lift that repeats the last location adds nothing and is left out.
  public init?(_ samples: [TouchSample]) {
    var events = samples[...]
    if events.count > 2, let last = events.last, last.phase != .moved,
      let before = events.dropLast().last, (before.x, before.y) == (last.x, last.y)
    {
      events = events.dropLast()
    }
    guard let first = events.first, let last = events.last, events.count >= 2,
      last.time > first.time
    else { return nil }
    start = first.x
    (dx, dy) = (last.x - first.x, last.y - first.y)
    duration = TouchSample.elapsed(from: first.time, to: last.time) * 1000
    let straight = (dx * dx + dy * dy).squareRoot()
    var path = 0.0
    var farthest = 0.0
    var speeds: [Double] = []
    // The normal of the straight line; over at least 1 pt, so that taps do not divide by nothing.
    let (across, along) = (-dy / max(straight, 1), dx / max(straight, 1))
    for (before, after) in zip(events, events.dropFirst()) {
      let (stepX, stepY) = (after.x - before.x, after.y - before.y)
      let step = (stepX * stepX + stepY * stepY).squareRoot()
      path += step
      speeds.append(step / max(TouchSample.elapsed(from: before.time, to: after.time), 0.001))
      let aside = (after.x - first.x) * across + (after.y - first.y) * along
      if abs(aside) > abs(farthest) { farthest = aside }
    }
    meanSpeed = path / duration * 1000
    releaseSpeed = Self.median(Array(speeds.suffix(3)))
    straightness = straight / max(path, 1e-6)
    deviation = abs(farthest) / max(straight, 1)
    // The normal points down for a stroke to the right, and y grows downwards.
    bow = (dx < 0 ? farthest : -farthest) / max(straight, 1)
  }

  /// Straight distance between the ends in pt.
  public var distance: Double { (dx * dx + dy * dy).squareRoot() }

  /// Whether the stroke runs more sideways than up or down.
  public var isSideways: Bool { abs(dx) > abs(dy) }

  /// The middle value, or the mean of the two in the middle; nan without values.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
