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
    self.number = number
    self.name = name
    self.family = family
    self.values = values
    self.estimator = estimator
    self.source = source
    self.licence = licence
    self.confidence = confidence
    self.note = note
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

  /// The preset of this name.
  public static func named(_ name: String) -> PolicyPreset? { all.first { $0.name == name } }
}
