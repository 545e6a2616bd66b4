/// A part of a document, whoever writes it down.
///
/// A literal is a paragraph.
package enum Block: Equatable, Sendable {
  /// A heading of a level, 1 for the whole document.
  case heading(Int, Prose)
  case paragraph(Prose)
  case table(Table)
  /// Items with a dot before each.
  case list([Prose])
  case code(String, language: String = "")
  /// A picture in a file of its own.
  case figure(title: String, path: String)
  /// What is for programs, and readers do not see.
  case comment(String)

  /// Headings of the two usual levels.
  package static func section(_ title: Prose) -> Block { .heading(2, title) }
  package static func part(_ title: Prose) -> Block { .heading(3, title) }

  /// The blocks with a heading before them; none where there are none.
  package static func section(_ title: Prose, _ blocks: [Block]) -> [Block] {
    blocks.isEmpty ? [] : [.section(title)] + blocks
  }
}

extension Block {
  /// The title of the section that says how to repeat a run, which pages put last.
  package static let reproduceTitle: Prose = "Reproduce"

  /// How to repeat a run.
  ///
  /// - Parameters:
  ///   - version: of the program that made it.
  ///   - remarks: what else stands below the command.
  package static func reproduce(
    _ command: String, version: String, seed: UInt64, remarks: Prose = ""
  ) -> [Block] {
    let maker: Prose =
      "Made by swipelab \(version) with seed \(seed.description); any number of threads gives the"
      + " same bytes."
    return [
      .section(reproduceTitle), .code(command), .paragraph([remarks, maker].sentences),
    ]
  }
}

extension Block: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .paragraph(Prose(text)) }
  package init(stringInterpolation text: Prose.StringInterpolation) {
    self = .paragraph(Prose(stringInterpolation: text))
  }
}

extension Prose {
  /// A paragraph of two texts.
  package static func + (first: Prose, second: Prose) -> Block { .paragraph(first + second) }
}

extension [Block] {
  /// Items by what they are about, in bold; those without a text are left out.
  package static func terms(_ items: [(name: Prose, text: Prose)]) -> [Block] {
    .list(items.filter { !$0.text.isEmpty }.map { "\(strong: "\($0.name):") \($0.text)" })
  }

  /// A list; no block where it has no items.
  package static func list(_ items: [Prose]) -> [Block] { items.isEmpty ? [] : [.list(items)] }
  /// A paragraph; no block where it is empty.
  package static func paragraph(_ text: Prose) -> [Block] { text.isEmpty ? [] : [.paragraph(text)] }

  /// The title of the document, without marks; nil where it has none.
  package var title: String? {
    for case .heading(1, let title) in self { return title.plain }
    return nil
  }
}

/// A table: a header, an alignment per column, rows of cells.
package struct Table: Equatable, Sendable {
  /// How a column is aligned.
  package enum Alignment: Sendable {
    case left
    case right
  }

  /// A column's title and its alignment.
  package typealias Column = (title: Prose, alignment: Alignment)

  package let header: [Prose]
  package let alignments: [Alignment]
  package private(set) var rows: [[Prose]]

  package init(_ columns: [Column], rows: [[Prose]] = []) {
    (header, alignments) = (columns.map(\.title), columns.map(\.alignment))
    self.rows = rows
  }

  /// The table without columns that are empty in every row.
  package var filled: Table {
    let kept = header.indices.filter { column in
      rows.contains { column < $0.count && !$0[column].isEmpty }
    }
    return Table(
      kept.map { (header[$0], alignments[$0]) },
      rows: rows.map { row in kept.filter { $0 < row.count }.map { row[$0] } })
  }

  /// The table with a row for each element; none where the row is nil.
  package func rows<Element>(_ all: some Sequence<Element>, _ row: (Element) -> [Prose]?) -> Table {
    var table = self
    table.rows += all.compactMap(row)
    return table
  }

  /// Appends a row with one cell per column.
  package mutating func append(_ cells: [Prose]) { rows.append(cells) }

  /// The table in text, one line per row, columns padded so that it reads well as it is.
  ///
  /// - Parameter write: how a cell is written.
  package func lines(_ write: (Prose) -> String) -> [String] {
    let texts = ([header] + rows).map { row in row.map(write) }
    let widths = header.indices.map { column in
      texts.reduce(3) { max($0, column < $1.count ? $1[column].count : 0) }
    }
    func line(_ cells: [String]) -> String {
      "|"
        + widths.indices.map { column in
          let cell = column < cells.count ? cells[column] : ""
          let space = String(repeating: " ", count: widths[column] - cell.count)
          return alignments[column] == .right ? " \(space)\(cell) |" : " \(cell)\(space) |"
        }.joined()
    }
    let rule = zip(widths, alignments).map { width, alignment in
      alignment == .right
        ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
    return [line(texts[0]), line(rule)] + texts.dropFirst().map(line)
  }
}
