import Documents
import Drawing
import ExperimentFiles
import SwipeSimulation

/// How a report lists the policies of an experiment: as columns and by name while they are few, as
/// rows and by counts where they are many.
enum PolicyLayout {
  /// Most policies that stand beside each other in a table.
  static let mostColumns = 8
  /// Most policies of which every table is printed in full.
  static let mostFullRows = 20
  /// Rows printed from each end of a table that is not printed in full.
  private static let shownAtEachEnd = 5

  /// Whether an experiment has more policies than stand beside each other.
  static func isLong(_ experiment: Experiment) -> Bool {
    experiment.policies.count > mostColumns
  }

  /// The rows of a sorted table that are printed, with a row for those in between.
  ///
  /// - Parameter isEssential: whether the table is printed in full whatever its length.
  static func rows(_ rows: [[Prose]], isEssential: Bool) -> [[Prose]] {
    guard !isEssential, rows.count > mostFullRows, let width = rows.first?.count else {
      return rows
    }
    let hidden = rows.count - 2 * shownAtEachEnd
    let gap: [Prose] = ["(\(hidden) between)"] + Array(repeating: "…", count: width - 1)
    return rows.prefix(shownAtEachEnd) + [gap] + rows.suffix(shownAtEachEnd)
  }

  /// What to say of a table whose rows are not all printed; empty where they are.
  static func remark(rows count: Int, isEssential: Bool, file: String) -> Prose {
    guard !isEssential, count > mostFullRows else { return "" }
    let ends = count - 2 * shownAtEachEnd
    return "Of \(count) policies the first \(shownAtEachEnd) and the last \(shownAtEachEnd) are"
      + " shown; the \(ends) between are in \(code: file)."
  }

  /// Screens as columns: their names, which are short, with the view's width, and the touch rate
  /// where screens differ in it.
  static func columns(
    _ screens: [Screen], of experiment: Experiment
  ) -> [Table.Column] {
    screens.map {
      let rate = rate(of: $0, in: experiment)
      return ("\(code: $0.name), \(FixedDecimals.trimmed($0.viewWidth)) pt\(rate)", .right)
    }
  }

  /// How often a screen reads touches, its population's rate unless it has its own: `, 120 Hz`;
  /// empty where all screens read them alike.
  static func rate(of screen: Screen, in experiment: Experiment) -> String {
    let usual = Double(experiment.population.panel.rate)
    guard Set(experiment.screens.map { $0.touchRate ?? usual }).count > 1 else { return "" }
    return ", \(FixedDecimals.trimmed(screen.touchRate ?? usual)) Hz"
  }
}
