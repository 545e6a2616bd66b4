public import Study

extension Metric {
  /// Whether more is better in the metric of a name; so it is of names that no metric has.
  static func isHigherBetter(_ name: String) -> Bool {
    all.first { $0.name == name }?.higherIsBetter ?? true
  }

  /// The rank of a rate among others by the metric of a name: 1 for the best, the same for equals.
  public static func rank(of rate: Double, among rates: [Double], by name: String) -> Int {
    let isHigher = isHigherBetter(name)
    return 1 + rates.count { isHigher ? $0 > rate : $0 < rate }
  }
}
