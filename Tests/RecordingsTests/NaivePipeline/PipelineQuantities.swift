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
