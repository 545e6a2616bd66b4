import Experimentation
import PopGesture

/// Where the swept parameters lead: how far each curve reaches, and where all its points are.
enum SweepsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let sweeps = index.results.experiment.sweeps
    guard !sweeps.isEmpty else { return [] }
    return [
      "## Sweeps", "",
      "Success and false triggers at every value, with errors, are in `frontier.csv`.", "",
    ]
      + sweeps.map { sweep in
        let first = FixedDecimals.trimmed(sweep.values.first ?? 0, decimals: 4)
        let last = FixedDecimals.trimmed(sweep.values.last ?? 0, decimals: 4)
        // As rules write them: without comparisons, and without what is left at none.
        let texts = sweep.policies.first?.parameterTexts { FixedDecimals.trimmed($0, decimals: 4) }
        let fixed = (texts ?? []).filter { !$0.hasPrefix("\(sweep.parameter) = ") }
          .map { "`" + $0.replacing(" = ", with: "` = ") }
        return "- `\(sweep.name)`: `\(sweep.parameter)` from \(first) to \(last) in"
          + " \(sweep.values.count) steps"
          + (fixed.isEmpty ? "" : ", with \(fixed.joined(separator: ", "))")
      }
  }
}
