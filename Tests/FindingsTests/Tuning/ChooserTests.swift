import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Which policy is chosen, on counts made by hand.
@Suite("Choosing")
struct ChooserTests {
  /// Completed pops among ten swipes of each person, at each of four values: wanted, of scrolls, and
  /// of aborts.
  struct Line: Sendable {
    var success: [Int]
    var scrolls: [Int]
    var withdrawn = [0, 0, 0, 0]
  }

  static func read(
    screens: String = #""iphone-16-pro""#, limit: Double = 0.12, more: String = ""
  ) throws -> Experiment {
    try experiment(
      #"""
      {
        "participants": 400, "swipes_per_intent": 10, "screens": [\#(screens)], "one_rule": true,
        "intents": ["pop", "popAbort", "contentVertical"], "policies": ["half-width"],
        "limits": { "false_triggers": \#(limit), "aborts_honoured": 0.8 },
        "sweeps": [
          { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.4, "steps": 4 },
          { "family": "velocity-weighted", "parameter": "fraction", "from": 0.1, "to": 0.4,
            "steps": 4 }
        ] \#(more)
      }
      """#)
  }

  /// Counts of four hundred people who all did the same.
  ///
  /// - Parameter lines: per screen, one for each sweep.
  static func counts(_ read: Experiment, _ lines: [[Line]]) -> StudyCounts {
    var counts = StudyCounts(Pass(read))
    func add(_ events: [Int], to moments: inout SweepMoments) {
      for _ in 0..<400 {
        moments.add(trials: 10) { steps in
          for value in events.indices {
            let next = value + 1 < events.count ? events[value + 1] : 0
            let own = events[value]
            steps[value].add(own - next, eventsSquared: own * own - next * next, trials: 10)
          }
        }
      }
    }
    for (condition, row) in lines.enumerated() {
      for (sweep, line) in row.enumerated() {
        add(line.success, to: &counts.conditions[condition].sweeps[sweep].success)
        add(line.scrolls, to: &counts.conditions[condition].sweeps[sweep].falseTrigger)
        add(line.withdrawn, to: &counts.conditions[condition].sweeps[sweep].others[0])
        add(line.scrolls, to: &counts.conditions[condition].sweeps[sweep].others[1])
      }
    }
    return counts
  }

  /// Every answer for the first goal, or for another.
  static func best(
    _ read: Experiment, _ lines: [[Line]], goal: Int = 0, varied: [[[Line]]] = []
  ) -> [(choice: Choice, answer: ChoiceStudy.Answer)] {
    let own = counts(read, lines)
    let study = ChoiceStudy(
      read, own: (own, CandidateRates(read, own)),
      scenarios: varied.map { Chooser(read, CandidateRates(read, counts(read, $0))) })
    return study.questions.filter { $0.goal == goal }.compactMap { question in
      let answer = study.answer(question)
      return answer.choices.first(where: \.isBest).map { ($0, answer) }
    }
  }

  static let fraction = Line(success: [10, 9, 7, 3], scrolls: [5, 2, 1, 0])
  static let weighted = Line(success: [10, 8, 8, 2], scrolls: [4, 1, 1, 1])

  @Test("the highest success of those that keep to the limits, and of equals the more careful")
  func limits() throws {
    let found = Self.best(try Self.read(), [[Self.fraction, Self.weighted]])
    #expect(found.map(\.choice.policy.settingText) == ["velocity_weight_s=0.3 fraction=0.3"])
    let choice = try #require(found.first?.choice)
    #expect(choice.status == .kept && choice.name == nil)
    #expect(choice.worstSuccess.rate == 0.8 && choice.mostFalseTriggers?.rate.rate == 0.1)
    #expect(choice.mostFalseTriggers?.intent == "contentVertical" && choice.fewestAborts?.rate == 1)
  }

  @Test("a rate that keeps to a limit when its bound does not is within noise, and comes second")
  func noise() throws {
    let found = Self.best(try Self.read(limit: 0.1), [[Self.fraction, Self.weighted]])
    // Its four thousand scrolls are without false triggers, so it alone is sure to keep to a tenth.
    #expect(found.map(\.choice.policy.settingText) == ["fraction=0.4"])
    let all = Line(success: [10, 9, 7, 3], scrolls: [5, 2, 1, 1])
    let noisy = Self.best(try Self.read(limit: 0.1), [[all, Self.weighted]])
    #expect(noisy.map(\.choice.status) == [.withinNoise])
    #expect(noisy.map(\.choice.policy.settingText) == ["velocity_weight_s=0.3 fraction=0.3"])
  }

  @Test("limits that nothing keeps to give the nearest, and say so")
  func over() throws {
    let never = Line(success: [10, 9, 8, 7], scrolls: [9, 5, 3, 2])
    let found = Self.best(try Self.read(limit: 0.05), [[never, never]])
    #expect(found.map(\.choice.status) == [.over])
    #expect(found.map(\.choice.policy.settingText) == ["velocity_weight_s=0.3 fraction=0.4"])
  }

  @Test(
    "any criterion can be made best, also one of which less is better",
    arguments: [
      (Criterion.success, 0.6, "fraction=0.1", 1.0), (.falseTriggers, 1, "fraction=0.4", -0.0),
      (.falseTriggers, 0.12, "fraction=0.4", -0.0), (.abortsHonoured, 0.3, "fraction=0.2", 0.9),
      // All lose the same content, as many honour as many aborts: success decides.
      (.contentLost, 0.12, "fraction=0.3", -0.0),
    ])
  func criteria(_ merit: Criterion, _ limit: Double, _ best: String, _ value: Double) throws {
    let read = try Self.read()
    let fraction = Line(success: [10, 9, 7, 3], scrolls: [5, 2, 1, 0], withdrawn: [2, 1, 1, 1])
    let weighted = Line(success: [9, 8, 8, 2], scrolls: [6, 3, 2, 1], withdrawn: [2, 2, 2, 2])
    let limits = Limits(falseTriggers: limit, abortsHonoured: 0)
    let chooser = Chooser(
      read, CandidateRates(read, Self.counts(read, [[fraction, weighted]])),
      for: [Goal(merit: .rate(merit), limits: limits)])
    let place = Chooser.Place(scope: try #require(ChoiceScope.all(of: read).first), context: 0)
    let found = try #require(
      chooser.best(
        chooser.standings(goal: 0, at: place).filter { $0.candidate.source > 0 }, goal: 0))
    #expect(found.merit == value && found.status == .kept)
    #expect(read.policy(of: found.candidate).settingText == best)
  }

  @Test("the fewest false triggers are not given up for aborts within the margin")
  func rare() throws {
    let read = try Self.read(more: #", "margin": 0.2"#)
    let fraction = Line(success: [10, 9, 7, 3], scrolls: [5, 2, 1, 0], withdrawn: [3, 3, 3, 3])
    let weighted = Line(success: [9, 8, 8, 2], scrolls: [6, 3, 2, 1], withdrawn: [0, 0, 0, 0])
    func best(_ merit: Criterion) throws -> String {
      let limits = Limits(falseTriggers: 1, abortsHonoured: 0)
      let chooser = Chooser(
        read, CandidateRates(read, Self.counts(read, [[fraction, weighted]])),
        for: [Goal(merit: .rate(merit), limits: limits)])
      let place = Chooser.Place(scope: try #require(ChoiceScope.all(of: read).first), context: 0)
      let settings = chooser.standings(goal: 0, at: place).filter { $0.candidate.source > 0 }
      return read.policy(of: try #require(chooser.best(settings, goal: 0)).candidate).settingText
    }
    #expect(try best(.falseTriggers) == "fraction=0.4")
    // Of success they are: 90% with all aborts honoured instead of 100% with 70%.
    #expect(try best(.success) == "velocity_weight_s=0.3 fraction=0.1")
  }

  @Test("honoured aborts limit, and decide between those that succeed alike")
  func aborts() throws {
    var (one, other) = (Self.fraction, Self.weighted)
    one.withdrawn = [5, 4, 3, 0]
    other = Line(success: [7, 7, 7, 2], scrolls: [1, 1, 1, 1], withdrawn: [1, 0, 0, 0])
    // 0.7 of wanted pops each; a third of the width honours seven tenths, under the limit.
    let limited = Self.best(try Self.read(), [[one, other]])
    #expect(limited.map(\.choice.policy.settingText) == ["velocity_weight_s=0.3 fraction=0.3"])
    one.withdrawn = [0, 0, 0, 0]
    other.withdrawn = [1, 1, 1, 1]
    let decided = Self.best(try Self.read(), [[one, other]])
    #expect(decided.map(\.choice.policy.settingText) == ["fraction=0.3"])
  }

  @Test("of those that are alike the rule with fewer numbers")
  func simpler() throws {
    let same = Line(success: [10, 8, 8, 2], scrolls: [4, 1, 1, 1])
    let found = Self.best(try Self.read(), [[same, same]])
    #expect(found.map(\.choice.policy.settingText) == ["fraction=0.3"])
  }

  @Test("several screens: the worst one decides, and limits hold on each")
  func screens() throws {
    let read = try Self.read(screens: #""iphone-16-pro", "ipad-pro-13""#)
    let wide = Line(success: [10, 5, 2, 1], scrolls: [1, 1, 1, 1])
    let other = Line(success: [9, 9, 4, 1], scrolls: [1, 0, 0, 0])
    let found = Self.best(read, [[Self.fraction, Self.weighted], [wide, other]])
    #expect(found.map(\.choice.scope.name) == ["iphone-16-pro", "ipad-pro-13", "all"])
    #expect(found.map(\.choice.scope.group) == [.phones, .tablets, .everything])
    #expect(
      found.map(\.choice.policy.settingText) == [
        "velocity_weight_s=0.3 fraction=0.3", "fraction=0.1",
        "velocity_weight_s=0.3 fraction=0.2",
      ])
    #expect(found[2].choice.screens.map(\.success.rate) == [0.8, 0.9])
    #expect(found[2].choice.worstSuccess.rate == 0.8)
  }

  @Test("least cost, by prior and price, per hundred swipes")
  func costs() throws {
    let read = try Self.read(
      more: #"""
        , "usage_mixes": [{ "name": "even", "pop": 1, "contentVertical": 1 }],
        "cost_ratios": [0.1, 1, 10]
        """#)
    let goals = read.goals.indices.filter { place in
      if case .cost = read.goals[place].merit { true } else { false }
    }
    let all = goals.flatMap { Self.best(read, [[Self.fraction, Self.weighted]], goal: $0) }
    // Half of the swipes want a pop: 50 (1 - s) + ratio 50 f, worked out for all eight values.
    #expect(
      all.map(\.choice.policy.settingText) == [
        "velocity_weight_s=0.3 fraction=0.1", "velocity_weight_s=0.3 fraction=0.3", "fraction=0.4",
      ])
    let costs = all.compactMap(\.choice.highestCost)
    #expect(costs.count == 3)
    for (cost, expected) in zip(costs, [2.0, 15, 35]) { #expect(abs(cost - expected) < 1e-9) }
  }

  /// The answer to the first question where one assumption is varied.
  private static func answer(varied lines: [Line]) throws -> ChoiceStudy.Answer {
    let read = try read(more: #", "sensitivity": [{ "assumption": "drags", "values": [0.4] }]"#)
    return try #require(best(read, [[fraction, weighted]], varied: [[lines]]).first?.answer)
  }

  @Test("the careful one loses least against the best of every scenario")
  func robust() throws {
    // There speed misleads; a third of the width loses little in both.
    let other = Line(success: [9, 2, 1, 0], scrolls: [4, 1, 1, 1])
    let answer = try Self.answer(varied: [Self.fraction, other])
    let robust = answer.choices.filter(\.isRobust)
    #expect(robust.map(\.policy.settingText) == ["fraction=0.3"])
    #expect(robust.allSatisfy { !$0.isBest && $0.status == .kept })
    let best = answer.robustness.first { $0.choice.isBest }
    let row = try #require(best)
    #expect(row.outcome == .loses && abs(row.loss - 0.6) < 1e-12)
    #expect(row.own == 0.1 && row.best == 0.7 && row.winner.settingText == "fraction=0.3")
    #expect(answer.robustness.first { $0.choice.isRobust }?.outcome == .holds)
  }

  @Test("false triggers over the limit and more than among the own people exceed it")
  func exceeds() throws {
    let careless = Line(success: [10, 9, 9, 9], scrolls: [9, 8, 8, 8])
    let answer = try Self.answer(varied: [careless, careless])
    let rows = answer.robustness.filter(\.choice.isBest)
    #expect(rows.map(\.outcome) == [.exceeds] && rows.map(\.falseTriggers) == [0.8])
  }
}
