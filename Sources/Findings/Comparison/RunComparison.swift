import ExperimentFiles
public import StrictFiles
import Study
public import TrialStatistics

/// Two stored runs compared rate by rate: whether B is better, worse or equivalent.
public struct RunComparison: Sendable {
  /// The folders as the user named them.
  public let folderA, folderB: String
  /// The smallest difference of interest, a proportion.
  public let margin: Double
  /// The limit of false triggers by which theirs is found, a proportion: the smaller of both runs.
  package let falseTriggerLimit: Double
  /// In what the manifests differ, but for the question's wording.
  public let differences: [ManifestDifference]
  /// What both recommend; none where neither chose.
  package let recommendations: [RecommendationChange]
  /// How the errors come about, but for rows that say otherwise.
  public let basis: ErrorBasis
  /// Every rate that both have, in the order of A.
  public let rows: [ComparedRow]
  /// Policies that only one run has: not compared.
  public let policiesOnlyInA, policiesOnlyInB: [String]
  /// The numbers of rows that only one run has.
  public let rowsOnlyInA, rowsOnlyInB: Int
  /// Metrics without a direction known to this version: not compared.
  public let unknownMetrics: [String]

  /// Whether success, false triggers or honoured aborts are worse somewhere beyond their margin.
  public var hasRegression: Bool { !regressions.isEmpty }

  /// The rows that decide and are worse: false triggers first, then honoured aborts, then success.
  public var regressions: [ComparedRow] {
    let worse = rows.filter { $0.key.isDecisive && $0.verdict == .worse }
    return [Metric.falseTrigger, .abortHonoured, .success].flatMap { metric in
      worse.filter { $0.key.metric == metric.name }
    }
  }

  /// The rows with a verdict, in the order of the table.
  public func rows(_ verdict: Verdict) -> [ComparedRow] { rows.filter { $0.verdict == verdict } }

  /// Reads two report folders and compares them.
  ///
  /// - Parameters:
  ///   - a: the folder compared with.
  ///   - b: the folder that is judged.
  ///   - margin: the smallest difference of interest, a proportion.
  /// - Throws: everything wrong with the folders, or why they do not belong together.
  public static func load(
    _ a: String, _ b: String, margin: Double
  ) throws(Diagnostics) -> RunComparison {
    var problems: [Diagnostic] = []
    var runs: [StoredRun] = []
    for folder in a == b ? [a] : [a, b] {
      do throws(Diagnostics) {
        runs.append(try StoredRun.load(folder))
      } catch {
        problems += error.list
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    return try RunComparison(runs[0], runs[runs.count - 1], margin: margin)
  }

  init(_ a: StoredRun, _ b: StoredRun, margin: Double) throws(Diagnostics) {
    let match = try RunMatch(a, b)
    (folderA, folderB, self.margin) = (a.folder, b.folder, margin)
    falseTriggerLimit = min(a.manifest.falseTriggerLimit, b.manifest.falseTriggerLimit)
    differences =
      ManifestDifference.all(a.manifest.tool, b.manifest.tool, path: ["tool"])
      + ManifestDifference.all(a.manifest.experiment, b.manifest.experiment)
      .filter { $0.path != ["question"] }
      + ManifestDifference.missingShards(a.manifest, b.manifest)
    recommendations = RecommendationChange.all(a, b)
    basis = ErrorBasis(a, b)
    (policiesOnlyInA, policiesOnlyInB) = (match.policiesOnlyInA, match.policiesOnlyInB)
    (rowsOnlyInA, rowsOnlyInB) = (match.rowsOnlyInA, match.rowsOnlyInB)
    unknownMetrics = match.unknownMetrics
    let estimator = ChangeEstimator(a, b, differences)
    rows = Self.judged(
      match.rows.map { row in (row, estimator.change(row.key, from: row.a, to: row.b)) },
      estimator
    ) { [falseTriggerLimit] in ChangeMargin($0, margin, limit: falseTriggerLimit) }
  }

  /// The rows with verdicts; the declared family of Holm's adjustment is all rows of one metric.
  private static func judged(
    _ rows: [(
      row: (key: RateKey, a: RateSummary, b: RateSummary),
      estimate: (change: RateDifference, pairing: Pairing)
    )], _ estimator: ChangeEstimator, margin: (String) -> ChangeMargin
  ) -> [ComparedRow] {
    var adjusted = rows.map(\.estimate.change.p)
    for metric in Metric.all {
      let places = rows.indices.filter { rows[$0].row.key.metric == metric.name }
      for (place, p) in zip(places, holmAdjusted(places.map { adjusted[$0] })) {
        adjusted[place] = p
      }
    }
    return zip(rows, adjusted).map { entry, adjustedP in
      let change = entry.estimate.change
      let verdict = estimator.verdict(
        entry.row.key, from: entry.row.a, to: entry.row.b, change,
        by: margin(entry.row.key.metric))
      return ComparedRow(
        key: entry.row.key, a: entry.row.a, b: entry.row.b, change: change, adjustedP: adjustedP,
        verdict: verdict, pairing: entry.estimate.pairing)
    }
  }
}
