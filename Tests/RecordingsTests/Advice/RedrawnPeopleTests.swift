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

  /// People who drag often, whose aborts return, and who differ in how their scrolls lean.
  private static let draggers = {
    var people = Population.everyday
    (people.dragShare, people.abortReturnShare, people.abortLateShare) = (0.3, 0.85, 0.45)
    people.browsing.lean.betweenPeople = 20
    return people
  }()
  private static let sixtyDraggers = Result { try fit(of: draggers).population }

  @Test("shares of drags, and of aborts that return and return late, are found")
  func habits() throws {
    let found = try Self.sixtyDraggers.get()
    // Standard errors of 1,200 pops, 600 aborts and 510 returns, times four.
    #expect(abs(found.dragShare - 0.3) < 4 * 0.0132)
    #expect(abs(found.abortReturnShare - 0.85) < 4 * 0.0146)
    #expect(abs(found.abortLateShare - 0.45) < 4 * 0.022)
  }

  @Test("60 people show how often scrolls run sideways, three leave most of it to the law")
  func sideways() throws {
    var truth = Population.everyday
    truth.scrollSidewaysShare = 0.02
    let spreads = try [3, 60].map { people -> (share: Double, ratio: Double) in
      let fit = try Self.fit(of: truth, people: people)
      let worlds = fit.redrawn(60, seed: 5)
      #expect(worlds.shown.contains("scroll_sideways_share"))
      let drawn = worlds.redrawn.map { Double($0.scrollSidewaysShare) }.sorted()
      return (Double(fit.population.scrollSidewaysShare), drawn[54] / drawn[5])
    }
    // Of 6,000 scrolls some 120 run sideways, two thirds of them steeply: four standard errors, and
    // the law, whose middle is .0045, for a fifteenth.
    #expect(abs(spreads[1].share - 0.0186) < 4 * 0.0025)
    #expect(spreads[0].share < spreads[1].share)
    // Three people make 300 scrolls: their ratio is hardly below the law's 3.3; 60 people, of whom
    // each has his own share, leave about half of its logarithm.
    #expect(spreads[1].ratio < 2 && spreads[0].ratio > 2.5 && spreads[0].ratio < 4, "\(spreads)")
  }

  @Test("few people's spreads and habits move towards the base's, many people's hardly")
  func shrinking() throws {
    let found = [
      try Self.fit(of: Self.draggers, people: 4).population, try Self.sixtyDraggers.get(),
    ]
    // Eight people of the base, whose spread is 10.2 and share .07, beside 4 and 60.
    #expect(found[1].browsing.lean.betweenPeople > 16 && found[0].browsing.lean.betweenPeople < 16)
    #expect(found[1].dragShare > 0.24 && found[0].dragShare < 0.2)
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
      // How people differ and, of 20 pops each, how their own swipes do.
      let truth = Population.everyday.rightGoing
      let expected = (truth.between[place, place] + truth.within[place, place] / 20) / 20
      #expect(abs(mean - model.means[place]) < 4 * (variance / 60).squareRoot())
      // That of 20 people is not that of all: beyond a factor of 3 once in 1,000.
      #expect(
        variance > expected / 3 && variance < expected * 3,
        "quantity \(place): \(variance / expected)")
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
