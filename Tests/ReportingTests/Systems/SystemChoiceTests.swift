import NavigationModel
import Study
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

@Suite("Which system to ship")
struct SystemChoiceTests {
  /// Hand-made rates: of each system on each page success from the edge, from anywhere, and the
  /// content's strokes lost.
  private typealias Rates = [String: [String: (edge: Double, anywhere: Double, lost: Double?)]]

  private static let rates: Rates = [
    "fd": ["plain": (0.9, 0.8, nil), "list": (0.8, 0.7, 0.01), "slider": (0.9, 0.9, 0.5)],
    "fd(40)": ["plain": (0.8, 0, nil), "list": (0.7, 0, 0), "slider": (0.6, 0, 0.02)],
    "uikit.edge": ["plain": (0.9, 0, nil), "list": (0.9, 0, 0), "slider": (0.9, 0, 0.01)],
    "sharedTarget": ["plain": (1, 0.9, nil), "list": (0.4, 0.3, 0.2), "slider": (1, 1, 0.9)],
    "rickeyFullScreen": ["plain": (0.5, 0.4, nil), "list": (0.5, 0.4, 0), "slider": (0, 0, 0.3)],
  ]

  /// - Parameters:
  ///   - triggers: the bound of false triggers on the plain page of some systems; of others 0.
  ///   - corrupted: systems of whose sessions one half is corrupted.
  private static func pages(
    triggers: [String: Double] = [:], corrupted: [String] = [], edgeShare: Double = 0.5
  ) throws -> SystemPages {
    let names = rates.keys.sorted()
    let experiment = try experiment(
      """
      {
        "population": { "base": "everyday", "edge_start_share": \(edgeShare) },
        "screens": ["iphone-16-pro"], "contexts": ["plain", "list", "slider", "transition"],
        "intents": ["pop", "contentVertical", "contentRight", "doublePop"],
        "systems": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
      }
      """)
    func row(
      _ system: String, _ context: String, _ metric: Metric, _ intent: String, rate: Double,
      bound: Double? = nil
    ) -> RateRow {
      var row = RateRow(
        condition: ConditionKey(screen: "iphone-16-pro", context: context, recognizer: "system"),
        policy: system, metric: metric.name, intent: intent, events: 1, trials: 2, participants: 2,
        rate: rate, standardError: 0, low: 0, high: 1, designEffect: 1, effectiveTrials: 2,
        interval: "")
      row.bound = bound
      return row
    }
    let own = names.flatMap { name in
      [
        row(name, "plain", .falseTrigger, "contentVertical", rate: 0, bound: triggers[name] ?? 0),
        row(name, "transition", .corrupted, "doublePop", rate: corrupted.contains(name) ? 0.5 : 0),
      ]
    }
    let pages = rates.flatMap { system, pages in
      pages.flatMap { context, rates in
        func page(_ start: SwipeStart, _ metric: Metric, _ rate: Double) -> PageRow {
          PageRow(
            PageRow.Key(
              system: system, context: context, screen: "iphone-16-pro", start: start,
              metric: metric.name), rate: rate, standardError: 0)
        }
        return [page(.edge, .success, rates.edge), page(.anywhere, .success, rates.anywhere)]
          + (rates.lost.map { [page(.anywhere, .contentLost, $0)] } ?? [])
      }
    }
    let results = StudyResults(experiment, rates: own, pages: pages)
    return try #require(SystemPages(ResultIndex(results), .everything))
  }

  private static func success(_ standing: SystemStanding?) -> Double? { standing?.success?.rate }

  private func expect(_ value: Double?, _ expected: Double) {
    #expect(abs((value ?? -1) - expected) < 1e-9, "\(value ?? -1) is not \(expected)")
  }

  @Test("The highest mean over pages wins; where a system takes too much, what is left counts")
  func order() throws {
    let choice = SystemChoice(try Self.pages())
    let found = choice.admitted
    #expect(
      found.map(\.system.name) == [
        "fd", "sharedTarget", "uikit.edge", "fd(40)", "rickeyFullScreen",
      ])
    // fd is limited to 40 pt on the slider.
    expect(Self.success(choice.best), (0.85 + 0.75 + 0.3) / 3)
    #expect(found[0].remedies.map(\.remedy) == [.limited])
    // The pan of the app's own is off on list and slider, which leaves the edge swipe.
    expect(Self.success(found[1]), (0.95 + 0.45 + 0.45) / 3)
    #expect(found[1].remedies.map(\.remedy) == [.edgeOnly])
    #expect(found[1].remedies.first?.pages == ["list", "slider"])
    expect(found[1].lost?.rate, 0.005)
    // Nothing of the last is left where it is switched off.
    expect(Self.success(found[4]), (0.45 + 0.45 + 0) / 3)
    #expect(found[4].remedies.map(\.remedy) == [.off])
  }

  @Test("False triggers are limited by their bound")
  func triggers() throws {
    let choice = SystemChoice(try Self.pages(triggers: ["fd": 0.006, "sharedTarget": 0.005]))
    #expect(choice.best?.system.name == "sharedTarget")
    #expect(choice.excluded.map(\.system.name) == ["fd"])
    var terms = SystemTerms()
    terms.limitsTriggers = false
    let free = SystemChoice(try Self.pages(triggers: ["fd": 1]), terms)
    #expect(free.best?.system.name == "fd")
  }

  @Test("Without remedies what takes too much is out, without tests what breaks navigation")
  func terms() throws {
    let pages = try Self.pages(corrupted: ["uikit.edge"])
    var terms = SystemTerms()
    terms.hasRemedies = false
    #expect(SystemChoice(pages, terms).admitted.map(\.system.name) == ["uikit.edge", "fd(40)"])
    let damaged = SystemChoice(pages).standings.first { $0.system.name == "uikit.edge" }
    #expect(damaged?.damage.map(\.metric) == ["corrupted"])
    terms.hasTests = false
    let strict = SystemChoice(pages, terms)
    #expect(strict.admitted.map(\.system.name) == ["fd(40)"])
    #expect(strict.excluded.contains { $0.system.name == "uikit.edge" })
  }

  @Test("The share of edge starts weighs both starts")
  func shares() async {
    await each([0, 0.25, 1]) { (share: Double) in
      var terms = SystemTerms()
      terms.edgeShare = share
      let own = SystemChoice(try Self.pages(edgeShare: share))
      let other = SystemChoice(try Self.pages(), terms)
      for name in Self.rates.keys {
        let found = [own, other].map { choice in
          Self.success(choice.standings.first { $0.system.name == name })
        }
        #expect(found[0] == found[1])
      }
      let edge = other.standings.first { $0.system.name == "uikit.edge" }
      expect(Self.success(edge), 0.9 * share)
    }
  }

  @Test("The frontier has what nothing beats in both success and content lost")
  func frontier() throws {
    let names = SystemChoice.frontier(try Self.pages()).map(\.system.name)
    #expect(names == ["fd", "uikit.edge"])
  }
}
