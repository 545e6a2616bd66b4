/// Integer moments over clusters of trials: sums and products of per-cluster counts.
///
/// Clusters are participants. Variable 0 is the number of trials n_g of a cluster; variables
/// 1...policies are its success counts y_1g ... y_kg, all on the same trials. Integer sums make
/// merging exact, commutative and associative: any sharding of the same clusters gives equal
/// moments. Products of two policies take most of the room, so that only those are summed that are
/// compared. Every sum must fit in an `Int`, which holds up to a sum of n_g^2 of 9.2e18; beyond it
/// the addition traps rather than wrap silently.
public struct ClusterMoments: Sendable, Equatable {
  /// The number of policies k, each with its own success counts.
  public let policies: Int
  /// Which policies can be compared with each other.
  public enum Pairs: Sendable, CaseIterable {
    /// None, each with the first, or all.
    case none, withFirst, all
  }

  /// Which products of two policies there are.
  public let pairs: Pairs
  /// How the clusters were drawn; sums and products are of weights.
  public let design: ClusterDesign
  /// The number of clusters with at least one trial.
  public private(set) var clusters: Int
  /// The sums of variables 0...policies.
  private(set) var sums: [Int]
  /// The sums of products of variables i <= j, the upper triangle row by row; without all pairs
  /// those with variable 0, then the squares of the others, then those with the first policy.
  private(set) var products: [Int]

  /// Creates the moments of no clusters for `policies` >= 0 policies.
  public init(policies: Int, pairs: Pairs = .all, design: ClusterDesign = .plain) {
    precondition(policies >= 0, "the number of policies is negative")
    self.init(
      policies: policies, pairs: pairs, design: design, clusters: 0,
      sums: Array(repeating: 0, count: policies + 1),
      products: Array(repeating: 0, count: Self.products(of: policies, pairs)))
  }

  init(
    policies: Int, pairs: Pairs = .all, design: ClusterDesign = .plain, clusters: Int,
    sums: [Int], products: [Int]
  ) {
    (self.policies, self.pairs, self.design) = (policies, pairs, design)
    (self.clusters, self.sums, self.products) = (clusters, sums, products)
  }

  /// How many sums of products there are.
  static func products(of policies: Int, _ pairs: Pairs) -> Int {
    switch pairs {
    case .none: 2 * policies + 1
    case .withFirst: 3 * policies + 1
    case .all: (policies + 1) * (policies + 2) / 2
    }
  }

  /// Adds one cluster; one without trials is not counted.
  ///
  /// Does not allocate. `successes` holds one count per policy, each in 0...trials; anything else
  /// is a precondition failure.
  public mutating func add(trials: Int, successes: UnsafeBufferPointer<Int32>) {
    precondition(trials >= 0, "a cluster has a negative number of trials")
    precondition(successes.count == policies, "one success count per policy is needed")
    for count in successes {
      precondition(count >= 0 && Int(count) <= trials, "a success count is outside 0...trials")
    }
    guard trials > 0 else { return }
    clusters += 1
    sums.withUnsafeMutableBufferPointer { sums in
      sums[0] += trials
      for i in 0..<successes.count { sums[i + 1] += Int(successes[i]) }
    }
    products.withUnsafeMutableBufferPointer { products in
      // No other product exceeds this one, so its trap on overflow is theirs too.
      products[0] += trials * trials
      for i in 0..<successes.count {
        products[i + 1] &+= trials &* Int(successes[i])
      }
      var row = successes.count + 1
      if pairs != .all {
        let first = pairs == .withFirst ? successes.first ?? 0 : 0
        for i in 0..<successes.count {
          products[row + i] &+= Int(successes[i]) &* Int(successes[i])
        }
        if first > 0 {
          for i in 0..<successes.count {
            products[row + successes.count + i] &+= Int(first) &* Int(successes[i])
          }
        }
        return
      }
      for i in 0..<successes.count {
        // Counts are positive and below 2^32: so multiplied, several fit into one instruction.
        let left = UInt64(UInt32(bitPattern: successes[i]))
        // Most policies count nothing on most clusters of an unwanted intent.
        if left > 0 {
          for j in i..<successes.count {
            let product = left &* UInt64(UInt32(bitPattern: successes[j]))
            products[row &+ j &- i] &+= Int(bitPattern: UInt(product))
          }
        }
        row += successes.count - i
      }
    }
  }

  /// Adds one cluster from an array of success counts, with the same result as the buffer form.
  public mutating func add(trials: Int, successes: [Int]) {
    let counts = successes.map { Int32($0) }
    counts.withUnsafeBufferPointer { add(trials: trials, successes: $0) }
  }

  /// Adds the clusters of `other`, which must have the same policies and pairs (precondition).
  public mutating func merge(_ other: ClusterMoments) {
    precondition(
      policies == other.policies && pairs == other.pairs,
      "moments of different numbers of policies")
    precondition(design == other.design, "moments of different designs")
    clusters += other.clusters
    for i in sums.indices { sums[i] += other.sums[i] }
    for i in products.indices { products[i] += other.products[i] }
  }
}

extension ClusterMoments {
  /// All the integers of the moments in a fixed order, for storing a partial result.
  ///
  /// First the number of clusters, then the sums of variables 0...policies, then the sums of
  /// products of variables i <= j row by row: 1 + m + m (m + 1) / 2 values with m = policies + 1.
  /// Without all pairs the products are fewer.
  public var packed: [Int] { [clusters] + sums + products }

  /// Restores moments from `packed`; nil when the count is wrong or a value is negative, or
  /// there are more events than trials.
  ///
  /// Such counts cannot come from `add`, so they mean a damaged record.
  public init?(policies: Int, pairs: Pairs = .all, design: ClusterDesign = .plain, packed: [Int]) {
    guard policies >= 0 else { return nil }
    let variables = policies + 1
    let expected = 1 + variables + Self.products(of: policies, pairs)
    guard packed.count == expected, packed.allSatisfy({ $0 >= 0 }) else { return nil }
    guard packed[0] <= packed[1], packed[1...variables].allSatisfy({ $0 <= packed[1] }),
      packed[(variables + 1)...].allSatisfy({ $0 <= packed[variables + 1] })
    else { return nil }
    self.init(
      policies: policies, pairs: pairs, design: design, clusters: packed[0],
      sums: Array(packed[1...variables]), products: Array(packed[(variables + 1)...]))
  }
}

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

  /// The sum of y_ag y_bg of two policies in 0..<policies; symmetric, and of two that are not
  /// compared unknown (precondition).
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
