import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// A kind of thing that has names: what `list` prints of it, and what `explain` does.
///
/// Adding one is its entry in `all`.
struct Explanation: Sendable {
  /// What `list` calls the kind, and what one of it is.
  let kind, singular: String
  /// A name and one line of each.
  let rows: @Sendable () -> [(name: String, text: String)]
  /// All that is known of a name; nil where nothing of this kind has it.
  private let known: @Sendable (String) -> [String]?

  /// What is printed for a name: what it is called and is first, then what kind of thing it is.
  func lines(_ name: String) -> [String]? {
    known(name).map { $0.prefix(1) + ["kind: \(singular)"] + $0.dropFirst() }
  }

  /// Every kind, in the order of `list`; a name of several is explained by each.
  static let all: [Explanation] = [
    of(
      "screens", "screen", { ScreenCatalog.all }, \.name, ScreenText.line(of:),
      ScreenText.more(of:)),
    Explanation(
      kind: "policies", singular: "policy",
      rows: { PolicyPreset.all.map { ($0.name, PolicyText.line(of: $0)) } },
      known: PolicyText.lines(ofPolicy:)),
    of("omissions", "what policy presets leave out", { PolicyOmission.all }, \.name, \.reason),
    Explanation(
      kind: "families", singular: "policy family",
      rows: { PolicyCatalog.families.map { ($0.family.name, $0.family.summary) } },
      known: PolicyText.lines(ofFamily:)),
    of(
      "policy-parameters", "policy parameter", { SettingText.policyParameters }, \.name,
      \.summary, SettingText.more(ofPolicyParameter:)),
    of(
      "recognizers", "recognizer", { RecognizerPreset.all }, \.name, \.summary,
      SystemText.lines(ofPreset:)),
    of(
      "recognizer-parameters", "recognizer parameter", { RecognizerParameter.all }, \.name,
      SettingText.line(ofParameter:), SettingText.more(ofParameter:)),
    Explanation(
      kind: "systems", singular: "system",
      rows: { SystemCatalog.all.map { ($0.name, "\($0.summary) [\($0.confidence.rawValue)]") } },
      known: { SystemCatalog.named($0).map(SystemText.lines) }),
    of("gates", "gate rule", { GateRule.all }, \.name, \.summary, SystemText.lines(ofGate:)),
    of(
      "arbitrations", "arbitration", { Arbitration.all }, \.name, \.summary,
      SystemText.lines(ofArbitration:)),
    of(
      "scroll-ties", "reading of a tie", { ScrollTie.allCases }, \.rawValue, \.summary,
      SettingText.more(ofTie:)),
    of("contexts", "context", { PageContext.all }, \.name, \.summary, ContextText.more),
    of(
      "intents", "intent", { IntentCatalog.entries }, \.intent.rawValue, \.summary,
      PeopleText.more(ofIntent:)),
    of("metrics", "metric", { Metric.all }, \.name, \.summary, MetricText.more(of:)),
    of(
      "populations", "population", { Population.all }, \.name, \.summary,
      PeopleText.more(ofPopulation:)),
    of(
      "population-settings", "population setting", { PopulationSetting.all }, \.name,
      SettingText.line(ofSetting:), SettingText.more(ofSetting:)),
    of(
      "assumptions", "assumption", { Assumption.all }, \.name,
      SettingText.line(ofAssumption:), SettingText.more(ofAssumption:)),
    of(
      "velocity-estimators", "velocity estimator",
      { VelocityChoice.all }, \.name,
      VelocityText.line(of:), VelocityText.more(of:)),
  ]

  /// A kind whose things are listed and explained by the same line, the latter with more.
  private static func of<Item: Sendable>(
    _ kind: String, _ singular: String, _ items: @escaping @Sendable () -> [Item],
    _ name: @escaping @Sendable (Item) -> String, _ line: @escaping @Sendable (Item) -> String,
    _ more: @escaping @Sendable (Item) -> [String] = { _ in [] }
  ) -> Explanation {
    Explanation(
      kind: kind, singular: singular, rows: { items().map { (name($0), line($0)) } },
      known: { wanted in
        items().first { name($0) == wanted }.map { ["\(wanted): \(line($0))"] + more($0) }
      })
  }
}

/// What is counted, in words.
enum MetricText {
  static func more(of metric: Metric) -> [String] {
    [
      "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }
}
