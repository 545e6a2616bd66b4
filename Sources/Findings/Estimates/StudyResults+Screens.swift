import ExperimentFiles
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// What the contrasts of policies by success and by false triggers come to over the screens; none
  /// with a single screen.
  ///
  /// They rest on the verdicts of `contrasts`, whose p-values are adjusted over all screens, so
  /// nothing is adjusted again.
  static func screenSummaries(
    _ experiment: Experiment, _ contrasts: [ContrastRow]
  ) -> [ScreenSummaryRow] {
    if experiment.screens.count < 2 || experiment.policies.isEmpty { return [] }
    let recognizers = Set(experiment.recognizers.map(\.name))
    var keys: [PairKey] = []
    var places: [PairKey: [Int]] = [:]
    for (place, row) in contrasts.enumerated()
    where Metric.headlines.contains(row.metric) && recognizers.contains(row.condition.recognizer) {
      let key = PairKey(row)
      if places[key] == nil { keys.append(key) }
      places[key, default: []].append(place)
    }
    let order = Dictionary(
      uniqueKeysWithValues: experiment.screensByWidth.enumerated().map { ($1.name, $0) })
    func rank(_ row: ContrastRow) -> Int { order[row.condition.screen] ?? order.count }
    return keys.map { key in
      let rows = (places[key] ?? []).map { contrasts[$0] }.sorted { rank($0) < rank($1) }
      return ScreenSummaryRow(key, rows)
    }
  }

  /// What the rows that are summed up have in common.
  fileprivate struct PairKey: Hashable {
    let context, recognizer, a, b, metric: String

    init(_ row: ContrastRow) {
      (context, recognizer) = (row.condition.context, row.condition.recognizer)
      (a, b, metric) = (row.policyA, row.policyB, row.metric)
    }
  }
}

extension ScreenSummaryRow {
  /// Sums up the rows of all screens, the narrowest first; at least one.
  fileprivate init(_ key: StudyResults.PairKey, _ rows: [ContrastRow]) {
    let isHigherBetter = Metric.isHigherBetter(key.metric)
    let least = rows.min { $0.difference < $1.difference } ?? rows[0]
    let most = rows.max { $0.difference < $1.difference } ?? rows[0]
    func end(_ row: ContrastRow) -> End {
      End(
        screen: row.condition.screen, difference: row.difference,
        standardError: row.standardError)
    }
    let verdicts = rows.map(\.verdict)
    func count(_ verdict: Verdict) -> Int { verdicts.count { $0 == verdict } }
    self.init(
      context: key.context, recognizer: key.recognizer, policyA: key.a, policyB: key.b,
      metric: key.metric, worst: end(isHigherBetter ? least : most),
      best: end(isHigherBetter ? most : least), better: count(.better), worse: count(.worse),
      equivalent: count(.equivalent), undetermined: count(.undetermined),
      verdict: ScreensVerdict(verdicts))
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
