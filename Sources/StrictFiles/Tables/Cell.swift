/// The content of a field of a table.
package enum Cell: Sendable, Equatable {
  /// Text.
  case text(String)
  /// A whole number.
  case whole(Int)
  /// A number; what is not finite is missing, an empty field.
  case number(Double)
}

/// What can be the value of a column.
package protocol CellValue: Sendable {
  /// The field's content.
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
  /// Appends a cell.
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
