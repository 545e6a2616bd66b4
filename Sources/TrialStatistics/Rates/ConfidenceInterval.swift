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

  /// The part of the interval inside `range`, for limits that a formula puts beyond what can occur.
  public func clipped(to range: ClosedRange<Double>) -> ConfidenceInterval {
    ConfidenceInterval(
      low: min(max(low, range.lowerBound), range.upperBound),
      high: min(max(high, range.lowerBound), range.upperBound))
  }
}
