import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Recordings
@testable import StrictFiles
@testable import Study

/// Whole swipes on whole pages: counted as the recognizers alone are, and as judging tells.
@Suite("Runs of whole pages")
struct PageRunnerTests {
  static func experiment(
    policies: String = "", systems: String = "", contexts: [String] = ["plain"],
    intents: [Intent] = [.pop, .popAbort, .contentRight, .contentVertical, .tapSmear],
    participants: Int = 30
  ) throws -> Experiment {
    let names = { (list: [String]) in list.map { "\"\($0)\"" }.joined(separator: ", ") }
    let text = """
      {
        "participants": \(participants), "swipes_per_intent": 4,
        "screens": ["iphone-16-pro", "ipad-mini-7"], "recognizers": ["pan", "edge"],
        "contexts": [\(names(contexts))], "intents": [\(names(intents.map(\.rawValue)))],
        "policies": [\(policies)], "systems": [\(systems)]
      }
      """.replacing(#""policies": [], "#, with: "").replacing(#", "systems": []"#, with: "")
    let node = try JSONNode.parse(Array(text.utf8), file: "f")
    return try Experiment.read(node, file: "f", name: "f")
  }

  /// The rates alone: reach, which is computed for each system and page, takes long unoptimised.
  static func rates(of experiment: Experiment) async throws -> [RateRow] {
    let counts = await Runner.run(experiment, workers: 1)
    return StudyResults.rates(experiment, counts, CriticalValueTable(counts))
  }

  @Test("on a plain page, whole pages count what recognizers alone count")
  func plainPage() async throws {
    let alone = try Self.experiment(policies: #""half-width", "fixed-distance", "fling-override""#)
    // An intent of two touches sends every policy the other way.
    let whole = try Self.experiment(
      policies: #""half-width", "fixed-distance", "fling-override""#,
      intents: alone.intents + [.doublePop])
    #expect(alone.conditions.allSatisfy { !alone.needsWholePages($0) })
    #expect(whole.conditions.allSatisfy { whole.needsWholePages($0) })
    let few = await StudyResults(alone, Runner.run(alone, workers: 1))
    let more = await StudyResults(whole, Runner.run(whole, workers: 1))
    #expect(few.rates.contains { $0.events > 0 && $0.metric == "abort-honoured" })
    for row in few.rates { #expect(more.rates.contains(row), "\(row)") }
  }

  /// Three blocks of people; all integers, also those that no file shows.
  @Test("any number of workers counts the same")
  func workers() async throws {
    let experiment = try Self.experiment(
      policies: #""half-width""#, systems: #""fd", "rickey", "uikit.26""#,
      contexts: ["plain", "pagedFirst", "transition"], participants: 49)
    let alone = await Runner.run(experiment, workers: 1)
    #expect(await Runner.run(experiment, workers: 5) == alone)
  }

  /// The names are those of `rates.csv`, which outside readers know.
  @Test("stages have the names of the metrics of pops that were missed")
  func names() {
    let stages = ["slop", "gate", "arbitration", "decision", "race", "navigation", "system"]
    #expect(Metric.missed.map(\.name) == stages.map { "missed-\($0)" })
    #expect(Metric.all.suffix(7).map(\.name) == Metric.missed.map(\.name))
  }

  @Test("every wanted pop succeeds or is missed at exactly one stage")
  func stages() async throws {
    let systems = SystemCatalog.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let experiment = try Self.experiment(
      systems: systems, contexts: PageContext.all.map(\.name), intents: [.pop], participants: 4)
    let rates = try await Self.rates(of: experiment)
    let groups = Dictionary(grouping: rates) { "\($0.condition) \($0.policy)" }
    #expect(groups.count == 2 * PageContext.all.count * SystemCatalog.all.count)
    for rows in groups.values {
      let parts = rows.filter { $0.metric == "success" || $0.metric.hasPrefix("missed-") }
      #expect(parts.count == 1 + PipelineStage.allCases.count)
      #expect(parts.map(\.events).reduce(0, +) == 16 && parts.allSatisfy { $0.trials == 16 })
    }
  }

  @Test("a system that is not on a page stops every swipe at the gate")
  func notInstalled() async throws {
    let experiment = try Self.experiment(systems: #""tz40""#, contexts: ["list"], participants: 5)
    let rates = try await Self.rates(of: experiment)
    #expect(rates.filter { $0.metric == "missed-gate" }.allSatisfy { $0.rate == 1 })
    #expect(rates.filter { $0.metric == "blocked-content" }.allSatisfy { $0.rate == 0 })
  }

  @Test("judging the sampled touches gives the counts of the run")
  func judged() async throws {
    let systems = #""half", "tz40", "rickey", "fd", "delegateSwap", "uikit.26""#
    let experiment = try Self.experiment(
      systems: systems, contexts: ["list", "carouselStart", "slider", "transition", "landscape"],
      intents: [.pop, .contentRight, .contentVertical], participants: 6)
    let rates = try await Self.rates(of: experiment)
    var judge = SwipeJudge([JudgeContest(experiment.systems)])
    var csv = CSVWriter()
    for swipe in experiment.swipes() { judge.append(swipe, to: &csv) }
    let rows = String(decoding: csv.bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    // People, swipes, intents; pages, screens; systems.
    let expected = (6 * 4 * 3) * (5 * 2) * 6
    #expect(rows.count == expected)
    var compared = 0
    for rate in rates where rate.metric == "success" || rate.metric == "flash" {
      let wanted = rate.metric == "success"
      let outcome = wanted ? "popCompleted" : "popCancelled"
      let place = [rate.condition.screen, rate.condition.context, "system", rate.policy, outcome]
      let own = rows.filter { (row: [String]) -> Bool in
        Array(row[2...6]) == place && (row[1] == "pop") == wanted
          && (wanted || rate.intent == "all" || rate.intent == row[1])
      }
      #expect(own.count == rate.events, "\(rate)")
      compared += 1
    }
    // Screens, pages, systems; success, flashes, and flashes of each unwanted intent.
    #expect(compared == 2 * 5 * 6 * (1 + 1 + 2))
    #expect(rates.contains { $0.events > 0 && $0.metric == "flash" })
  }
}

/// Sessions with people who want two pages back, and with strokes for a canvas.
@Suite("Sessions of double pops and canvas strokes")
struct IntentSessionTests {
  static func player(_ context: PageContext) throws -> SessionPlayer {
    SessionPlayer(
      screen: try #require(ScreenCatalog.named("iphone-16-pro")), context: context,
      systems: SystemCatalog.all, population: .everyday, seed: 8)
  }

  /// The records of every system.
  static func records(
    _ intent: Intent, on context: PageContext, people: Int = 200
  ) throws -> [[SwipeRecord]] {
    let entry = try #require(IntentCatalog.entry(intent))
    var player = try player(context)
    var records = SystemCatalog.all.map { _ in [SwipeRecord]() }
    for index in 0..<people {
      let person = Participant(index: index, seed: 8, population: .everyday)
      player.play(entry, of: person, swipe: 0) { records[$0].append($1) }
    }
    return records
  }

  @Test("double pops want two pages, which some get, and one pop is never two")
  func pages() throws {
    let wanted = Intent.allCases.filter { $0.pagesWanted == 2 }
    #expect(wanted == [.doublePop])
    #expect(Intent.allCases.filter(\.wantsPop) == [.pop, .popAbort, .doublePop])
    let (double, single) = (
      try Self.records(.doublePop, on: .plain), try Self.records(.pop, on: .plain)
    )
    #expect(double.joined().contains { $0.pops == 2 })
    #expect(double.joined().contains { $0.pops == 1 })
    #expect(double.joined().allSatisfy { $0.pops <= 2 })
    #expect(single.joined().allSatisfy { $0.pops <= 1 })
  }

  @Test("before text is selected, a finger rests; scrolls of the same page do not wait")
  func hold() throws {
    let held = try #require(PageContext.named("textSelection"))
    let hold = held.strokeHold
    #expect(hold > 0)
    var free = held
    free.strokeHold = 0
    let person = Participant(index: 3, seed: 8, population: .everyday)
    for intent in Intent.allCases {
      let entry = try #require(IntentCatalog.entry(intent))
      var players = [try Self.player(held), try Self.player(free)]
      let rested = players[0].touches(entry, of: person, swipe: 0)
      let plain = players[1].touches(entry, of: person, swipe: 0)
      let wait = intent == .stroke ? hold : 0
      #expect(rested[0] == plain[0])
      #expect(rested.dropFirst().map(\.time) == plain.dropFirst().map { $0.time + wait })
    }
  }
}
