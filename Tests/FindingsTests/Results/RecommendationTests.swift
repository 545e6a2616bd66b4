import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import Findings
@testable import Study

/// The rule by which a report names a policy, on counts made by hand.
@Suite("Recommendation")
struct RecommendationTests {
  /// What one policy did on one screen, in percent of its trials.
  struct Cell: Sendable {
    var success: Int
    var falseTrigger: Int
    var abortHonoured = 90
  }

  /// Results of 20 people with 100 trials each, all alike.
  ///
  /// - Parameter cells: per screen, one cell for each policy.
  func index(_ cells: [[Cell]], screens: [String], margin: Double = 0.05) throws -> ResultIndex {
    let names = (0..<cells[0].count).map {
      #"{ "name": "p\#($0)", "family": "fraction", "fraction": 0.\#($0 + 1) }"#
    }
    var read = try smallExperiment(
      participants: 20, swipes: 100, screens: screens,
      intents: [.pop, .popAbort, .contentVertical, .tapSmear], recognizers: ["pan"],
      policies: names.joined(separator: ", "))
    read.margin = margin
    var counts = StudyCounts(Pass(read))
    let groups = try read.groups(in: #require(read.conditions.first))
    for (screen, row) in cells.enumerated() {
      for (place, group) in groups.enumerated() {
        let percent = row.map { cell in
          switch group.metric.name {
          case "success": cell.success
          case "abort-honoured": cell.abortHonoured
          // Taps slip twice as often as the pooled rate says, scrolls never.
          case "false-trigger" where group.label == "tapSmear": 2 * cell.falseTrigger
          case "false-trigger" where group.label == "contentVertical": 0
          default: cell.falseTrigger
          }
        }
        for _ in 0..<20 {
          counts.conditions[screen].groups[place].moments[0].add(
            trials: 100, successes: percent)
        }
      }
    }
    return ResultIndex(StudyResults(read, counts))
  }

  func recommendation(
    _ cells: [[Cell]], screens: [String] = ["iphone-16-pro", "iphone-se-1"],
    group: ScreenGroup = .phones
  ) throws -> Recommendation? {
    let index = try index(cells, screens: screens)
    return Recommendation(index, try #require(index.settings.first), group)
  }

  @Test("of the careful policies, the one whose worst screen is best")
  func worstScreen() throws {
    let found = try #require(
      try recommendation([
        [Cell(success: 90, falseTrigger: 2), Cell(success: 70, falseTrigger: 2)],
        [Cell(success: 50, falseTrigger: 2), Cell(success: 60, falseTrigger: 2)],
      ]))
    #expect(found.policy == "p1")
    #expect((found.success.worst.rate, found.success.best.rate) == (0.6, 0.7))
    #expect(found.success.worst.condition.screen == "iphone-se-1")
    #expect(found.excluded.isEmpty)
    // Better by 10 points on the one screen, worse by 20 on the other.
    #expect(found.rivals.map(\.policy) == ["p0"])
    #expect((found.rivals[0].better, found.rivals[0].worse) == (1, 1))
    #expect(found.screens.map(\.name) == ["iphone-se-1", "iphone-16-pro"])
  }

  @Test("a policy that anywhere triggers falsely more often than the margin allows is out")
  func careless() async {
    await each([(7, "p0"), (8, "p1"), (40, "p1")]) { falseTrigger, expected throws in
      // On the second screen the most careful policy has 2 %, and the margin is 5 points.
      let found = try #require(
        try recommendation([
          [Cell(success: 99, falseTrigger: 2), Cell(success: 80, falseTrigger: 3)],
          [Cell(success: 99, falseTrigger: falseTrigger), Cell(success: 80, falseTrigger: 2)],
        ]))
      #expect(found.policy == expected)
      #expect(found.excluded == (expected == "p1" ? ["p0"] : []))
      #expect(found.rivals.map(\.policy) == (expected == "p1" ? [] : ["p1"]))
    }
  }

  @Test("false triggers are shown where they are most frequent, and for the intent behind them")
  func worstIntent() throws {
    let found = try #require(
      try recommendation([
        [Cell(success: 90, falseTrigger: 1)], [Cell(success: 90, falseTrigger: 4)],
      ]))
    #expect(found.falseTrigger?.rate == 0.04)
    #expect(found.falseTrigger?.condition.screen == "iphone-se-1")
    #expect(found.worstIntent?.intent == "tapSmear")
    #expect(found.worstIntent?.rate == 0.08)
  }

  @Test("what the answer costs people who change their minds is told from the margin on")
  func abortCost() async {
    await each([(85, nil), (80, nil), (79, 0.79), (10, 0.1)] as [(Int, Double?)]) {
      honoured, told throws in
      let row = [
        Cell(success: 90, falseTrigger: 1, abortHonoured: honoured),
        Cell(success: 60, falseTrigger: 1, abortHonoured: 85),
      ]
      let found = try #require(try recommendation([row, row]))
      #expect(found.policy == "p0")
      #expect(found.abortCost?.own.rate == told)
      #expect(found.abortCost?.best.rate == (told == nil ? nil : 0.85))
    }
  }

  @Test("of two that are equal, the one named first; no screens of a kind, no answer")
  func ties() throws {
    let row = [Cell(success: 70, falseTrigger: 1), Cell(success: 70, falseTrigger: 1)]
    #expect(try recommendation([row, row])?.policy == "p0")
    #expect(try recommendation([row, row], group: .tablets) == nil)
  }

  @Test("each kind of screen has an answer of its own")
  func groups() throws {
    let cells = [
      [Cell(success: 90, falseTrigger: 1), Cell(success: 50, falseTrigger: 1)],
      [Cell(success: 5, falseTrigger: 1), Cell(success: 40, falseTrigger: 1)],
    ]
    let screens = ["iphone-16-pro", "ipad-pro-13"]
    let expected: [(ScreenGroup, String)] = [
      (.phones, "p0"), (.tablets, "p1"), (.everything, "p1"),
    ]
    for (group, policy) in expected {
      #expect(try recommendation(cells, screens: screens, group: group)?.policy == policy)
    }
  }
}
