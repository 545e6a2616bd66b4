/// The smallest and the largest of several estimates, and how far apart they are.
///
/// The two errors are combined as independent. The same people make the swipes everywhere, which
/// makes the two agree more than that: the error is too large rather than too small. Choosing the
/// extremes among many estimates also makes them differ a little more than the truth does.
struct Extremes {
  let least, most: MeasureEstimate
  private let swipes, clusters: Int?

  /// Finds the extremes; nil with fewer than two estimates.
  init?(_ estimates: [MeasureEstimate]) {
    guard estimates.count >= 2,
      let least = estimates.min(by: { $0.value < $1.value }),
      let most = estimates.max(by: { $0.value < $1.value })
    else { return nil }
    (self.least, self.most) = (least, most)
    swipes = estimates.reduce(0) { $0 + ($1.swipes ?? 0) }
    clusters = estimates.compactMap(\.clusters).min()
  }

  /// Largest less smallest, of estimates between 0 and 1.
  var gap: MeasureEstimate {
    estimate(
      most.value - least.value,
      error: Self.root(most.standardError, least.standardError), within: 0...1)
  }

  /// Largest over smallest, of positive estimates; nil when the smallest is not.
  ///
  /// The error is to first order: relative errors add up in squares.
  var ratio: MeasureEstimate? {
    guard least.value > 0 else { return nil }
    let ratio = most.value / least.value
    let relative = Self.root(
      most.standardError.map { $0 / most.value }, least.standardError.map { $0 / least.value })
    return estimate(ratio, error: relative.map { $0 * ratio }, within: 1...(.infinity))
  }

  private func estimate(
    _ value: Double, error: Double?, within range: ClosedRange<Double>
  ) -> MeasureEstimate {
    MeasureEstimate(
      value, standardError: error, critical: MeasureEstimate.critical(clusters: clusters),
      swipes: swipes, clusters: clusters, within: range)
  }

  /// The root of the sum of squares, of two errors that are both known.
  private static func root(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return (a * a + b * b).squareRoot()
  }
}
