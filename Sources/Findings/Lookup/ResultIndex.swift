package import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
package import Study
package import SwipeSimulation
import TrialStatistics

/// Looks rates and contrasts up by name, and groups an experiment's conditions for reading.
package struct ResultIndex: Sendable {
  /// A page and a recognizer: what stays the same down a table of screens.
  package struct Setting: Sendable, Hashable {
    /// Names of the page and of the recognizer.
    package let context, recognizer: String

    package func on(_ screen: String) -> ConditionKey {
      ConditionKey(screen: screen, context: context, recognizer: recognizer)
    }
  }

  package let results: StudyResults
  /// All screens, narrowest view first by width in mm.
  package let screens: [Screen]
  /// The results on other people, indexed; empty where nothing is varied.
  package let scenarios: [(scenario: Scenario, index: ResultIndex)]
  /// Places in the tables of the results, which are not copied.
  private let rates: [RateKey: Int]
  /// The rate of a metric over all its intents, by the key of no intent.
  private let pooled: [RateKey: Int]
  private let contrasts: ContrastIndex
  /// What systems do by where swipes start.
  let pages: [PageRow.Key: PageRow]

  package init(_ results: StudyResults) { self.init(results, like: nil) }

  /// - Parameter other: an index whose places are taken where they are the same: many scenarios
  ///   have the rates of the first, in its order.
  private init(_ results: StudyResults, like other: ResultIndex?) {
    self.results = results
    var scenarios: [(scenario: Scenario, index: ResultIndex)] = []
    for scenario in results.scenarios {
      let index = ResultIndex(scenario.results, like: scenarios.first?.index)
      scenarios.append((scenario.scenario, index))
    }
    self.scenarios = scenarios
    screens = results.experiment.screensByWidth
    if let other, results.rates.elementsEqual(other.results.rates, by: { $0.key == $1.key }) {
      (rates, pooled) = (other.rates, other.pooled)
    } else {
      rates = Dictionary(firstOf: results.rates.enumerated().map { ($1.key, $0) })
      let whole = results.rates.enumerated().filter { $1.key.isPooled }
      pooled = Dictionary(
        firstOf: whole.map {
          (RateKey(condition: $1.condition, policy: $1.policy, metric: $1.metric, intent: ""), $0)
        })
    }
    contrasts = ContrastIndex(results.contrasts)
    pages = Dictionary(firstOf: results.pages.map { ($0.key, $0) })
  }

  /// Every page and recognizer whose policies are compared, in the order of the experiment.
  package var settings: [Setting] {
    if results.experiment.policies.isEmpty { return [] }
    return results.experiment.contexts.flatMap { context in
      results.experiment.recognizers.map {
        Setting(context: context.name, recognizer: $0.name)
      }
    }
  }

  /// The pages and recognizers that tables and charts show: all of a few; of many those that are
  /// recommended and the first, as files have the others.
  package var shownSettings: [Setting] {
    let settings = settings
    if settings.count <= Self.mostSettings { return settings }
    let goal = results.experiment.goals.first
    let best = results.choices?.all.filter {
      $0.isBest && $0.goal == goal && $0.scope.group != nil && $0.scope.group != .everything
    }
    let recommended = Set(
      (best ?? []).map { Setting(context: $0.context, recognizer: $0.recognizer.name) })
    return settings.enumerated().filter { $0 == 0 || recommended.contains($1) }.map(\.element)
  }

  private static let mostSettings = 3

  /// Every page on which systems are compared, in the order of the experiment.
  package var systemSettings: [Setting] {
    if results.experiment.systems.isEmpty { return [] }
    return results.experiment.contexts.map {
      Setting(context: $0.name, recognizer: Condition.systemsName)
    }
  }

  package func rate(_ metric: Metric, of policy: String, in condition: ConditionKey) -> RateRow? {
    pooled[RateKey(condition: condition, policy: policy, metric: metric.name, intent: "")].map {
      results.rates[$0]
    }
  }

  package func rate(
    _ metric: Metric, of policy: String, intent: String, in condition: ConditionKey
  ) -> RateRow? {
    rates[RateKey(condition: condition, policy: policy, metric: metric.name, intent: intent)].map {
      results.rates[$0]
    }
  }

  /// Completed pops among the content gestures of the worst kind.
  package func falseTriggers(of policy: String, in condition: ConditionKey) -> RateRow? {
    kinds(of: policy, in: condition).max { $0.rate < $1.rate }
      ?? rate(.falseTrigger, of: policy, in: condition)
  }

  /// Completed pops among the content gestures of each kind.
  private func kinds(of policy: String, in condition: ConditionKey) -> [RateRow] {
    results.experiment.intents.filter { $0.role == .unwanted }.compactMap {
      rate(.falseTrigger, of: policy, intent: $0.rawValue, in: condition)
    }
  }

  /// On which side of their limit a policy's false triggers are on all screens together: those of
  /// the worst kind on the worst screen; nil without content gestures, or where nothing is chosen.
  package func limitStatus(of policy: String, _ setting: Setting) -> Choice.Status? {
    guard results.choices != nil else { return nil }
    let rows = screens.flatMap { kinds(of: policy, in: setting.on($0.name)) }
    guard let rate = rows.map(\.rate).max(), let bound = rows.map({ $0.bound ?? 1 }).max() else {
      return nil
    }
    // Aborts and content have limits of their own.
    var rates = CriterionRates.best
    rates.falseTriggers = BoundedRate(rate: rate, bound: bound)
    return results.experiment.limits.checks.status(rates)
  }

  /// The contrast a minus b of a metric, whichever way round it is stored.
  package func contrast(
    _ metric: Metric, _ a: String, _ b: String, in condition: ConditionKey
  ) -> ContrastRow? {
    contrasts(metric.name, a, b, in: condition)
  }
}

