import TrialStatistics

/// A number with its 95 % interval over people.
public struct RecordedFigure: Sendable, Equatable {
  /// The number and the ends of its interval.
  public var value, low, high: Double

  /// Creates a figure.
  public init(_ value: Double, _ low: Double, _ high: Double) {
    (self.value, self.low, self.high) = (value, low, high)
  }

  /// The figure whose interval is that of the jackknife over people (Efron and Stein 1981).
  ///
  /// - Parameters:
  ///   - others: the number without each person in turn.
  /// - Returns: nil when the interval has no ends.
  init?(_ value: Double, leavingOut others: [Double]) {
    let count = Double(others.count)
    let mean = others.reduce(0, +) / count
    let squares = others.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let error = (squares * (count - 1) / count).squareRoot()
    guard value.isFinite, error.isFinite else { return nil }
    self.init(value, value - 1.96 * error, value + 1.96 * error)
  }

  /// A rare share of counts, or a ratio of two shares: the jackknife of its logarithm, so that the
  /// interval stays above 0 and a number that is too low is found out as well as one too high.
  ///
  /// - Parameters:
  ///   - others: the share without each person in turn; one of 0 means that a single person made
  ///     all that was counted, and there is no interval.
  init?(share: Double, leavingOut others: [Double]) {
    guard
      let figure = RecordedFigure(
        PortableMath.logarithm(share), leavingOut: others.map(PortableMath.logarithm))
    else { return nil }
    let ends = [figure.low, figure.high].map(PortableMath.exponential)
    self.init(share, ends[0], ends[1])
  }
}
