public import StrictFiles
import TrialStatistics

extension RunComparison {
  /// The comparison as JSON: a summary, and the rows of the CSV table as objects.
  public var json: JSONText {
    [
      "summary": [
        "results_a": .string(folderA), "results_b": .string(folderB), "margin": .number(margin),
        "regression": .bool(hasRegression),
        "errors": .string(errorsName),
        "errors_reason": errorsReason.map { .string($0) } ?? .null,
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

  private var errorsName: String { basis == .paired ? "paired" : "independent" }

  private var errorsReason: String? {
    if case .independent(let reason) = basis { reason } else { nil }
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
    [
      "screens": .string(screens), "page": .string(page),
      "a": a.map { .string($0) } ?? .null, "b": b.map { .string($0) } ?? .null,
    ]
  }
}

extension ManifestDifference {
  fileprivate var json: JSONText {
    [
      "name": .string(name), "a": a.map { .string($0) } ?? .null,
      "b": b.map { .string($0) } ?? .null,
    ]
  }
}
