package import StrictFiles
import Study

/// A CSV file of a report, made from results.
package struct ResultTable: Sendable {
  /// What readers of the file need to know.
  package let guide: TableGuide
  /// Whether some results have it.
  private let isWritten: @Sendable (StudyResults) -> Bool
  /// The content of the file.
  package let bytes: @Sendable (StudyResults) -> [UInt8]

  /// Describes a file that is written where there are rows, or on another condition.
  private init<Rows: Collection & SendableMetatype>(
    _ table: Table<Rows.Element>, when isWritten: (@Sendable (StudyResults) -> Bool)? = nil,
    _ rows: @escaping @Sendable (StudyResults) -> Rows
  ) {
    guide = table.guide
    self.isWritten = isWritten ?? { !rows($0).isEmpty }
    bytes = { table.bytes(rows($0)) }
  }

  /// Every file, in the order of manifests.
  package static let all = [
    // Without rows where only claims are tested.
    ResultTable(RateRow.table, when: { _ in true }, \.rates),
    ResultTable(ContrastRow.table, when: { _ in true }, \.allContrasts),
    ResultTable(PageRow.table, \.storedPages),
    ResultTable(FrontierRow.table, \.frontier),
    ResultTable(CostRow.table, \.costs),
    ResultTable(SensitivityRow.table, when: { !$0.scenarios.isEmpty }, \.sensitivityRows),
    ResultTable(Choice.table) { $0.choices?.rows ?? [] },
    ResultTable(Choice.robustnessTable) { $0.choices?.robustness ?? [] },
    ResultTable(Prospect.table) { $0.choices?.worldRows ?? [] },
    ResultTable(ReleaseRow.table, \.releases),
    ResultTable(BatchRow.table, \.batches),
    ResultTable(ClaimRow.table, \.claims.articles),
    ResultTable(CaseRow.table, \.claims.cases),
  ]

  /// The files that some results have.
  package static func all(of results: StudyResults) -> [ResultTable] {
    all.filter { $0.isWritten(results) }
  }
}

extension StudyResults {
  /// Every row of `contrasts.csv`, without a copy.
  fileprivate var allContrasts: some Collection<ContrastRow> & SendableMetatype {
    [contrasts, intentContrasts, recognizerContrasts].joined()
  }

  /// The CSV files of the report by name.
  public var tables: [(name: String, bytes: [UInt8])] {
    ResultTable.all(of: self).map { ($0.guide.fileName, $0.bytes(self)) }
  }
}
