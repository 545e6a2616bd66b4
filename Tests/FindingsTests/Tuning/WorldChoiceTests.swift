import NavigationModel
import PolicyLibrary
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Recommendations that hold for other people.
@Suite("Choices in worlds")
struct WorldChoiceTests {
  private static func read(_ more: String = "") throws -> Experiment {
    try experiment(
      #"""
      {
        "seed": 4, "participants": 1280, "screens": ["iphone-16-pro", "iphone-se-3"],
        "contexts": ["list"],
        "recognizers": ["pan",
          { "name": "gate", "recognizer": "pan", "cone_deg": 45, "content": "waits" },
          { "name": "both", "recognizer": "pan", "content": "shares" }],
        "policies": ["half-width", "velocity-weighted"], "worlds": 10 \#(more)
      }
      """#)
  }

  @Test("worlds are for balanced draws, unless a file says how many or none")
  func defaults() throws {
    #expect(try experiment(#"{ "policies": ["half-width"] }"#).worlds == 120)
    #expect(
      try experiment(#"{ "policies": ["half-width"], "participants": 100 }"#).worlds == 0)
    let own = try experiment(#"{ "policies": ["half-width"], "worlds": 7, "world_seed": 9 }"#)
    #expect(own.worlds == 7 && own.judgingWorlds == 7 && own.worldSeed == 9)
    #expect(
      own.canonical.bytes != (try experiment(#"{ "policies": ["half-width"] }"#)).canonical.bytes)
  }

  @Test("what is recommended keeps the limits of worlds, and one that shares the scroll never does")
  func recommendation() async throws {
    let read = try Self.read()
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let best = try #require(
      choices.all.first { $0.isBest && $0.goal == read.goals[0] && $0.scope.name == "phones" })
    let prospect = try #require(best.prospect)
    #expect(best.recognizer.name != "both")
    #expect(best.status == .kept && prospect.worlds == 10)
    #expect(prospect.success.low <= prospect.success.median)
    #expect(prospect.contentLost.high < 0.06)
    // In worlds that chose it, nine of ten; in others perhaps fewer.
    #expect(prospect.chance > 0.6)
    let rows = choices.worldRows.filter { $0.choice.candidate == best.candidate }
    #expect(
      Set(rows.map(\.metric.name)) == [
        "success", "false-trigger", "abort-honoured", "content-lost",
      ])
  }

  /// By hand, from the passes that a run makes.
  @Test("chance and ranges are those of plain rates, world by world")
  func byHand() async throws {
    let read = try Self.read()
    let results = await StudyRun.results(of: read, workers: 2)
    let best = try #require(
      results.choices?.all.first {
        $0.isBest && $0.goal == read.goals[0] && $0.scope.name == "iphone-se-3"
      })
    var plain = read
    (plain.sweeps, plain.usualSweeps, plain.policies) = ([], [], [best.policy])
    plain.recognizers = [best.recognizer]
    plain.screens = best.scope.screens
    let design = Worlds(
      read.judgingWorlds, around: read.population, seed: read.worldSeed, .judging)
    var (kept, successes) = (0, [Double]())
    for (world, (people, tie)) in zip(design.populations, design.tieShares).enumerated() {
      plain.population = people
      plain.contexts = read.contexts.map { $0.withTieShare(tie) }
      let first = 3 << 30 + (read.worlds + world) * 512
      let counts = await Runner.run([Pass(plain, people: first..<first + 512)], workers: 2)[0]
      let rates = StudyResults.rates(plain, counts, CriticalValueTable(counts))
      func rate(_ metric: String) -> [Double] {
        rates.filter { $0.metric == metric && $0.intent != "all" }.map(\.rate)
      }
      let success = try #require(rate("success").first)
      successes.append(success)
      let isKept =
        (rate("false-trigger").max() ?? 1) <= 0.005 && (rate("abort-honoured").min() ?? 0) >= 0.95
        && (rate("content-lost").max() ?? 1) <= 0.05
      if isKept { kept += 1 }
    }
    let prospect = try #require(best.prospect)
    #expect(prospect.chance == Double(kept) / Double(read.judgingWorlds))
    #expect(prospect.success == Prospect.Range(successes))
  }

  @Test("a wanted rate of false triggers that nothing keeps is said to be over")
  func none() async throws {
    let read = try Self.read(#", "limits": { "content_lost": 0.0001 }"#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let best = try #require(choices.all.first { $0.isBest && $0.goal == read.goals[0] })
    #expect(best.status == .over)
  }
}
