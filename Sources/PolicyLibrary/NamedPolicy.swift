public import PopGesture

/// A policy under the name it has in an experiment, ready to judge many releases at once.
///
/// Nothing is dispatched per swipe: a batch is judged where the concrete type is known, and
/// `PolicyPanel` judges it by all policies of a type.
public struct NamedPolicy: Sendable {
  /// Name in experiments, tables and charts.
  public private(set) var name: String
  /// Every parameter in force, in the family's order; alternatives that are unset are left out.
  public let parameters: [(name: String, value: Double)]
  /// The readings that the policy needs of a touch; by default its family's velocity.
  public private(set) var reading: ReleaseReading
  let policy: any CatalogPolicy

  /// Names a policy.
  ///
  /// - Parameter estimator: how its velocity is read; nil for the family's own.
  public init(
    name: String, _ policy: any CatalogPolicy, parameters: [(name: String, value: Double)],
    estimator: VelocityEstimatorKind? = nil
  ) {
    let family = type(of: policy).family
    reading = ReleaseReading(
      estimator: estimator ?? family.estimator, readsPath: family.readsPath,
      reversalRule: policy.reversalRule, travelRule: policy.travelRule)
    (self.name, self.parameters, self.policy) = (name, parameters, policy)
  }

  // Asked of the policy, as copies of all this would show in the time.

  /// The family to which it belongs.
  public var family: PolicyFamily { type(of: policy).family }
  /// The score that must be exceeded or reached.
  public var threshold: Double { policy.threshold }
  /// Whether a score equal to the threshold completes.
  public var boundary: ThresholdBoundary { policy.boundary }
  /// What it reads of a release beside the translation and the view's width.
  public var needs: ReleaseNeeds { policy.needs }
  /// Whether the rule's x counts from touch-down, slop included.
  public var countsFromTouchDown: Bool { policy.countsFromTouchDown }
  /// Whether it decides by a velocity that UIKit seems to keep while a finger rests.
  public var keepsVelocityAtRest: Bool {
    family.readsVelocity && reading.estimator == .uikitBlend
  }

  /// The same rule, told another estimate of the velocity, and perhaps under another name.
  public func reading(_ estimator: VelocityEstimatorKind, name: String? = nil) -> NamedPolicy {
    var other = self
    if let name { other.name = name }
    other.reading.estimator = estimator
    return other
  }

  /// Swift source that makes the policy: the call of its type's initializer.
  ///
  /// How velocity is read is no part of it; see `VelocityEstimatorKind.swiftType`.
  public var swiftSource: String { policy.swiftSource }

  /// Whether two policies are one rule under two names: they decide alike on every swipe.
  public func isSameRule(as other: NamedPolicy) -> Bool {
    swiftSource == other.swiftSource && rule == other.rule && reading == other.reading
  }

  /// Its rule, with its own comparisons.
  public var rule: String { policy.ownRule ?? family.rule(with: parameters) }

  /// Its rule and its numbers on one line.
  ///
  /// - Parameter number: writes numbers beside the rule.
  public func ruleAndNumbers(_ number: (Double) -> String) -> String {
    // A rule of its own has its numbers in it.
    let texts = policy.ownRule == nil ? parameterTexts(number) : []
    return ([rule] + texts).joined(separator: ", ")
  }

  /// Its parameters as experiments write them, such as `fraction = 0.5`, without comparisons, which
  /// the rule tells, and those that are left at a default of `none`.
  ///
  /// - Parameter number: writes values for which there is no word.
  public func parameterTexts(_ number: (Double) -> String) -> [String] {
    parameters.compactMap { given in
      guard let parameter = family.parameters.first(where: { $0.name == given.name }),
        !parameter.isChoice
      else { return nil }
      let word = parameter.word(for: given.value)
      if word == "none", given.value == parameter.defaultValue { return nil }
      return "\(given.name) = \(word ?? number(given.value))"
    }
  }

  /// Whether the pop completes on this release.
  public func completes(_ release: Release) -> Bool {
    boundary.accepts(score(release), threshold: threshold)
  }

  /// The score of one release.
  public func score(_ release: Release) -> Double { policy.score(release) }

  /// Writes the score of each release to the same place in `scores`.
  public func score(_ releases: ReleaseBatch, into scores: UnsafeMutableBufferPointer<Double>) {
    policy.score(releases, into: scores)
  }
}

/// A policy that experiments can name: it describes itself and can be made of named numbers.
public protocol CatalogPolicy: CompletionPolicy, Equatable {
  /// Name, rule, parameters and source of the family to which this policy belongs.
  static var family: PolicyFamily { get }
  /// Creates the policy from checked parameter values.
  init(_ parameters: PolicyParameterValues) throws(PolicyParameterError)
  /// Whether the rule's x counts from touch-down, slop included (`Release.displacement`).
  var countsFromTouchDown: Bool { get }
  /// The rule with the policy's own numbers, where its family's has clauses that it does not use;
  /// nil elsewhere.
  var ownRule: String? { get }
  /// Swift source that makes this very policy, such as `Fraction(fraction: 0.5)`.
  ///
  /// The call of its typed initializer, without arguments that are left at their defaults.
  var swiftSource: String { get }
  /// Writes the score of each release to the same place in `scores`.
  func score(_ releases: ReleaseBatch, into scores: UnsafeMutableBufferPointer<Double>)
  /// What judges batches by the policies of a panel, all of this very type.
  static func judge(of panel: [PolicyPanel.Member]) -> PolicyPanel.Judge
}

extension CatalogPolicy {
  /// Not: most rules take a recognizer's translation.
  public var countsFromTouchDown: Bool { false }
  /// None: the family's rule tells it.
  public var ownRule: String? { nil }

  // Requirements, so that each type has a specialised loop of its own.

  /// Writes the score of each release to the same place in `scores`.
  public func score(_ releases: ReleaseBatch, into scores: UnsafeMutableBufferPointer<Double>) {
    releases.withReader { reader in
      for index in 0..<min(reader.count, scores.count) { scores[index] = score(reader[index]) }
    }
  }
}

extension ThresholdBoundary {
  /// What it is called in experiments: `>` or `>=`.
  public var symbol: String { self == .exclusive ? ">" : ">=" }
}
