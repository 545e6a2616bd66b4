extension ClusterMoments {
  /// The total number of trials N, the sum of n_g.
  public var trials: Int { sums[0] }

  /// The sum of n_g^2.
  public var trialsSquared: Int { products[0] }

  /// The total number of successes of a policy in 0..<policies.
  public func successes(_ policy: Int) -> Int {
    checkPolicy(policy)
    return sums[policy + 1]
  }

  /// The sum of y_g n_g of a policy in 0..<policies.
  public func successesTimesTrials(_ policy: Int) -> Int {
    checkPolicy(policy)
    return products[policy + 1]
  }

  /// The sum of y_ag y_bg of two policies in 0..<policies; symmetric.
  ///
  /// Of two that are not compared it is not known (precondition).
  public func product(_ a: Int, _ b: Int) -> Int {
    checkPolicy(a)
    checkPolicy(b)
    if pairs != .all {
      if a == b { return products[policies + 1 + a] }
      precondition(
        pairs == .withFirst && min(a, b) == 0, "these policies are not compared with each other")
      return products[2 * policies + 1 + max(a, b)]
    }
    let row = min(a, b) + 1
    let column = max(a, b) + 1
    return products[row * (policies + 1) - row * (row + 1) / 2 + column]
  }

  /// The sum of (y_ag - y_bg)^2, exact.
  public func differenceSquared(_ a: Int, _ b: Int) -> Int {
    product(a, a) - 2 * product(a, b) + product(b, b)
  }

  private func checkPolicy(_ policy: Int) {
    precondition(policy >= 0 && policy < policies, "no such policy")
  }
}
