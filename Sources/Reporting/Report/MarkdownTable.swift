/// A table in Markdown: a header, an alignment per column, rows of cells.
struct MarkdownTable {
  /// How a column is aligned.
  enum Alignment {
    case left
    case right
  }

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    header = columns.map(\.title)
    alignments = columns.map(\.alignment)
  }

  /// Appends a row with one cell per column.
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// The table, one line per row, columns padded so that the source reads well too.
  var lines: [String] {
    let all = [header] + rows
    let escaped = all.map { $0.map { $0.replacing("|", with: "\\|") } }
    let widths = header.indices.map { column in
      max(3, escaped.map { column < $0.count ? $0[column].count : 0 }.max() ?? 3)
    }
    func line(_ cells: [String]) -> String {
      let padded = widths.indices.map { column in
        let cell = column < cells.count ? cells[column] : ""
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return alignments[column] == .right ? space + cell : cell + space
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.indices.map { column in
      alignments[column] == .right
        ? String(repeating: "-", count: widths[column] - 1) + ":"
        : String(repeating: "-", count: widths[column])
    }
    return [line(escaped[0]), "| " + rule.joined(separator: " | ") + " |"]
      + escaped.dropFirst().map(line)
  }
}
