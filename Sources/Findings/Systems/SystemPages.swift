package import ExperimentFiles
package import NavigationModel
import PopGesture
package import Study
package import SwipeSimulation

/// What systems do on the pages of some screens.
///
/// Where a figure is over several intents, each counts as often as people on that page want it
/// (`PageContext.mix`): a stroke that nobody makes there says nothing of the page.
package struct SystemPages: Sendable {
  package let group: ScreenGroup
  package let screens: [Screen]
  /// The pages, in the order of the experiment.
  package private(set) var contexts: [PageContext]
  /// The systems, in the order of the experiment.
  package let systems: [System]
  package let limits: Limits
  private let index: ResultIndex

  /// The pages of one screen, or of a group of them; nil without systems or such screens.
  package init?(
    _ index: ResultIndex, _ group: ScreenGroup = .everything, on screen: Screen? = nil
  ) {
    let screens = screen.map { [$0] } ?? index.screens.filter(group.contains)
    guard !index.systemSettings.isEmpty, !screens.isEmpty else { return nil }
    (self.group, self.screens) = (group, screens)
    contexts = index.results.experiment.contexts
    systems = index.results.experiment.systems
    limits = index.results.experiment.limits
    self.index = index
  }

  /// A figure of a system on one page of one screen; nil where the page has none.
  package func rate(
    _ figure: Metric, of system: String, on context: PageContext, _ screen: Screen
  ) -> RateRow? {
    let key = Self.key(context, screen)
    if figure.name != Metric.success.name { return weighed(figure, system, context, key) }
    return context.expectsPop ? index.rate(figure, of: system, in: key) : nil
  }

  /// A figure of a system on one page of one screen by where swipes start; nil where the page has
  /// none, and where starts are not told apart.
  package func row(
    _ figure: Metric, of system: String, on context: PageContext, _ screen: Screen,
    from start: SwipeStart
  ) -> PageRow? {
    index.pages[
      PageRow.Key(
        system: system, context: context.name, screen: screen.name, start: start,
        metric: figure.name)]
  }

  /// The same, by the screen's own people where starts are not told apart.
  func figure(
    _ figure: Metric, of system: String, on context: PageContext, _ screen: Screen,
    from start: SwipeStart
  ) -> PageMean? {
    if index.pages.isEmpty {
      return rate(figure, of: system, on: context, screen).map {
        PageMean(rate: $0.rate, standardError: $0.standardError)
      }
    }
    return row(figure, of: system, on: context, screen, from: start).map {
      PageMean(rate: $0.rate, standardError: $0.standardError)
    }
  }

  /// Some of the pages.
  package func on(_ isKept: (PageContext) -> Bool) -> SystemPages {
    var pages = self
    pages.contexts.removeAll { !isKept($0) }
    return pages
  }

  /// The share of wanted pops that start at the edge where pages leave people the choice.
  package var edgeShare: Double { Double(index.results.experiment.population.edgeStartShare) }

  /// A figure of a system on every page of every screen that has it, pages first.
  package func rates(_ figure: Metric, of system: String) -> [RateRow] {
    contexts.flatMap { context in
      screens.compactMap { rate(figure, of: system, on: context, $0) }
    }
  }

  /// Completed pops among the content gestures of each kind.
  ///
  /// On pages whose content takes no stroke the pop's way: elsewhere such a stroke that pops is one
  /// that the content lost.
  func falseTriggers(of system: String, on contexts: [PageContext]) -> [RateRow] {
    rows(contexts) { context, key in
      if context.servedDirections.contains(.rightward) { return [] }
      return context.mix.shares.map { intent, _ in
        index.rate(.falseTrigger, of: system, intent: intent, in: key)
      }
    }
  }

  /// Cancelled pops among aborts, where the most that they may be is lowest; nil where
  /// there are none.
  func abortsHonoured(of system: String, on contexts: [PageContext]) -> RateRow? {
    rows(contexts) { context, key in
      if context.mix.percent(of: Intent.popAbort.rawValue) == 0 { return [] }
      return [index.rate(.abortHonoured, of: system, in: key)]
    }.min { $0.high < $1.high }
  }

  private func rows(
    _ contexts: [PageContext], _ found: (PageContext, ConditionKey) -> [RateRow?]
  ) -> [RateRow] {
    contexts.flatMap { context in
      screens.flatMap { found(context, Self.key(context, $0)).compactMap(\.self) }
    }
  }

  /// Completed pops where the app switched going back off, on the screen where they are most
  /// frequent; nil without such a page.
  package func popsWhereDisabled(of system: String) -> RateRow? {
    rows(contexts.filter(\.navigation.isPopDisabled)) { _, key in
      [index.rate(.success, of: system, in: key)]
    }.max { $0.rate < $1.rate }
  }

  /// The share of wanted pops that ended at a stage, over all pages where they are expected; nil
  /// without such pages.
  package func missed(at metric: Metric, by system: String) -> PageMean? {
    let rows = rows(contexts.filter(\.expectsPop)) { _, key in
      [index.rate(metric, of: system, in: key)]
    }
    return PageMean(rows.map { PageMean(rate: $0.rate, standardError: $0.standardError) })
  }

  private static func key(_ context: PageContext, _ screen: Screen) -> ConditionKey {
    ConditionKey(screen: screen.name, context: context.name, recognizer: Condition.systemsName)
  }

  /// Rates of intents, weighed by how often people on the page want each.
  ///
  /// The same people make all of them, and how alike their errors are is not stored: error and
  /// interval are those of perfect likeness, the largest possible.
  private func weighed(
    _ metric: Metric, _ system: String, _ context: PageContext, _ key: ConditionKey
  ) -> RateRow? {
    let parts = context.mix.shares.compactMap { intent, percent in
      index.rate(metric, of: system, intent: intent, in: key).map { (Double(percent), $0) }
    }
    guard parts.count > 1 else { return parts.first?.1 }
    let total = parts.reduce(0) { $0 + $1.0 }
    func mean(_ value: KeyPath<RateRow, Double>) -> Double {
      parts.reduce(0) { $0 + $1.0 * $1.1[keyPath: value] } / total
    }
    func sum(_ value: KeyPath<RateRow, Int>) -> Int {
      parts.reduce(0) { $0 + $1.1[keyPath: value] }
    }
    return RateRow(
      condition: key, policy: system, metric: metric.name, intent: "mix", events: sum(\.events),
      trials: sum(\.trials), participants: parts.map(\.1.participants).max() ?? 0,
      rate: mean(\.rate), standardError: mean(\.standardError), low: mean(\.low),
      high: mean(\.high), designEffect: .nan, effectiveTrials: .nan, interval: "mix")
  }
}
