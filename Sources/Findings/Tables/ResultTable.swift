import ExperimentFiles
package import StrictFiles
import Study
import TrialStatistics

/// A CSV file of a report, made from results.
package struct ResultTable: Sendable {
  /// What readers of the file need to know.
  package let guide: TableGuide
  private let isWritten: @Sendable (StudyResults) -> Bool
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
    ResultTable(SensitivityRow.table, when: { !$0.scenarios.isEmpty }, { $0.sensitivityRows() }),
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
  package var tables: [(name: String, bytes: [UInt8])] {
    ResultTable.all(of: self).map { ($0.guide.fileName, $0.bytes(self)) }
  }
}

/// A row of `sensitivity.csv`: a rate in one scenario, its rank there, and how far it is from that
/// of the experiment's own people.
struct SensitivityRow: Sendable, Equatable {
  let assumption: String
  /// Nil for the experiment's own people, as the change is.
  let value: Double?
  let rate: RateRow
  let rank: Int
  let change: RateDifference?

  /// What the `assumption` column says of the experiment's own people.
  static let ownPeople = "none"

  static let table = Table<SensitivityRow>(
    "sensitivity.csv",
    """
    With `"sensitivity"`: success, false triggers and aborts honoured for the experiment's own
    people and in every variation. With more than 100,000 combinations of policy or system,
    condition and variation, rows equal to those of the experiment's own people (rank
    included) are left out.
    """
  ) {
    ConditionKey.columns.of(\.rate.condition)
    [Column(.assumption, \.assumption), Column(.value, \.value)]
    Column(.policy, \.rate.policy)
    Column(.metric, \.rate.metric)
    RateRow.figures.of(\.rate)
    Column("rank", \.rank, "rank in this variation; 1 is best")
    Column(
      "change", \.change?.difference, "change from the experiment's own people, paired by cluster")
    Column("change_mc_error", \.change?.standardError, "its standard error")
    Column("change_ci_low", \.change?.low, "lower end of its 95% interval")
    Column("change_ci_high", \.change?.high, "upper end of its 95% interval")
  }
}

extension StudyResults {
  /// Pooled rates of everything that is compared, on the experiment's own people and in every
  /// scenario, one after the other; none without scenarios.
  ///
  /// - Parameter all: whether with those that a scenario leaves as they are; nil for all but in a
  ///   wide grid.
  func sensitivityRows(
    tellingUnchanged all: Bool? = nil
  ) -> some Collection<SensitivityRow> & Sendable {
    let all = all ?? experiment.tellsUnchanged
    let scenarios: [ScenarioResults?] = scenarios.isEmpty ? [] : [nil] + scenarios
    return scenarios.lazy.flatMap { $0.map { rows($0, all) } ?? ownRows }
  }

  private var ownRows: [SensitivityRow] {
    RankedRates(rates, batches).ranked.map {
      SensitivityRow(
        assumption: SensitivityRow.ownPeople, value: nil, rate: rates[$0.place], rank: $0.rank,
        change: nil)
    }
  }

  private func rows(_ scenario: ScenarioResults, _ all: Bool) -> [SensitivityRow] {
    scenario.standings.filter { all || !$0.isUnchanged }.map {
      SensitivityRow(
        assumption: scenario.scenario.assumption, value: scenario.scenario.value,
        rate: scenario.results.rates[Int($0.place)], rank: Int($0.rank), change: $0.change)
    }
  }
}
