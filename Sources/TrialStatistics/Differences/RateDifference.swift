/// The change from one clustered rate to another, b - a, with its error, interval and p-value.
///
/// Nothing in it is ever NaN.
public struct RateDifference: Sendable, Equatable {
  /// The difference b - a of the rates, in [-1, 1].
  public let difference: Double
  /// The standard error; infinity where it is unknown.
  public let standardError: Double
  /// The limits of the interval, in [-1, 1].
  public let low, high: Double
  /// The two-sided p-value of no difference.
  public let p: Double

  init(_ difference: Double, error: Double, low: Double, high: Double, p: Double) {
    self.difference = difference
    standardError = error
    self.low = max(-1, min(low, difference))
    self.high = min(1, max(high, difference))
    self.p = p
  }

  /// No difference at all: the same trials with the same events.
  public static let none = RateDifference(0, error: 0, low: 0, high: 0, p: 1)

  /// A difference of which nothing is known but its estimate.
  private static func unknown(_ difference: Double) -> RateDifference {
    RateDifference(difference, error: .infinity, low: -1, high: 1, p: 1)
  }

  /// The difference of rates of independent clusters.
  ///
  /// The error is sqrt(s_a^2 + s_b^2), judged by t with the degrees of freedom of Welch (1947) and
  /// Satterthwaite (1946), (s_a^2 + s_b^2)^2 / (s_a^4 / (G_a - 1) + s_b^4 / (G_b - 1)). Where
  /// neither side has an error it is `squareAndAdd`, which also is for rates that are sparse.
  public static func independent(
    from a: RateSummary, to b: RateSummary, confidence: Double = 0.95
  ) -> RateDifference {
    let difference = b.rate - a.rate
    let sides = [a, b].map {
      (variance: $0.standardError * $0.standardError, freedom: Double($0.clusters - 1))
    }
    let variance = sides[0].variance + sides[1].variance
    guard variance.isFinite, sides.allSatisfy({ $0.freedom >= 1 }) else {
      return unknown(difference)
    }
    guard variance > 0 else { return squareAndAdd(from: a, to: b, confidence: confidence) }
    // Shares of the variance, not variances: their squares do not underflow.
    let inverse = sides.reduce(0.0) {
      $0 + ($1.variance / variance) * ($1.variance / variance) / $1.freedom
    }
    let student = StudentDistribution(degreesOfFreedom: 1 / inverse)
    let error = variance.squareRoot()
    let half = student.criticalValue(alpha: 1 - confidence) * error
    return RateDifference(
      difference, error: error, low: difference - half, high: difference + half,
      p: student.twoSidedTail(difference / error))
  }
}
