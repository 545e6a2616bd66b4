import Foundation
import Testing

/// Comparing two independent samples.
enum TwoSamples {
  /// Kolmogorov-Smirnov's distance, in units in which its distribution is Kolmogorov's whatever the
  /// sizes, and the values as ranks among both.
  struct Ranked {
    var score = 0.0
    /// 0 to 1, ties at their middle: spread evenly in each case when both samples have one
    /// distribution, so that ranks of several cases can be pooled.
    var first: [Double] = []
    var second: [Double] = []

    init(_ a: [Double], _ b: [Double]) {
      let (a, b) = (a.inOrder(), b.inOrder())
      let (n, m) = (Double(a.count), Double(b.count))
      var (i, j) = (0, 0)
      while i < a.count || j < b.count {
        let value = min(i < a.count ? a[i] : .infinity, j < b.count ? b[j] : .infinity)
        let begin = (i, j)
        while i < a.count, a[i] == value { i += 1 }
        while j < b.count, b[j] == value { j += 1 }
        let middle = Double(begin.0 + begin.1 + i + j) / 2 / (n + m)
        for _ in begin.0..<i { first.append(middle) }
        for _ in begin.1..<j { second.append(middle) }
        score = max(score, abs(Double(i) / n - Double(j) / m))
      }
      score *= sqrt(n * m / (n + m))
    }
  }

  /// Ranks from -1/2 to 1/2 in the order of the values, ties at their middle.
  static func centredRanks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = values
    var begin = 0
    while begin < order.count {
      var end = begin
      while end < order.count, values[order[end]] == values[order[begin]] { end += 1 }
      for place in begin..<end {
        ranks[order[place]] = Double(begin + end) / 2 / Double(order.count) - 0.5
      }
      begin = end
    }
    return ranks
  }

  /// The score that samples of one distribution exceed with this probability, for small ones: the
  /// first term 2 exp(-2 s^2) of Kolmogorov's series, an upper bound.
  static func score(exceededWith probability: Double) -> Double { sqrt(-log(probability / 2) / 2) }

  /// Differences of mean and of variance in standard errors, values held within the 1% and 99%
  /// quantiles of both so that normal limits hold; by person, all of that person's values.
  static func moments(_ a: [[Double]], _ b: [[Double]]) -> (mean: Double, variance: Double) {
    let all = (a + b).flatMap { $0 }.inOrder()
    let (low, high) = (all[all.count / 100], all[all.count - 1 - all.count / 100])
    let center = all.map { held($0, low, high) }.reduce(0, +) / Double(all.count)
    func mean(_ people: [[Double]], power: Int) -> Mean {
      Mean(
        people.map { values in
          let sum = values.reduce(0.0) { sum, value in
            let deviation = held(value, low, high) - center
            return sum + (power == 1 ? deviation : deviation * deviation)
          }
          return (sum, values.count)
        })
    }
    return (mean(a, power: 1).z(mean(b, power: 1)), mean(a, power: 2).z(mean(b, power: 2)))
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

    /// The difference in standard errors; 0 where neither varies and both agree.
    func z(_ other: Mean) -> Double {
      value == other.value
        ? 0 : (value - other.value) / sqrt(error * error + other.error * other.error)
    }
  }
}

/// Scores of many comparisons, case by case, and of each kind of comparison over all cases.
struct PipelineScores {
  private(set) var all: [(name: String, z: Double)] = []
  private var byKind: [String: [Double]] = [:]

  /// Notes a score that is standard normal when the paths agree.
  mutating func add(_ z: Double, _ kind: String, _ pipelineCase: PipelineCase) {
    all.append(("\(pipelineCase.testDescription): \(kind)", z))
    byKind[kind, default: []].append(z)
  }

  /// Each kind over all cases: the sum over the root of their number, standard normal again
  /// (Stouffer 1949).
  private var pooled: [(name: String, z: Double)] {
    byKind.map {
      ("all cases: \($0.key)", $0.value.reduce(0, +) / Double($0.value.count).squareRoot())
    }
  }

  /// Expects no score beyond a limit, few beyond 3, and mean squares like those of normals.
  ///
  /// - Parameter alike: scores that move together, because they are of the same swipes: counts and
  ///   mean squares vary as if there were so many times fewer scores.
  func expectAgreement(_ what: String, limit: Double, alike: Double) {
    for (name, z) in all + pooled { #expect(abs(z) <= limit, "\(what), \(name): z = \(z)") }
    let count = Double(all.count)
    let beyond = Double(all.filter { abs($0.z) > 3 }.count)
    let expected = 0.0027 * count
    #expect(beyond <= expected + 4 * (alike * expected).squareRoot(), "\(what): beyond 3")
    let meanSquare = all.map { $0.z * $0.z }.reduce(0, +) / count
    #expect(meanSquare <= 1 + 4 * (2 * alike / count).squareRoot(), "\(what): mean square")
  }
}

extension [Double] {
  /// The numbers in ascending order, by the C library.
  ///
  /// Twelve times as fast as `sorted()` in a debug build, which does not specialise generic code;
  /// there sorting would take most of these tests' time.
  func inOrder() -> [Double] {
    var numbers = self
    numbers.withUnsafeMutableBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      qsort(first, bytes.count / MemoryLayout<Double>.stride, MemoryLayout<Double>.stride) {
        guard let a = $0?.load(as: Double.self), let b = $1?.load(as: Double.self) else { return 0 }
        return a < b ? -1 : a > b ? 1 : 0
      }
    }
    return numbers
  }
}
