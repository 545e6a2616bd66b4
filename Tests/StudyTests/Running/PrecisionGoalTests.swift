import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Runs that add people until their rates are precise.
@Suite("Precision goals")
struct PrecisionGoalTests {
  @Test("a run stops at the promised precision, as a plain run of that size, for any workers")
  func reached() async throws {
    let start = try smallExperiment(participants: 40)
    let goal = PrecisionGoal(error: 0.01)
    let (people, counts) = await Runner.run(start, until: goal, workers: 1)
    var grown = start
    grown.participants = people
    #expect(grown.participants > 40 && grown.participants % PrecisionGoal.step == 0)
    let results = StudyResults(grown, counts)
    let worst = try #require(PrecisionGoal.worst(results.rates))
    #expect(worst.error <= goal.error)
    // It did not go far beyond: with three quarters of the people it would not have been enough.
    #expect(worst.error > goal.error * 0.75 || grown.participants == 140)
    var plain = start
    plain.participants = grown.participants
    #expect(await Runner.run(plain, workers: 2) == counts)
    let again = await Runner.run(start, until: goal, workers: 3)
    #expect(again.counts == counts && again.people == grown.participants)
  }

  @Test("a run that is precise enough adds nobody")
  func enough() async throws {
    let start = try smallExperiment(participants: 40)
    let (people, counts) = await Runner.run(start, until: PrecisionGoal(error: 0.5), workers: 1)
    #expect(people == 40)
    #expect(await Runner.run(start, workers: 1) == counts)
  }

  @Test("a run gives up at a hundred times its people, and says so by its worst rate")
  func givesUp() async throws {
    let start = try smallExperiment(participants: 2, swipes: 1, screens: ["iphone-16-pro"])
    let (people, counts) = await Runner.run(start, until: PrecisionGoal(error: 0.000_1), workers: 1)
    var grown = start
    grown.participants = people
    #expect(grown.participants == 200)
    let worst = try #require(PrecisionGoal.worst(StudyResults(grown, counts).rates))
    #expect(worst.error > 0.000_1)
  }

  /// A rate with this standard error and interval, of 400 people.
  static func row(_ metric: String, _ intent: String, error: Double, low: Double, high: Double)
    -> RateRow
  {
    RateRow(
      condition: ConditionKey(screen: "s", context: "plain", recognizer: "pan"), policy: "p",
      metric: metric, intent: intent, events: 0, trials: 1000, participants: 400, rate: low,
      standardError: error, low: low, high: high, designEffect: 1, effectiveTrials: 1000,
      interval: "")
  }

  @Test("only success and pooled false triggers count, and a rate without events is not exact")
  func headline() throws {
    let success = Self.row("success", "pop", error: 0.01, low: 0.48, high: 0.52)
    let none = Self.row("false-trigger", "all", error: 0, low: 0, high: 0.05)
    let others = [
      Self.row("false-trigger", "tapSmear", error: 0.4, low: 0, high: 1),
      Self.row("flash", "all", error: 0.4, low: 0, high: 1),
    ]
    let worst = try #require(PrecisionGoal.worst([success, none] + others))
    #expect(worst.row == none)
    #expect(abs(worst.error - 0.05 / 3.92) < 1e-6)
    #expect(PrecisionGoal.worst(others) == nil)
  }

  @Test("the next number of people: the square of the ratio and a twentieth more, in hundreds")
  func next() {
    let rows = [Self.row("success", "pop", error: 0.02, low: 0.48, high: 0.52)]
    func next(_ error: Double, limit: Int = 1_000_000) -> Int? {
      PrecisionGoal(error: error).next(after: 400, rows, limit: limit)
    }
    #expect(next(0.01) == 1700)  // 400 * 4 * 1.05 = 1680
    #expect(next(0.019_9) == 500)
    #expect(next(0.000_1) == 6500)  // 16-fold at most
    #expect(next(0.01, limit: 900) == 900)
    #expect(next(0.01, limit: 400) == nil)
    #expect(next(0.02) == nil && next(0.03) == nil)
  }
}
