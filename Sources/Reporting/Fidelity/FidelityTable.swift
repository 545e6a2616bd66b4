/// A table of findings before it is laid out for a terminal or a page.
struct FidelityTable {
  /// One cell; a miss is made to stand out.
  struct Cell {
    var text: String
    var isMiss = false
  }

  /// What the table is about.
  let title: String
  /// The headings of the columns; the first column is text, the others are numbers.
  let columns: [String]
  /// The cells by row.
  let rows: [[Cell]]

  /// As Markdown, misses in bold.
  var markdown: [String] {
    var table = MarkdownTable(
      columns.enumerated().map { ($0.element, $0.offset == 0 ? .left : .right) })
    for row in rows { table.append(row.map { $0.isMiss ? "**\($0.text)**" : $0.text }) }
    return table.lines
  }

  /// As aligned text, misses with an exclamation mark.
  var plain: [String] {
    let body = rows.map { $0.map { $0.text + ($0.isMiss ? "!" : " ") } }
    let all = [columns.map { $0 + " " }] + body
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + space : "  " + space + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
