import Drawing
import ExperimentFiles
import PolicyLibrary
import PopGesture

/// Many policies as an assumption: rules once per family, and what each policy makes of them.
enum PolicyRows {
  /// The list of rules, the table of policies and what letters mean.
  static func lines(_ experiment: Experiment) -> [String] {
    let policies = experiment.policies
    var families: [PolicyFamily] = []
    for policy in policies where !families.contains(where: { $0.name == policy.family.name }) {
      families.append(policy.family)
    }
    var table = MarkdownTable([
      ("Policy", .left), ("Family", .left), ("With", .left), ("Velocity", .left),
      ("How sure", .left),
    ])
    for policy in policies {
      let preset = PolicyPreset.named(policy.name)
      table.append([
        "`\(policy.name)`", "`\(policy.family.name)`", parameters(policy),
        policy.family.readsVelocity ? "`\(policy.reading.estimator.rawValue)`" : "not asked",
        preset?.confidence.rawValue ?? "",
      ])
    }
    return table.lines + [
      "",
      "*How sure* says how well a rule that ships is known; rules without it are this experiment's."
        + " `swipelab list policies` names the sources.", "",
      "The families, each with the comparisons of its defaults:", "",
    ] + families.map { "- `\($0.name)`: `\($0.rule)`" } + ["", AssumptionsSection.symbols]
  }

  /// The parameters, and the comparisons where they are not those of the family.
  private static func parameters(_ policy: NamedPolicy) -> String {
    let numbers = policy.parameterTexts { FixedDecimals.trimmed($0, decimals: 4) }
    let choices = policy.parameters.compactMap { given -> String? in
      guard let parameter = policy.family.parameters.first(where: { $0.name == given.name }),
        parameter.isChoice, given.value != parameter.defaultValue
      else { return nil }
      return parameter.word(for: given.value).map { "\(given.name) `\($0)`" }
    }
    return (numbers + choices).joined(separator: ", ")
  }
}
