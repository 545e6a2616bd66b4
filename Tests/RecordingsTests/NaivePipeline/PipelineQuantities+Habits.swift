import Foundation
import SwipeSimulation

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
