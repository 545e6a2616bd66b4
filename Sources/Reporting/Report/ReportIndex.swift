public import StrictFiles

/// The index of a folder of reports: one line per report, rebuilt from what is stored, and what the
/// files of a report hold; as Markdown and as a page.
public enum ReportIndex {
  private static let fileName = "README.md"
  private static let mark = "<!-- made by swipelab; do not edit -->"

  /// Writes the index of a folder of reports.
  ///
  /// What is there under its names and was not written by swipelab is left alone.
  public static func update(folder: String) throws(FileFailure) {
    try update(folder + "/" + fileName, with: text(folder: folder)) { $0.starts(with: mark.utf8) }
    try update(folder + "/" + IndexPage.fileName, with: IndexPage.html(folder: folder)) {
      String(decoding: $0, as: UTF8.self).contains(PageFrame.mark)
    }
  }

  /// Writes a file that is not there, or that this program wrote.
  private static func update(
    _ path: String, with text: String, ifOurs isOurs: ([UInt8]) -> Bool
  ) throws(FileFailure) {
    let stored = try? FileBytes.read(path: path, limit: 1 << 24, isFound: true)
    // Also where it is a folder, a device or larger than any index.
    if PathParts(path)?.exists == true, !(stored.map(isOurs) ?? false) { return }
    let bytes = Array(text.utf8)
    if bytes == stored { return }
    try OutputFile.write(bytes, to: path)
  }

  /// The index of a folder.
  static func text(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    var table = MarkdownTable([
      ("Report", .left), ("Question", .left), ("Answer", .left), ("Swipes", .right),
    ])
    for report in overview.reports {
      table.append([
        Markdown.link(report.name, to: report.name + "/report.md"), Markdown.text(report.question),
        report.line, report.swipes,
      ])
    }
    let introduction = overview.introduction.flatMap(Markdown.wrapped)
    let lines =
      [mark, "", "# Reports", ""] + introduction + (introduction.isEmpty ? [] : [""])
      + table.lines + ["", ColumnGuide.text]
    return lines.joined(separator: "\n") + "\n"
  }
}
