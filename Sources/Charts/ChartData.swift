import Drawing

/// An estimated proportion from 0 to 1 with its 95% interval, if known.
package struct ChartRate: Sendable, Equatable {
  package let rate: Double
  let interval: ClosedRange<Double>?

  /// Makes a rate from an estimate and the ends of its interval; those outside 0 to 1 count as that
  /// end, and of an interval both must be finite.
  ///
  /// Nil if the estimate is not finite: nothing is drawn.
  package init?(rate: Double, low: Double, high: Double) {
    guard rate.isFinite else { return nil }
    let unit = { (value: Double) in min(max(value, 0), 1) }
    self.rate = unit(rate)
    let ends = [low, high].map(unit).sorted()
    interval = low.isFinite && high.isFinite ? ends[0]...ends[1] : nil
  }

  /// The estimate and the ends of its interval.
  var values: [Double] { [rate] + (interval.map { [$0.lowerBound, $0.upperBound] } ?? []) }

  /// For a tooltip.
  var description: String {
    PercentText.estimate(rate, low: interval?.lowerBound, high: interval?.upperBound)
  }

  /// The ends of its error bar on an axis; nil where its interval is not known.
  func ends(on scale: Scale) -> (low: Double, high: Double)? {
    interval.map { (scale.position(of: $0.lowerBound), scale.position(of: $0.upperBound)) }
  }
}

/// Both rates of a rule on a screen.
package struct ChartPoint: Sendable, Equatable {
  /// Completed pops among swipes meant as pop; higher is better.
  package let success: ChartRate
  /// Completed pops among the content gestures of the worst kind; lower is better.
  package let falseTriggers: ChartRate

  /// Makes a point from its two rates; nil without both, as it is not drawn.
  package init?(success: ChartRate?, falseTriggers: ChartRate?) {
    guard let success, let falseTriggers else { return nil }
    (self.success, self.falseTriggers) = (success, falseTriggers)
  }
}

/// A screen as charts see it.
package struct ChartScreen: Sendable, Equatable {
  /// Name for readers.
  let name: String
  /// Width of the view in pt; a screen is drawn only if it is above 0 and at most 1e6.
  let width: Double
  /// Class of device, such as `phone`, `foldable` or `tablet`; may be empty.
  let kind: String
  /// What stands beside the name: the width and the class of a single screen.
  let remark: String
  /// The limit of false triggers as a proportion; nil for none.
  let limit: Double?
  /// The rule that is recommended here; nil where none is, or behind another recognizer.
  let best: ChartPoint?

  /// Makes a screen.
  ///
  /// - Parameter remark: nil for the width and the class.
  package init(
    name: String, width: Double, kind: String = "", remark: String? = nil, limit: Double? = nil,
    best: ChartPoint? = nil
  ) {
    (self.name, self.width, self.kind) = (name, width, kind)
    let own = "\(FixedDecimals.trimmed(width, decimals: 1)) pt"
    self.remark = remark ?? (kind.isEmpty ? own : "\(own) · \(kind)")
    (self.limit, self.best) = (limit, best)
  }
}

/// The results of one policy or system, one rate per screen in the order of the chart's screens;
/// nil where it is missing, as are those beyond the last.
package struct ChartSeries: Sendable {
  /// Chooses colour and mark, the same in every chart; given by `ChartData`.
  fileprivate(set) var index = 0
  /// Its name.
  var policy: String
  /// Completed pops among swipes meant as pop; higher is better.
  fileprivate(set) var success: [ChartRate?]
  /// Completed pops among the content gestures of the worst kind; lower is better.
  fileprivate(set) var falseTriggers: [ChartRate?]
  /// A limit on something else that it breaks on each screen, in a word; nil for none.
  fileprivate(set) var broken: [String?]

  /// Makes a series from the two rates of each screen, and limits on something else that it breaks.
  package init(
    policy: String, success: [ChartRate?], falseTriggers: [ChartRate?], broken: [String?] = []
  ) {
    (self.policy, self.success, self.falseTriggers) = (policy, success, falseTriggers)
    self.broken = broken
  }

  /// The mark of this policy.
  ///
  /// With more policies than marks, each round starts one mark later,
  /// so that colour and mark together stay unique for 144 policies.
  var marker: MarkerShape {
    let shapes = MarkerShape.allCases
    return shapes[(index + index / shapes.count) % shapes.count]
  }
}

/// Chart input made safe to draw: screens in order of width, and an entry of each series for each.
package struct ChartData: Sendable {
  let screens: [ChartScreen]
  let series: [ChartSeries]

  package init(screens input: [ChartScreen], series: [ChartSeries]) {
    let order = input.indices.filter { input[$0].width > 0 && input[$0].width <= 1e6 }
      .sorted { (input[$0].width, $0) < (input[$1].width, $1) }
    func pick<Value>(_ all: [Value?]) -> [Value?] {
      order.map { $0 < all.count ? all[$0] : nil }
    }
    screens = order.map { input[$0] }
    self.series = series.enumerated().map { index, item in
      var item = item
      item.index = index
      (item.success, item.falseTriggers) = (pick(item.success), pick(item.falseTriggers))
      item.broken = pick(item.broken)
      return item
    }
  }

  /// True if there is no value at all to draw.
  var isEmpty: Bool {
    series.allSatisfy { item in (item.success + item.falseTriggers).allSatisfy { $0 == nil } }
  }

  /// Every number of one metric, for the domain of an axis.
  func values(_ metric: KeyPath<ChartSeries, [ChartRate?]>) -> [Double] {
    series.flatMap { $0[keyPath: metric].compactMap { $0?.values }.joined() }
  }
}
