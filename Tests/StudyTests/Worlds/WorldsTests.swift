import NavigationModel
import SwipeSimulation
import Testing
import TrialStatistics

@testable import Study

/// Plausible populations, one app's people each.
@Suite("Worlds")
struct WorldsTests {
  private static let worlds = Worlds(48, around: .everyday, seed: 1, .choosing).populations

  private static func values(_ setting: String, _ worlds: [Population] = worlds) -> [Double] {
    let found = PopulationSetting.all.first { $0.name == setting }
    return worlds.compactMap { found?.value(in: $0) }
  }

  @Test("of every law each world has another part: nothing that is plausible is left out")
  func strata() throws {
    for law in OtherPeople.habits {
      let values = Self.values(law.setting).sorted()
      try #require(values.count == 48)
      for (place, value) in values.enumerated() {
        switch law.law {
        case .uniform(let range):
          let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
          #expect(abs(share * 48 - Double(place) - 0.5) <= 0.501, "\(law.setting) \(place)")
        case .logUniform(let range):
          let ends = [range.lowerBound, value, range.upperBound].map(PortableMath.logarithm)
          let share = (ends[1] - ends[0]) / (ends[2] - ends[0])
          #expect(abs(share * 48 - Double(place) - 0.5) <= 0.501, "\(law.setting) \(place)")
        case .normal: Issue.record("a habit that was recorded")
        }
      }
    }
  }

  @Test("the same seed makes the same worlds; other seeds, and those that judge, are others")
  func seeds() {
    #expect(Worlds(48, around: .everyday, seed: 1, .choosing).populations == Self.worlds)
    for other in [
      Worlds(48, around: .everyday, seed: 2, .choosing),
      Worlds(48, around: .everyday, seed: 1, .judging),
    ] {
      let shared = Set(Self.values("edge_start_share"))
        .intersection(Self.values("edge_start_share", other.populations))
      #expect(shared.isEmpty)
    }
  }

  @Test("what an experiment sets of its people stays as it is")
  func own() {
    var people = Population.everyday
    people.dragShare = 0.3
    let worlds = Worlds(12, around: people, seed: 1, .choosing).populations
    #expect(worlds.allSatisfy { $0.dragShare == 0.3 })
    #expect(Set(worlds.map(\.edgeStartShare)).count == 12)
  }

  /// Twenty-one people: the mean of ln durations is known to their spread over the root of 21, the
  /// spread to 1 / sqrt 40 of itself.
  @Test("means and spreads of recorded people vary as 21 people leave them open")
  func sampling() {
    let many = Worlds(400, around: .everyday, seed: 3, .judging).populations
    func spread(_ values: [Double]) -> (mean: Double, deviation: Double) {
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (mean, (squares / Double(values.count - 1)).squareRoot())
    }
    let model = Population.everyday.rightGoing
    for quantity in 0..<5 {
      let own = model.between[quantity, quantity].squareRoot()
      let means = spread(many.map { $0.rightGoing.means[quantity] })
      #expect(abs(means.mean - model.means[quantity]) < 0.02 * own)
      #expect(abs(means.deviation / (own / Double(21).squareRoot()) - 1) < 0.1)
      let spreads = spread(many.map { $0.rightGoing.between[quantity, quantity].squareRoot() })
      #expect(abs(spreads.deviation / (own / Double(40).squareRoot()) - 1) < 0.1)
    }
    #expect(many.allSatisfy { $0.rightGoing.between.isCovariance })
    let leans = spread(many.map { Double($0.browsing.lean.mean) })
    let people = Double(Population.everyday.browsing.lean.betweenPeople)
    #expect(abs(leans.deviation / (people / Double(69).squareRoot()) - 1) < 0.1)
  }

  @Test("either reading of a tie has half of the worlds")
  func ties() {
    let shares = Worlds(48, around: .everyday, seed: 1, .choosing).tieShares
    #expect(shares.count { $0 == ScrollTie.dominance.share } == 24)
    #expect(shares.count { $0 == ScrollTie.deeperView.share } == 24)
  }
}
