/// What an interval and an adjusted p-value say about a difference against a margin.
public enum Verdict: String, Sendable, CaseIterable {
  /// The difference favours the first policy by more than the margin.
  case better
  /// The difference favours the second policy by more than the margin.
  case worse
  /// The difference is smaller than the margin either way.
  case equivalent
  /// The data do not settle it.
  case undetermined

  /// What is said of the second policy where this is said of the first.
  public var swapped: Verdict {
    switch self {
    case .better: .worse
    case .worse: .better
    case .equivalent, .undetermined: self
    }
  }

  /// Judges the interval [low, high] of a difference.
  ///
  /// `better` or `worse` when the whole interval lies strictly beyond the margin on that side and
  /// `adjustedP` is below `significance`, which should be one minus the interval's confidence;
  /// `equivalent` when the whole interval lies in [-margin, margin]; else `undetermined`.
  /// `higherIsBetter` says which side is the better one: swapping it swaps `better` and `worse`
  /// only. The margin is the smallest difference of interest, in the units of the difference; its
  /// sign is ignored. A NaN anywhere, or low above high, gives `undetermined`. A 90% interval
  /// makes `equivalent` the two one-sided tests at 5% (Schuirmann 1987); a 95% one is stricter.
  public init(
    low: Double, high: Double, adjustedP: Double, margin: Double, higherIsBetter: Bool,
    significance: Double = 0.05
  ) {
    let margin = margin.magnitude
    guard low <= high, !adjustedP.isNaN, !margin.isNaN else {
      self = .undetermined
      return
    }
    let significant = adjustedP < significance
    if significant && low > margin {
      self = higherIsBetter ? .better : .worse
    } else if significant && high < -margin {
      self = higherIsBetter ? .worse : .better
    } else if low >= -margin && high <= margin {
      self = .equivalent
    } else {
      self = .undetermined
    }
  }
}

/// Holm's step-down adjustment of a family of p-values (Holm 1979); controls the family-wise error
/// under any dependence.
///
/// In the order of the input, capped at 1, never below the p-value. NaN stays NaN and is not
/// counted in the family; an empty family gives an empty result.
public func holmAdjusted(_ p: [Double]) -> [Double] {
  // Smallest value first, ties in input order.
  let order = p.indices.filter { !p[$0].isNaN }
    .sorted { p[$0] == p[$1] ? $0 < $1 : p[$0] < p[$1] }
  var result = p
  var running = 0.0
  for (rank, index) in order.enumerated() {
    running = max(running, (Double(order.count) - Double(rank)) * p[index])
    result[index] = min(1, running)
  }
  return result
}
