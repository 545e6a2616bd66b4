import ExperimentFiles
import PolicyLibrary
import PopGesture
import StrictFiles

/// Candidates that are worth being judged in many worlds: of each recognizer and each family the
/// best at the limits and at stricter ones, by the counts of the experiment's own people.
///
/// What holds for other people keeps more than the limit among these, and how much more nobody
/// knows before; so the list goes down to a twentieth of each limit. The counts of the first stage
/// are the same for every shard, and so is the list.
package struct Shortlist {
  /// Shares of a limit of false triggers, and of what aborts may be dishonoured.
  private static let shares = [
    1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46, 0.4, 0.35, 0.3, 0.26, 0.22, 0.18, 0.15, 0.1, 0.05,
  ]
  private static let abortShares = [1, 0.4]

  /// Named policies that are judged for one question.
  package static let mostNamed = 12

  /// The candidates, each once.
  let candidates: [Candidate]

  /// Looks at every goal that has limits, on every group of screens and page.
  init(_ experiment: Experiment, _ chooser: Chooser, _ questions: [ChoiceStudy.Question]) {
    var found: [Candidate] = []
    for question in questions {
      guard let limits = experiment.goals[question.goal].limits else { continue }
      let named = experiment.recognizers.indices.flatMap {
        chooser.standings(goal: question.goal, at: question.place, recognizer: $0, source: 0)
      }
      found += Self.promising(named, experiment).map(\.candidate)
      for group in Self.groups(experiment, chooser, question) {
        for abortShare in Self.abortShares {
          var stricter = limits
          stricter.abortsHonoured = 1 - (1 - limits.abortsHonoured) * abortShare
          let checks = stricter.checks
          let usable = group.filter { checks.keep($0.rates) }
          found += Self.shares.compactMap { share in
            let most = limits.falseTriggers * share
            return usable.filter { $0.rates.falseTriggers <= most }.max {
              ($0.merit, -$0.rates.falseTriggers) < ($1.merit, -$1.rates.falseTriggers)
            }?.candidate
          }
        }
      }
    }
    candidates = found.distinct()
  }

  /// The named policies that complete most within the limits, one rule under two names once.
  private static func promising(_ named: [Standing], _ experiment: Experiment) -> [Standing] {
    var found: [(standing: Standing, policy: NamedPolicy)] = []
    for standing in named.filter({ $0.status != .over }).sorted(by: { $0.merit > $1.merit })
    where found.count < mostNamed {
      let policy = experiment.policy(of: standing.candidate)
      let isKnown = found.contains {
        $0.standing.candidate.recognizer == standing.candidate.recognizer
          && $0.policy.isSameRule(as: policy)
      }
      if !isKnown { found.append((standing, policy)) }
    }
    return found.map(\.standing)
  }

  /// Settings of each family behind each recognizer.
  private static func groups(
    _ experiment: Experiment, _ chooser: Chooser, _ question: ChoiceStudy.Question
  ) -> [[Standing]] {
    experiment.recognizers.indices.flatMap { recognizer in
      experiment.lines.enumerated().map { line, sweep in
        let standings = chooser.standings(
          goal: question.goal, at: question.place, recognizer: recognizer, source: line + 1)
        return (key: "\(recognizer) \(sweep.family.name)", standings: standings)
      }
    }.grouped(by: \.key).map { $0.flatMap(\.standings) }
  }
}
