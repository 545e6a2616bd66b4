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
  public let number: Int?
  /// Name of the family.
  public let family: String
  /// Parameter values that differ from the family's defaults.
  public let values: [String: Double]
  /// The estimator from which the rule takes its velocity; nil for the family's own.
  public let estimator: VelocityEstimatorKind?
  /// Where the rule was found.
  public let source: String
  /// Licence of the source, where it has one that is known.
  public let licence: String?
  /// How sure that is.
  public let confidence: Confidence
  /// What of the original is otherwise here; nil where nothing is known to be.
  public let note: String?

  /// Describes a preset.
  public init(
    _ number: Int? = nil, name: String, family: String, values: [String: Double],
    estimator: VelocityEstimatorKind? = nil, source: String, licence: String? = nil,
    confidence: Confidence, note: String? = nil
  ) {
    (self.number, self.name, self.family, self.values) = (number, name, family, values)
    (self.estimator, self.source, self.licence) = (estimator, source, licence)
    (self.confidence, self.note) = (confidence, note)
  }

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
      name: "fixed-distance", family: "fixed-distance", values: [:],
      source: "the same article proposes a fixed length without a number; 100 pt from Damus",
      confidence: .secondary),
    PolicyPreset(
      name: "velocity-weighted", family: "velocity-weighted", values: [:],
      source: "React Navigation stack and react-native-screens: x + 0.3 v > W/2",
      confidence: .verified),
    PolicyPreset(
      name: "fling-override", family: "fling-override", values: [:],
      source: "Flutter CupertinoPageRoute: |v| >= 1 W/s decides, otherwise p >= 0.5",
      confidence: .olderVersion),
    PolicyPreset(
      name: "flick-or-fraction", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "fling_distance_pt": 30,
        "boundary": .beyond,
      ],
      source: "article \"How to implement a non-edge swipe back (continued)\", third improvement;"
        + " it gives no number: 30 pt, 300 pt/s and 1/2 are ours",
      confidence: .unconfirmed),
  ]
}

extension Double {
  /// The value of a comparison parameter that says `>`, for tables of presets.
  static var beyond: Double { ThresholdBoundary.exclusive.value }
  /// The value of a comparison parameter that says `>=`.
  static var from: Double { ThresholdBoundary.inclusive.value }
}
