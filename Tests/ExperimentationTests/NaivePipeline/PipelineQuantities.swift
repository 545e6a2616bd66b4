import Foundation
import SwipeSimulation

/// A quantity of either path, one value per person, to compare as a distribution.
///
/// One value per person keeps the values independent; nil where a person has none.
struct PipelineQuantity: Sendable {
  var name: String
  /// From one person's swipes, by intent and number.
  var value: @Sendable ([[PipelineSwipe]]) -> Double?

  private static let intents = Array(Intent.allCases.enumerated())

  /// Of the touch events: what fingers and panel do, before any recognizer.
  static let touches: [PipelineQuantity] = intents.flatMap { place, intent in
    let parts: [(String, @Sendable (PipelineSwipe) -> Double?)] = [
      ("start x", { $0.startX }), ("start y", { $0.startY }), ("moves", { $0.moves }),
      ("first move", { $0.firstMove }), ("lift", { $0.lift }),
      ("last move to lift", { swipe in swipe.lastMove.map { swipe.lift - $0 } }),
      ("travel x", { $0.endX - $0.startX }), ("travel y", { $0.endY - $0.startY }),
    ]
    return parts.map { name, part in
      PipelineQuantity(name: "\(intent) \(name)") { part($0[place][0]) }
    }
  }

  /// Of the release of a person's first swipe that began a pop.
  static let releases: [PipelineQuantity] = NaiveRecognizer.allCases.flatMap { recognizer in
    let parts: [(String, @Sendable (NaiveRelease) -> Double)] = [
      ("translation", { $0.translation }), ("blend", { $0.blend }),
      ("least squares", { $0.leastSquares }), ("duration", { $0.duration }),
    ]
    return intents.flatMap { place, intent in
      parts.map { name, part in
        PipelineQuantity(name: "\(recognizer) \(intent) \(name)") { person in
          person[place].lazy.compactMap { $0.release(recognizer) }.first.map(part)
        }
      }
    }
  }

  /// What one person's swipes have in common: means and differences of two, and of two directions.
  static let habits: [PipelineQuantity] = {
    let parts: [(String, @Sendable (PipelineSwipe) -> Double)] = [
      ("start x", { $0.startX }), ("ln lift", { log($0.lift) }),
      ("travel x", { abs($0.endX - $0.startX) }), ("travel y", { $0.endY - $0.startY }),
    ]
    let within = intents.flatMap { place, intent in
      parts.flatMap { name, part in
        [
          PipelineQuantity(name: "\(intent) \(name), sum of two") {
            part($0[place][0]) + part($0[place][1])
          },
          PipelineQuantity(name: "\(intent) \(name), difference of two") {
            part($0[place][0]) - part($0[place][1])
          },
        ]
      }
    }
    let pairs: [(Intent, Intent)] = [
      (.contentRight, .contentLeft), (.contentRight, .pop), (.contentRight, .contentVertical),
      (.contentLeft, .popAbort),
    ]
    let places = Dictionary(uniqueKeysWithValues: intents.map { ($0.element, $0.offset) })
    return within
      + pairs.flatMap { first, second in
        parts.map { name, part in
          PipelineQuantity(name: "\(name), \(first) less \(second)") { person in
            guard let a = places[first], let b = places[second] else { return nil }
            return part(person[a][0]) - part(person[b][0])
          }
        }
      }
  }()
}
