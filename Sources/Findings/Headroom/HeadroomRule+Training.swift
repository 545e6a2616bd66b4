import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

extension HeadroomRule {
  /// Learns a rule for one recognizer on every screen where its releases were counted; nil where
  /// they were on none.
  ///
  /// - Parameters:
  ///   - training: counts of the people to learn from, of an experiment that is tuned.
  ///   - recognizer: name of the recognizer.
  ///   - budget: the rate of false triggers that is allowed on each screen, 0 to 1.
  ///   - least: the least likelihood ratio that may pop. At 1, the greatest difference of success
  ///     and false triggers within the budget is sought, which is the headroom; at 0 the greatest
  ///     success, though it costs more false triggers than it wins.
  init?(
    _ training: StudyCounts, of experiment: Experiment, behind recognizer: String, budget: Double,
    least: Double = 1
  ) {
    let kinds = Self.screens(training, of: experiment, behind: recognizer)
    if kinds.isEmpty { return nil }
    tables = kinds.map { screen, counts in
      Table(
        counts, viewWidth: screen.viewWidth, millimetresPerPoint: screen.millimetresPerPoint,
        budget: budget, least: least)
    }
  }

  /// The rule under a name, reading the velocity by which it was learned.
  func named(_ name: String, in experiment: Experiment) -> NamedPolicy {
    NamedPolicy(name: name, self, parameters: [], estimator: experiment.headroomEstimator)
  }

  /// What was learned of a screen.
  func table(of screen: Screen) -> Table? {
    tables.first {
      $0.viewWidth == screen.viewWidth && $0.millimetresPerPoint == screen.millimetresPerPoint
    }
  }

  /// Every kind of screen with the releases on all screens of the kind.
  ///
  /// Of several pages the first tells everything: where releases are counted, pages differ in
  /// nothing that a recognizer sees.
  private static func screens(
    _ training: StudyCounts, of experiment: Experiment, behind recognizer: String
  ) -> [(screen: Screen, counts: ReleaseCounts)] {
    var kinds: [(screen: Screen, counts: ReleaseCounts)] = []
    var page: String?
    for (condition, counted) in zip(experiment.conditions, training.conditions) {
      guard condition.recognizer?.name == recognizer, let counts = counted.releases,
        page == nil || page == condition.context.name
      else { continue }
      page = condition.context.name
      let screen = condition.screen
      let known = kinds.firstIndex {
        $0.screen.viewWidth == screen.viewWidth
          && $0.screen.millimetresPerPoint == screen.millimetresPerPoint
      }
      if let known {
        kinds[known].counts.merge(counts)
      } else {
        kinds.append((screen, counts))
      }
    }
    return kinds
  }
}
