/// The quantiles behind every interval at one confidence and one number of clusters.
///
/// Finding them takes as long as all the rest of an estimate, and the estimates of a study share
/// them: make them once and pass them on.
public struct CriticalValues: Sendable, Equatable {
  /// The confidence, in (0, 1).
  public let confidence: Double
  /// The number of clusters.
  public let clusters: Int
  /// The two-sided value of t with `clusters` - 1 degrees of freedom; infinite with fewer than two
  /// clusters.
  public let student: Double
  /// The two-sided value of the normal distribution.
  public let normal: Double

  /// Finds the values; a confidence outside (0, 1) is a precondition failure.
  public init(clusters: Int, confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "the confidence is outside (0, 1)")
    self.confidence = confidence
    self.clusters = clusters
    let alpha = 1 - confidence
    normal = NormalDistribution.criticalValue(alpha: alpha)
    student =
      clusters < 2
      ? .infinity
      : StudentDistribution(degreesOfFreedom: Double(clusters - 1)).criticalValue(alpha: alpha)
  }

  /// The two-sided value of t at other degrees of freedom, above 0 (precondition).
  func student(degreesOfFreedom: Double) -> Double {
    if degreesOfFreedom == Double(clusters - 1) { return student }
    return StudentDistribution(degreesOfFreedom: degreesOfFreedom)
      .criticalValue(alpha: 1 - confidence)
  }
}
