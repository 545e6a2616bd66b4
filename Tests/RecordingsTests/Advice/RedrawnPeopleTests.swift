import ExperimentFiles
import SwipeSimulation
import Testing

@testable import Recordings
@testable import Study

/// What recordings show of people's habits, and what worlds draw of recorded people.
@Suite("Recorded people drawn again")
struct RedrawnPeopleTests {
  /// 60 people with 20 pops and 10 aborts each.
  private static func fit(of population: Population, people: Int = 60) throws -> PopulationFit {
    try PopulationFit(
      [FitRecording(AdviceTrial.swipes(of: population, people: people, seed: 11))],
      base: .everyday)
  }

  @Test("shares of drags, and of aborts that return and return late, are found")
  func habits() throws {
    var truth = Population.everyday
    (truth.dragShare, truth.abortReturnShare, truth.abortLateShare) = (0.25, 0.85, 0.45)
    let found = try Self.fit(of: truth).population
    // Standard errors of 1,200 pops, 600 aborts and 510 returns, times four.
    #expect(abs(found.dragShare - 0.25) < 4 * 0.0125)
    #expect(abs(found.abortReturnShare - 0.85) < 4 * 0.0146)
    #expect(abs(found.abortLateShare - 0.45) < 4 * 0.022)
  }

  @Test("people drawn again spread about the fit as means of so many people do")
  func spread() throws {
    let fit = try Self.fit(of: .everyday, people: 20)
    let redrawn = fit.redrawn(60, seed: 5).redrawn
    #expect(redrawn == fit.redrawn(60, seed: 5).redrawn)
    let model = fit.population.rightGoing
    for place in 0..<2 {
      let values = redrawn.map { $0.rightGoing.means[place] }
      let mean = values.reduce(0, +) / 60
      let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 59
      let expected = model.between[place, place] / 20
      #expect(abs(mean - model.means[place]) < 4 * (variance / 60).squareRoot())
      // That of the 20 people is not the fitted one: beyond a factor of 3 once in 1,000.
      #expect(variance > expected / 3 && variance < expected * 3, "quantity \(place)")
    }
  }

  @Test("worlds draw nothing else for what was recorded, and the laws for the rest")
  func worlds() {
    var (one, other) = (Population.everyday, Population.everyday)
    (one.dragShare, other.dragShare) = (0.01, 0.02)
    let recorded = RecordedPeople(
      redrawn: [one, other], shown: ["drag_share", "right_going", "reading"])
    let worlds = Worlds(8, around: .everyday, seed: 1, .choosing, recorded: recorded).populations
    #expect(worlds.map(\.dragShare) == [0.01, 0.02, 0.01, 0.02, 0.01, 0.02, 0.01, 0.02])
    #expect(worlds.allSatisfy { $0.rightGoing.means == Population.everyday.rightGoing.means })
    #expect(worlds.allSatisfy { $0.reading == Population.everyday.reading })
    #expect(Set(worlds.map(\.thumbSpan)).count == 8)
    #expect(Set(worlds.map { $0.leftGoing.means[0] }).count == 8)
  }
}
