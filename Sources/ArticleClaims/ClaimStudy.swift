package import ExperimentFiles
import StrictFiles
package import Study
import TrialStatistics

/// Puts the statements of the articles to the test.
package enum ClaimStudy {
  /// Plays what claims and complaints ask for, as far as an experiment does: as it is, and with a
  /// mechanism changed that should turn each verdict; gives one row for each, in their order.
  ///
  /// Seed, participants, swipes per intent and population are the experiment's. Of its screens the
  /// first, narrowest and widest phone and the widest tablet serve; the metric names them.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share of participants done, from any worker.
  package static func all(
    experiment: Experiment, workers: Int, progress: @escaping @Sendable (Double) -> Void
  ) async -> ClaimRows {
    var rows = ClaimRows()
    if experiment.testsClaims {
      let plan = ClaimPlan(experiment, ClaimTable.all)
      rows.articles = plan.rows(await plan.bench.run(workers: workers, progress: progress))
    }
    if experiment.playsCases {
      let plan = FieldPlan(experiment, FieldTable.all)
      rows.cases = plan.rows(await plan.bench.run(workers: workers, progress: progress))
    }
    return rows
  }

  /// Swipes that the studies make for which an experiment asks.
  static func swipes(of experiment: Experiment) -> Int {
    (experiment.testsClaims ? ClaimPlan(experiment, ClaimTable.all).bench.swipesMade : 0)
      + (experiment.playsCases ? FieldPlan(experiment, FieldTable.all).bench.swipesMade : 0)
  }
}

/// Claims with the worlds in which they are tested: as it is, and one for each breakage.
struct ClaimPlan: Sendable {
  private let claims: [Claim]
  private let worlds: [ClaimWorld]
  /// The world in which a claim's mechanism is broken, by the claim's place; nil without one.
  private var broken: [Int?] = []
  /// What has to be played.
  let bench: ClaimBench

  init(_ experiment: Experiment, _ claims: [Claim]) {
    self.claims = claims
    let world = ClaimWorld(experiment.screens, people: experiment.population)
    var (worlds, cells) = ([world], [ClaimCell]())
    for claim in claims {
      let own = claim.test?.quantity.cells ?? []
      cells += own
      let breakage = claim.test?.breakage
      broken.append(breakage.map { _ in worlds.count })
      if let breakage {
        cells += own.map { $0.inside(worlds.count) }
        worlds.append(world)
        breakage.apply(&worlds[worlds.count - 1])
      }
    }
    self.worlds = worlds
    bench = ClaimBench(experiment, worlds: worlds, cells: cells)
  }

  /// The rows of all claims.
  func rows(_ counts: [ClaimCell: ClusterSums]) -> [ClaimRow] {
    zip(claims, broken).map { claim, broken in
      switch claim.basis {
      case .people(let test):
        let words = test.quantity.words(on: worlds[0].screens, in: counts)
        func result(_ world: Int) -> ClaimResult {
          test.bound.result(of: test.quantity, counts, world: world)
        }
        return claim.row(
          metric: test.remark.isEmpty ? words : "\(words); \(test.remark)", test, result(0),
          broken: broken.map(result))
      case .code(let reason):
        return claim.row(.code, reason, finding: "Follows from the code: \(reason).")
      case .unseen(let reason):
        return claim.row(.notSimulated, reason, finding: "Not simulated: \(reason).")
      }
    }
  }
}

/// A number with its standard error, NaN where there is none, and what it says.
struct ClaimResult: Sendable {
  var (value, error) = (Double.nan, Double.nan)
  var verdict = ClaimVerdict.undecided
}

extension ClaimBound {
  /// The number in a world, and whether the claim holds there.
  ///
  /// That all people are alike does not mean that everybody is: where a number shall be next to
  /// another, and nobody differs, half the interval is the Wilson limit of none among so many
  /// people. A direction that not a single swipe shows is none.
  func result(
    of quantity: any ClaimMeasure, _ counts: [ClaimCell: ClusterSums], world: Int
  ) -> ClaimResult {
    guard let estimate = quantity.estimate(in: counts, world: world) else { return ClaimResult() }
    var halfWidth = estimate.halfWidth()
    if estimate.standardError == 0, case .within = self {
      let people = Double(estimate.clusters)
      halfWidth = ProportionInterval.wilson(successes: 0, trials: people, alpha: 0.05).high
    }
    // Of sums that cancel, arithmetic leaves a trace.
    func rid(_ number: Double) -> Double { abs(number) < 1e-12 ? 0 : number }
    return ClaimResult(
      value: rid(estimate.value), error: rid(estimate.standardError),
      verdict: verdict(of: rid(estimate.value), halfWidth: rid(halfWidth)))
  }
}

extension Claim {
  /// The row of a claim that was put to the test.
  fileprivate func row(
    metric: String, _ test: Test, _ result: ClaimResult, broken: ClaimResult?
  ) -> ClaimRow {
    ClaimRow(
      claim: id, source: source, statement: statement, metric: metric, expected: test.bound.text,
      measured: result.value.isFinite ? result.value : nil,
      standardError: result.error.isFinite ? result.error : nil, holds: result.verdict,
      finding: Self.finding(test, result, broken), isOurs: isOurs,
      broken: test.breakage?.words ?? "",
      brokenMeasured: broken.flatMap { $0.value.isFinite ? $0.value : nil },
      brokenHolds: broken?.verdict)
  }

  /// The row of one that was not, for a reason.
  fileprivate func row(_ verdict: ClaimVerdict, _ reason: String, finding: String) -> ClaimRow {
    ClaimRow(
      claim: id, source: source, statement: statement, metric: reason, expected: "", measured: nil,
      standardError: nil, holds: verdict, finding: finding, isOurs: isOurs, broken: "",
      brokenMeasured: nil, brokenHolds: nil)
  }

  /// The verdict in one sentence.
  private static func finding(
    _ test: Test, _ result: ClaimResult, _ broken: ClaimResult?
  ) -> String {
    guard result.value.isFinite else { return "Undecided: no swipe could be measured." }
    let verdict =
      result.verdict == .yes
      ? "Holds" : result.verdict == .no ? "Does not hold" : "Undecided"
    let error = result.error == 0 ? "" : " ± \(result.error.short)"
    let sentence = "\(verdict): \(result.value.short)\(error), expected \(test.bound.text)"
    guard let broken, let breakage = test.breakage else { return sentence + "." }
    let isTurned = result.verdict == .no && broken.verdict == .yes
    return
      "\(sentence); \(breakage.words): \(broken.value.short)\(isTurned ? ", which holds" : "")."
  }
}

extension Double {
  /// Without the ending of whole numbers.
  var plain: String {
    var bytes: [UInt8] = []
    _ = NumberText.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// For sentences: three decimals, or as many as show the first digit of a smaller number.
  var short: String {
    var scale = 1000.0
    while self != 0, magnitude * scale < 1, scale < 1e12 { scale *= 10 }
    // Without the sign of a negative zero.
    return ((self * scale).rounded() / scale + 0).plain
  }
}
