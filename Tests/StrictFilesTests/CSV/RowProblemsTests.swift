import Testing

@testable import StrictFiles

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
