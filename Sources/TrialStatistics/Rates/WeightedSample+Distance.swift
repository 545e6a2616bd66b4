extension WeightedSample {
  /// The Kolmogorov-Smirnov distance: the largest difference between the two shares at or below
  /// any value.
  ///
  /// Symmetric, 0 to 1, 0 for equal distributions, and unchanged by increasing transformations of
  /// both samples. nan when either sample is empty.
  public func distance(to other: WeightedSample) -> Double {
    guard !isEmpty, !other.isEmpty else { return .nan }
    var (own, others) = (0, 0)
    var largest = 0.0
    while own < values.count || others < other.values.count {
      let next = min(
        own < values.count ? values[own] : .infinity,
        others < other.values.count ? other.values[others] : .infinity)
      if own < values.count, values[own] == next { own += 1 }
      if others < other.values.count, other.values[others] == next { others += 1 }
      let left = own == 0 ? 0 : shares[own - 1]
      let right = others == 0 ? 0 : other.shares[others - 1]
      largest = max(largest, abs(left - right))
    }
    return largest
  }
}
