extension PairedClusterSample {
  /// The exact two-sided p-value of the sign-flip test on the sum of differences.
  ///
  /// The share of the 2^G assignments of signs to the d_g whose sum is at least as large in
  /// magnitude as the observed one: exact when, without an effect, a cluster's difference is as
  /// likely to have either sign. At least 2^-G, and 1 when the sum is 0 or there are no clusters.
  /// Nil when the number of steps exceeds `limit`: the clusters that differ, times half of what the
  /// sum of |d_g| has beyond the magnitude of the sum.
  public func signFlipP(limit: Int = 1_000_000_000) -> Double? {
    // Clusters without a difference flip nothing.
    let sizes = differences.map { Int($0.magnitude) }.filter { $0 > 0 }.sorted()
    let reach = sizes.reduce(0, +)
    let observed = Int(differences.reduce(0, +).magnitude)
    guard observed > 0 else { return 1 }
    // The sum is 2 s - reach, with s the sum of the sizes that got a plus: weight[s] is the
    // probability of s, and no s above the cut is in the lower tail. Adding sizes in turn, from the
    // top so that one array serves.
    let cut = (reach - observed) / 2
    guard cut <= limit / sizes.count else { return nil }
    var weights = Array(repeating: 0.0, count: cut + 1)
    weights[0] = 1
    var top = 0
    for size in sizes {
      top = min(top + size, cut)
      for s in stride(from: top, through: 0, by: -1) {
        let plus = s >= size ? weights[s - size] : 0
        weights[s] = 0.5 * (weights[s] + plus)
      }
    }
    return min(1, 2 * weights.reduce(0, +))
  }
}
