import Documents
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

  /// The guide.
  static let blocks = introduction + meanings(shared) + tables.flatMap(section)

  /// What several tables say in the same way.
  static let shared = tables.flatMap(\.titles).grouped(by: \.self).filter { $0.count > 1 }
    .map { $0[0] }

  private static let introduction: [Block] = [
    .section("What a report folder holds"),
    "\(code: "report.html") is the whole report on one page; \(code: "index.html"), beside the"
      + " folders, links to all of them. \(code: "report.md"), \(code: "details.md") and"
      + " \(code: "charts/") hold the same content as separate files. The CSV files are for"
      + " programs: each experiment lists those to write. Files above 256 KiB may be missing from"
      + " a repository; running the experiment writes them again. Existing columns never change;"
      + " later versions may add columns at the end. \(code: "manifest.json") has the whole"
      + " experiment with its defaults, the answer, the digests of the other files, and the command"
      + " that makes them again. \(code: "swipelab report FOLDER") renders the folder again from"
      + " \(code: "experiment.json") (the experiment alone) and \(code: "counts.bin") (every"
      + " count).",
    "Rates are proportions, not percentages. An empty field means that there is no such number."
      + " Several files share these columns:",
  ]

  private static func section(_ table: TableGuide) -> [Block] {
    [
      .part("\(code: table.fileName)"), .paragraph(Prose(catalogue: table.meaning)),
      .code(header(table.titles.map(\.name)), language: "text"),
    ] + meanings(table.titles.filter { !shared.contains($0) })
  }

  /// The header on lines that fit.
  private static func header(_ names: [String]) -> String {
    var lines = [""]
    for (place, name) in names.enumerated() {
      let piece = place < names.count - 1 ? name + "," : name
      if lines[lines.count - 1].count + piece.count > 100 { lines.append("") }
      lines[lines.count - 1] += piece
    }
    return lines.joined(separator: "\n")
  }

  private static func meanings(_ titles: [ColumnTitle]) -> [Block] {
    if titles.isEmpty { return [] }
    let rows = titles.map { ["\(code: $0.name)", Prose(catalogue: $0.meaning)] as [Prose] }
    return [.table(Table([("Column", .left), ("Meaning", .left)], rows: rows))]
  }
}
