import ExperimentFiles
import Findings

/// How far one assumption moves a figure of a recommendation.
struct Swing {
  /// A figure, and the value of the assumption that gives it; nil for the people as assumed.
  typealias Point = (rate: Double, value: Double?)

  /// What is moved.
  enum Figure: CaseIterable {
    case success
    case falseTriggers
  }

  /// Name of the assumption.
  let assumption: String
  /// The ends, and the figure of the people as assumed.
  let low, high, usual: Point

  /// How far apart the ends are.
  var size: Double { high.rate - low.rate }

  /// The swing of every assumption that is varied, the longest first.
  ///
  /// - Parameter rows: what becomes of one choice in every scenario.
  static func all(of rows: [RobustnessRow], _ figure: Figure) -> [Swing] {
    var names: [String] = []
    for row in rows where names.last != row.scenario.assumption {
      names.append(row.scenario.assumption)
    }
    let swings = names.compactMap { name -> Swing? in
      let own = rows.filter { $0.scenario.assumption == name }
      guard let first = own.first else { return nil }
      let isSuccess = figure == .success
      let usual = Point(isSuccess ? first.usual : first.usualFalseTriggers, nil)
      let points =
        [usual]
        + own.map { row in
          Point(isSuccess ? row.own : row.falseTriggers, row.scenario.value)
        }
      // Of equals that of the people as assumed, which is the first.
      let low = points.min { $0.rate < $1.rate }
      let high = points.reversed().max { $0.rate < $1.rate }
      return Swing(assumption: name, low: low ?? usual, high: high ?? usual, usual: usual)
    }
    return swings.sorted { $0.size > $1.size }
  }
}
