import TrialStatistics

extension ConditionRates {
  /// How far one system on one screen can be relied upon from page to page; nothing with fewer than
  /// two pages on which people want to go back.
  ///
  /// Pages that the app has switched off count against consistency, as people find them, but not
  /// against availability, as no system may pop there.
  static func overContexts(_ conditions: [ConditionRates]) -> [MeasureRow] {
    guard let first = conditions.first else { return [] }
    let wanted = conditions.filter { $0.popPercent > 0 }
    let row = { (measure: Measure, estimate: MeasureEstimate) in
      MeasureRow(
        measure, screen: first.screen, context: MeasureRow.all, recognizer: first.recognizer,
        system: first.system, intent: "pop", estimate)
    }
    var rows: [MeasureRow] = []
    if let gap = Extremes(wanted.map(\.success))?.gap {
      rows.append(row(.consistency, oneLess(gap)))
    }
    let possible = wanted.filter { !$0.isDisabled }
    if possible.count >= 2 { rows.append(row(.availability, availability(possible))) }
    return rows
  }

  private static func oneLess(_ gap: MeasureEstimate) -> MeasureEstimate {
    var estimate = gap
    estimate.value = 1 - gap.value
    estimate.interval = gap.interval.map {
      ConfidenceInterval(low: 1 - $0.high, high: 1 - $0.low)
    }
    return estimate
  }

  /// The share of pages on which most wanted pops happen.
  ///
  /// The error is that of the number of pages found above one half: a page whose success r has the
  /// error e would be found there with a probability of about P = Phi((r - 0.5) / e), so it adds
  /// P (1 - P); pages are taken as independent. Nil where the error of a page is not known.
  private static func availability(_ conditions: [ConditionRates]) -> MeasureEstimate {
    let number = Double(conditions.count)
    var reliable = 0
    var variance: Double? = 0
    for success in conditions.map(\.success) {
      if success.value > 0.5 { reliable += 1 }
      variance = success.standardError.flatMap { error in
        guard error > 0 else { return variance }
        let score = (success.value - 0.5) / error
        // Both tails as they are: 1 - P would lose the smaller one, and its sign, in rounding.
        let both = NormalDistribution.cumulative(score) * NormalDistribution.upperTail(score)
        return variance.map { $0 + both }
      }
    }
    let clusters = conditions.compactMap(\.success.clusters).min()
    return MeasureEstimate(
      Double(reliable) / number, standardError: variance.map { $0.squareRoot() / number },
      critical: MeasureEstimate.critical(clusters: clusters),
      swipes: conditions.reduce(0) { $0 + ($1.success.swipes ?? 0) }, clusters: clusters,
      within: 0...1)
  }
}
