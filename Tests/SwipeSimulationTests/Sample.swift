import Foundation

/// Many draws of one quantity, and how far their statistics may be from the truth.
struct Sample {
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }
  init(_ values: [Float]) { self.init(values.map(Double.init)) }

  var count: Double { Double(values.count) }
  var mean: Double { values.reduce(0, +) / count }
  var deviation: Double {
    let center = mean
    return (values.reduce(0) { $0 + ($1 - center) * ($1 - center) } / (count - 1)).squareRoot()
  }
  var median: Double { quantile(0.5) }
  /// Standard error of the mean.
  var error: Double { deviation / count.squareRoot() }

  func quantile(_ share: Double) -> Double { values[Int(share * (count - 1))] }
  func share(_ holds: (Double) -> Bool) -> Double { Double(values.filter(holds).count) / count }

  /// Four standard errors of a share of `count` independent draws.
  func tolerance(of share: Double) -> Double { 4 * (share * (1 - share) / count).squareRoot() }

  static func correlation(_ x: [Double], _ y: [Double]) -> Double {
    let (a, b) = (Sample(x), Sample(y))
    let (meanX, meanY) = (a.mean, b.mean)
    let sum = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return sum / ((a.count - 1) * a.deviation * b.deviation)
  }

  /// Probability that a standard normal exceeds `z`.
  static func upperTail(_ z: Double) -> Double { erfc(z / 2.0.squareRoot()) / 2 }
}
