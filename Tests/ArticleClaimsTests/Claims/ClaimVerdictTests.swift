import TestSupport
import Testing

@testable import ArticleClaims
@testable import Study

@Suite("Verdicts on claims")
struct ClaimVerdictTests {
  @Test("the interval decides, not the number")
  func verdicts() async {
    await each([
      (ClaimBound.above(0), 0.2, 0.1, ClaimVerdict.yes), (.above(0), 0.2, 0.2, .undecided),
      (.above(0), 0.2, 0.9, .undecided), (.above(0), -0.2, 0.3, .undecided),
      (.above(0), -0.2, 0.2, .no), (.above(0), 0, 0, .no), (.above(1), 3, 0, .yes),
      (.below(0), -0.2, 0.1, .yes), (.below(0), -0.2, 0.2, .undecided), (.below(0), 0.2, 0.1, .no),
      (.below(0), 0, 0, .no), (.below(0.5), 0.475, 0, .yes),
      (.within(0.05), 0, 0, .yes), (.within(0.05), 0.03, 0.01, .yes),
      (.within(0.05), 0.03, 0.02, .undecided), (.within(0.05), 0.05, 0, .no),
      (.within(0.05), 0.06, 0.02, .undecided), (.within(0.05), 0.2, 0.1, .no),
      (.within(0.05), -0.2, 0.01, .no), (.within(0.05), -0.04, 0, .yes),
      (.above(0.1), 3, .infinity, .undecided), (.below(0.1), -1, .infinity, .undecided),
      (.within(0.05), 0, .infinity, .undecided), (.within(0.05), 0, 10, .undecided),
    ]) { expectation, value, halfWidth, verdict in
      #expect(expectation.verdict(of: value, halfWidth: halfWidth) == verdict)
    }
  }

  @Test("without a number there is no verdict")
  func noNumber() {
    for expectation in [ClaimBound.above(0), .below(0), .within(1)] {
      #expect(expectation.verdict(of: .nan, halfWidth: 0) == .undecided)
      #expect(expectation.verdict(of: .nan, halfWidth: .nan) == .undecided)
    }
  }

  @Test("expectations as texts")
  func texts() {
    #expect(ClaimBound.above(0).text == "> 0")
    #expect(ClaimBound.below(0.5).text == "< 0.5")
    #expect(ClaimBound.within(0.05).text == "within 0.05 of 0")
  }

  @Test("numbers in sentences are short, and never look like 0 when they are not")
  func numbers() async {
    await each([
      (0.0, "0"), (-0.0, "0"), (0.52763, "0.528"), (-0.5, "-0.5"), (9.50526, "9.505"), (3, "3"),
      (0.0012, "0.001"), (0.000_016_7, "2e-5"), (-0.000_41, "-0.0004"),
    ]) { number, text in
      #expect(number.short == text)
    }
  }

  @Test("few people leave a claim open that many decide")
  func fewPeople() async throws {
    let experiment = try ClaimSamples.experiment(people: 12, swipes: 1)
    let rows = await ClaimSamples.claims(of: experiment, workers: 1)
    let few = try #require(rows.first { $0.claim == "0-29" })
    let many = try #require(try await ClaimSamples.rows.value.first { $0.claim == "0-29" })
    #expect(few.holds == .undecided && few.finding.hasPrefix("Undecided: "))
    #expect(many.holds == .yes)
    #expect(try #require(few.standardError) > 2 * (try #require(many.standardError)))
  }

  /// None of 12 people may still be one of ten.
  @Test("that nobody of a few people does it leaves open whether next to nobody does")
  func nobody() async {
    await each([(12, ClaimVerdict.undecided), (400, .yes)]) { people, verdict throws in
      let claim = Claim.people(
        "9-01", "Nobody.", .rate(.completed, of: .edgePop, "delegateSwap", on: "carousel"),
        .within(0.05), broken: nil)
      let plan = ClaimPlan(try ClaimSamples.experiment(people: people, swipes: 1), [claim])
      let row = plan.rows(await plan.bench.run(workers: 1))[0]
      #expect(row.measured == 0 && row.standardError == 0 && row.holds == verdict)
    }
  }
}
