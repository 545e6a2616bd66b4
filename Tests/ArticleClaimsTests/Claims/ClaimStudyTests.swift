import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import Testing
import TrialStatistics

@testable import ArticleClaims
@testable import ExperimentFiles
@testable import Study

@Suite("Claims on a small run")
struct ClaimStudyTests {
  @Test("another seed gives other numbers of the same claims")
  func seeds() async throws {
    let experiment = try ClaimSamples.experiment(people: 20, swipes: 1, seed: 6)
    let rows = await ClaimSamples.claims(of: experiment, workers: 2)
    let first = try await ClaimSamples.rows.value
    #expect(rows.map(\.claim) == first.map(\.claim))
    #expect(rows[0].measured != first[0].measured)
  }

  /// Counted again in a plain loop, and compared by the paired contrast of counts.
  @Test("a row is the paired contrast of the same swipes on two pages")
  func recount() async throws {
    let experiment = try ClaimSamples.experiment(
      people: ClaimSamples.people, swipes: ClaimSamples.swipes)
    let row = try #require(try await ClaimSamples.rows.value.first { $0.claim == "0-25" })
    let entry = try #require(IntentCatalog.entry(.pop))
    var moments = ClusterMoments(policies: 2)
    var players = try [PageContext.plain, .list].map {
      SessionPlayer(
        screen: try #require(ScreenCatalog.named("iphone-16-pro")), context: $0,
        systems: [.disableOnConflict],
        population: experiment.population, seed: experiment.seed)
    }
    for index in 0..<ClaimSamples.people {
      let person = Participant(
        index: index, seed: experiment.seed, population: experiment.population)
      let pops = players.indices.map { place in
        var count = 0
        for swipe in 0..<ClaimSamples.swipes {
          players[place].play(entry, of: person, swipe: swipe) {
            _, record in
            count += record.outcome == .popCompleted ? 1 : 0
          }
        }
        return count
      }
      moments.add(trials: ClaimSamples.swipes, successes: pops)
    }
    let contrast = PairedContrast(moments: moments, 0, 1)
    #expect(abs(try #require(row.measured) - contrast.difference) < 1e-12)
    #expect(abs(try #require(row.standardError) - contrast.standardError) < 1e-12)
    #expect(contrast.difference > 0.1)
  }

  @Test("a broken mechanism is another world: the cells of the claim as it is are not touched")
  func worlds() async throws {
    let experiment = try ClaimSamples.experiment(people: 20, swipes: 2)
    let cell = Self.cell(.begun, .right, "fd", "root")
    let world = ClaimWorld(experiment.screens, people: experiment.population)
    var broken = world
    WorldChange.gate(of: "fd", without: .previousPage).apply(&broken)
    let counts = await ClaimBench(
      experiment, worlds: [world, broken], cells: [cell, cell.inside(1)]
    ).run(workers: 1, progress: { _ in })
    #expect(counts[cell]?.ratio == 0)
    #expect(try #require(counts[cell.inside(1)]?.ratio) > 0.9)
    // People who all aim at the edge, on a page where others would not.
    let edge = Self.cell(.begun, .edgePop, "uikit.edge")
    let free = Self.cell(.begun, .pop, "uikit.edge")
    let starts = await ClaimBench(experiment, worlds: [world], cells: [edge, free])
      .run(workers: 1, progress: { _ in })
    let ratios = (try #require(starts[edge]?.ratio), try #require(starts[free]?.ratio))
    #expect(ratios.0 > ratios.1 + 0.2)
  }

  private static func cell(
    _ fact: ClaimFact, _ swipers: Swipers, _ system: String, _ page: String = "plain"
  ) -> ClaimCell {
    ClaimCell(fact: fact, swipers: swipers, system: system, page: page, screen: .phone)
  }

  @Test("cells with unknown names are left open")
  func unknown() async throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    let claim = Claim.people(
      "9-01", "Something.", .rate(.completed, "no such system"), .above(0),
      broken: .noEdge(of: "no such system"))
    let plan = ClaimPlan(experiment, [claim])
    let row = plan.rows(await plan.bench.run(workers: 1, progress: { _ in }))[0]
    #expect(row.holds == .undecided && row.measured == nil && row.standardError == nil)
    #expect(row.brokenHolds == .undecided && row.brokenMeasured == nil)
  }
}
