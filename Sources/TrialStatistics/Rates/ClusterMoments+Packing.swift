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
  public init?(
    policies: Int, pairs: Pairs = .all, design: ClusterDesign = .plain, packed: [Int]
  ) {
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
