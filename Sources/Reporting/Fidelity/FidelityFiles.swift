import Drawing
import ExperimentFiles
public import Recordings
import StrictFiles

/// Every file of a report about synthetic and recorded people, as bytes: a function of the
/// comparison and the command alone.
public enum FidelityFiles {
  /// Renders the report.
  ///
  /// - Parameters:
  ///   - command: what to type to repeat it.
  ///   - environment: what made it, for the manifest's block of that name.
  /// - Returns: paths inside the folder with their bytes; the manifest, with digests of the others,
  ///   comes last.
  public static func all(
    _ comparison: FidelityComparison, command: String,
    environment: [(name: String, value: String)]
  ) -> [(name: String, bytes: [UInt8])] {
    var files = comparison.tables
    let report = FidelityReport(comparison, command: command).markdown
    files.append((name: "report.md", bytes: Array(report.utf8)))
    let charts = charts(comparison)
    let page = ReportPage(
      report: report, details: "",
      pictures: Dictionary(charts.map { ($0.path, $0.scene) }) { first, _ in first },
      data: ["policies": []], files: ReportFiles.linked(files.map(\.name)))
    files.append((name: ReportPage.fileName, bytes: Array(page.html.utf8)))
    files += charts.map { chart in
      (name: chart.path, bytes: Array(SVGWriter.write(chart.scene, theme: .adaptive).utf8))
    }
    let manifest = comparison.manifest(
      files: files, command: command, environment: environment)
    return files + [(name: Manifest.fileName, bytes: manifest.bytes)]
  }

  /// The tables and the verdict in plain text, for a terminal.
  public static func summary(_ comparison: FidelityComparison) -> String {
    let tables = FidelityTables.all(comparison).flatMap { [$0.title, ""] + $0.plain + [""] }
    return (tables + [FidelityReport.verdict(comparison)]).joined(separator: "\n")
  }

  /// One picture per direction.
  static func charts(
    _ comparison: FidelityComparison
  ) -> [(path: String, title: String, scene: Scene)] {
    StrokeDirection.allCases.compactMap { direction in
      let curves = comparison.curves.filter { $0.direction == direction }
      guard !curves.isEmpty else { return nil }
      var distances: [StrokeStatistic: Double] = [:]
      for finding in comparison.findings
      where finding.measure == .distance && finding.subject.rawValue == direction.rawValue {
        if let statistic = StrokeStatistic(rawValue: finding.statistic) {
          distances[statistic] = finding.value
        }
      }
      let title = "Synthetic and recorded strokes, \(direction.rawValue)-going"
      return (
        path: "charts/distributions-\(direction.rawValue).svg", title: title,
        scene: FidelityChart(curves, distances, .adaptive).scene(title: title)
      )
    }
  }
}
