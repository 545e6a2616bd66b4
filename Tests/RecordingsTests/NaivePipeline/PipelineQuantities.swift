import Foundation
import SwipeSimulation

/// A quantity of either path, to compare as a distribution.
struct PipelineQuantity: Sendable {
  var name: String
  /// A person's values, from that person's swipes by intent and number.
  var values: @Sendable ([[PipelineSwipe]]) -> [Double]

  static let intents = Array(PipelineCase.intents.enumerated())

  /// Of the touch events: what fingers and panel do, before any recognizer.
  static let touches: [PipelineQuantity] = intents.flatMap { place, intent in
    let parts: [(String, @Sendable (PipelineSwipe) -> Double?)] = [
      ("start x", { $0.startX }), ("start y", { $0.startY }), ("moves", { $0.moves }),
      ("first move", { $0.firstMove }), ("lift", { $0.lift }),
      ("last move to lift", { swipe in swipe.lastMove.map { swipe.lift - $0 } }),
      ("travel x", { $0.endX - $0.startX }), ("travel y", { $0.endY - $0.startY }),
      ("shortest gap", { $0.shortestGap }), ("largest step", { $0.largestStep }),
      ("bulge", { $0.bulge }), ("roughness", { $0.roughness }),
    ]
    return parts.map { name, part in
      PipelineQuantity(name: "\(intent) \(name)") { $0[place].compactMap(part) }
    }
  }

  /// Of the releases of swipes that began a pop.
  static let releases: [PipelineQuantity] = NaiveRecognizer.allCases.flatMap { recognizer in
    let parts: [(String, @Sendable (NaiveRelease) -> Double)] = [
      ("translation", { $0.translation }), ("blend", { $0.blend }),
      ("least squares", { $0.leastSquares }), ("duration", { $0.duration }),
    ]
    return intents.flatMap { place, intent in
      parts.map { name, part in
        PipelineQuantity(name: "\(recognizer) \(intent) \(name)") { person in
          person[place].compactMap { $0.release(recognizer).map(part) }
        }
      }
    }
  }
}

extension PipelineQuantity {
  /// What one person's swipes have in common: sums and differences of two swipes of one intent,
  /// and differences between two intents.
  ///
  /// Sums vary more and differences less where swipes share something.
  static let habits: [PipelineQuantity] = ofOneIntent + ofTwoIntents

  private typealias Part = @Sendable (PipelineSwipe) -> Double?

  private static let parts: [(String, Part)] = [
    ("start x", { $0.startX }), ("first move", { $0.firstMove }), ("ln lift", { log($0.lift) }),
    ("travel x", { abs($0.endX - $0.startX) }), ("travel y", { $0.endY - $0.startY }),
  ]

  private static let ofOneIntent: [PipelineQuantity] = intents.flatMap { place, intent in
    parts.flatMap { name, part in
      [
        PipelineQuantity(name: "\(intent) \(name), sum of two") { person in
          combined(part(person[place][0]), part(person[place][1]), +)
        },
        PipelineQuantity(name: "\(intent) \(name), difference of two") { person in
          combined(part(person[place][0]), part(person[place][1]), -)
        },
      ]
    }
  }

  private static let ofTwoIntents: [PipelineQuantity] = {
    let places = Dictionary(uniqueKeysWithValues: intents.map { ($0.element, $0.offset) })
    let pairs: [(Intent, Intent)] = [
      (.contentRight, .contentLeft), (.contentRight, .pop), (.contentRight, .contentVertical),
      (.contentVertical, .contentBrowse), (.contentLeft, .popAbort),
    ]
    return pairs.flatMap { first, second in
      parts.map { name, part in
        PipelineQuantity(name: "\(name), \(first) less \(second)") { person in
          guard let a = places[first], let b = places[second] else { return [] }
          return combined(part(person[a][0]), part(person[b][0]), -)
        }
      }
    }
  }()

  /// One value where both are there.
  private static func combined(
    _ first: Double?, _ second: Double?, _ operation: (Double, Double) -> Double
  ) -> [Double] {
    guard let first, let second else { return [] }
    return [operation(first, second)]
  }
}

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
