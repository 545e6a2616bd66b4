import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// A policy that may be chosen, behind a recognizer: one that the experiment names, or a setting
/// that it sweeps.
package struct Candidate: Sendable, Hashable {
  let recognizer: Int
  /// 0 for the policies that the experiment names, from 1 for its lines.
  let source: Int
  let place: Int

  package var isNamed: Bool { source == 0 }
}

extension Experiment {
  /// The policies of a source, named ones first.
  func candidates(of source: Int) -> [NamedPolicy] {
    source == 0 ? policies : lines[source - 1].policies
  }

  func policy(of candidate: Candidate) -> NamedPolicy {
    candidates(of: candidate.source)[candidate.place]
  }

  /// Places of the conditions of a recognizer on some screens, in the order of the scope.
  func conditions(on scope: ChoiceScope, context: Int, recognizer: Int) -> [Int] {
    scope.places.map { screen in
      (screen * contexts.count + context) * comparedPerPage + recognizer
    }
  }
}

enum Counted: Hashable {
  /// Completed pops among swipes that wanted one, and among those that wanted something else.
  case success, falseTrigger
  /// Completed pops of one of `Experiment.otherIntents`.
  case other(Int)
}

/// Finds the moments of candidates' completed pops among counts.
struct CandidateMoments: Sendable {
  private let experiment: Experiment
  /// What is counted of named policies on each page; the same on every screen.
  private let groups: [[TallyGroup]]

  init(_ experiment: Experiment) {
    self.experiment = experiment
    groups = experiment.contexts.map { context in
      experiment.firstCondition(on: context).map(experiment.groups) ?? []
    }
  }

  /// The moments of a candidate in a condition; nil where none were counted.
  func moments(
    _ counted: Counted, of candidate: Candidate, in condition: Int, _ counts: StudyCounts
  ) -> ClusterMoments? {
    let counts = counts.conditions[condition]
    if candidate.source > 0 {
      guard counts.sweeps.indices.contains(candidate.source - 1) else { return nil }
      let moments = counts.sweeps[candidate.source - 1][counted]
      return moments.moments(moments.totals[candidate.place])
    }
    let wanted = group(counted)
    guard
      let group = groups[page(of: condition)].firstIndex(where: {
        $0.metric.name == wanted.metric.name && (wanted.label == nil || $0.label == wanted.label)
      })
    else { return nil }
    return counts.groups[group].completions(
      of: candidate.place, areCancelled: wanted.metric.events == .cancelled)
  }

  /// Strokes of the worst kind for the page's content during which a pop began, and the most that
  /// they may be by the 95% bound; 0 where the content takes none.
  func contentLost(in condition: Int, _ counts: StudyCounts) -> BoundedRate {
    let groups = groups[page(of: condition)]
    let lost = zip(groups, counts.conditions[condition].groups).compactMap { group, counts in
      group.metric.name == Metric.contentLost.name && group.label != "all"
        ? counts.completions(of: 0, areCancelled: false) : nil
    }.filter { $0.trials > 0 }
    let bounds = CandidateRates.bounds(lost).compactMap(\.self)
    return BoundedRate(
      rate: lost.map { Double($0.successes(0)) / Double($0.trials) }.max() ?? 0,
      bound: bounds.max() ?? 0)
  }

  private func page(of condition: Int) -> Int {
    condition / experiment.comparedPerPage % experiment.contexts.count
  }

  /// The metric that counts something of named policies, and its label; nil for the first one.
  private func group(_ counted: Counted) -> (metric: Metric, label: String?) {
    switch counted {
    case .success: return (.success, nil)
    case .falseTrigger: return (.falseTrigger, "all")
    case .other(let place):
      let intent = experiment.otherIntents[place]
      return intent.role == .withdrawn ? (.abortHonoured, nil) : (.falseTrigger, intent.rawValue)
    }
  }
}

extension SweepCounts {
  subscript(counted: Counted) -> SweepMoments {
    switch counted {
    case .success: success
    case .falseTrigger: falseTrigger
    case .other(let place): others[place]
    }
  }
}

extension GroupCounts {
  /// The moments of one contestant's completed pops; of cancelled ones those of the rest.
  func completions(of contestant: Int, areCancelled: Bool) -> ClusterMoments? {
    let (all, place) = moments.place(of: contestant)
    var (sum, cross) = (all.successes(place), all.successesTimesTrials(place))
    var square = all.product(place, place)
    if areCancelled {
      square += all.trialsSquared - 2 * cross
      (sum, cross) = (all.trials - sum, all.trialsSquared - cross)
    }
    return ClusterMoments(
      policies: 1, design: all.design,
      packed: [all.clusters, all.trials, sum, all.trialsSquared, cross, square])
  }
}
