import Drawing

/// An estimated proportion with its 95% interval, all from 0 to 1.
///
/// A rate that is not finite counts as missing: nothing is drawn. A bound that is not finite
/// leaves the point without an error bar. Values outside 0 to 1 are drawn at that end.
package struct ChartRate: Sendable, Equatable {
  /// The estimate.
  package var rate: Double
  /// The lower end of the interval.
  package var low: Double
  /// The upper end of the interval.
  package var high: Double

  /// Makes a rate from an estimate and the ends of its interval.
  package init(rate: Double, low: Double, high: Double) {
    (self.rate, self.low, self.high) = (rate, low, high)
  }
}

/// Both rates of a rule on a screen; without both it is not drawn.
package struct ChartPoint: Sendable, Equatable {
  /// Completed pops among swipes meant as pop; higher is better.
  package var success: ChartRate
  /// Completed pops among the content gestures of the worst kind; lower is better.
  package var falseTriggers: ChartRate

  /// Makes a point from its two rates.
  package init(success: ChartRate, falseTriggers: ChartRate) {
    (self.success, self.falseTriggers) = (success, falseTriggers)
  }
}

/// A screen as charts see it.
package struct ChartScreen: Sendable, Equatable {
  /// Name for readers.
  package var name: String
  /// Width of the view in pt; a screen is drawn only if it is above 0 and at most 1e6.
  package var width: Double
  /// Class of device, such as `phone`, `foldable` or `tablet`; may be empty.
  package var kind: String
  /// What stands beside the name: the width and the class of a single screen.
  package var remark: String
  /// The limit of false triggers as a proportion; nil for none.
  package var limit: Double?
  /// The rule that is recommended here; nil where none is, or behind another recognizer.
  package var best: ChartPoint?

  /// Makes a screen from its name, its view width in pt, its class, what stands beside the name if
  /// that is not both, the limit of false triggers and what the recommended rule does.
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

/// The results of one policy or system, one rate per screen in the order of the chart's screens.
///
/// Missing entries at the end count as missing results; extra entries are not used.
package struct ChartSeries: Sendable, Equatable {
  /// Its name.
  package var policy: String
  /// Completed pops among swipes meant as pop; higher is better.
  package var success: [ChartRate]
  /// Completed pops among the content gestures of the worst kind; lower is better.
  package var falseTriggers: [ChartRate]
  /// A limit on something else that it breaks on each screen, in a word; nil for none.
  package var broken: [String?]

  /// Makes a series from the two rates of each screen, and limits on something else that it breaks.
  package init(
    policy: String, success: [ChartRate], falseTriggers: [ChartRate], broken: [String?] = []
  ) {
    (self.policy, self.success, self.falseTriggers) = (policy, success, falseTriggers)
    self.broken = broken
  }
}
