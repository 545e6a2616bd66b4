import NavigationModel
import PolicyLibrary
import PopGesture

/// What apps of complaints ship, by names of two parts: where a gesture begins, and when it
/// completes, such as `edge30/framework7` or `pan/brave@last-event`.
///
/// - `pan`: a pan anywhere, without a test of direction; `cone`: within 45 degrees of the way back;
///   `edge30`: touch-down within 30 pt of the edge, within 45 degrees; `shares30`: the same, and
///   the page's own gestures may act at once; `ltr`: a pan that does not know right-to-left
///   layouts.
/// - a preset of `swipelab list policies` or a rule below, perhaps with `@` and an estimator.
///
/// All begin after 10 pt, whatever the library's slop is.
enum FieldRules {
  /// Rules that no preset has.
  private static let others: [(name: String, policy: NamedPolicy)] = [
    // An absolute value: a fast return completes like a flick. React Navigation added the speed to
    // the travel; alone it must be half of 402 pt in .3 s.
    ("speed-670", named("speed-670", FastOrFraction(fastVelocity: 670, fraction: 0.5))),
    ("speed-500", named("speed-500", FastOrFraction(fastVelocity: 500, fraction: 0.5))),
    // Velocity alone decides.
    ("velocity-300", named("velocity-300", VelocitySign(velocity: 300, boundary: .exclusive))),
    // 70 px, or 27 pt on a screen of 2.6 px a point, between two events.
    ("jump-60-hz", named("jump-60-hz", VelocitySign(velocity: 27 * 60, boundary: .exclusive))),
    ("jump-120-hz", named("jump-120-hz", VelocitySign(velocity: 27 * 120, boundary: .exclusive))),
  ]

  private static func named<Policy: CatalogPolicy>(
    _ name: String, _ policy: Policy
  ) -> NamedPolicy {
    NamedPolicy(name: name, policy, parameters: [], estimator: .lastEvent)
  }

  /// The system of this name; nil for another name.
  static func named(_ name: String) -> System? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, let recognizer = recognizer(parts[0]), let policy = policy(parts[1])
    else { return nil }
    return System(
      name, "\(words(parts[0])), completes when \(policy.rule)", [recognizer], policy,
      article: nil, source: "complaints of users", confidence: .secondary)
  }

  private static func policy(_ name: String) -> NamedPolicy? {
    let parts = name.split(separator: "@").map(String.init)
    guard let first = parts.first,
      let policy = PolicyPreset.named(first)?.policy
        ?? others.first(where: { $0.name == first })?
        .policy
    else { return nil }
    guard parts.count == 2 else { return policy }
    return VelocityEstimatorKind(rawValue: parts[1]).map { policy.reading($0) }
  }

  private static func recognizer(_ name: String) -> PopRecognizer? {
    let always: [GateRule] = [.previousPage, .popEnabled, .notTransitioning]
    func pan(
      _ rules: [GateRule] = [], _ relation: Arbitration = .exclusive, isMirrored: Bool = true
    ) -> PopRecognizer {
      PopRecognizer(
        Recognizer(slop: .eitherAxis(10), gate: BeginGate(rules + always)), relation,
        isMirrored: isMirrored)
    }
    switch name {
    case "pan": return pan()
    case "cone": return pan([.coneTowards(1)])
    case "ltr": return pan([.towards], isMirrored: false)
    default: break
    }
    guard let width = width(name) else { return nil }
    let rules: [GateRule] = [.touchDownLimit(width), .coneTowards(1)]
    return name.hasPrefix("shares") ? pan(rules, .simultaneous(with: .everything)) : pan(rules)
  }

  private static func width(_ name: String) -> Double? {
    for start in ["edge", "shares"] where name.hasPrefix(start) {
      return Double(name.dropFirst(start.count))
    }
    return nil
  }

  private static func words(_ name: String) -> String {
    switch name {
    case "pan": "a pan anywhere"
    case "cone": "a pan anywhere within 45 degrees"
    case "ltr": "a pan to the right anywhere"
    default: "a pan from \((width(name) ?? 0).plain) pt at the edge"
    }
  }
}
