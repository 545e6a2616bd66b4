import ExperimentFiles
import Recordings
import Study

/// The tables of a comparison, in reading order.
enum FidelityTables {
  static func all(_ comparison: FidelityComparison) -> [FidelityTable] {
    comparison.subjects.flatMap { subject -> [FidelityTable] in
      let findings = comparison.findings.filter { $0.subject == subject }
      if subject == .scroll { return [scrolls(findings)] }
      return [distributions(subject, findings), relations(subject, findings)]
    }
  }

  /// Name of a subject for people.
  static func title(_ subject: FidelityFinding.Subject) -> String {
    switch subject {
    case .right: "Right-going strokes"
    case .left: "Left-going strokes"
    case .scroll: "Reading scrolls"
    }
  }

  /// One row per statistic: distance and quantiles.
  private static func distributions(
    _ subject: FidelityFinding.Subject, _ findings: [FidelityFinding]
  ) -> FidelityTable {
    let measures = [FidelityFinding.Measure.distance] + FidelityFinding.Measure.quantiles
    let rows = StrokeStatistic.allCases.map { statistic -> [FidelityTable.Cell] in
      let own = findings.filter { $0.statistic == statistic.rawValue }
      return [.init(text: statistic.title)]
        + measures.map { measure in
          own.first { $0.measure == measure }.map(cell) ?? .init(text: "")
        }
    }
    return FidelityTable(
      title: "\(title(subject)): distributions (KS distance; quantiles as synthetic / recorded)",
      columns: ["Statistic", "KS", "5 %", "25 %", "50 %", "75 %", "95 %"], rows: rows)
  }

  /// Spreads, correlations and accepted shares, with both numbers.
  private static func relations(
    _ subject: FidelityFinding.Subject, _ findings: [FidelityFinding]
  ) -> FidelityTable {
    let wanted: [FidelityFinding.Measure] = [
      .personSpread, .rankCorrelation, .personLikeness, .personCorrelation, .acceptance,
    ]
    let rows = findings.filter { wanted.contains($0.measure) }.map(FidelityText.row)
    return FidelityTable(
      title: "\(title(subject)): people, correlations, rules",
      columns: ["Quantity", "Recorded", "Synthetic", "Compared", "Target"], rows: rows)
  }

  private static func scrolls(_ findings: [FidelityFinding]) -> FidelityTable {
    FidelityTable(
      title: "\(title(.scroll)): share that a rule accepts, and share that leans",
      columns: ["Rule", "Recorded", "Synthetic", "Compared", "Target"],
      rows: findings.map(FidelityText.row))
  }

  private static func cell(_ finding: FidelityFinding) -> FidelityTable.Cell {
    .init(text: FidelityText.value(finding), isMiss: !finding.isMet)
  }
}
