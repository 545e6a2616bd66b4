/// What either path says about one swipe, as plain numbers to compare.
///
/// Times in ms, places in pt.
struct PipelineSwipe: Sendable {
  let startX: Double
  let startY: Double
  let endX: Double
  let endY: Double
  let moves: Double
  let firstMove: Double?
  let lastMove: Double?
  let lift: Double
  /// Shortest time between events before the lift.
  var shortestGap: Double?
  /// Largest step along x between events.
  var largestStep: Double?
  /// Signed deviation, upwards, of the event farthest above or below the line from start to end,
  /// over the length of that line; nil where there is none to speak of.
  var bulge: Double?
  /// Mean size of second differences of y, which noise dominates.
  var roughness: Double?
  /// Its releases by recognizer; nil where no gesture began.
  let pan: NaiveRelease?
  let edge: NaiveRelease?

  init(_ touches: [NaiveTouch], pan: NaiveRelease?, edge: NaiveRelease?) {
    let (down, lifted) = (touches[0], touches[touches.count - 1])
    let seen = touches.filter { $0.kind != .lift }
    (startX, startY, endX, endY) = (down.x, down.y, lifted.x, lifted.y)
    moves = Double(seen.count - 1)
    lift = lifted.time * 1000
    (self.pan, self.edge) = (pan, edge)
    firstMove = seen.count > 1 ? seen[1].time * 1000 : nil
    lastMove = seen.count > 1 ? seen[seen.count - 1].time * 1000 : nil
    guard seen.count > 1 else { return }
    let pairs = zip(seen, seen.dropFirst())
    shortestGap = pairs.map { ($1.time - $0.time) * 1000 }.min()
    largestStep = pairs.map { abs($1.x - $0.x) }.max()
    bulge = Self.bulge(seen)
    roughness = Self.roughness(seen.map(\.y))
  }

  func release(_ recognizer: NaiveRecognizer) -> NaiveRelease? {
    recognizer == .pan ? pan : edge
  }

  private static func bulge(_ seen: [NaiveTouch]) -> Double? {
    let (first, last) = (seen[0], seen[seen.count - 1])
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let square = dx * dx + dy * dy
    guard square > 30 * 30 else { return nil }
    // Upwards: y grows downwards, and strokes go either way.
    let up = dx < 0 ? 1.0 : -1
    var farthest = 0.0
    for touch in seen {
      let deviation = up * ((touch.y - first.y) * dx - (touch.x - first.x) * dy) / square
      if abs(deviation) > abs(farthest) { farthest = deviation }
    }
    return farthest
  }

  private static func roughness(_ y: [Double]) -> Double? {
    guard y.count > 2 else { return nil }
    var total = 0.0
    for index in 2..<y.count {
      let turn: Double = y[index] - 2 * y[index - 1] + y[index - 2]
      total += abs(turn)
    }
    return total / Double(y.count - 2)
  }
}

/// Swipes by person, then intent (in the order of `PipelineCase.intents`), then number.
typealias PipelineSwipes = [[[PipelineSwipe]]]
