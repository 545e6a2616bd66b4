import ExperimentFiles
import PopGesture
import Study
package import SwipeSimulation
import TrialStatistics

/// The synthetic side of a comparison: who swipes, how often, and on what.
package struct FidelityStudy: Sendable {
  /// Who swipes; pops of a preset are compared without their assumed habits: recorded people paged,
  /// and neither dragged on purpose nor aimed at the edge.
  package var population = Population.everyday
  package var participants = 600
  /// Swipes of each of them of each kind.
  package var swipesPerIntent = 120
  package var seed: UInt64 = 1

  /// The study of the stored report.
  package static let usual = FidelityStudy()

  /// The screen of the recorded phones: 320 compatibility points over 49.9 mm.
  package static let screen = Screen(
    name: "recorded-phone", title: "Phones of the recordings", width: 320, height: 533,
    millimetresPerPoint: 0.155_8, kind: .phone,
    source: "Touchalytics: five phones of 2010 to 2012 with 233 or 252 ppi in 1.5 px per pt")

  /// Whether pops are compared without habits that are assumed: slow drags and starts at the edge.
  ///
  /// A population that a file describes may have them from its own recordings.
  package var leavesHabitsOut: Bool { Population.all.contains(population) }

  /// Number of other populations of which the ranges are made; few people need no good ranges.
  package var worlds: Int { min(max(participants / 15, 2), 40) }

  var people: Population {
    guard leavesHabitsOut else { return population }
    var people = population
    (people.dragShare, people.edgeStartShare) = (0, 0)
    return people
  }

  /// Makes every swipe and measures and judges it by the code that does so with recorded ones.
  ///
  /// - Parameters:
  ///   - crowds: how many people make a share of each kind that a range is to hold: as many as
  ///     were recorded.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  package func run(
    crowds: [SwipeKind: Int], workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> SyntheticPeople {
    let crowd = crowds.values.max() ?? 0
    let parts = await Runner.map(
      participants + worlds * crowd, blockSize: 8, workers: workers, progress: progress, with: ()
    ) { place, _ in tallies(place, crowds, crowd) }
    var own = SetTally()
    var others = [SetTally](repeating: SetTally(), count: worlds)
    for (place, tallies) in parts.enumerated() {
      for (kind, tally) in tallies {
        if place < participants {
          own[kind, String(place)] = tally
        } else {
          others[(place - participants) / crowd][kind, String(place)] = tally
        }
      }
    }
    return SyntheticPeople(
      figures: SetFigures(name: population.name, own),
      others: others.map { SetFigures(name: "", $0) })
  }

  /// What the swipes of one person add up to: first the people of the study, then those of one
  /// world after the other.
  private func tallies(
    _ place: Int, _ crowds: [SwipeKind: Int], _ crowd: Int
  ) -> [SwipeKind: PersonTally] {
    var (index, seed, population, kinds) = (place, seed, people, SwipeKind.allCases)
    if place >= participants {
      let world = (place - participants) / crowd
      index = (place - participants) % crowd
      population = OtherPeople.population(world, from: people, seed: seed)
      // Other people, not the same ones in another mood.
      seed &+= UInt64(world + 1) &* 0x1_0000_0001
      kinds = kinds.filter { index < crowds[$0] ?? 0 }
    }
    let generator = SwipeGenerator(screen: Self.screen, population: population, seed: seed)
    let person = Participant(index: index, seed: seed, population: population)
    var samples: [TouchSample] = []
    var tallies: [SwipeKind: PersonTally] = [:]
    for kind in kinds {
      guard let entry = IntentCatalog.entry(kind.intent) else { continue }
      var tally = PersonTally(kind)
      for swipe in 0..<swipesPerIntent {
        generator.swipe(entry, of: person, index: swipe, into: &samples)
        tally.add(samples)
      }
      tallies[kind] = tally
    }
    return tallies
  }
}

/// What the synthetic people of a study do.
package struct SyntheticPeople: Sendable, Equatable {
  /// The figures of the population itself.
  package let figures: SetFigures
  /// Those of other populations, as many people each as were recorded.
  let others: [SetFigures]

  /// Where the share of a rule lies for 90 of 100 sets of other people; nil without any.
  package func range(_ key: FigureKey) -> ClosedRange<Double>? {
    let shares = others.compactMap { $0[key]?.value }
    return shares.isEmpty ? nil : quantile(0.05, of: shares)...quantile(0.95, of: shares)
  }
}
