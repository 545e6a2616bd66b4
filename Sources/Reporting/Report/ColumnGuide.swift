import Findings
import Recordings
import StrictFiles

/// What the files of a report hold, for whoever reads them with a program.
///
/// Each table has a heading, a paragraph and a block with its columns, in the order of the file;
/// then what those mean that no other table has.
enum ColumnGuide {
  /// The tables, in order.
  static let tables = ResultTable.all.map(\.guide) + [Examples.guide] + FidelityComparison.guides

  /// The guide in Markdown.
  static let text =
    ([introduction] + meanings(shared) + tables.flatMap(section)).joined(separator: "\n")

  /// What several tables say in the same way.
  static let shared: [ColumnTitle] = {
    var counts: [ColumnTitle: Int] = [:]
    for title in tables.flatMap(\.titles) { counts[title, default: 0] += 1 }
    return tables.flatMap(\.titles).filter { (counts.removeValue(forKey: $0) ?? 0) > 1 }
  }()

  private static let introduction = """
    ## What a report folder holds

    `report.html` is the whole report on one page, and `index.html` beside the folders leads to all;
    `report.md`, `details.md` and `charts/` say the same apart. The CSV files are for programs. A
    file is there only where the experiment asks for it. Its first columns stay as they are; later
    versions may add columns at the end. `manifest.json` has the whole experiment with its
    defaults, the digests of the other files, and the command that makes them again. From
    `experiment.json`, the experiment on its own, and `counts.bin`, every count,
    `swipelab report FOLDER` renders the folder again.

    Rates are proportions, not percentages. An empty field says that there is no such number. What
    several files have in common:
    """

  private static func section(_ table: TableGuide) -> [String] {
    ["", "### `\(table.fileName)`", "", table.meaning, "", "```text"]
      + header(table.titles.map(\.name)) + ["```"]
      + meanings(table.titles.filter { !shared.contains($0) })
  }

  /// The header on lines that fit.
  private static func header(_ names: [String]) -> [String] {
    var lines = [""]
    for (place, name) in names.enumerated() {
      let piece = place < names.count - 1 ? name + "," : name
      if lines[lines.count - 1].count + piece.count > 100 { lines.append("") }
      lines[lines.count - 1] += piece
    }
    return lines
  }

  private static func meanings(_ titles: [ColumnTitle]) -> [String] {
    if titles.isEmpty { return [] }
    var table = MarkdownTable([("Column", .left), ("Meaning", .left)])
    for title in titles { table.append(["`\(title.name)`", title.meaning]) }
    return [""] + table.lines
  }
}
