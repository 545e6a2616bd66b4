import ExperimentFiles
import Study
import TrialStatistics

/// What would be chosen if other people like the recorded ones had been recorded.
///
/// The worlds that choose are each of people drawn again from the recorded ones. A recording of the
/// people of one of them would have worlds about these, which differ from them as the own worlds
/// differ from their mean (the bootstrap's pivot, of logarithms of odds).
package struct RedrawnChoice: Sendable {
  /// The share of recordings that choose the recommendation again.
  package let share: Double
  package let recordings: Int
  /// By how much the success of what each recording chooses is above that of the recommendation:
  /// its median over the worlds that judge.
  package let stake: Prospect.Range
  /// What most of the others choose; nil where all choose the same.
  package let runnerUp: Choice?
  /// The share of recordings that choose that.
  package let runnerUpShare: Double
  /// By how much its success is above that of the recommendation, in each world that judges.
  package let lead: Prospect.Range?
}

extension WorldJudges {
  /// What is chosen by a recording of the people of each world; none where no limits are kept.
  func elected(at place: Chooser.Place) -> [Candidate] {
    guard case .rate(let merit) = experiment.goals[0].merit,
      let limits = experiment.goals[0].limits, choosing.count > 0
    else { return [] }
    let pool = fresh.recognizers.flatMap(fresh.candidates).compactMap {
      candidate -> (candidate: Candidate, standings: [(chance: Double, merit: Double)])? in
      let own = figures(of: candidate, place, in: choosing)
      guard !own.isEmpty, let central = central(of: candidate, place) else { return nil }
      return (candidate, Self.standings(own, central, merit, limits))
    }
    return (0..<choosing.count).compactMap { world in
      let best = pool.max { one, other in
        let (a, b) = (one.standings[world], other.standings[world])
        // Of those that keep the limits often enough merit decides, of others how often.
        let (first, second) = (
          min(a.chance, Prospect.leastChance), min(b.chance, Prospect.leastChance)
        )
        return (first, a.merit) < (second, b.merit)
      }
      return best?.candidate
    }
  }

  /// How often a candidate keeps the limits, and its merit, by a recording of each world.
  private static func standings(
    _ own: [WorldFigures], _ central: CriterionRates, _ merit: Criterion, _ limits: Limits
  ) -> [(chance: Double, merit: Double)] {
    // Each figure by the bound among the fresh people, and its limit. False triggers of worlds are
    // without the bias that recording people has, and without that of drawing them again. A
    // recording of a world's people has the first: the rate of the fresh people puts it back.
    let limited = limits.checks.map { check in
      let criterion = check.criterion
      let values = own.map { odds(criterion.mistakes($0.rates[criterion])) }
      let mean = values.reduce(0, +) / Double(own.count)
      return (
        values: values, mean: mean,
        bias: criterion == .falseTriggers ? odds(central.falseTriggers.rate) - mean : 0,
        bound: odds(criterion.mistakes(central[criterion].bound)),
        limit: odds(criterion.mistakes(check.limit))
      )
    }
    return own.indices.map { world in
      let room = limited.map { $0.limit - $0.values[world] + $0.mean - $0.bias }
      let isKept = zip(limited, room).allSatisfy { $0.bound <= $1 }
      let count = own.indices.count { other in
        zip(limited, room).allSatisfy { $0.values[other] <= $1 }
      }
      return (
        isKept ? Double(count) / Double(own.count) : 0,
        merit.sign * odds(own[world].rates[merit])
      )
    }
  }

  /// The logarithm of odds, of rates as far as a world's people tell them from 0 and 1.
  private static func odds(_ rate: Double) -> Double {
    let least = 0.5 / Double(Experiment.peoplePerWorld)
    let share = min(max(rate, least), 1 - least)
    return PortableMath.logarithm(share / (1 - share))
  }
}
