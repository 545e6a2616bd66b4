import Documents
import PolicyLibrary

/// Rules as people say them: `half the width`, `100 pt`, `a flick of 300 pt/s, otherwise 100 pt`.
enum RuleWords {
  /// A single rule.
  static func text(_ policy: NamedPolicy) -> Prose {
    let (kind, words) = parts(policy)
    return kind.phrase([words])
  }

  /// The same; nil where a rule has no words but its name.
  static func inWords(_ policy: NamedPolicy) -> Prose? {
    parts(policy).kind == .other ? nil : text(policy)
  }

  /// Several rules, those of one kind together: `60 and 100 pt; a flick, otherwise half the width`.
  ///
  /// - Parameter all: the rules of which these are some: `every distance` says that all are.
  static func groups(_ policies: [NamedPolicy], of all: [NamedPolicy]) -> Prose {
    let kinds = policies.reduce(into: [Kind]()) { kinds, policy in
      let kind = parts(policy).kind
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds.map { kind in
      let words = policies.map(parts).filter { $0.kind == kind }.map(\.words)
      let isAll = words.count > 1 && words.count == all.count { parts($0).kind == kind }
      return isAll ? kind.every ?? kind.phrase(words) : kind.phrase(words)
    }.joined(separator: "; ")
  }

  /// What decides.
  private enum Kind {
    case share
    case points
    case flick
    case other

    /// All rules of the kind; nil for those that have nothing in common.
    var every: Prose? {
      switch self {
      case .share: "every share of the width"
      case .points: "every distance"
      case .flick: "every flick"
      case .other: nil
      }
    }

    func phrase(_ words: [Prose]) -> Prose {
      switch self {
      case .share: words.listed + " the width"
      case .points: words.listed + " pt"
      case .flick: "a flick" + words.joined(separator: "; a flick")
      case .other: words.listed
      }
    }
  }

  private static func parts(_ policy: NamedPolicy) -> (kind: Kind, words: Prose) {
    func value(_ name: String) -> Double? {
      policy.parameters.first { $0.name == name }?.value
    }
    let length = value("distance_pt").map(DecisionText.trimmed)
    switch policy.family.name {
    case "fraction":
      if let share = value("fraction") { return (.share, "\(Self.share(share))") }
    case "fixed-distance":
      if let length, value("fraction") ?? .infinity == .infinity { return (.points, "\(length)") }
    case "fling-override":
      let speed = value("fling_pt_per_s").map { " of \(DecisionText.trimmed($0)) pt/s" } ?? ""
      if let length { return (.flick, "\(speed), otherwise \(length) pt") }
      if let share = value("fraction") {
        return (.flick, "\(speed), otherwise \(Self.share(share)) the width")
      }
    default: break
    }
    return (.other, "\(code: policy.name)")
  }

  private static func share(_ share: Double) -> String {
    switch share {
    case 0.5: "half"
    case 0.3333...0.3334: "a third of"
    case 0.25: "a quarter of"
    default: DecisionText.percent(share) + " of"
    }
  }
}
