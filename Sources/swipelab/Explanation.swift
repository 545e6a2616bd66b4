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
    Explanation(names: { PolicyCatalog.names }, lines: policy),
    of({ VelocityEstimatorKind.allCases }, \.rawValue, estimator),
    of({ RecognizerPreset.all }, \.name, recognizer),
    Explanation(
      names: { SystemCatalog.all.map(\.name) },
      lines: { SystemCatalog.named($0).map(SystemText.lines) }),
    of({ PageContext.all }, \.name, ContextText.lines),
    of({ Metric.all }, \.name, metric),
    of({ GateRule.all }, \.name, { ["\($0.text): \($0.summary)"] }),
    of({ Measure.all }, \.name, measure),
    of({ ScreenCatalog.all }, \.name, screen),
  ]

  private static func policy(_ name: String) -> [String]? {
    // Reports call a rule that is told another estimate `policy@estimator`.
    let parts = name.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let told = parts.count == 2 ? VelocityEstimatorKind(rawValue: parts[1]) : nil
    guard parts.count == 1 || told != nil,
      let policy = PolicyCatalog.start(named: parts[0]).flatMap({ try? $0.policy(named: name) })
    else { return nil }
    return PolicyText.lines(
      told.map { policy.reading($0) } ?? policy, PolicyPreset.all.first { $0.name == parts[0] })
  }

  private static func estimator(_ kind: VelocityEstimatorKind) -> [String] {
    ["velocity estimator \(kind.rawValue): \(kind.summary)"]
  }

  private static func recognizer(_ preset: RecognizerPreset) -> [String] {
    [
      "\(preset.name): \(preset.summary)", "source: \(preset.source)",
      "confidence: \(preset.confidence.rawValue)",
    ]
  }

  private static func metric(_ metric: Metric) -> [String] {
    [
      "\(metric.name): \(metric.summary)", "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }

  private static func measure(_ measure: Measure) -> [String] {
    [
      "\(measure.name): \(measure.summary)", "formula: \(measure.formula)",
      "unit: \(measure.unit)",
    ]
  }

  private static func screen(_ screen: Screen) -> [String] {
    ["\(screen.name): \(ListVerb.describe(screen))", "source: \(screen.source)"]
  }

  private static func of<Item: Sendable>(
    _ items: @escaping @Sendable () -> [Item], _ name: @escaping @Sendable (Item) -> String,
    _ lines: @escaping @Sendable (Item) -> [String]
  ) -> Explanation {
    Explanation(
      names: { items().map(name) },
      lines: { wanted in items().first { name($0) == wanted }.map(lines) })
  }
}
