import NavigationModel
import PopGesture

extension ConditionRates {
  /// What a false trigger and a blocked stroke cost, in wanted pops, in turn.
  ///
  /// Nobody knows the price, so a ranking that holds over this grid is worth more than any one
  /// figure. A false trigger loses the page and its state; a price of 10 says that one undoes ten
  /// pops, 0 that a blocked stroke is just repeated.
  static let prices = (falseTrigger: [1.0, 3, 10], blockedContent: [0.0, 1, 3])

  /// The utility at each pair of prices; none for prices of what was not measured.
  ///
  /// Errors are combined as independent, though the rates come from swipes of the same people:
  /// exact for people whose rates of different intents do not go together.
  var utilities: [MeasureRow] {
    guard let falseTrigger else { return [] }
    return Self.prices.falseTrigger.flatMap { lambda in
      Self.prices.blockedContent.compactMap { mu in
        guard mu == 0 || blockedContent != nil else { return nil }
        return MeasureRow(
          .utility, parameters: "(lambda=\(plain(lambda));mu=\(plain(mu)))",
          screen: screen, context: context, recognizer: recognizer, system: system,
          intent: MeasureRow.all, utility(falseTrigger, lambda, mu == 0 ? nil : blockedContent, mu))
      }
    }
  }

  private func utility(
    _ falseTrigger: MeasureEstimate, _ lambda: Double, _ blocked: MeasureEstimate?, _ mu: Double
  ) -> MeasureEstimate {
    let terms = [(success, 1.0), (falseTrigger, -lambda)] + (blocked.map { [($0, -mu)] } ?? [])
    var value = 0.0
    var variance: Double? = 0
    for (rate, weight) in terms {
      value += weight * rate.value
      variance = rate.standardError.flatMap { error in
        variance.map { $0 + weight * weight * error * error }
      }
    }
    let clusters = terms.compactMap(\.0.clusters).min()
    return MeasureEstimate(
      value, standardError: variance.map { $0.squareRoot() },
      critical: MeasureEstimate.critical(clusters: clusters),
      swipes: terms.reduce(0) { $0 + ($1.0.swipes ?? 0) }, clusters: clusters,
      within: (-lambda - mu)...1)
  }
}
