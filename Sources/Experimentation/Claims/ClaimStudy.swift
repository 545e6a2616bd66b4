import TrialStatistics

/// Puts the statements of the articles to the test.
public enum ClaimStudy {
  /// Plays what the claims ask for, and gives one row for each, in their order.
  ///
  /// Seed, participants, swipes per intent and population are the experiment's. Of its screens the
  /// first, narrowest and widest phone and the widest tablet serve; the metric names them.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share of participants done, from any worker.
  ///   - isCancelled: asked now and then; true stops.
  public static func run(
    experiment: Experiment, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async throws(Runner.Stop) -> [ClaimRow] {
    let (bench, screens) = prepare(experiment)
    let counts = try await bench.run(
      workers: workers, progress: progress, isCancelled: isCancelled)
    return ClaimCatalog.all.map { $0.claim.row(source: $0.source, counts, on: screens) }
  }

  /// Swipes that a study makes.
  static func swipes(of experiment: Experiment) -> Int { prepare(experiment).bench.swipesMade }

  private static func prepare(
    _ experiment: Experiment
  ) -> (bench: ClaimBench, screens: ClaimScreens) {
    let screens = ClaimScreens(experiment.screens)
    let cells = ClaimCatalog.all.flatMap(\.claim.cells)
    return (ClaimBench(experiment, screens: screens, cells: cells), screens)
  }
}

extension Claim {
  /// The row of this claim.
  func row(source: String, _ counts: ClaimCounts, on screens: ClaimScreens) -> ClaimRow {
    switch measurement {
    case .none(let reason):
      return ClaimRow(
        claim: id, source: source, statement: statement, metric: reason, expected: "",
        measured: nil, standardError: nil, holds: .notSimulated,
        finding: "Not simulated: \(reason).")
    case .exact(let probe):
      let (words, value) = probe(screens)
      return row(source, words, value, 0, halfWidth: 0)
    case .people(let quantity):
      let words = quantity.words(on: screens)
      guard let estimate = quantity.estimate(in: counts) else {
        return row(source, words, .nan, .nan, halfWidth: .nan)
      }
      return row(
        source, words, estimate.value, estimate.standardError, halfWidth: halfWidth(of: estimate))
    }
  }

  /// Half the width of the 95 % interval.
  ///
  /// That all people are alike does not mean that everybody is: where a number shall be next to
  /// another, and nobody differs, it is the Wilson limit of none among so many people. A direction
  /// that not a single swipe shows is none.
  private func halfWidth(of estimate: RatioContrast) -> Double {
    guard estimate.standardError == 0, case .about = expectation else {
      return estimate.halfWidth()
    }
    let people = Double(estimate.clusters)
    return ProportionInterval.wilson(successes: 0, trials: people, alpha: 0.05).high
  }

  private func row(
    _ source: String, _ words: String, _ value: Double, _ error: Double, halfWidth: Double
  ) -> ClaimRow {
    let holds = expectation?.verdict(of: value, halfWidth: halfWidth) ?? .notSimulated
    let expected = expectation?.text ?? ""
    return ClaimRow(
      claim: id, source: source, statement: statement,
      metric: remark.isEmpty ? words : "\(words) (\(remark))", expected: expected,
      measured: value.isFinite ? value : nil, standardError: error.isFinite ? error : nil,
      holds: holds, finding: finding(holds, value, error, expected))
  }

  /// The verdict in one sentence.
  private func finding(
    _ holds: ClaimVerdict, _ value: Double, _ error: Double, _ expected: String
  ) -> String {
    guard value.isFinite else { return "Undecided: no swipe could be measured." }
    let number = error == 0 ? value.short : "\(value.short) ± \(error.short)"
    let sentence =
      switch holds {
      case .yes: "Holds: \(number), expected \(expected)"
      case .no: "Does not hold: \(number), expected \(expected)"
      case .undecided, .notSimulated: "Undecided: \(number), expected \(expected)"
      }
    return holds == .no && !refutation.isEmpty ? "\(sentence); \(refutation)." : "\(sentence)."
  }
}
