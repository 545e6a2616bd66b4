import TrialStatistics

extension MeasureCounts {
  /// A statistic of a quantity of one system, in mm or ms; nil without a value.
  ///
  /// Means have the ratio estimator's error clustered by participant; quantiles that of the
  /// jackknife over groups of participants.
  func estimate(
    _ quantity: MeasuredQuantity, _ statistic: QuantityStatistic, contestant: Int
  ) -> MeasureEstimate? {
    let slot = Self.slot(contestant, quantity)
    let moments = quantities[slot]
    guard let percent = statistic.percent else {
      return moments.ratio.map {
        Self.estimate($0, of: moments, times: 1 / quantity.unitsPerOne, swipes: moments.count)
      }
    }
    guard let found = histograms[slot].quantile(percent: percent, scale: quantity.scale) else {
      return nil
    }
    return MeasureEstimate(
      found.value / quantity.unitsPerOne,
      standardError: found.error.map { $0 / quantity.unitsPerOne },
      critical: MeasureEstimate.critical(clusters: found.groups), swipes: moments.count,
      clusters: moments.clusters, within: 0...(.infinity))
  }

  /// How often an event happens to one system, per 100 swipes as people make them on the page; nil
  /// without swipes.
  ///
  /// Every person makes as many swipes of each intent as of another, so the weighted sums have the
  /// shares of the page's mix.
  func estimate(_ event: PageEvent, contestant: Int) -> MeasureEstimate? {
    let moments = events[Self.slot(contestant, event)]
    return moments.ratio.map {
      Self.estimate(
        $0, of: moments, times: 100, swipes: swipes[contestant], within: 0...100)
    }
  }

  /// An estimate from moments, times the unit in which it is told.
  private static func estimate(
    _ ratio: Double, of moments: RatioMoments, times factor: Double, swipes: Int,
    within range: ClosedRange<Double> = 0...(.infinity)
  ) -> MeasureEstimate {
    MeasureEstimate(
      ratio * factor, standardError: moments.standardError.map { $0 * factor },
      critical: MeasureEstimate.critical(clusters: moments.clusters), swipes: swipes,
      clusters: moments.clusters, within: range)
  }
}
