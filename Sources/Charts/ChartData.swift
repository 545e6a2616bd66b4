package import Drawing

/// Chart input made safe to draw: screens in order of width, missing values explicit.
package struct ChartData: Sendable {
  /// A finite proportion from 0 to 1 with its interval, if known.
  package struct Rate: Sendable, Equatable {
    package var rate: Double
    package var interval: ClosedRange<Double>?

    /// Nil if the estimate is not finite.
    package init?(_ input: ChartRate?) {
      guard let input, input.rate.isFinite else { return nil }
      let unit = { (value: Double) in min(max(value, 0), 1) }
      rate = unit(input.rate)
      if input.low.isFinite && input.high.isFinite {
        let (low, high) = (unit(input.low), unit(input.high))
        interval = min(low, high)...max(low, high)
      }
    }

    /// The estimate and the ends of its interval.
    package var values: [Double] {
      [rate] + (interval.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }

    /// For a tooltip.
    package var description: String {
      PercentText.estimate(rate, low: interval?.lowerBound, high: interval?.upperBound)
    }
  }

  /// One policy; the index chooses colour and mark, the same in every chart.
  package struct Series: Sendable {
    package var index: Int
    package var policy: String
    package var success: [Rate?]
    package var falseTriggers: [Rate?]
    /// A limit on something else that it breaks.
    package var broken: [String?]

    /// The mark of this policy.
    ///
    /// With more policies than marks, each round starts one mark later,
    /// so that colour and mark together stay unique for 144 policies.
    package var marker: MarkerShape {
      let shapes = MarkerShape.allCases
      return shapes[(index + index / shapes.count) % shapes.count]
    }
  }

  package var screens: [ChartScreen]
  package var series: [Series]

  package init(screens input: [ChartScreen], series: [ChartSeries]) {
    let order = input.indices.filter { input[$0].width > 0 && input[$0].width <= 1e6 }
      .sorted { (input[$0].width, $0) < (input[$1].width, $1) }
    screens = order.map { input[$0] }
    self.series = series.enumerated().map { index, item in
      let pick = { (rates: [ChartRate]) in
        order.map { Rate($0 < rates.count ? rates[$0] : nil) }
      }
      return Series(
        index: index, policy: item.policy, success: pick(item.success),
        falseTriggers: pick(item.falseTriggers),
        broken: order.map { $0 < item.broken.count ? item.broken[$0] : nil })
    }
  }

  /// True if there is no value at all to draw.
  package var isEmpty: Bool {
    series.allSatisfy { item in (item.success + item.falseTriggers).allSatisfy { $0 == nil } }
  }

  /// Every number of one metric, for the domain of an axis.
  package func values(_ metric: KeyPath<Series, [Rate?]>) -> [Double] {
    series.flatMap { $0[keyPath: metric].compactMap { $0?.values }.joined() }
  }
}
