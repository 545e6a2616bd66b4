import Findings

/// The charts, each with a sentence on how to read it.
enum ChartsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let pictures = ReportCharts.all(index)
    guard !pictures.isEmpty else { return [] }
    return ["## Charts"] + pictures.flatMap { [""] + $0.lines }
  }
}

/// The charts that belong to the answer.
enum FirstChartSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    Array(ReportCharts.ofAnswer(index).map(\.lines).joined(separator: [""]))
  }
}

extension ReportCharts.Picture {
  /// The picture and how to read it.
  var lines: [String] { ["!" + Markdown.link(title, to: path), "", caption] }
}
