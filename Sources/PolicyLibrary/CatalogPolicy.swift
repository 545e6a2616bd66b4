public import PopGesture

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
}

extension CatalogPolicy {
  /// Not: most rules take a recognizer's translation.
  public var countsFromTouchDown: Bool { false }
  /// None: the family's rule tells it.
  public var ownRule: String? { nil }
}

extension ThresholdBoundary {
  /// What it is called in experiments: `>` or `>=`.
  public var symbol: String { self == .exclusive ? ">" : ">=" }
}
