import Findings

/// The charts, each with a sentence on how to read it.
enum ChartsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let drawings = ReportCharts.all(index)
    guard !drawings.isEmpty else { return [] }
    return ["## Charts"]
      + drawings.flatMap { ["", "!" + Markdown.link($0.title, to: $0.path), "", $0.caption] }
  }
}
