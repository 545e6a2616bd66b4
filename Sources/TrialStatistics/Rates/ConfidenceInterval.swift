/// A two-sided interval estimate.
public struct ConfidenceInterval: Sendable, Equatable {
  /// The lower limit.
  public let low: Double
  /// The upper limit, at least `low` for every interval this module makes.
  public let high: Double

  /// Creates an interval from its limits.
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}
