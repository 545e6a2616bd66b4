import ArticleClaims
public import Findings
import StrictFiles
import Study

/// Every file of a report folder, as bytes: a function of the results and the command alone.
public enum ReportFiles {
  /// A file that can be rendered apart from the others.
  private struct Part: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
  }

  /// A rendered file.
  private struct File: Sendable {
    let name: String
    let bytes: [UInt8]
    let digest: String

    init(_ part: Part) {
      name = part.name
      bytes = part.bytes()
      digest = SHA256.hexDigest(bytes)
    }
  }

  /// Renders a report, on several cores: the bytes are the same for any number of them.
  ///
  /// - Parameters:
  ///   - counts: the bytes of all counts, from which the report can be rendered again.
  ///   - command: what to type to repeat the run.
  ///   - environment: what made it, for the manifest's block of that name.
  /// - Returns: paths inside the folder with their bytes; the manifest, with digests of the others,
  ///   comes last.
  public static func all(
    _ results: StudyResults, counts: [UInt8], command: String,
    environment: [(name: String, value: String)]
  ) async -> [(name: String, bytes: [UInt8])] {
    let rendered = await withTaskGroup(of: (Int, File).self) { group in
      let tables = tables(of: results) + sources(of: results, counts)
      for (place, part) in tables.enumerated() { group.addTask { (place, File(part)) } }
      // The index is made while the tables, which need none, are under way.
      let rest = textAndCharts(ResultIndex(results), command)
      for (place, part) in rest.enumerated() {
        group.addTask { (tables.count + place, File(part)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let files = rendered.sorted { $0.0 < $1.0 }.map(\.1)
    let manifest = Manifest.text(
      of: results.experiment, swipes: results.experiment.swipes,
      digests: files.map { ($0.name, $0.digest) }, command: command,
      environment: environment)
    return files.map { ($0.name, $0.bytes) } + [(Manifest.fileName, manifest.bytes)]
  }

  /// What the report is rendered from: the experiment on its own, and its counts.
  private static func sources(of results: StudyResults, _ counts: [UInt8]) -> [Part] {
    [
      Part(name: StoredStudy.experimentName) { results.experiment.standalone.bytes },
      Part(name: StoredStudy.countsName) { counts },
    ]
  }

  private static func tables(of results: StudyResults) -> [Part] {
    ResultTable.all(of: results).map { table in
      Part(name: table.guide.fileName) { table.bytes(results) }
    }
  }

  private static func textAndCharts(_ index: ResultIndex, _ command: String) -> [Part] {
    let text = [
      Part(name: "report.md") { Array(ReportOutline.report(index, command: command).utf8) },
      Part(name: "details.md") { Array(ReportOutline.details(index, command: command).utf8) },
    ]
    let charts = ReportCharts.all(index).map { chart in
      Part(name: chart.path) { Array(chart.svg(index).utf8) }
    }
    return text + charts
  }

  /// The answer in plain text, for a terminal.
  public static func summary(_ results: StudyResults) -> String {
    let lines = DecisionSummary.lines(ResultIndex(results))
      .map { $0.replacing("**", with: "").replacing("`", with: "") }
    return ([results.experiment.question] + lines).joined(separator: "\n")
  }
}
