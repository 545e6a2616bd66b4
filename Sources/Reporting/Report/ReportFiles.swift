public import Experimentation

/// Every file of a report folder, as bytes: a function of the results and the command alone.
public enum ReportFiles {
  /// Renders a report.
  ///
  /// - Parameters:
  ///   - command: what to type to repeat the run.
  ///   - environment: what made it, for the manifest's block of that name.
  /// - Returns: paths inside the folder with their bytes; the manifest, with digests of the others,
  ///   comes last.
  public static func all(
    _ results: StudyResults, command: String, environment: [(name: String, value: String)]
  ) -> [(name: String, bytes: [UInt8])] {
    let index = ResultIndex(results)
    var files = results.tables
    files.append(
      (name: "report.md", bytes: Array(ReportOutline.markdown(index, command: command).utf8)))
    files += ReportCharts.all(index).map { (name: $0.path, bytes: Array($0.svg(index).utf8)) }
    let manifest = Manifest.text(
      of: results.experiment, files: files, command: command, environment: environment)
    return files + [(name: Manifest.fileName, bytes: manifest.bytes)]
  }

  /// The answer in plain text, for a terminal.
  public static func summary(_ results: StudyResults) -> String {
    let lines = AnswerSection.lines(ResultIndex(results), command: "")
    return lines.prefix { !$0.hasPrefix("The rule behind") }
      .map { line in
        let text = line.hasPrefix("# ") ? String(line.dropFirst(2)) : line
        return text.replacing("**", with: "").replacing("`", with: "")
      }
      .joined(separator: "\n")
  }
}
