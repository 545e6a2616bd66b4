import Experimentation

/// The charts, each with a sentence on how to read it.
enum ChartsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let drawings = ReportCharts.all(index)
    guard !drawings.isEmpty else { return [] }
    return ["## Charts"]
      + drawings.flatMap { ["", "![\($0.title)](\($0.path))", "", $0.caption] }
  }
}
