import TestSupport
import Testing

@testable import ArticleClaims
@testable import Study

@Suite("Verdicts on claims")
struct ClaimVerdictTests {
  @Test("the interval decides, not the number")
  func verdicts() async {
    await each([
      (ClaimExpectation.above(0), 0.2, 0.1, ClaimVerdict.yes), (.above(0), 0.2, 0.2, .undecided),
      (.above(0), 0.2, 0.9, .undecided), (.above(0), -0.2, 0.3, .undecided),
      (.above(0), -0.2, 0.2, .no), (.above(0), 0, 0, .no), (.above(1), 3, 0, .yes),
      (.below(0), -0.2, 0.1, .yes), (.below(0), -0.2, 0.2, .undecided), (.below(0), 0.2, 0.1, .no),
      (.below(0), 0, 0, .no), (.below(0.5), 0.475, 0, .yes),
      (.about(0, within: 0.05), 0, 0, .yes), (.about(0, within: 0.05), 0.03, 0.01, .yes),
      (.about(0, within: 0.05), 0.03, 0.02, .undecided), (.about(0, within: 0.05), 0.05, 0, .no),
      (.about(0, within: 0.05), 0.06, 0.02, .undecided), (.about(0, within: 0.05), 0.2, 0.1, .no),
      (.about(0.25, within: 0.01), 0.2, 0.01, .no), (.about(0.25, within: 0.01), 0.245, 0, .yes),
      (.equal(0), 0, 0, .yes), (.equal(0), 0.001, 0.01, .no), (.equal(1), 1, 0, .yes),
    ]) { expectation, value, halfWidth, verdict in
      #expect(expectation.verdict(of: value, halfWidth: halfWidth) == verdict)
    }
  }

  @Test("a large error leaves every direction undecided")
  func largeErrors() async {
    await each([
      ClaimExpectation.above(0.1), .below(0.1), .about(0.1, within: 0.05),
    ]) { (expectation: ClaimExpectation) in
      for value in [-1, 0, 0.1, 0.4, 3] {
        #expect(expectation.verdict(of: value, halfWidth: 10) == .undecided)
        #expect(expectation.verdict(of: value, halfWidth: .infinity) == .undecided)
      }
    }
  }

  @Test("without a number there is no verdict")
  func noNumber() {
    for expectation in [ClaimExpectation.above(0), .below(0), .equal(0), .about(0, within: 1)] {
      #expect(expectation.verdict(of: .nan, halfWidth: 0) == .undecided)
      #expect(expectation.verdict(of: .nan, halfWidth: .nan) == .undecided)
    }
  }

  @Test("expectations as texts")
  func texts() {
    #expect(ClaimExpectation.above(0).text == "> 0")
    #expect(ClaimExpectation.below(0.5).text == "< 0.5")
    #expect(ClaimExpectation.equal(1).text == "= 1")
    #expect(ClaimExpectation.nextToNobody.text == "about 0 (below 0.05)")
    #expect(ClaimExpectation.about(0.5, within: 0.001).text == "about 0.5 (within 0.001)")
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
    let rows = await ClaimStudy.run(experiment: experiment, workers: 1)
    let few = try #require(rows.first { $0.claim == "0-19" })
    let many = try #require(try await ClaimSamples.rows.value.first { $0.claim == "0-19" })
    #expect(few.holds == .undecided && few.finding.hasPrefix("Undecided: "))
    #expect(many.holds == .yes)
    // None of 12 people may still be one of ten; a direction is none without a swipe that shows it.
    let none = try #require(rows.first { $0.claim == "1-03" })
    #expect(none.measured == 0 && none.standardError == 0 && none.holds == .undecided)
    #expect(try #require(few.standardError) > 2 * (try #require(many.standardError)))
  }
}
