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
    #expect(try experiment(#"{ "policies": ["half-width"], "participants": 100 }"#).worlds == 0)
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
    #expect(prospect.rates.success.low <= prospect.rates.success.median)
    #expect(prospect.rates.contentLost.high < 0.06)
    // In worlds that chose it, nine of ten; in others perhaps fewer.
    #expect(prospect.chance > 0.6)
    let rows = choices.worldRows.filter { $0.choice.candidate == best.candidate }
    #expect(
      Set(rows.map(\.metric.name)) == [
        "success", "false-trigger", "abort-honoured", "content-lost",
      ])
  }

  @Test("recommended is what most draws of worlds choose", arguments: 1...3)
  func votes(seed: Int) async throws {
    let read = try Self.read(#", "world_seed": \#(seed)"#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let bests = choices.all.filter { $0.isBest && $0.goal == read.goals[0] && $0.status == .kept }
    #expect(!bests.isEmpty)
    for best in bests {
      let rivals = choices.all.filter { $0.isSameQuestion(as: best) }.compactMap(\.stability)
      #expect(best.stability == rivals.max() && rivals.reduce(0, +) <= 1 + 1e-9)
    }
  }

  @Test(
    "recordings of people who are alike choose the same more often than those of different ones")
  func redrawn() async throws {
    var read = try Self.read()
    #expect(try #require(await StudyRun.results(of: read, workers: 2).choices).redrawn == nil)
    read.worlds = 40
    var slow = Population.everyday
    slow.dragShare = 0.4
    slow.scrollSidewaysShare = 0.03
    let laws = (OtherPeople.all + OtherPeople.habits).map(\.setting)
    var found: [RedrawnChoice] = []
    for people in [[Population.everyday], [.everyday, slow]] {
      read.recorded = RecordedPeople(
        redrawn: people, shown: Set(laws + ["right_going", "left_going", "reading", "browsing"]))
      let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
      let redrawn = try #require(choices.redrawn)
      #expect(redrawn.recordings == 40 && redrawn.share + redrawn.runnerUpShare <= 1 + 1e-9)
      #expect((redrawn.runnerUp == nil) == (redrawn.share == 1))
      #expect(redrawn.stake.low <= redrawn.stake.high)
      found.append(redrawn)
    }
    let widths = found.map { $0.stake.high - $0.stake.low }
    #expect(
      found[0].share > found[1].share && widths[0] < widths[1], "\(found.map(\.share)), \(widths)")
  }

  @Test("a range tells how many worlds break its limit")
  func broken() {
    let values = [0.1, 0.2, 0.3, 0.4]
    #expect(Prospect.Range(values).broken == 0)
    #expect(Prospect.Range(values) { $0 > 0.3 }.broken == 0.25)
  }

  @Test("the median of repeated values is that of the values written out")
  func medians() {
    var random = TestGenerator(seed: 8)
    for count in 1...40 {
      let values = (0..<count).map { _ in (random.uniform() * 8).rounded() }
      var times = [Int32](repeating: 0, count: count)
      for _ in 0..<count { times[min(Int(random.uniform() * Double(count)), count - 1)] += 1 }
      let written = zip(values, times).flatMap { Array(repeating: $0, count: Int($1)) }
      let order = values.indices.sorted { values[$0] < values[$1] }
      #expect(WorldJudges.median(values, in: order, times) == Prospect.Range(written).median)
    }
  }

  @Test("the policy that an experiment is about has its row, whatever is recommended")
  func subject() async throws {
    let read = try experiment(
      #"""
      {
        "seed": 1, "participants": 1280, "screens": ["iphone-16-pro"], "contexts": ["list"],
        "recognizers": [
          { "name": "gate", "recognizer": "pan", "cone_deg": 45, "content": "waits" }],
        "policies": ["velocity-weighted", { "name": "ours", "family": "fling-override",
          "fling_pt_per_s": 1500, "fraction": 0.6, "return_pt_per_s": "none", "subject": true }],
        "worlds": 20
      }
      """#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let scope = try #require(choices.all.first { $0.isBest }?.scope)
    let own = try #require(choices.subject(on: scope, context: "list")?.own)
    let prospect = try #require(own.prospect)
    #expect(prospect.worlds == 20 && own.candidate != choices.all.first { $0.isBest }?.candidate)
    let rows = choices.worldRows.filter {
      $0.choice.candidate == own.candidate && $0.choice.isSameQuestion(as: own)
    }
    #expect(rows.count == 4 && rows.allSatisfy { $0.prospect == prospect })
  }

  /// By hand, from people like those whom a run makes.
  @Test("chance and ranges are those of rates freed of sampling error, world by world")
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
    let design = Worlds(read.judgingWorlds, around: read.population, seed: read.worldSeed, .judging)
    // Of each metric and intent the rates of every world, in both halves of its people.
    var halves: [[String]: [[Double]]] = [:]
    for (world, (people, tie)) in zip(design.populations, design.tieShares).enumerated() {
      plain.population = people
      plain.contexts = read.contexts.map { $0.withTieShare(tie) }
      for half in 0..<2 {
        let first = 3 << 30 + ((read.worlds + world) * 2 + half) * 512
        let counts = await Runner.run([Pass(plain, people: first..<first + 512)], workers: 2)[0]
        for row in StudyResults.rates(plain, counts, CriticalValueTable(counts))
        where row.intent != "all" {
          halves[[row.metric, row.intent], default: [[], []]][half].append(row.rate)
        }
      }
    }
    func freed(_ metric: String) -> [[Double]] {
      halves.filter { $0.key[0] == metric }.map { Self.freed($0.value[0], $0.value[1]) }
    }
    let success = try #require(freed("success").first)
    let (triggers, aborts) = (freed("false-trigger"), freed("abort-honoured"))
    let lost = freed("content-lost")
    let kept = (0..<read.judgingWorlds).count { world in
      let most = triggers.map { $0[world] }.max() ?? 1
      let least = aborts.map { $0[world] }.min() ?? 0
      let lost = lost.map { $0[world] }.max() ?? 1
      return most <= 0.005 && least >= 0.95 && lost <= 0.05
    }
    let prospect = try #require(best.prospect)
    #expect(prospect.chance == Double(kept) / Double(read.judgingWorlds))
    let own = Prospect.Range(success)
    #expect(abs(prospect.rates.success.median - own.median) < 1e-12)
    #expect(abs(prospect.rates.success.low - own.low) < 1e-12)
    #expect(abs(prospect.rates.success.deviation - own.deviation) < 1e-12)
    #expect(try #require(prospect.samplingShare) > 0)
  }

  /// Rates drawn to their mean until their variance is the covariance of two halves.
  private static func freed(_ first: [Double], _ second: [Double]) -> [Double] {
    let both = zip(first, second).map { ($0 + $1) / 2 }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    func product(_ one: [Double], _ other: [Double]) -> Double {
      mean(zip(one, other).map { ($0 - mean(one)) * ($1 - mean(other)) })
    }
    let (between, all) = (product(first, second), product(both, both))
    let factor = all > 0 ? max(0, min(1, between / all)).squareRoot() : 1
    return both.map { mean(both) + factor * ($0 - mean(both)) }
  }

  @Test("a wanted rate of false triggers that nothing keeps is said to be over")
  func none() async throws {
    let read = try Self.read(#", "limits": { "content_lost": 0.0001 }"#)
    let choices = try #require(await StudyRun.results(of: read, workers: 2).choices)
    let best = try #require(choices.all.first { $0.isBest && $0.goal == read.goals[0] })
    #expect(best.status == .over)
  }
}
