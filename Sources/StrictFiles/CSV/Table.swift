/// A CSV file: its name, what it holds, and its columns.
///
/// The one place where a file is described: it is written, read again and documented from here.
/// The first columns are promised; later ones may be added.
package struct Table<Row>: Sendable {
  package let fileName: String
  /// What the file holds, in Markdown.
  package let meaning: String
  package let columns: [Column<Row>]

  /// Describes a file by its columns.
  package init(
    _ fileName: String, _ meaning: String, @ColumnList<Row> _ columns: () -> [Column<Row>]
  ) {
    (self.fileName, self.meaning, self.columns) = (fileName, meaning, columns())
  }

  /// What readers of the file need to know.
  package var guide: TableGuide { (fileName, meaning, columns.map(\.title)) }

  /// The file with these rows.
  package func bytes(_ rows: some Sequence<Row>) -> [UInt8] {
    var csv = CSVWriter(columns: columns.map(\.title.name))
    // Without the titles, which would be retained for every cell.
    let cells = columns.map(\.cell)
    for row in rows {
      for cell in cells { csv.append(cell(row)) }
      csv.endRow()
    }
    return csv.bytes
  }

  /// A row as a JSON object with a member for each column.
  package func json(_ row: Row) -> JSONText {
    .object(columns.map { JSONText.Member($0.title.name, JSONText($0.cell(row))) })
  }
}

/// What readers of a CSV file need to know, whatever its rows are.
package typealias TableGuide = (fileName: String, meaning: String, titles: [ColumnTitle])

/// What a column is called and means; those that several files share are constants.
package struct ColumnTitle: Sendable, Hashable {
  /// The name in the header.
  package let name: String
  /// What it says, with its unit, in Markdown.
  package let meaning: String

  package init(_ name: String, _ meaning: String) { (self.name, self.meaning) = (name, meaning) }
}

/// A column with the cell that it has in a row.
package struct Column<Row>: Sendable {
  /// Its name and meaning.
  package let title: ColumnTitle
  let cell: @Sendable (Row) -> Cell

  /// A column that other files have too.
  package init<Value: CellValue>(
    _ title: ColumnTitle, _ value: @escaping @Sendable (Row) -> Value
  ) {
    self.title = title
    cell = { value($0).cell }
  }

  /// A column of one file.
  package init<Value: CellValue>(
    _ name: String, _ value: @escaping @Sendable (Row) -> Value, _ meaning: String
  ) {
    self.init(ColumnTitle(name, meaning), value)
  }
}

extension Array {
  /// The columns of a part as those of rows that have such a part.
  package func of<Row, Part>(
    _ part: @escaping @Sendable (Row) -> Part
  ) -> [Column<Row>] where Element == Column<Part> {
    map { column in Column(column.title) { column.cell(part($0)) } }
  }
}

/// Collects columns, and lists of columns, one a line.
@resultBuilder
package enum ColumnList<Row> {
  package static func buildExpression(_ column: Column<Row>) -> [Column<Row>] { [column] }

  package static func buildExpression(_ columns: [Column<Row>]) -> [Column<Row>] { columns }

  package static func buildBlock(_ columns: [Column<Row>]...) -> [Column<Row>] {
    columns.flatMap { $0 }
  }
}

/// The content of a field of a table.
package enum Cell: Sendable, Equatable {
  case text(String)
  case whole(Int)
  /// A number; what is not finite is missing, an empty field.
  case number(Double)
}

/// What can be the value of a column.
package protocol CellValue: Sendable {
  var cell: Cell { get }
}

extension Cell: CellValue { package var cell: Cell { self } }
extension String: CellValue { package var cell: Cell { .text(self) } }
extension Int: CellValue { package var cell: Cell { .whole(self) } }
extension Double: CellValue { package var cell: Cell { .number(self) } }
extension Bool: CellValue { package var cell: Cell { .text(self ? "yes" : "no") } }
extension Optional: CellValue where Wrapped: CellValue {
  package var cell: Cell { self?.cell ?? .number(.nan) }
}

extension CSVWriter {
  mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text): append(text)
    case .whole(let number): append(number)
    case .number(let number): append(number)
    }
  }
}

extension JSONText {
  init(_ cell: Cell) {
    switch cell {
    case .text(let text): self = .string(text)
    case .whole(let number): self = .integer(Int64(number))
    case .number(let number): self = .number(number)
    }
  }
}

/// What is wrong with the rows of a table: a mistake that many rows share is told once.
///
/// Remarks are of one kind when they differ in numbers and in what stands between quotation marks
/// alone.
package struct RowProblems: Sendable {
  /// More kinds than these are not worth reading.
  private static let most = 20

  /// The first remark of each kind, and how many more there were.
  private var found: [(remark: Diagnostic, more: Int)] = []
  private var places: [String: Int] = [:]

  package init() {}

  package var isEmpty: Bool { found.isEmpty }

  /// Whether reading on would tell nothing that anybody reads.
  package var isFull: Bool { found.count >= Self.most }

  package mutating func add(_ remarks: [Diagnostic]) {
    for remark in remarks {
      let kind = Self.kind(of: remark.message)
      if let place = places[kind] {
        found[place].more += 1
      } else if !isFull {
        places[kind] = found.count
        found.append((remark, 0))
      }
    }
  }

  /// One remark of each kind, with the number of others; nil without any.
  package var all: Diagnostics? {
    Diagnostics(
      found.map { remark, more in
        if more == 0 { return remark }
        let rows = "and \(more) more \(more == 1 ? "row" : "rows")"
        return Diagnostic(
          remark.severity, file: remark.file, at: remark.position, remark.message,
          hint: remark.hint.map { "\($0) (\(rows))" } ?? rows)
      })
  }

  private static func kind(of message: String) -> String {
    var kind = ""
    var isQuoted = false
    for character in message {
      if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, !character.isNumber {
        kind.append(character)
      }
    }
    return kind
  }
}
