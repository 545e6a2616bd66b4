import Testing

@testable import StrictFiles

@Suite("Tables")
struct TableTests {
  private struct Row {
    let place: Place
    let count: Int?
    let share: Double
    let isBest: Bool

    struct Place: Sendable { let name: String }
  }

  private static let table = Table<Row>("rows.csv", "What a test needs.") {
    [Column("place", \Row.Place.name, "where")].of(\.place)
    [Column("count", \.count, "how many"), Column("share", \.share, "of all")]
    Column(ColumnTitle("is_best", "whether no other is better"), \.isBest)
  }

  private static let rows = [
    Row(place: .init(name: "a,b"), count: 3, share: 0.5, isBest: true),
    Row(place: .init(name: ""), count: nil, share: .infinity, isBest: false),
  ]

  @Test("Columns stand in their order; what is missing or not finite is an empty field")
  func bytes() {
    let text = String(decoding: Self.table.bytes(Self.rows), as: UTF8.self)
    #expect(text == "place,count,share,is_best\n\"a,b\",3,0.5,yes\n,,,no\n")
    #expect(String(decoding: Self.table.bytes([]), as: UTF8.self) == "place,count,share,is_best\n")
  }

  @Test("A row as JSON has the names of the columns")
  func json() throws {
    let texts = Self.rows.map { Self.table.json($0) }
    #expect(texts[0] == ["place": "a,b", "count": 3, "share": 0.5, "is_best": "yes"])
    #expect(
      String(decoding: texts[1].bytes, as: UTF8.self).filter { $0 != " " && $0 != "\n" }
        == #"{"place":"","count":null,"share":null,"is_best":"no"}"#)
  }

  @Test("It is read by its own columns, wherever they stand, with every problem")
  func reading() throws {
    let text = "more,share,is_best,count,place\n1,0.5,yes,3,x\n1,2\n1,0.25,no,4,y\n"
    var csv = try CSVReader(Array(text.utf8), file: "rows.csv")
    let columns = try csv.columns(Self.table.columns)
    #expect(columns == [4, 3, 1, 2])
    var places: [String] = []
    let error = #expect(throws: Diagnostics.self) {
      try csv.readRows { csv throws(Diagnostics) in
        places.append(csv.text(columns[0]))
        if csv.number(columns[2]) == 0.25 { throw Diagnostics(csv.error(columns[2], "a quarter")) }
      }
    }
    #expect(places == ["x", "y"])
    #expect(error?.list.map(\.message) == ["the row has 2 fields, the header 5", "a quarter"])
    #expect(throws: Diagnostics.self) {
      try CSVReader(Array("place\n".utf8), file: "rows.csv").columns(Self.table.columns)
    }
  }

  @Test("It tells readers its name, its meaning and its columns")
  func guide() {
    let guide = Self.table.guide
    #expect(guide.fileName == "rows.csv" && guide.meaning == "What a test needs.")
    #expect(guide.titles.map(\.name) == ["place", "count", "share", "is_best"])
    #expect(guide.titles.map(\.meaning).first == "where")
  }
}
