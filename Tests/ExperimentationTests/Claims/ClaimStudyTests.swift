import NavigationModel
import PopGesture
import SwipeSimulation
import Testing
import TrialStatistics

@testable import Experimentation

@Suite("Claims on a small run")
struct ClaimStudyTests {
  @Test("the number of workers changes nothing", arguments: [1, 3])
  func determinism(workers: Int) async throws {
    let experiment = try ClaimSamples.experiment(
      people: ClaimSamples.people, swipes: ClaimSamples.swipes)
    let rows = try await ClaimStudy.run(experiment: experiment, workers: workers)
    #expect(rows == (try await ClaimSamples.rows.value))
  }

  @Test("another seed gives other numbers, and the same exact ones")
  func seeds() async throws {
    let experiment = try ClaimSamples.experiment(people: 20, swipes: 1, seed: 6)
    let rows = try await ClaimStudy.run(experiment: experiment, workers: 2)
    let first = try await ClaimSamples.rows.value
    #expect(rows.map(\.claim) == first.map(\.claim))
    #expect(rows[0].measured != first[0].measured)
    for (row, claim) in zip(rows.indices, ClaimCatalog.all.map(\.claim)) {
      if case .exact = claim.measurement { #expect(rows[row] == first[row]) }
    }
  }

  /// Counted again in a plain loop, and compared by the paired contrast of counts.
  @Test("a row is the paired contrast of the same swipes on two screens")
  func recount() async throws {
    let experiment = try ClaimSamples.experiment(
      people: ClaimSamples.people, swipes: ClaimSamples.swipes)
    let row = try #require(try await ClaimSamples.rows.value.first { $0.claim == "0-17" })
    let entry = try #require(IntentCatalog.entry(.pop))
    var moments = ClusterMoments(policies: 2)
    var players = try ["ipad-pro-13", "iphone-16-pro"].map {
      SessionPlayer(
        screen: try #require(ScreenCatalog.named($0)), context: .plain, systems: [.half],
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
    #expect(contrast.difference < -0.1)
  }

  @Test("what is taken away at the lift never pops, whatever else would")
  func interruptions() async throws {
    let experiment = try ClaimSamples.experiment(people: 20, swipes: 2)
    let cells = [false, true].flatMap { isInterrupted in
      [ClaimFact.completed, .begun].map {
        ClaimCell($0, "half", isInterrupted: isInterrupted)
      }
    }
    let screens = ClaimScreens(experiment.screens)
    let counts = try await ClaimBench(experiment, screens: screens, cells: cells).run(
      workers: 1, progress: { _ in }, isCancelled: { false })
    let ratios = cells.compactMap { counts[$0]?.ratio }
    #expect(ratios.count == 4)
    #expect(ratios[0] > 0.2 && ratios[2] == 0)
    #expect(ratios[1] == ratios[3])
  }

  @Test("a study that is stopped gives no rows")
  func stop() async throws {
    let experiment = try ClaimSamples.experiment(people: 20, swipes: 1)
    await #expect(throws: Runner.Stop.cancelled) {
      try await ClaimStudy.run(experiment: experiment, workers: 2, isCancelled: { true })
    }
  }

  @Test("cells with unknown names are left open")
  func unknown() async throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    let screens = ClaimScreens(experiment.screens)
    let cell = ClaimCell(.completed, "no such system")
    let claim = Claim("9-01", "Something.", .above(0), cell)
    let counts = try await ClaimBench(experiment, screens: screens, cells: claim.cells).run(
      workers: 1, progress: { _ in }, isCancelled: { false })
    let row = claim.row(source: "s", counts, on: screens)
    #expect(row.holds == .undecided && row.measured == nil && row.standardError == nil)
  }
}