extension Experiment {
  /// All screens, narrowest view first by width in mm.
  var screensByWidth: [Screen] {
    screens.sorted {
      ($0.viewWidthInMillimetres, $0.name) < ($1.viewWidthInMillimetres, $1.name)
    }
  }
}

extension ContrastRow {
  /// The same contrast as b minus a.
  var swapped: ContrastRow {
    ContrastRow(
      condition: condition, policyA: policyB, policyB: policyA, metric: metric,
      change: change.swapped, adjustedP: adjustedP, verdict: verdict.swapped,
      ratio: ratio?.swapped, intent: intent)
  }
}

/// Looks contrasts up by name, whichever way round they are stored.
struct ContrastIndex: Sendable {
  private let rows: [ContrastRow]
  private let conditions: [ConditionKey: Int32]
  /// Policies and metrics by number: keys of names would take more room than the rows.
  private let names: [String: Int32]
  private let places: [Key: Int32]

  private struct Key: Hashable {
    let condition, metric, a, b: Int32
  }

  /// Indexes rows; of two of the same names the first counts.
  init(_ rows: [ContrastRow]) {
    self.rows = rows
    var conditions: [ConditionKey: Int32] = [:]
    var names: [String: Int32] = [:]
    func number<Name>(_ name: Name, _ known: inout [Name: Int32]) -> Int32 {
      if let number = known[name] { return number }
      known[name] = Int32(known.count)
      return Int32(known.count - 1)
    }
    var places: [Key: Int32] = [:]
    places.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      let key = Key(
        condition: number(row.condition, &conditions), metric: number(row.metric, &names),
        a: number(row.policyA, &names), b: number(row.policyB, &names))
      if places[key] == nil { places[key] = Int32(place) }
    }
    (self.conditions, self.names, self.places) = (conditions, names, places)
  }

  /// The contrast a minus b; nil where there is none.
  func callAsFunction(
    _ metric: String, _ a: String, _ b: String, in condition: ConditionKey
  ) -> ContrastRow? {
    guard let condition = conditions[condition], let metric = names[metric], let a = names[a],
      let b = names[b]
    else { return nil }
    if let place = places[Key(condition: condition, metric: metric, a: a, b: b)] {
      return rows[Int(place)]
    }
    return places[Key(condition: condition, metric: metric, a: b, b: a)].map {
      rows[Int($0)].swapped
    }
  }
}

/// What a row of `rates.csv` is about; rows of two runs belong together when all of it is the same.
package struct RateKey: Sendable, Hashable {
  package let condition: ConditionKey
  /// Which policy, which metric, and over which intent (`all` when pooled).
  package let policy, metric, intent: String

  /// Its columns, in the order of the files.
  static let columns =
    ConditionKey.columns.of(\RateKey.condition) + [
      Column(.policy, \.policy), Column(.metric, \.metric), Column(.intent, \.intent),
    ]

  /// The key as the first fields of its row.
  var text: String {
    [condition.screen, condition.context, condition.recognizer, policy, metric, intent]
      .joined(separator: ",")
  }
}

extension RateKey {
  /// Reads the key of the current row.
  ///
  /// - Throws: a name that cannot be shown on one line, for the names go into reports.
  init(_ csv: CSVReader, _ columns: [Int]) throws(Diagnostics) {
    var names: [String] = []
    for column in columns.prefix(Self.columns.count) {
      let name = csv.text(column)
      // Names that are made of others, such as those of swept policies, may be long.
      guard NameRule.problem(with: name, upTo: 1000) == nil else {
        throw Diagnostics(
          csv.error(
            column, "\(csv.header[column]) is \(quoted(name)), which no run writes",
            hint: "name a file that a run wrote"))
      }
      names.append(name)
    }
    self.init(
      condition: ConditionKey(screen: names[0], context: names[1], recognizer: names[2]),
      policy: names[3], metric: names[4], intent: names[5])
  }
}

extension RateRow {
  package var key: RateKey {
    RateKey(condition: condition, policy: policy, metric: metric, intent: intent)
  }
}

extension ResultIndex {
  /// What was run.
  package var experiment: Experiment { results.experiment }

  /// What becomes of a choice in each scenario; empty where nothing is varied.
  package func robustness(of choice: Choice) -> [RobustnessRow] {
    results.choices?.robustness(of: choice) ?? []
  }
}
