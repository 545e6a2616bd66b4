package import ExperimentFiles
package import NavigationModel
package import SwipeSimulation

/// One set of trials that is counted: a metric over some of an experiment's intents.
package struct TallyGroup: Sendable {
  package let metric: Metric
  /// Name in the `intent` column: the intent, or `all` for several pooled.
  package let label: String
  /// Places of its intents in the experiment's list.
  package let intents: [Int]
  /// Whether contrasts are made for it.
  package let isHeadline: Bool

  /// Metrics whose rates are stored by batches of people.
  private static let batched = [
    Metric.success.name, Metric.falseTrigger.name, Metric.abortHonoured.name,
  ]
  /// Whether it is counted by batches of people, too.
  package var isBatched: Bool { Self.batched.contains(metric.name) }

  /// The groups of a condition: for each metric its pooled group and, where the metric says so, one
  /// for each intent.
  ///
  /// A metric without swipes in the condition has none.
  package static func groups(of intents: [Intent], on context: PageContext, wholePages: Bool)
    -> [TallyGroup]
  {
    Metric.all.flatMap { metric in
      if metric.needsWholePages, !wholePages { return [TallyGroup]() }
      let places = intents.indices.filter {
        metric.roles.contains(intents[$0].role)
          && (metric.trials != .served || context.serves(intents[$0]))
      }
      guard let first = places.first else { return [TallyGroup]() }
      let pooled = TallyGroup(
        metric: metric,
        label: metric.roles.count > 1 || metric.roles.contains(.unwanted)
          ? "all" : intents[first].rawValue,
        intents: places, isHeadline: metric.isContrasted)
      guard metric.isAlsoPerIntent else { return [pooled] }
      return [pooled]
        + places.map {
          TallyGroup(
            metric: metric, label: intents[$0].rawValue, intents: [$0], isHeadline: false)
        }
    }
  }
}

extension Experiment {
  /// What is counted in a condition.
  package func groups(in condition: Condition) -> [TallyGroup] {
    TallyGroup.groups(
      of: intents, on: condition.context, wholePages: needsWholePages(condition))
  }
}
