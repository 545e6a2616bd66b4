import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// Where the swept parameters lead: how far each curve reaches, and where all its points are.
enum SweepsSection {
  /// Lines of one grid that are named one by one.
  private static let named = 6

  static func blocks(_ index: ResultIndex) -> [Block] {
    let sweeps = index.experiment.sweeps
    if sweeps.isEmpty { return [] }
    let groups = sweeps.grouped { "\($0.family.name) \($0.parameter) \($0.values.count)" }
    return [
      .section("Sweeps"),
      "Success and false triggers at every value, with errors, are in \(code: "frontier.csv").",
      .list(groups.flatMap { $0.count > named ? [grid($0)] : $0.map(line) }),
    ]
  }

  private static func line(_ sweep: Sweep) -> Prose {
    // As rules write them: without comparisons, and without what is left at none.
    let texts = sweep.policies.first?.parameterTexts { DecisionText.trimmed($0) } ?? []
    let fixed = texts.filter { !$0.hasPrefix("\(sweep.parameter) = ") }.map { text -> Prose in
      "\(code: String(text.prefix { $0 != " " }))\(text.drop { $0 != " " })"
    }
    return "\(code: sweep.name): \(range(sweep))"
      + (fixed.isEmpty ? "" : ", with \(fixed.joined(separator: ", "))")
  }

  /// Many lines of one family and parameter: what else varies, and over which values.
  private static func grid(_ sweeps: [Sweep]) -> Prose {
    guard let first = sweeps.first else { return "" }
    let others = first.family.parameters.filter { $0.name != first.parameter }
      .compactMap { parameter -> Prose? in
        let values = Set(
          sweeps.compactMap { sweep in
            sweep.policies.first?.parameters.first { $0.name == parameter.name }?.value
          })
        guard values.count > 1, let low = values.min(), let high = values.max() else { return nil }
        return
          "\(values.count) values of \(code: parameter.name) from \(parameter.text(for: low)) to"
          + " \(parameter.text(for: high))"
      }
    return
      "\(code: first.family.name): \(range(first)), at each of \(others.joined(separator: " and "))"
  }

  private static func range(_ sweep: Sweep) -> Prose {
    "\(code: sweep.parameter) from \(number: sweep.values.first ?? 0) to"
      + " \(number: sweep.values.last ?? 0) in \(sweep.values.count) steps"
  }
}
