import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Choices on whole runs.
@Suite("Choices of runs")
struct ChoiceRunTests {
  private static func read(
    _ more: String = "", distances: String = #""from": 20, "to": 200, "steps": 91"#
  ) throws -> Experiment {
    try experiment(
      #"""
      {
        "seed": 4, "participants": 120, "swipes_per_intent": 10,
        "screens": ["iphone-16-pro", "iphone-se-1", "ipad-pro-13"], "one_rule": true,
        "intents": ["pop", "popAbort", "contentVertical", "tapSmear"],
        "policies": ["half-width", "one-third"],
        "recognizers": ["pan", { "recognizer": "pan", "cone_slope": 1 }],
        "sweeps": [
          { "family": "fixed-distance", "parameter": "distance_pt", \#(distances) },
          { "family": "velocity-weighted", "parameter": "fraction", "from": 0.1, "to": 0.8,
            "steps": 36, "with": [{ "parameter": "velocity_weight_s", "values": [0.1, 0.3] }] }
        ] \#(more)
      }
      """#)
  }

  @Test("what is chosen on a page with gestures of its own is judged on that page")
  func wholePages() async throws {
    let read = try experiment(
      #"""
      {
        "seed": 4, "participants": 120, "swipes_per_intent": 10, "screens": ["iphone-16-pro"],
        "intents": ["pop", "popAbort", "contentVertical"], "contexts": ["plain", "list"],
        "policies": ["half-width", "one-third"]
      }
      """#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let onList = choices.all.filter { $0.scope.name.contains("list") || $0.context == "list" }
    #expect(!onList.isEmpty)
    for choice in onList {
      for screen in choice.screens {
        #expect(screen.success.rate > 0, "\(choice.policy.name) on \(screen.screen)")
        #expect(screen.falseTriggers != nil)
      }
    }
  }

  @Test("rates are those of plain runs of the policy: all people where it was not chosen by luck")
  func plainRuns() async throws {
    let read = try Self.read(#", "tune": true"#, distances: #""values": [60]"#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let found = choices.all.first {
      $0.goal == read.goals[0] && $0.scope.name == "all" && $0.recognizer.name == "pan"
        && $0.policy.family.name == "fixed-distance"
    }
    let choice = try #require(found)
    #expect(choice.policy.settingText == "distance_pt=60")
    var plain = read
    (plain.sweeps, plain.tuning, plain.policies) = ([], nil, [choice.policy])
    let others = FreshPeople.firstNumber..<(FreshPeople.firstNumber + plain.participants)
    let rates = StudyResults(
      plain, await Runner.run([Pass(plain, people: others)], workers: 1)[0]
    ).rates
    for screen in choice.screens {
      let own = rates.filter {
        $0.condition.screen == screen.screen && $0.condition.recognizer == "pan"
      }
      func row(_ metric: String, _ intent: String) throws -> RateRow {
        try own.row(metric, of: choice.policy.name, intent)
      }
      let success = try row("success", "pop")
      #expect(screen.success.rate == success.rate)
      #expect(screen.success.standardError == success.standardError)
      let pooled = try row("false-trigger", "all")
      #expect(screen.falseTrigger?.rate == pooled.rate)
      #expect(screen.falseTrigger?.standardError == pooled.standardError)
      let falseTriggers = try #require(screen.falseTriggers)
      let worst = try row("false-trigger", falseTriggers.intent)
      #expect(falseTriggers.rate.rate == worst.rate && falseTriggers.events == worst.events)
      // By Wilson's interval, which is longer upwards; the table's has Student's quantile.
      let (low, high) = (worst.rate - worst.low, worst.high - worst.rate)
      #expect(worst.interval == "wilson-neff" && low < high)
      #expect(abs(worst.rate - falseTriggers.interval.low - low) < 0.1 * low)
      #expect(abs(falseTriggers.interval.high - worst.rate - high) < 0.1 * high)
      let other = try row(
        "false-trigger", falseTriggers.intent == "tapSmear" ? "contentVertical" : "tapSmear")
      #expect(other.rate <= worst.rate)
      // Trials are the pops that began, of which people have different numbers.
      let aborts = try row("abort-honoured", "popAbort")
      let honoured = try #require(screen.abortsHonoured)
      #expect(abs(honoured.rate - aborts.rate) < 1e-15)
      #expect(abs(honoured.standardError - aborts.standardError) < 1e-15)
    }
  }

  @Test("settings and named policies have the same rates where they are the same rule")
  func named() async throws {
    let read = try experiment(
      #"""
      { "participants": 40, "swipes_per_intent": 10, "screens": ["iphone-16-pro"],
        "policies": [{ "name": "mine", "family": "fraction", "fraction": 0.1 }],
        "sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.1] }] }
      """#)
    let counts = await Runner.run(read, workers: 1)
    let lines = CandidateRates(read, counts).lines[0]
    #expect(lines[1].rates.count == 1 && lines[0].rates == lines[1].rates)
    let (triggers, aborts) = (lines[0].rates[0].falseTriggers, lines[0].rates[0].abortsHonoured)
    #expect(triggers.rate > 0 && triggers.bound > triggers.rate && aborts.bound < aborts.rate)
  }

  @Test("an intent that never pops changes no choice")
  func harmless() async throws {
    func chosen(_ intents: String) async throws -> [String] {
      let read = try experiment(
        #"""
        { "participants": 200, "swipes_per_intent": 10, "screens": ["iphone-16-pro", "ipad-pro-13"],
          "intents": ["pop", "popAbort", "contentVertical" \#(intents)],
          "policies": ["half-width", "fixed-distance", "velocity-weighted"] }
        """#)
      let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
      return choices.all.map {
        "\($0.scope.name) \($0.goal) \($0.isBest) \($0.status) \($0.policy.rule)"
          + " \($0.worstSuccess) \($0.mostFalseTriggers.map { "\($0.rate)" } ?? "")"
      }
    }
    #expect(try await chosen("") == chosen(#", "contentLeft""#))
  }

  @Test("figures of settings are told by people who had no part in the choice")
  func unbiased() async throws {
    // Many settings and few people: what chose flatters, what looked does not.
    var (flattery, bias, squares, count) = (0.0, 0.0, 0.0, 0.0)
    let truth = await Self.truth
    for seed in 1...60 {
      let few = try Self.few(seed, people: 24)
      let choices = try #require(await StudyRun.results(of: few, workers: 2).choices)
      let chosenOn = try #require(Choices(few, own: await Runner.run(few, workers: 2)))
      for choice in choices.all where choice.isBest && choice.goal == Self.goal {
        guard let own = truth[choice.policy.settingText],
          let before = chosenOn.all.first(where: {
            $0.candidate == choice.candidate && $0.isSameQuestion(as: choice)
          })
        else { continue }
        let error = choice.worstSuccess.rate - own
        flattery += before.worstSuccess.rate - own
        (bias, squares, count) = (bias + error, squares + error * error, count + 1)
      }
    }
    let error = ((squares / count - bias * bias / count / count) / count).squareRoot()
    #expect(count > 50)
    #expect(abs(bias / count) < 3 * error, "\(bias / count) ± \(error)")
    #expect(flattery / count > bias / count)
  }

  private static let goal = Goal.cost(prior: "mine", ratio: 3)

  private static func few(_ seed: Int, people: Int) throws -> Experiment {
    try experiment(
      #"""
      { "seed": \#(seed), "participants": \#(people), "swipes_per_intent": 5,
        "screens": ["iphone-16-pro"], "intents": ["pop", "contentVertical"],
        "policies": ["half-width"], "cost_ratios": [3],
        "usage_mixes": [{ "name": "mine", "pop": 1, "contentVertical": 1 }],
        "sweeps": [{ "family": "velocity-weighted", "parameter": "fraction", "from": 0.2, "to": 0.6,
          "steps": 9, "with": [{ "parameter": "velocity_weight_s", "values": [0.1, 0.3, 0.5] }] }] }
      """#)
  }

  /// Success of every setting, by many people.
  private static var truth: [String: Double] {
    get async {
      guard let read = try? few(1000, people: 6000) else { return [:] }
      let counts = await Runner.run(read, workers: 2)
      let line = CandidateRates(read, counts).lines[0]
      return Dictionary(
        uniqueKeysWithValues: read.lines.indices.flatMap { sweep in
          zip(read.lines[sweep].policies, line[sweep + 1].rates).map {
            ($0.settingText, $1.success.rate)
          }
        })
    }
  }

  @Test("every question has one answer, and what is told of it has its rows of scenarios")
  func answers() async throws {
    let read = try Self.read(#", "sensitivity": ["drags"], "tune": true"#)
    let one = try #require(await StudyRun.results(of: read, workers: 2).choices)
    for goal in read.goals {
      for scope in ChoiceScope.all(of: read) {
        let best = one.choices(for: goal, on: scope, context: "plain").filter(\.isBest)
        #expect(best.count == 1, "\(goal) \(scope.name)")
      }
    }
    let told = one.all.filter { $0.isBest || $0.isRobust || $0.candidate.isNamed }
    #expect(told.contains { $0.isRobust } && one.robustness.count == 2 * told.count)
    for choice in told { #expect(one.robustness(of: choice).count == 2) }
  }

  @Test("counts of other settings are refused, even where they have the same size")
  func plans() async throws {
    func read(_ limit: Double) throws -> Experiment {
      try experiment(
        #"""
        {
          "seed": 4, "participants": 40, "screens": ["iphone-16-pro"],
          "intents": ["pop", "contentVertical"], "policies": ["half-width"],
          "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt",
            "from": 40, "to": 400, "steps": 19 }],
          "tune": { "max_false_trigger": \#(limit) }
        }
        """#)
    }
    let (strict, lax) = (try read(0.01), try read(0.2))
    func plan(_ experiment: Experiment) async -> [Int] {
      let counts = await Runner.run(experiment, workers: 2)
      return await FreshPeople.plan(experiment, by: [counts], workers: 2).integers
    }
    let plans = (await plan(strict), await plan(lax))
    #expect(plans.0.count == plans.1.count && plans.0 != plans.1, "\(plans)")

    let counter = PassCounter(workers: 2)
    let first = await StudyRun.results(of: strict, by: counter, workers: 2)
    let stored = await counter.bytes
    let again = PassCounter(stored: stored, workers: 2)
    let same = await StudyRun.results(of: strict, by: again, workers: 2)
    #expect(await again.isReadWhole)
    #expect(same.rates.map(\.rate) == first.rates.map(\.rate))
    let other = PassCounter(stored: stored, workers: 2)
    _ = await StudyRun.results(of: lax, by: other, workers: 2)
    #expect(await !other.isReadWhole)
  }
}
