import TestSupport
import Testing

@testable import StrictFiles

func csvErrors(_ text: String) -> [String] { messages { _ = try csvRows(text) } }

struct CSVReaderTests {
  @Test
  func readsRows() async {
    await each([
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]), ("a,b\n,\n", [["a", "b"], ["", ""]]),
      ("a\n\"\"\n", [["a"], [""]]), ("a\n\n", [["a"], [""]]), ("\u{FEFF}a\n", [["a"]]),
      ("a", [["a"]]),
      ("a,b\n\"1,2\",\"x\"\"y\"\n", [["a", "b"], ["1,2", "x\"y"]]),
      ("a,b\n\"1\r\n2\",\"\"\"\"", [["a", "b"], ["1\r\n2", "\""]]),
      ("\"a\",\"b\"\n \t, 'x'\n", [["a", "b"], [" \t", " 'x'"]]), ("é\n😀\n", [["é"], ["😀"]]),
      ("a\n\"\"\"\"\"\"\n", [["a"], ["\"\""]]), ("a,b\n\"\",\"\"\r\n", [["a", "b"], ["", ""]]),
    ]) { text, expected throws in
      #expect(try csvRows(text) == expected)
    }
  }

  @Test func knowsTheLineAndPlaceOfEveryField() throws {
    var reader = try CSVReader(Array("a,b\n\"x\ny\",1\né,\"2\"\n".utf8), file: "f")
    #expect(reader.line == 1)
    #expect(try reader.next())
    #expect(reader.line == 2)
    #expect("\(reader.position(1))" == "3:4")
    #expect(try reader.next())
    #expect(reader.line == 4)
    #expect("\(reader.position(1))" == "4:3")
    #expect("\(reader.error(1, "odd", hint: "even?"))" == "f:4:3: error: odd; even?")
    #expect(try !reader.next())
    #expect(try !reader.next())
  }

  @Test func givesTypedFields() throws {
    var reader = try CSVReader(Array("a,b,c\n1.5,\"-2e1\",\nx,\"moved\",ended\n".utf8), file: "f")
    #expect(try reader.next())
    #expect(reader.number(0) == 1.5)
    #expect(reader.number(1) == -20)
    #expect(reader.number(2) == nil)
    #expect(reader.isEmpty(2) && !reader.isEmpty(1))
    #expect(try reader.next())
    #expect(reader.number(0) == nil)
    #expect(reader.field(1, equals: "moved") && reader.field(2, equals: "ended"))
    #expect(!reader.field(1, equals: "move") && !reader.field(2, equals: "ended."))
  }

  @Test func answersForColumnsThatDoNotExist() throws {
    let reader = try CSVReader(Array("a\n".utf8), file: "f")
    for column in [-1, 1, .max] {
      #expect(reader.text(column) == "" && reader.number(column) == nil && reader.isEmpty(column))
      #expect(reader.position(column) == .start && !reader.field(column, equals: "a"))
    }
  }

  @Test func findsColumnsByName() throws {
    let reader = try CSVReader(Array("swipe,time_s,x_pt\n".utf8), file: "f")
    #expect(try reader.columns(["x_pt"]) == [2])
    #expect(try reader.columns(["time_s", "swipe"]) == [1, 0])
  }

  @Test func readsWhatTheWriterWrites() throws {
    var generator = TestGenerator(seed: 8)
    let alphabet = Array("ab,\"\n\r 1.".utf8)
    for _ in 0..<2_000 {
      let width = Int.random(in: 1...4, using: &generator)
      var rows = [(0..<width).map { "c\($0)" }]
      for _ in 0..<3 {
        rows.append(
          (0..<width).map { _ in
            let count = Int.random(in: 0...5, using: &generator)
            return String(decoding: generator.bytes(count: count, from: alphabet), as: UTF8.self)
          })
      }
      var writer = CSVWriter()
      for row in rows { writer.row(row) }
      #expect(try csvRows(String(decoding: writer.bytes, as: UTF8.self)) == rows)
    }
  }
}

@Suite("Mistakes that many rows share")
struct RowProblemsTests {
  private static func problems(_ text: String) -> [String] {
    do throws(Diagnostics) {
      var csv = try CSVReader(Array(text.utf8), file: "t.csv")
      let columns = try csv.columns(["x", "y"])
      try csv.readRows { csv throws(Diagnostics) in
        for column in columns where csv.number(column) == nil {
          throw Diagnostics(
            csv.error(column, "\(csv.header[column]) is \"\(csv.text(column))\"", hint: "mend it"))
        }
      }
      return []
    } catch {
      return error.list.map(\.description)
    }
  }

  @Test("A mistake of a whole column is told once, with the number of other rows")
  func column() {
    let rows = (0..<400).map { "\($0)pt,\($0)\n" }.joined()
    #expect(
      Self.problems("x,y\n" + rows + "7,8 mm\n") == [
        "t.csv:2:1: error: x is \"0pt\"; mend it (and 399 more rows)",
        "t.csv:402:3: error: y is \"8 mm\"; mend it",
      ])
    #expect(
      Self.problems("x,y\na,1\nb,1\n") == ["t.csv:2:1: error: x is \"a\"; mend it (and 1 more row)"]
    )
  }
}
