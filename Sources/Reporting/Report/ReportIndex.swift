import Findings
public import StrictFiles

/// The index of a folder of reports: one line per report, rebuilt from what is stored, and what the
/// files of a report hold.
public enum ReportIndex {
  private static let fileName = "README.md"
  private static let mark = "<!-- made by swipelab; do not edit -->"

  /// Writes the index of a folder of reports.
  ///
  /// An existing README that swipelab did not write is left alone.
  public static func update(folder: String) throws(FileFailure) {
    let path = folder + "/" + fileName
    let stored = try? FileBytes.read(path: path, limit: 1 << 24)
    if let stored, !stored.starts(with: mark.utf8) { return }
    let bytes = Array(text(folder: folder).utf8)
    if bytes == stored { return }
    try OutputFile.write(bytes, to: path)
  }

  /// The index of a folder.
  static func text(folder: String) -> String {
    var table = MarkdownTable([("Report", .left), ("Question", .left), ("Swipes", .right)])
    for name in StoredReports.names(in: folder) {
      guard let summary = StoredReports.summary(folder: folder, name: name) else { continue }
      table.append([
        Markdown.link(name, to: name + "/report.md"), Markdown.text(summary.question),
        String(summary.swipes),
      ])
    }
    let lines = [mark, "", "# Reports", ""] + table.lines + ["", ColumnGuide.text]
    return lines.joined(separator: "\n") + "\n"
  }
}
