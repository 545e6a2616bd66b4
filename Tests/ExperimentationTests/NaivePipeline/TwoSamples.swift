import Foundation

/// Comparing two independent samples of people.
enum TwoSamples {
  /// Kolmogorov-Smirnov: largest difference of the two empirical distributions.
  static func distance(_ a: [Double], _ b: [Double]) -> Double {
    let (a, b) = (a.sorted(), b.sorted())
    var (i, j, largest) = (0, 0, 0.0)
    while i < a.count, j < b.count {
      let value = min(a[i], b[j])
      while i < a.count, a[i] == value { i += 1 }
      while j < b.count, b[j] == value { j += 1 }
      largest = max(largest, abs(Double(i) / Double(a.count) - Double(j) / Double(b.count)))
    }
    return largest
  }

  /// The distance in units in which its distribution is Kolmogorov's, whatever the sizes.
  static func score(_ a: [Double], _ b: [Double]) -> Double {
    let (n, m) = (Double(a.count), Double(b.count))
    return distance(a, b) * sqrt(n * m / (n + m))
  }

  /// The score that samples of one distribution exceed with this probability, for small ones: the
  /// first term 2 exp(-2 s^2) of Kolmogorov's series, an upper bound.
  static func score(exceededWith probability: Double) -> Double { sqrt(-log(probability / 2) / 2) }

  /// The samples as ranks among both, 0 to 1, ties at their middle: what samples of several cases
  /// are pooled by, as each case's ranks are spread evenly when both have one distribution.
  static func ranks(_ a: [Double], _ b: [Double]) -> (first: [Double], second: [Double]) {
    let all = (a + b).sorted()
    var middle: [Double: Double] = [:]
    var begin = 0
    for end in 1...all.count where end == all.count || all[end] != all[begin] {
      middle[all[begin]] = Double(begin + end) / 2 / Double(all.count)
      begin = end
    }
    return (a.compactMap { middle[$0] }, b.compactMap { middle[$0] })
  }

  /// A mean per swipe with its error over people: a ratio of per-person sums, linearised (Liang and
  /// Zeger 1986).
  struct Mean {
    var value: Double
    var error: Double

    /// Per person, the sum and the number of swipes that it is over.
    init(_ people: [(sum: Double, count: Int)]) {
      let people = people.filter { $0.count > 0 }
      let count = Double(people.map(\.count).reduce(0, +))
      let value = people.map(\.sum).reduce(0, +) / count
      let squares = people.map { pow($0.sum - value * Double($0.count), 2) }.reduce(0, +)
      let groups = Double(people.count)
      self.value = value
      error = sqrt(groups / (groups - 1) * squares) / count
    }

    init(value: Double, error: Double) { (self.value, self.error) = (value, error) }

    /// The difference in standard errors.
    func z(_ other: Mean) -> Double {
      (value - other.value) / sqrt(error * error + other.error * other.error)
    }
  }
}
