import Study
import SwipeSimulation
import TrialStatistics

/// The number of a claim in one world, and what it says.
struct ClaimResult: Sendable {
  /// What was measured, or why nothing was.
  var words: String
  /// The number and its standard error; NaN where there is none.
  var value = Double.nan
  var error = Double.nan
  var verdict: ClaimVerdict
}

extension Claim {
  /// The number of this claim in a world, and whether the claim holds there.
  func result(_ counts: ClaimCounts, in world: ClaimWorld, _ number: Int) -> ClaimResult {
    switch basis {
    case .notSimulated(let reason): return ClaimResult(words: reason, verdict: .notSimulated)
    case .byConstruction(let reason): return ClaimResult(words: reason, verdict: .byConstruction)
    case .tested(.exact(let words, let probe), let expectation, _):
      let value = probe(world)
      return ClaimResult(
        words: "\(words), \(world.screens[.phone].name)", value: value, error: 0,
        verdict: expectation.verdict(of: value, halfWidth: 0))
    case .tested(.people(let quantity), let expectation, _):
      let words = quantity.words(on: world.screens)
      guard let estimate = quantity.inside(number).estimate(in: counts) else {
        return ClaimResult(words: words, verdict: .undecided)
      }
      // Of sums that cancel, arithmetic leaves a trace.
      func rid(_ number: Double) -> Double { abs(number) < 1e-12 ? 0 : number }
      return ClaimResult(
        words: words, value: rid(estimate.value), error: rid(estimate.standardError),
        verdict: expectation.verdict(
          of: estimate.value, halfWidth: halfWidth(of: estimate, expectation)))
    }
  }

  /// Half the width of the 95 % interval.
  ///
  /// That all people are alike does not mean that everybody is: where a number shall be next to
  /// another, and nobody differs, it is the Wilson limit of none among so many people. A direction
  /// that not a single swipe shows is none.
  private func halfWidth(
    of estimate: RatioContrast, _ expectation: ClaimExpectation
  ) -> Double {
    guard estimate.standardError == 0, case .about = expectation else {
      return estimate.halfWidth()
    }
    let people = Double(estimate.clusters)
    return ProportionInterval.wilson(successes: 0, trials: people, alpha: 0.05).high
  }

  /// The row of this claim.
  func row(source: String, _ result: ClaimResult, broken: ClaimResult?) -> ClaimRow {
    var expected = ""
    if case .tested(_, let expectation, _) = basis { expected = expectation.text }
    return ClaimRow(
      claim: id, source: source, statement: statement,
      metric: remark.isEmpty ? result.words : "\(result.words) (\(remark))", expected: expected,
      measured: result.value.isFinite ? result.value : nil,
      standardError: result.error.isFinite ? result.error : nil, holds: result.verdict,
      finding: finding(result, expected, broken), isOurs: isOurs, broken: breakage?.words ?? "",
      brokenMeasured: broken.flatMap { $0.value.isFinite ? $0.value : nil },
      brokenHolds: broken?.verdict)
  }

  /// The verdict in one sentence.
  private func finding(
    _ result: ClaimResult, _ expected: String, _ broken: ClaimResult?
  ) -> String {
    switch result.verdict {
    case .notSimulated: return "Not simulated: \(result.words)."
    case .byConstruction: return "By construction: \(result.words)."
    case .yes, .no, .undecided: break
    }
    guard result.value.isFinite else { return "Undecided: no swipe could be measured." }
    let number =
      result.error == 0
      ? result.value.short : "\(result.value.short) ± \(result.error.short)"
    let verdict =
      result.verdict == .yes
      ? "Holds" : result.verdict == .no ? "Does not hold" : "Undecided"
    let sentence = "\(verdict): \(number), expected \(expected)"
    guard let broken, let breakage else { return sentence + "." }
    return "\(sentence); \(breakage.words): \(broken.value.short)."
  }
}
