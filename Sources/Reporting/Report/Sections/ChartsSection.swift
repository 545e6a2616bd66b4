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
    let pictures = ReportCharts.ofAnswer(index).dropFirst(leads(index) ? 1 : 0)
    return Array(pictures.map(\.lines).joined(separator: [""]))
  }

  /// The first picture where it stands before the comparison: below many words and before a long
  /// table.
  static func leading(_ index: ResultIndex) -> [String] {
    leads(index) ? (ReportCharts.ofAnswer(index).first?.lines ?? []) + [""] : []
  }

  private static func leads(_ index: ResultIndex) -> Bool { !WordsSection.lines(index).isEmpty }
}

extension ReportCharts.Picture {
  /// The picture and how to read it.
  var lines: [String] { ["!" + Markdown.link(title, to: path), "", caption] }
}
