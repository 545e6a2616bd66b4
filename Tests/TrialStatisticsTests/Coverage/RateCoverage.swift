import TrialStatistics

/// How often intervals covered the truth, and on which side they missed it.
struct RateCoverage: CustomStringConvertible {
  private(set) var intervals = 0
  private var below = 0
  private var above = 0
  private var exact = 0
  private var width = 0.0

  mutating func add(_ estimate: RateEstimate, truth: Double) {
    intervals += 1
    if estimate.high < truth { below += 1 }
    if estimate.low > truth { above += 1 }
    if estimate.method == .exactEffective { exact += 1 }
    width += estimate.high - estimate.low
  }

  /// The share of intervals that contain the truth.
  var share: Double { 1 - Double(below + above) / Double(intervals) }

  var description: String {
    "\(percent(intervals - below - above)) of \(intervals) cover, \(percent(below)) too low,"
      + " \(percent(above)) too high, mean width \(Self.rounded(width / Double(intervals), 1e5)),"
      + " exact \(percent(exact))"
  }

  private func percent(_ count: Int) -> String {
    "\(Self.rounded(Double(count) / Double(intervals) * 100, 100))%"
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}
