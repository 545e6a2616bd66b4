import Experimentation
import NavigationModel
import PopGesture
import SwipeSimulation

/// A kind of thing that `explain` knows.
///
/// Adding one is its line in `all`.
struct Explanation: Sendable {
  /// Names that are offered after a slip.
  let names: @Sendable () -> [String]
  /// What is printed for a name; nil where nothing of this kind has it.
  let lines: @Sendable (String) -> [String]?

  /// Every kind; a name of several is explained by each.
  static let all: [Explanation] = [
    Explanation(names: { PolicyCatalog.names }) { name in
      PolicyCatalog.start(named: name).flatMap { try? $0.policy(named: name) }.map {
        PolicyText.lines($0, PolicyPreset.all.first { $0.name == name })
      }
    },
    of({ VelocityEstimatorKind.allCases }, \.rawValue) {
      ["velocity estimator \($0.rawValue): \($0.summary)"]
    },
    of({ RecognizerPreset.all }, \.name) {
      [
        "\($0.name): \($0.summary)", "source: \($0.source)",
        "confidence: \($0.confidence.rawValue)",
      ]
    },
    Explanation(names: { SystemCatalog.all.map(\.name) }) {
      SystemCatalog.named($0).map(SystemText.lines)
    },
    of({ PageContext.all }, \.name, ContextText.lines),
    of({ Metric.all }, \.name) {
      [
        "\($0.name): \($0.summary)", "formula: \($0.formula)",
        "unit: proportion; \($0.higherIsBetter ? "higher" : "lower") is better",
      ]
    },
    of({ GateRule.all }, \.name) { ["\($0.text): \($0.summary)"] },
    of({ Measure.all }, \.name) {
      ["\($0.name): \($0.summary)", "formula: \($0.formula)", "unit: \($0.unit)"]
    },
    of({ ScreenCatalog.all }, \.name) {
      ["\($0.name): \(ListVerb.describe($0))", "source: \($0.source)"]
    },
  ]

  private static func of<Item: Sendable>(
    _ items: @escaping @Sendable () -> [Item], _ name: @escaping @Sendable (Item) -> String,
    _ lines: @escaping @Sendable (Item) -> [String]
  ) -> Explanation {
    Explanation(names: { items().map(name) }) { wanted in
      items().first { name($0) == wanted }.map(lines)
    }
  }
}
