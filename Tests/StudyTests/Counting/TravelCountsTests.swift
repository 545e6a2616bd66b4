import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Study

@Suite("How far fingers go in completed pops")
struct TravelCountsTests {
  private static func read(
    _ intents: String, design: String = "plain", people: Int = 6, contexts: String = #""plain""#
  ) throws -> Experiment {
    try TestSupport.experiment(
      """
      {
        "seed": 7, "participants": \(people), "swipes_per_intent": 3, "design": "\(design)",
        "contexts": [\(contexts)], "screens": ["iphone-16-pro", "ipad-mini-7"],
        "recognizers": ["pan", "edge"], "intents": [\(intents)], "sweeps": [],
        "policies": ["half-width", "velocity-weighted", "uikit", "flutter"]
      }
      """)
  }

  @Test("a run adds up what page sessions tell of single swipes, on plain pages and on others")
  func sums() async throws {
    let read = try Self.read(#""pop", "popAbort", "tapSmear""#, contexts: #""plain", "carousel""#)
    let counts = await Runner.run(read, workers: 1)
    var completed = 0
    for (place, condition) in read.conditions.enumerated() {
      var player = SessionPlayer(
        screen: condition.screen, context: condition.context, systems: read.systems(in: condition),
        population: read.population, seed: read.seed)
      let entry = try #require(IntentCatalog.entry(.pop))
      var expected = read.policies.map { _ in RatioMoments() }
      for index in 0..<read.participants {
        let person = Participant(index: index, seed: read.seed, population: read.population)
        var travel = read.policies.map { _ in [Double]() }
        for swipe in 0..<read.swipesPerIntent {
          player.play(entry, of: person, swipe: swipe) { system, record in
            if record.outcome == .popCompleted, let release = record.release {
              travel[system].append((release.displacement * 2).rounded())
            }
          }
        }
        for (policy, own) in travel.enumerated() {
          expected[policy].add(count: own.count, total: Int(own.reduce(0, +)))
          completed += own.count
        }
      }
      #expect(counts.conditions[place].travel?.sums == expected, "\(condition.key)")
    }
    #expect(completed > 100)
    #expect(await Runner.run(read, workers: 3) == counts)
  }

  @Test("swipes made side by side have the travel of those made one by one, in either design")
  func designs() async {
    await each(["plain", "balanced"]) { (design: String) in
      // Pops of two touches ask for whole pages.
      let alone = try Self.read(#""pop""#, design: design, people: 130)
      let whole = try Self.read(#""pop", "doublePop""#, design: design, people: 130)
      #expect(whole.conditions.allSatisfy(whole.needsWholePages))
      #expect(!alone.conditions.contains(where: alone.needsWholePages))
      let counts = await (Runner.run(alone, workers: 2), Runner.run(whole, workers: 2))
      let travel = counts.0.conditions.map(\.travel)
      #expect(travel == counts.1.conditions.map(\.travel))
      #expect(travel[0]?.mean(of: 0) != nil)
    }
  }

  @Test("mean and error by hand; halves and thirds of a pt, and what is no length")
  func byHand() throws {
    var counts = TravelCounts(contestants: 2)
    // 100, 200 and 150 pt: the mean is 150, and people's residuals are 0.
    counts.add(pops: 2, units: 600, of: 0)
    counts.add(pops: 1, units: 300, of: 0)
    let mean = try #require(counts.mean(of: 0))
    #expect(mean.travel == 150 && mean.standardError == 0)
    // One of 250 pt more: the mean 175, residuals -50, -25 and 75.
    counts.add(pops: 1, units: 500, of: 0)
    let wider = try #require(counts.mean(of: 0))
    let squares = 50.0 * 50 + 25 * 25 + 75 * 75
    #expect(wider.travel == 175)
    #expect(abs(try #require(wider.standardError) - (3 / 2 * squares).squareRoot() / 4) < 1e-12)
    #expect(counts.mean(of: 1) == nil)
    #expect(
      [10.5, 100 / 3.0, 200 / 3.0, .nan, .infinity].map(TravelCounts.units) == [21, 67, 133, 0, 0])
  }
}
