import Experimentation
import NavigationModel
import OptionParsing
import PopGesture

/// `explain`: the rule, parameters, source and confidence of whatever has a name.
enum ExplainVerb: Verb {
  static let command = CommandSpec(
    "explain",
    summary: "explain a policy, recognizer, system, context or metric: rule, source, confidence",
    positionals: [
      PositionalSpec("NAME", help: "a policy, policy family, recognizer, system, context or metric")
    ],
    options: [.help],
    examples: ["swipelab explain velocity-weighted", "swipelab explain fd"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    guard let name = arguments.argument("NAME") else { return .wrongUsage }
    if let start = PolicyCatalog.start(named: name),
      let policy = try? start.policy(named: name)
    {
      let preset = PolicyPreset.all.first { $0.name == name }
      for line in PolicyText.lines(policy, preset) { Console.print(line) }
      return .done
    }
    if let preset = RecognizerPreset.all.first(where: { $0.name == name }) {
      Console.print("\(preset.name): \(preset.summary)")
      Console.print("source: \(preset.source)")
      Console.print("confidence: \(preset.confidence.rawValue)")
      return .done
    }
    let other =
      SystemCatalog.named(name).map(SystemText.lines)
      ?? PageContext.named(name).map(ContextText.lines)
      ?? Metric.all.first { $0.name == name }.map(lines)
      ?? GateRule.all.first { $0.name == name }.map { ["\($0.text): \($0.summary)"] }
      ?? Measure.all.first { $0.name == name }.map {
        ["\($0.name): \($0.summary)", "formula: \($0.formula)", "unit: \($0.unit)"]
      }
    if let other {
      for line in other { Console.print(line) }
      return .done
    }
    let known =
      PolicyCatalog.names + RecognizerPreset.all.map(\.name) + SystemCatalog.all.map(\.name)
      + PageContext.all.map(\.name) + Metric.all.map(\.name) + GateRule.all.map(\.name)
      + Measure.all.map(\.name)
    let nearest = nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" }
    throw Failure(
      .wrongUsage,
      "error: nothing is called \"\(name)\""
        + (nearest ?? "; known: \(known.joined(separator: ", "))"))
  }

  /// The rule with the policy's own numbers in it.
  static func rule(of policy: NamedPolicy) -> String {
    policy.ruleAndNumbers(number)
  }

  private static func lines(_ metric: Metric) -> [String] {
    [
      "\(metric.name): \(metric.summary)", "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }

  static func number(_ value: Double) -> String {
    let text = ((value * 10_000).rounded() / 10_000).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
