import Experimentation
import NavigationModel
import OptionParsing
import PopGesture
import SwipeSimulation

/// `list`: what experiments can name, one entry a line, its name first.
enum ListVerb: Verb {
  static let command = CommandSpec(
    "list", summary: "list what experiments can name, one entry a line",
    positionals: [
      PositionalSpec(
        "KIND", count: 0...1, help: kinds.map(\.name).joined(separator: ", ") + "; all if left out")
    ],
    options: [.help],
    examples: ["swipelab list policies", "swipelab list screens"])

  /// One kind of entry: its name, and rows of a name and a description.
  private static let kinds: [(name: String, rows: @Sendable () -> [(String, String)])] = [
    ("screens", { ScreenCatalog.all.map { ($0.name, describe($0)) } }),
    (
      "policies",
      { PolicyPreset.all.map { ($0.name, "\(rule(of: $0)) [\($0.confidence.rawValue)]") } }
    ),
    (
      "omissions", { PolicyOmission.all.map { ($0.name, $0.reason) } }
    ),
    ("families", { PolicyCatalog.families.map { ($0.family.name, $0.family.summary) } }),
    ("recognizers", { RecognizerPreset.all.map { ($0.name, $0.summary) } }),
    (
      "recognizer-parameters",
      { RecognizerParameter.all.map { ($0.name, "\($0.summary), \(range($0.range)) \($0.unit)") } }
    ),
    (
      "systems",
      { SystemCatalog.all.map { ($0.name, "\($0.summary) [\($0.confidence.rawValue)]") } }
    ),
    ("gates", { GateRule.all.map { ($0.name, $0.summary) } }),
    ("arbitrations", { Arbitration.allCases.map { ($0.rawValue, $0.summary) } }),
    ("contexts", { PageContext.all.map { ($0.name, $0.summary) } }),
    ("intents", { IntentCatalog.entries.map { ($0.intent.rawValue, $0.summary) } }),
    ("metrics", { Metric.all.map { ($0.name, $0.summary) } }),
    ("measures", { Measure.all.map { ($0.name, $0.summary) } }),
    ("populations", { Population.all.map { ($0.name, $0.summary) } }),
    ("population-settings", { PopulationSetting.all.map { ($0.name, describe($0)) } }),
    ("assumptions", { Assumption.all.map { ($0.name, describe($0)) } }),
    (
      "velocity-estimators",
      {
        [(VelocityChoice.ownName, "each policy's own, as `swipelab explain` tells it")]
          + VelocityEstimatorKind.allCases.map { ($0.rawValue, $0.summary) }
      }
    ),
  ]

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    guard let wanted = arguments.argument("KIND") else {
      for kind in kinds {
        Console.print("\(kind.name):")
        for line in lines(kind.rows()) { Console.print("  " + line) }
      }
      return .done
    }
    guard let kind = kinds.first(where: { $0.name == wanted }) else {
      let names = kinds.map(\.name)
      let nearest = nearestName(to: wanted, among: names).map { "; did you mean \"\($0)\"?" }
      throw Failure(
        .wrongUsage,
        "error: nothing of kind \"\(wanted)\""
          + (nearest ?? "; known: \(names.joined(separator: ", "))"))
    }
    for line in lines(kind.rows()) { Console.print(line) }
    return .done
  }

  private static func lines(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      name + String(repeating: " ", count: width - name.count + 2) + text
    }
  }

  static func describe(_ screen: Screen) -> String {
    let size = "\(Int(screen.viewWidth)) x \(Int(screen.height)) pt"
    let width = (screen.viewWidthInMillimetres * 10).rounded() / 10
    return "\(size), \(width) mm wide, \(screen.kind.rawValue): \(screen.title)"
  }

  private static func describe(_ setting: PopulationSetting) -> String {
    return "\(setting.summary), \(range(setting.range)); everyday \(setting.value(in: .everyday))"
  }

  private static func describe(_ assumption: Assumption) -> String {
    let values = assumption.values.map { ExplainVerb.number($0) }.joined(separator: ", ")
    return "\(assumption.summary) (\(assumption.settings.joined(separator: ", ")): \(values))"
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(ExplainVerb.number(range.lowerBound)) to \(ExplainVerb.number(range.upperBound))"
  }

  private static func rule(of preset: PolicyPreset) -> String {
    guard let start = PolicyCatalog.start(named: preset.name),
      let policy = try? start.entry.policy(named: preset.name, start.values)
    else { return preset.family }
    return ExplainVerb.rule(of: policy)
  }
}
