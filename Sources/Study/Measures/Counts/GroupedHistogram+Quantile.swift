extension GroupedHistogram {
  /// A quantile with its error, in the unit of the scale; nil without values.
  ///
  /// The error is that of the delete-one-group jackknife: with the m groups that have values and
  /// the quantile q(j) without group j, sqrt((m - 1) / m sum (q(j) - mean q)^2) (Wolter 2007,
  /// *Introduction to Variance Estimation*, chapter 4). Whole groups of people are left out because
  /// leaving out one at a time fails for quantiles (Shao and Wu 1989). It rests on at most 19
  /// degrees of freedom, and is nil with fewer than two groups.
  func quantile(
    percent: Int, scale: BinScale
  ) -> (value: Double, error: Double?, groups: Int)? {
    let totals = groupTotals
    let all = totals.reduce(0, +)
    guard let value = quantile(percent, scale, of: all, without: nil) else { return nil }
    let left = totals.indices.filter { totals[$0] > 0 }.compactMap {
      quantile(percent, scale, of: all - totals[$0], without: $0)
    }
    guard left.count >= 2 else { return (value, nil, left.count) }
    let number = Double(left.count)
    let mean = left.reduce(0, +) / number
    let squares = left.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (value, ((number - 1) / number * squares).squareRoot(), left.count)
  }

  /// Values of each group.
  private var groupTotals: [Int] {
    var totals = Array(repeating: 0, count: Self.groups)
    for place in counts.indices { totals[place % Self.groups] += Int(counts[place]) }
    return totals
  }

  /// The value that `percent` of all do not exceed; values are taken as even inside a bin.
  ///
  /// - Parameters:
  ///   - total: number of values that are asked about.
  ///   - group: a group to leave out.
  private func quantile(
    _ percent: Int, _ scale: BinScale, of total: Int, without group: Int?
  ) -> Double? {
    guard total > 0 else { return nil }
    // Hundredths of values, so that the comparison is between integers.
    let wanted = percent * total
    var below = 0
    for (place, bin) in bins.enumerated() {
      let row = place * Self.groups
      var inside = 0
      for count in counts[row..<(row + Self.groups)] { inside += Int(count) }
      if let group { inside -= Int(counts[row + group]) }
      if inside > 0, 100 * (below + inside) >= wanted {
        let (start, end) = (scale.start(of: bin), scale.start(of: bin + 1))
        let share = Double(wanted - 100 * below) / Double(100 * inside)
        return Double(start) + share * Double(end - start)
      }
      below += inside
    }
    return nil
  }
}
