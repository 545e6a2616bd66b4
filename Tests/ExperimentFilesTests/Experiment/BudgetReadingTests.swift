import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles

/// Budgets of false triggers in experiment files, and where thresholds are searched for.
@Suite("Budgets in experiment files")
struct BudgetReadingTests {
  @Test
  func mistakes() async {
    await each([
      (
        "5", ["f:2:26: error: \"false_trigger_budgets\" must be a list, [ ... ], not a number"]
      ),
      ("[]", ["f:2:26: error: \"false_trigger_budgets\" is empty; name at least one"]),
      (
        #"[-0.01, 0.5, 1.5, "1 %"]"#,
        [
          "f:2:27: error: a budget is -0.01; give a proportion from 0 to 1",
          "f:2:39: error: a budget is 1.5; give a proportion from 0 to 1",
          "f:2:44: error: each budget is a number, not text",
        ]
      ),
      (
        "[0.01, 0.02, 1e-2]",
        ["f:2:39: error: budget \"0.01\" is already named at 2:27; remove it"]
      ),
      (
        #"[0.1], "systems": ["half"]"#,
        [
          "f:2:26: error: false trigger budgets are counted on plain pages only, not with systems;"
            + " put them into an experiment of their own"
        ]
      ),
      (
        #"[0.1], "contexts": ["plain", "list"]"#,
        [
          "f:2:26: error: false trigger budgets are counted on plain pages only, not on the page"
            + " \"list\"; put them into an experiment of their own"
        ]
      ),
      (
        #"[0.1], "intents": ["popAbort"]"#,
        [
          "f:2:26: error: false trigger budgets need an intent that wants no pop; add one to"
            + " \"intents\", such as \"contentVertical\"",
          "f:2:26: error: false trigger budgets need an intent that wants a pop; add \"pop\" to"
            + " \"intents\"",
        ]
      ),
    ]) { budgets, expected in
      #expect(keyErrors("\"false_trigger_budgets\": \(budgets)") == expected)
    }
  }

  @Test("budgets need policies")
  func claims() {
    #expect(
      experimentErrors(#"{"claims": true, "false_trigger_budgets": [0.1]}"#) == [
        "f:1:43: error: false trigger budgets need policies; add \"policies\", or remove the budgets"
      ])
  }

  @Test("each policy is searched along its threshold in force, with its own value on the grid")
  func searches() throws {
    let read = try experiment(
      #"""
      {
        "false_trigger_budgets": [0.05, 0],
        "policies": [
          "one-third", { "family": "fixed-distance", "distance_mm": 16 }, "fixed-distance",
          "velocity-weighted", "uikit", "uikit-legacy",
          { "name": "far", "family": "fixed-distance", "distance_pt": 1500 }
        ]
      }
      """#)
    #expect(read.falseTriggerBudgets == [0.05, 0])
    let searches = read.thresholdSearches
    #expect(
      searches.map(\.parameter) == [
        "fraction", "distance_mm", "distance_pt", "fraction", "scale", "velocity_pt_per_s",
        "distance_pt",
      ])
    #expect(searches.map(\.place) == Array(0..<7))
    #expect(searches.map(\.values.count) == [502, 501, 501, 501, 501, 501, 502])
    let ends = searches.map { [$0.values[0], $0.values[$0.values.count - 1]] }
    #expect(
      ends == [
        [0, 1], [0, 160], [0, 1000], [0, 1], [0, 10], [-1000, 3000], [0, 1500],
      ])
    for search in searches {
      #expect(zip(search.values, search.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(search.values.contains(search.policy.threshold))
    }
    var none = read
    none.falseTriggerBudgets = []
    #expect(none.thresholdSearches.isEmpty)
  }

  @Test("a range is that of the unit as far as the parameter allows")
  func ranges() {
    func range(_ unit: String, _ allowed: ClosedRange<Double>) -> ClosedRange<Double> {
      ThresholdSearch.range(
        of: PolicyParameter("p", unit: unit, range: allowed, default: nil, "a parameter"))
    }
    #expect(range("pt/s", 0...20_000) == 0...3000)
    #expect(range("widths/s", 0...100) == 0...10)
    #expect(range("share of width", 0.1...0.9) == 0.1...0.9)
    #expect(range("s", 0...2) == 0...2)
  }
}
