import PopGesture

/// A kind of rule: what it computes, which numbers tune it, where it comes from.
public struct PolicyFamily: Sendable {
  /// Name in experiment files, for example `fixed-distance`.
  public let name: String
  /// One sentence in plain words.
  public let summary: String
  /// The rule as a formula over x (pt), v (pt/s) and W (pt), with comparisons that are parameters
  /// in braces: `x / W {boundary} fraction`.
  public let ruleForm: String
  /// Its parameters, in the order of help texts.
  public let parameters: [PolicyParameter]
  /// The parameters that are thresholds: along them acceptance only falls, and a policy's threshold
  /// equals the parameter's value (in the order of preference for sweeps).
  public let thresholdParameters: [String]
  /// Where the rule was found.
  public let source: String
  /// Whether the rule reads what only the whole path tells: how many `Release.changes`,
  /// `crossVelocity`, `reversal` or `runTravel`.
  ///
  /// For such a policy a run makes whole traces, several times slower; without the word it sees
  /// none of these.
  public let readsPath: Bool
  /// Whether the rule reads a velocity at all.
  public let readsVelocity: Bool
  /// The estimator for which the rule is made.
  public let estimator: VelocityEstimatorKind

  /// Describes a family.
  public init(
    name: String, summary: String, rule: String, parameters: [PolicyParameter],
    thresholdParameters: [String], source: String, readsPath: Bool = false,
    readsVelocity: Bool = true, estimator: VelocityEstimatorKind = .uikitBlend
  ) {
    (self.name, self.summary) = (name, summary)
    ruleForm = rule
    (self.parameters, self.thresholdParameters) = (parameters, thresholdParameters)
    (self.source, self.readsPath, self.readsVelocity) = (source, readsPath, readsVelocity)
    self.estimator = estimator
  }
}

extension PolicyFamily {
  /// The rule with its default comparisons.
  public var rule: String { rule(with: []) }

  /// The rule with the comparisons of a policy: each word in braces becomes that of the parameter
  /// of this name; of two with a bar between them, that of the first that has a value.
  public func rule(with values: [(name: String, value: Double)]) -> String {
    var text = ""
    for piece in ruleForm.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "}") else {
        text += piece
        continue
      }
      text +=
        piece[..<end].split(separator: "|").lazy.compactMap { name in
          guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
          let value = values.first { $0.name == name }?.value ?? parameter.defaultValue
          return value.flatMap(parameter.word)
        }.first ?? "?"
      text += piece[piece.index(after: end)...]
    }
    return text
  }
}
