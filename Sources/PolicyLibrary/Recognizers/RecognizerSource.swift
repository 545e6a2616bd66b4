public import PopGesture

extension GateRule {
  /// Swift source of the rule in a gate: `.previousPage`, `.startLimit(40)`.
  ///
  /// A rule's Swift name is its name without hyphens, which a test compiles for every rule.
  public var swiftSource: String {
    let called = ".\(swiftName(name.split(separator: "-")))"
    return limit.isNaN ? called : "\(called)(\(limit.swiftText))"
  }

  /// Name and limit, as in lists.
  public var text: String {
    if limit.isNaN { return name }
    return "\(name)(\(plain(limit)))"
  }

  /// The rule of this name; with a limit in parentheses, as in `start-limit(40)`, that one.
  ///
  /// - Returns: nil for an unknown name, and for a limit that is negative, not finite or not the
  ///   rule's to have.
  public static func named(_ text: String) -> GateRule? {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard let rule = all.first(where: { $0.name == parts[0] }) else { return nil }
    guard parts.count == 2 else { return rule }
    guard parts[1].hasSuffix(")"), let limit = Double(parts[1].dropLast()), limit.isFinite,
      limit >= 0
    else { return nil }
    return rule.limited(to: limit)
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

extension Recognizer {
  /// Swift source that makes this recognizer: `Recognizer.pan`, or the call of its initializer.
  public var swiftSource: String {
    let presets = [
      ("pan", Recognizer.pan), ("panCone", .panCone), ("edge", .edge), ("contentPan", .contentPan),
    ]
    if let preset = presets.first(where: { $0.1 == self }) { return "Recognizer.\(preset.0)" }
    let usual = Recognizer(slop: slop, gate: gate)
    return swiftCall(
      "Recognizer", argument("slop", slop),
      argument("edgeRegion", edgeRegion, unless: usual.edgeRegion),
      argument("driftLimit", driftLimit, unless: usual.driftLimit), argument("gate", gate))
  }
}

extension Slop: SwiftWritable {
  var swiftText: String {
    switch self {
    case .eitherAxis(let size): ".eitherAxis(\(size.swiftText))"
    case .alongPop(let size): ".alongPop(\(size.swiftText))"
    case .towardsPop(let size): ".towardsPop(\(size.swiftText))"
    }
  }
}

extension EdgeRegion: SwiftWritable {
  var swiftText: String {
    let usual = EdgeRegion(width: width)
    return swiftCall(
      "EdgeRegion", argument("width", width),
      argument("backProjection", backProjection, unless: usual.backProjection),
      argument("coneSlope", coneSlope, unless: usual.coneSlope))
  }
}

extension DriftLimit: SwiftWritable {
  var swiftText: String {
    let usual = DriftLimit()
    return swiftCall(
      "DriftLimit", argument("base", base, unless: usual.base),
      argument("perPoint", perPoint, unless: usual.perPoint),
      argument("most", most, unless: usual.most))
  }
}

extension BeginGate: SwiftWritable {
  var swiftText: String { "[\(rules.map(\.swiftSource).joined(separator: ", "))]" }
}
