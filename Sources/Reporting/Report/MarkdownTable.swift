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
    let escaped = all.map { $0.map(Self.escaped) }
    let counts = escaped.map { $0.map(\.count) }
    let widths = header.indices.map { column in
      max(3, counts.map { column < $0.count ? $0[column] : 0 }.max() ?? 3)
    }
    func line(_ cells: [String], _ counts: [Int]) -> String {
      var text = "|"
      for column in widths.indices {
        let cell = column < cells.count ? cells[column] : ""
        let count = column < cells.count ? counts[column] : 0
        let space = String(repeating: " ", count: widths[column] - count)
        text += alignments[column] == .right ? " \(space)\(cell) |" : " \(cell)\(space) |"
      }
      return text
    }
    let rule = widths.indices.map { column in
      alignments[column] == .right
        ? String(repeating: "-", count: widths[column] - 1) + ":"
        : String(repeating: "-", count: widths[column])
    }
    return [line(escaped[0], counts[0]), "| " + rule.joined(separator: " | ") + " |"]
      + zip(escaped, counts).dropFirst().map(line)
  }

  /// The cell with its bars escaped; hardly any has one.
  private static func escaped(_ cell: String) -> String {
    cell.utf8.contains(UInt8(ascii: "|")) ? cell.replacing("|", with: "\\|") : cell
  }
}
