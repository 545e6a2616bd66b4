extension GateRule {
  /// Swift source of the rule in a gate: `.previousPage`, `.startLimit(40)`.
  ///
  /// A rule's Swift name is its name without hyphens, which a test compiles for every rule.
  public var swiftSource: String {
    let words = name.split(separator: "-")
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let called = ".\(words.first ?? "")\(others.joined())"
    return limit.isNaN ? called : "\(called)(\(limit.swiftText))"
  }
}
