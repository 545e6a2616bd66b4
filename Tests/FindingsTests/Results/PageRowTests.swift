import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

@Suite("Systems by where swipes start")
struct PageRowTests {
  private static let keys = """
    { "participants": 64, "screens": ["iphone-16-pro"],
      "contexts": ["plain", "carousel", "slider", "root", "transition"],
      "intents": ["pop", "popAbort", "contentRight", "contentLeft", "contentVertical", "doublePop"],
      "systems": ["fd", "sharedTargetUngated", "uikit.edge"] }
    """

  /// Swipes and events of a system on a page, by hand: one person after the other.
  private func count(
    _ intent: Intent, of name: String, on context: PageContext, _ experiment: Experiment,
    from start: SwipeStart, _ holds: (SwipeRecord) -> Bool
  ) throws -> (events: Int, trials: Int) {
    var people = experiment.population
    people.edgeStartShare = start == .edge ? 1 : 0
    let page = context.starting(at: start)
    var player = SessionPlayer(
      screen: experiment.screens[0], context: page,
      systems: [try #require(SystemCatalog.named(name))], population: people,
      seed: experiment.seed, design: experiment.design)
    let entry = try #require(IntentCatalog.entry(intent))
    var crowd = Crowd(of: people, seed: experiment.seed, design: experiment.design)
    var found = (events: 0, trials: 0)
    for index in 0..<experiment.participants {
      let person = crowd.person(index)
      for swipe in 0..<experiment.swipesPerIntent {
        let touches = player.touches(entry, of: person, swipe: swipe)
        if start == .edge, !intent.wantsPop, touches[0].x > 40 { continue }
        player.play(entry, of: person, swipe: swipe) { _, record in
          found.trials += 1
          if holds(record) { found.events += 1 }
        }
      }
    }
    return found
  }

  @Test("Success and content lost are those of swipes counted one by one")
  func counted() async throws {
    let experiment = try experiment(Self.keys)
    let results = await StudyRun.results(of: experiment, workers: 2)
    let rows = Dictionary(results.pages.map { ($0.key, $0.rate) }) { first, _ in first }
    func rate(
      _ metric: Metric, _ system: String, _ context: String, _ start: SwipeStart
    ) -> Double? {
      rows[
        PageRow.Key(
          system: system, context: context, screen: "iphone-16-pro", start: start,
          metric: metric.name)]
    }
    func rounded(_ found: (events: Int, trials: Int)) -> Double {
      (Double(found.events) / Double(found.trials) * 1000).rounded() / 1000
    }
    for start in SwipeStart.allCases {
      for (system, context) in [("fd", PageContext.plain), ("uikit.edge", .carousel)] {
        let pops = try count(.pop, of: system, on: context, experiment, from: start) {
          $0.outcome == .popCompleted
        }
        #expect(rate(.success, system, context.name, start) == rounded(pops))
      }
      let lost = try [(Intent.contentRight, 45.0), (.contentLeft, 40)].map { intent, share in
        let found = try count(intent, of: "fd", on: .slider, experiment, from: start, \.hasBegun)
        return (
          share: share, rate: Double(found.events) / Double(max(found.trials, 1)), found.trials
        )
      }.filter { $0.2 > 0 }
      let mean = lost.reduce(0) { $0 + $1.share * $1.rate } / lost.reduce(0) { $0 + $1.share }
      let row = try #require(rate(.contentLost, "fd", "slider", start))
      #expect(abs(row - mean) <= 0.0005 + 1e-9)
    }
    // Edge pans pop from the edge alone, also on a page where people start there otherwise.
    #expect(try #require(rate(.success, "uikit.edge", "carousel", .edge)) > 0.5)
    #expect(try #require(rate(.success, "uikit.edge", "carousel", .anywhere)) < 0.2)
  }

  @Test("Harms are weighed by what people do on the page")
  func weighed() async throws {
    let experiment = try experiment(Self.keys)
    let results = await StudyRun.results(of: experiment, workers: 2)
    let broken = results.pages.filter { $0.key.metric == Metric.corrupted.name && $0.rate > 0 }
    // People swipe twice on the page that is still being pushed, and nowhere else.
    #expect(Set(broken.map(\.key.context)) == ["transition"])
    #expect(Set(broken.map(\.key.system)) == ["sharedTargetUngated"])
    let rates = results.rates.filter {
      $0.metric == Metric.corrupted.name && $0.intent == "doublePop"
        && $0.condition.context == "transition" && $0.policy == "sharedTargetUngated"
    }
    let pages = try #require(SystemPages(ResultIndex(results), .everything))
    #expect(
      pages.rates(.corrupted, of: "sharedTargetUngated").filter { $0.rate > 0 }.map(\.rate)
        == rates.map(\.rate))
    // What is stored leaves out what is next to nothing.
    let least = ["success": 0.001, "false-trigger": 0.01]
    let kept = results.pages.filter { $0.rate >= least[$0.key.metric] ?? 0.005 }
    #expect(results.storedPages == kept && kept.count < results.pages.count)
  }
}

extension PageContext {
  /// The same page where pops start so.
  fileprivate func starting(at start: SwipeStart) -> PageContext {
    var page = self
    page.popStart = start == .edge ? .edge : .anywhere
    return page
  }
}
