/// Maps values to positions in pixels along one axis.
///
/// Why a root for rates, not a logarithm. A rate of 0 out of n is an ordinary observation, but a
/// logarithm sends it to minus infinity, and whoever picks a floor for it picks the look of the
/// picture. A root has a place for 0, still spreads small rates, and suits them: the standard
/// error of p = k/n is near sqrt(p/n), so that of sqrt(p) is near 1/(2 sqrt(n)) whatever p is
/// (Bartlett 1936). The same holds for the distance to 1 of a rate near 1. Equally well measured
/// rates get error bars of nearly equal length, and equal distances mean nearly equal evidence.
package struct Scale: Sendable, Equatable {
  /// How values become lengths: strictly increasing in either case.
  package enum Transform: Sendable {
    case linear
    /// sqrt(p) - sqrt(1 - p) for 0 <= p <= 1, Tukey's folded root (Exploratory Data Analysis,
    /// 1977): a square root of the rate near 0, of the distance to 1 near 1, and almost straight
    /// in between. Odd around one half; values outside count as 0 or 1.
    case foldedRoot

    func callAsFunction(_ value: Double) -> Double {
      switch self {
      case .linear: return value
      case .foldedRoot:
        let proportion = min(max(value, 0), 1)
        return proportion.squareRoot() - (1 - proportion).squareRoot()
      }
    }
  }

  var transform: Transform
  /// The values shown; those outside are drawn at its ends.
  package var domain: ClosedRange<Double>
  /// The position of the lower end of the domain, in pixels.
  package var start: Double
  /// The position of its upper end; smaller than `start` for an axis that points up.
  package var end: Double

  package init(transform: Transform, domain: ClosedRange<Double>, start: Double, end: Double) {
    (self.transform, self.domain, self.start, self.end) = (transform, domain, start, end)
  }

  /// The position of `value`, clamped to the domain and strictly monotone inside it.
  package func position(of value: Double) -> Double {
    let (low, high) = (transform(domain.lowerBound), transform(domain.upperBound))
    guard high > low else { return (start + end) / 2 }
    let clamped = min(max(value, domain.lowerBound), domain.upperBound)
    return start + (transform(clamped) - low) / (high - low) * (end - start)
  }

  /// The length of the axis in pixels.
  var length: Double { abs(end - start) }

  /// The numbers at ticks of an upward axis, at the left of its plot and so far off.
  package func labels(_ ticks: [Double], beside plot: Box, off: Double = 7) -> [SceneText] {
    ticks.map { tick in
      .centered(
        text(of: tick), at: Point(plot.minX - off, position(of: tick)), anchor: .end, face: .tick)
    }
  }

  /// The numbers at ticks of an axis across, so far below its plot.
  package func labels(_ ticks: [Double], below plot: Box, drop: Double) -> [SceneText] {
    ticks.map { tick in
      SceneText(
        text(of: tick), at: Point(position(of: tick), plot.maxY + drop), anchor: .middle,
        face: .tick)
    }
  }

  /// In percent where the root tells that values are proportions.
  private func text(of tick: Double) -> String {
    transform == .linear ? FixedDecimals.trimmed(tick) : PercentText.tick(tick)
  }

  /// An axis for proportions between two positions in pixels, fitted to the values.
  ///
  /// Points need no zero to be compared, unlike bars, so the axis shows where the data are. Data
  /// that come within `near` of 0 or 1 pull that end in: there it is the natural reference.
  package static func rates(_ values: [Double], start: Double, end: Double) -> Scale {
    Scale(transform: .foldedRoot, domain: rateDomain(values), start: start, end: end)
  }

  /// The range of the values with some air, never beyond 0 and 1; all of 0 to 1 without values.
  ///
  /// It is never narrower than `smallest`, so that mere noise does not look like a landslide.
  static func rateDomain(
    _ values: [Double], near: Double = 0.15, smallest: Double = 0.005
  ) -> ClosedRange<Double> {
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    let air = max((high - low) * 0.08, (smallest - (high - low)) / 2)
    var (bottom, top) = (max(0, low - air), min(1, high + air))
    if low < near { bottom = 0 }
    if high > 1 - near { top = 1 }
    if top - bottom < smallest { (bottom, top) = (min(bottom, 1 - smallest), bottom + smallest) }
    return bottom...min(1, top)
  }
}
