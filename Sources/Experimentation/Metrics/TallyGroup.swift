import SwipeSimulation

/// One set of trials that is counted: a metric over some of an experiment's intents.
struct TallyGroup: Sendable {
  let metric: Metric
  /// Name in the `intent` column: the intent, or `all` for several pooled.
  let label: String
  /// Places of its intents in the experiment's list.
  let intents: [Int]
  /// Whether contrasts between policies are made for it.
  let isHeadline: Bool

  /// The groups of an experiment: for each metric its pooled group and, where the metric says so,
  /// one for each intent.
  ///
  /// A metric without swipes in the experiment has none.
  static func groups(of intents: [Intent]) -> [TallyGroup] {
    Metric.all.flatMap { metric in
      let places = intents.indices.filter { metric.roles.contains(intents[$0].role) }
      guard let first = places.first else { return [TallyGroup]() }
      let pooled = TallyGroup(
        metric: metric,
        label: metric.isAlsoPerIntent || metric.roles.count > 1 ? "all" : intents[first].rawValue,
        intents: places, isHeadline: true)
      guard metric.isAlsoPerIntent else { return [pooled] }
      return [pooled]
        + places.map {
          TallyGroup(
            metric: metric, label: intents[$0].rawValue, intents: [$0], isHeadline: false)
        }
    }
  }
}
