import PopGesture

/// How sure we are that a rule is what its source really does.
public enum Confidence: String, Sendable, CaseIterable {
  /// Read in the source itself, recent.
  case verified
  /// Read in the source, but in an older version or a fork.
  case olderVersion = "older version"
  /// Stated by somebody who read it.
  case secondary
  /// From unofficial descriptions of closed code, or from memory.
  case unconfirmed
}

/// A named policy as data: a family, its numbers, where they come from and how sure that is.
public struct PolicyPreset: Sendable {
  /// Name in experiments.
  public let name: String
  /// Number of the rule in the catalogue of shipped rules, from 1; nil for baselines of articles.
  public private(set) var number: Int?
  /// Name of the family.
  public let family: String
  /// Parameter values that differ from the family's defaults.
  public private(set) var values: [String: Double] = [:]
  /// The estimator from which the rule takes its velocity; nil for the family's own.
  public private(set) var estimator: VelocityEstimatorKind?
  /// Where the rule was found.
  public let source: String
  /// Licence of the source, where it has one that is known.
  public private(set) var licence: String?
  /// How sure that is.
  public let confidence: Confidence
  /// What of the original is otherwise here; nil where nothing is known to be.
  public private(set) var note: String?

  /// The policy itself.
  public var policy: NamedPolicy? {
    PolicyCatalog.start(named: name).flatMap { try? $0.policy(named: name) }
  }

  /// All presets, in the order of `list policies`.
  ///
  /// Adding one is an entry in a file of `Presets`.
  public static let all: [PolicyPreset] =
    baselines + uikit + iOSLibraries + iOSApps + crossPlatform + androidRules + desktop

  /// The names of the four usual rules, which others are compared with.
  public static let usual = ["half-width", "one-third", "fixed-distance", "velocity-weighted"]

  /// The preset of this name.
  public static func named(_ name: String) -> PolicyPreset? { all.first { $0.name == name } }
}

extension PolicyPreset {
  /// Ideas of an article, and the bare families.
  static let baselines: [PolicyPreset] = [
    PolicyPreset(
      name: "half-width", family: "fraction", values: ["fraction": 0.5],
      source: "article \"How to implement a non-edge swipe back (continued)\", sample code",
      confidence: .verified),
    PolicyPreset(
      name: "one-third", family: "fraction", values: ["fraction": 1.0 / 3.0],
      source: "the same article, first improvement: more than 1/3 of the width",
      confidence: .verified),
    PolicyPreset(
      name: "fixed-distance", family: "fixed-distance",
      source: "the same article proposes a fixed length without a number; 100 pt from Damus",
      confidence: .secondary),
    PolicyPreset(
      name: "velocity-weighted", family: "velocity-weighted",
      source: "React Navigation stack and react-native-screens: x + 0.3 v > W/2",
      confidence: .verified),
    PolicyPreset(
      name: "fling-override", family: "fling-override",
      source: "Flutter CupertinoPageRoute: |v| >= 1 W/s decides, otherwise p >= 0.5",
      confidence: .olderVersion),
    PolicyPreset(
      name: "flick-or-fraction", family: "fling-override",
      values: .fling(.beyond(300), ["fling_distance_pt": 30, "boundary": .beyond]),
      source: "article \"How to implement a non-edge swipe back (continued)\", third improvement;"
        + " it gives no number: 30 pt, 300 pt/s and 1/2 are ours",
      confidence: .unconfirmed),
  ]
}

/// A speed or a share in the tables of presets, with its comparison.
enum PresetLimit {
  /// More than that: `>`.
  case beyond(Double)
  /// That or more: `>=`.
  case from(Double)
  /// No number is enough.
  case never

  fileprivate func values(_ name: String, _ boundary: String) -> [String: Double] {
    switch self {
    case .beyond(let value): [name: value, boundary: .beyond]
    case .from(let value): [name: value, boundary: .from]
    case .never: [name: .infinity]
    }
  }
}

extension [String: Double] {
  /// Values of `fling-override`: the speed in pt/s of a fling, that of one back, which is the same
  /// where it is nil, and the share of the width that decides about slower releases.
  static func fling(
    _ speed: PresetLimit, back: PresetLimit? = nil, share: PresetLimit? = nil, _ others: Self = [:]
  ) -> Self {
    let parts = [
      speed.values("fling_pt_per_s", "fling_boundary"),
      back?.values("return_pt_per_s", "return_boundary") ?? [:],
      share?.values("fraction", "boundary") ?? [:], others,
    ]
    return parts.reduce([:]) { $0.merging($1) { $1 } }
  }
}

extension Double {
  /// The value of a comparison parameter that says `>`, for tables of presets.
  static var beyond: Double { ThresholdBoundary.exclusive.value }
  /// The value of a comparison parameter that says `>=`.
  static var from: Double { ThresholdBoundary.inclusive.value }
}
