public import PopGesture

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

  /// Name and limit, as in lists.
  public var text: String {
    if limit.isNaN { return name }
    return "\(name)(\(plain(limit)))"
  }

  /// Every rule, those with a limit with its default.
  public static let all: [GateRule] = [
    .previousPage,
    .shownPreviousPage,
    .notTransitioning,
    .shownIsTop,
    .popEnabled,
    .standardBackButton,
    .standardBar,
    .conditionMet,
    .startLimit,
    .touchDownLimit,
    .towards,
    .notAway,
    .rightward,
    .rightwardOrMoving,
    .cone,
    .coneTowards,
    .aheadOfScroll,
  ]
}
