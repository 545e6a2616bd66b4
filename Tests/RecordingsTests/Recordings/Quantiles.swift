/// Sorted values, each with a weight.
struct Quantiles {
  private let values: [(value: Double, weight: Double)]
  private let total: Double

  /// Equal weights.
  init(_ values: [Double]) { self.init(weighted: values.map { ($0, 1) }) }

  init(weighted values: [(value: Double, weight: Double)]) {
    self.values = values.sorted { $0.value < $1.value }
    total = values.reduce(0) { $0 + $1.weight }
  }

  /// Every person weighs the same, however many values they gave.
  init(people values: [(person: String, value: Double)]) {
    let counts = Dictionary(values.map { ($0.person, 1.0) }, uniquingKeysWith: +)
    self.init(weighted: values.map { ($0.value, 1 / (counts[$0.person] ?? 1)) })
  }

  var count: Int { values.count }
  var median: Double { quantile(0.5) }

  /// The smallest value with at least this share of the weight at or below it.
  func quantile(_ share: Double) -> Double {
    var sum = 0.0
    for (value, weight) in values {
      sum += weight
      if sum >= share * total - 1e-9 { return value }
    }
    return values.last?.value ?? .nan
  }

  /// The largest difference between two cumulative distributions (Kolmogorov and Smirnov).
  func distance(to other: Quantiles) -> Double {
    var (i, j, mine, theirs, largest) = (0, 0, 0.0, 0.0, 0.0)
    while i < values.count, j < other.values.count {
      let value = min(values[i].value, other.values[j].value)
      while i < values.count, values[i].value <= value {
        mine += values[i].weight
        i += 1
      }
      while j < other.values.count, other.values[j].value <= value {
        theirs += other.values[j].weight
        j += 1
      }
      largest = max(largest, abs(mine / total - theirs / other.total))
    }
    return largest
  }
}
