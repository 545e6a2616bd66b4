import SwipeSimulation

extension ProductRates.Key {
  /// The same rate of the naive path's swipes.
  func rate(_ swipes: PipelineSwipes, on screen: Screen) -> ProductRates.Rate {
    guard let place = PipelineCase.intents.firstIndex(of: intent) else {
      return ProductRates.Rate(mean: TwoSamples.Mean([]), events: 0, trials: 0)
    }
    let rule = NaivePolicy.all.first { $0.name == policy }
    let people = swipes.map { person -> (sum: Double, count: Int) in
      let releases = person[place].compactMap { $0.release(recognizer) }
      let completed = releases.filter { release in
        // `begun` counts them all.
        rule?.completes(
          release.translation, release.velocity(estimator), screen.viewWidth,
          screen.millimetresPerPoint) ?? true
      }.count
      return isAbortHonoured
        ? (Double(releases.count - completed), releases.count)
        : (Double(completed), person[place].count)
    }
    return ProductRates.Rate(
      mean: TwoSamples.Mean(people), events: Int(people.map(\.sum).reduce(0, +)),
      trials: people.map(\.count).reduce(0, +))
  }

  /// Whether the rate says something that no other key does: rates without velocity are the same
  /// with either estimator.
  var isOfItsOwn: Bool {
    let usesVelocity = NaivePolicy.all.first { $0.name == policy }?.usesVelocity ?? false
    return (estimator == .uikitBlend || usesVelocity) && !(isAbortHonoured && policy == "begun")
  }

  var name: String {
    "\(recognizer) \(estimator.rawValue) \(intent)\(isAbortHonoured ? " honoured" : "") \(policy)"
  }
}
