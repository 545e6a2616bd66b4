import ExperimentFiles
package import StrictFiles
import Study
package import TrialStatistics

/// Two stored runs compared rate by rate: whether B is better, worse or equivalent.
package struct RunComparison: Sendable {
  /// The folders as the user named them.
  package let folderA, folderB: String
  /// The smallest difference of interest, a proportion.
  package let margin: Double
  /// The limit of false triggers by which theirs is found, a proportion: the smaller of both runs.
  package let falseTriggerLimit: Double
  /// In what the manifests differ, but for the question's wording.
  package let differences: [ManifestDifference]
  /// What both recommend; none where neither chose.
  package let recommendations: [RecommendationChange]
  /// Why errors are as if the runs were independent, but for rows that say otherwise; nil where
  /// both are of the same people and say how these vary together.
  package let independence: String?
  /// Every rate that both have, in the order of A.
  package let rows: [ComparedRow]
  /// Policies that only one run has: not compared.
  package let policiesOnlyInA, policiesOnlyInB: [String]
  /// The numbers of rows that only one run has.
  package let rowsOnlyInA, rowsOnlyInB: Int
  /// Metrics without a direction known to this version: not compared.
  package let unknownMetrics: [String]

  /// Whether success, false triggers or honoured aborts are worse somewhere beyond their margin.
  package var hasRegression: Bool { !regressions.isEmpty }

  /// The rows that decide and are worse: false triggers first, then honoured aborts, then success.
  package var regressions: [ComparedRow] {
    let worse = rows.filter { $0.key.isDecisive && $0.verdict == .worse }
    return [Metric.falseTrigger, .abortHonoured, .success].flatMap { metric in
      worse.filter { $0.key.metric == metric.name }
    }
  }

  /// The rows with a verdict, in the order of the table.
  package func rows(_ verdict: Verdict) -> [ComparedRow] { rows.filter { $0.verdict == verdict } }

  /// Reads two report folders and compares them.
  ///
  /// - Parameters:
  ///   - a: the folder compared with.
  ///   - b: the folder that is judged.
  /// - Throws: everything wrong with the folders, or why they do not belong together.
  package static func load(
    _ a: String, _ b: String, margin: Double
  ) throws(Diagnostics) -> RunComparison {
    var problems: [Diagnostic] = []
    let runs = (a == b ? [a] : [a, b]).compactMap { folder in
      problems.reading { () throws(Diagnostics) in try StoredRun.load(folder) }
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
    independence = StoredRun.independence(a, b)
    (policiesOnlyInA, policiesOnlyInB) = (match.policiesOnlyInA, match.policiesOnlyInB)
    (rowsOnlyInA, rowsOnlyInB) = (match.rowsOnlyInA, match.rowsOnlyInB)
    unknownMetrics = match.unknownMetrics
    let estimator = ChangeEstimator(a, b, differences)
    let changes = match.rows.map { estimator.change($0.key, from: $0.a, to: $0.b) }
    // The declared family of Holm's adjustment is all rows of one metric.
    let adjusted = FoundContrast.adjustedP(
      zip(match.rows, changes).map { ($0.key.metric, $1.change.p) })
    rows = match.rows.indices.map { [falseTriggerLimit] place in
      let ((key, a, b), (change, pairing)) = (match.rows[place], changes[place])
      return ComparedRow(
        key: key, a: a, b: b, change: change, adjustedP: adjusted[place],
        verdict: estimator.verdict(
          key, from: a, to: b, change,
          by: ChangeMargin(key.metric, margin, limit: falseTriggerLimit)), pairing: pairing)
    }
  }
}

/// One rate of two runs, with the verdict on the second.
package struct ComparedRow: Sendable, Equatable {
  package let key: RateKey
  package let a, b: RateSummary
  package let change: RateDifference
  /// The p-value of the change, adjusted (Holm) over all compared rows of the metric.
  package let adjustedP: Double
  /// Whether B is better than, worse than, or equivalent to A, or undetermined.
  package let verdict: Verdict
  /// How the error was found.
  package let pairing: Pairing

  static let table = Table<ComparedRow>("changes.csv", "Every rate of two runs.") {
    RateKey.columns.of(\.key)
    Column("rate_a", \.a.rate, "the rate in A")
    Column("rate_b", \.b.rate, "the rate in B")
    Column.judged(\.change, \.adjustedP, \.verdict)
    Column(.pairing, \.pairing.rawValue)
  }
}

extension RunComparison {
  package var csv: [UInt8] { ComparedRow.table.bytes(rows) }

  /// The comparison as JSON: a summary, and the rows of the CSV table as objects.
  package var json: JSONText {
    [
      "summary": [
        "results_a": .string(folderA), "results_b": .string(folderB), "margin": .number(margin),
        "regression": .bool(hasRegression),
        "errors": .string(independence == nil ? "paired" : "independent"),
        "errors_reason": .text(independence),
        "differences": .array(differences.map(\.json)),
        "recommendations": .array(recommendations.map(\.json)),
        "verdicts": Self.counts(rows),
        "headline_verdicts": Self.counts(rows.filter { $0.key.isDecisive }),
        "policies_only_in_a": .array(policiesOnlyInA.map { .string($0) }),
        "rows_only_in_a": .integer(Int64(rowsOnlyInA)),
        "policies_only_in_b": .array(policiesOnlyInB.map { .string($0) }),
        "rows_only_in_b": .integer(Int64(rowsOnlyInB)),
        "metrics_left_out": .array(unknownMetrics.map { .string($0) }),
      ],
      "rows": .array(rows.map(ComparedRow.table.json)),
    ]
  }

  private static func counts(_ rows: [ComparedRow]) -> JSONText {
    .object(
      Verdict.allCases.map { verdict in
        .init(verdict.rawValue, .integer(Int64(rows.count { $0.verdict == verdict })))
      })
  }
}

extension RecommendationChange {
  fileprivate var json: JSONText {
    ["screens": .string(screens), "page": .string(page), "a": .text(a), "b": .text(b)]
  }
}

extension ManifestDifference {
  fileprivate var json: JSONText {
    ["name": .string(name), "a": .text(a), "b": .text(b)]
  }
}

extension JSONText {
  fileprivate static func text(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}
