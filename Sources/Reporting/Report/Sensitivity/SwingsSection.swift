import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary

/// Which assumption moves the answer most, and in how many variations the answer stands: first of
/// all where an experiment varies people and tunes nothing.
enum SwingsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    index.results.experiment.tuning == nil ? part(index) : []
  }

  /// The same wherever it stands.
  fileprivate static func part(_ index: ResultIndex) -> [String] {
    let bullets = Decision.first(index).compactMap { decision -> String? in
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      return rows.isEmpty ? nil : "- " + sentences(decision.best, rows, index)
    }
    if bullets.isEmpty { return [] }
    return [
      "## Which assumption moves the answer most\(Decision.page(index))", "",
    ] + ReportCharts.tornado(index).flatMap { $0.lines + [""] } + bullets + [
      "", "All numbers, and what each assumption means: [details](details.md#\(anchor)).",
    ]
  }

  /// Where the details of assumptions begin.
  private static let anchor = "if-people-are-otherwise"

  /// Assumptions that are named one by one.
  private static let named = 3

  private static func sentences(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> String {
    let swings = Swing.all(of: rows, .success).prefix(named).filter { $0.size > 0 }.map {
      "`\($0.assumption)` (\(DecisionText.percent($0.low.rate)) to"
        + " \(DecisionText.percent($0.high.rate)))"
    }
    let success = swings.isEmpty ? [] : ["Success varies most with \(swings.listed)."]
    let over = rows.filter { $0.outcome == .exceeds }.map(value)
    let kept = rows.count - over.count
    let shown = over.prefix(named) + (over.count > named ? ["\(over.count - named) more"] : [])
    let limits =
      "The rule keeps the limits in \(over.isEmpty ? "all" : "\(kept) of") \(rows.count) variations"
      + (over.isEmpty ? "." : ": all but \(Array(shown).listed).")
    let worst = rows.filter { $0.outcome != .exceeds && $0.loss > 0 }.max { $0.loss < $1.loss }
    let loss = worst.map { row in
      "Where it does, it is at most \(FixedDecimals.string(100 * row.loss, decimals: 1)) points of"
        + " success behind the best rule for such people (with \(value(row)))."
    }
    let place = "**\(DecisionText.place(choice.scope)).**"
    return ([place] + success + [limits, loss].compactMap(\.self)).joined(separator: " ")
  }

  /// An assumption with its value.
  private static func value(_ row: RobustnessRow) -> String {
    "`\(row.scenario.assumption)` = \(DecisionText.trimmed(row.scenario.value))"
  }
}

/// The same behind the comparison, where the numbers of rules are what is asked.
enum LaterSwingsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    index.results.experiment.tuning == nil ? [] : SwingsSection.part(index)
  }
}
