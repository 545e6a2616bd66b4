import NavigationModel
import PolicyLibrary
import StrictFiles

/// `explain`: the rule, parameters, source and confidence of whatever has a name.
enum ExplainVerb: Verb {
  static let command = CommandSpec(
    "explain", summary: "explain a name that `list` prints: rule, parameters, source, confidence",
    positionals: [
      PositionalSpec(
        name: "NAME", help: "any name that `swipelab list` prints",
        completes: .names(Explanation.all.map(\.kind)))
    ],
    examples: ["swipelab explain telegram", "swipelab explain fd"])

  static func run(_ arguments: ParsedArguments) async throws {
    let name = arguments.required("NAME")
    // Things of several kinds may share a name, such as a policy and its framework's estimator.
    let found = Explanation.all.compactMap { $0.lines(name) }
    guard found.isEmpty else {
      for line in found.joined(separator: [""]) { Console.print(line) }
      return
    }
    let known = Explanation.all.flatMap { $0.rows().map(\.name) }
    let nearest = didYouMean(name, among: known).map { "; \($0)" }
    let all =
      "; `swipelab list` prints every name, and a report's details explain the names that its"
      + " experiment gives"
    throw Failure(.wrongUsage, "error: nothing is called \"\(name)\"\(nearest ?? all)")
  }

  /// The rule with the policy's own numbers in it.
  static func rule(of policy: NamedPolicy) -> String {
    policy.ruleAndNumbers(number)
  }

  static func number(_ value: Double) -> String {
    plain((value * 10_000).rounded() / 10_000)
  }
}
