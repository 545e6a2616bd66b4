import Documents
import Drawing
import ExperimentFiles
package import Recordings
import StrictFiles
import Study

/// Every file of a report about synthetic and recorded people, as bytes: a function of the
/// comparison and the command alone.
package enum FidelityFiles {
  /// Renders the report.
  ///
  /// - Parameters:
  ///   - command: what to type to repeat it.
  ///   - environment: what made it, for the manifest's block of that name.
  /// - Returns: paths inside the folder with their bytes; the manifest, with digests of the others,
  ///   comes last.
  package static func all(
    _ comparison: FidelityComparison, command: String,
    environment: [(name: String, value: String)]
  ) -> [(name: String, bytes: [UInt8])] {
    let picture = FidelityReport.picture
    var files = comparison.tables
    let report = FidelityReport(comparison, command: command).blocks
    files.append((name: "report.md", bytes: Array(MarkdownWriter.text(report).utf8)))
    let scene = FidelityChart(comparison).scene(title: picture.title)
    let page = ReportPage(
      report: report, details: [], pictures: [picture.path: scene], data: PageData(names: []),
      files: ReportFiles.linked(files.map { ($0.name, $0.bytes.count) }))
    files.append((name: ReportPage.fileName, bytes: Array(page.html.utf8)))
    files.append((name: picture.path, bytes: Array(SVGWriter.write(scene).utf8)))
    let manifest = comparison.manifest(
      files: files, command: command, environment: environment,
      answer: StoredAnswer.json([.remark(FidelityReport.line(comparison))]))
    return files + [(name: Manifest.fileName, bytes: manifest.bytes)]
  }

  /// The tables, with bold misses, and the verdict, in Markdown.
  package static func summary(_ comparison: FidelityComparison) -> String {
    let tables = MarkdownWriter.lines(FidelityTables(comparison).all) + [""]
    return (tables + [FidelityReport.verdict(comparison)]).joined(separator: "\n")
  }
}
