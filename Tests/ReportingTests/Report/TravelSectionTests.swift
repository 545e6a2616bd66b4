import Testing

@testable import Reporting

@Suite("What the rules ask of the finger")
struct TravelSectionTests {
  private func tables() throws -> PolicyTables {
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro", "ipad-pro-13"],
      "policies": ["half-width", "one-third", "fixed-distance"],
      "false_trigger_budgets": [0.0001, 0.001, 0.01]
      """)
    let rows: [(String, Double, Double, [Double?])] = [
      ("half-width", 0.4, 0.0005, [33.5, 99]), ("one-third", 0.7, 0.001, [22.25, nil]),
      ("fixed-distance", 0.9, 0.003, [16.5, 17]),
    ]
    for (place, screen) in ["iphone-16-pro", "ipad-pro-13"].enumerated() {
      for (policy, success, falseTrigger, travel) in rows {
        tables.rate("success", policy, screen, success - 0.1 * Double(place))
        tables.rate("false-trigger", policy, screen, falseTrigger, error: 0.0002)
        if let value = travel[place] {
          tables.travel(policy, screen, value, error: place == 0 ? 0.05 : 0.5)
        }
      }
    }
    return tables
  }

  @Test("Rows go by travel on the narrowest screen, with rates where they are worst")
  func rows() throws {
    let table = ReportSample.table(TravelSection.lines(try tables().index, command: ""))
    #expect(
      table[0][3...5] == [
        "402 pt at 250 pt/s: pt", "1032 pt at 250 pt/s: pt", "`iphone-16-pro`, 402 pt: mm",
      ])
    #expect(
      table[1] == [
        "`fixed-distance`", "80.0 ± 0.1", "0.30 ± 0.02", "100", "100", "16.50 ± 0.05",
        "17.0 ± 0.5",
      ])
    // What the rule itself asks: a third of 402 and of 1032 pt.
    #expect(table[2][3...4] == ["134", "344"])
    #expect(table.dropFirst().map { $0[0] } == ["`fixed-distance`", "`one-third`", "`half-width`"])
    #expect(table[2][6] == "never")
  }

  @Test("Where travel was not measured there is no section")
  func none() throws {
    var tables = try tables()
    tables.measures = []
    #expect(TravelSection.lines(tables.index, command: "").isEmpty)
  }
}
