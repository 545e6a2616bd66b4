import Documents
import Testing

@testable import Reporting

@Suite("What the rules ask of the finger")
struct TravelSectionTests {
  private func tables(withTravel: Bool = true) throws -> PolicyTables {
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro", "ipad-pro-13"],
      "policies": ["half-width", "one-third", "fixed-distance"]
      """)
    let rows: [(String, Double, Double, [(Double?, Double?)])] = [
      ("half-width", 0.4, 0.0005, [(201, 250), (516, nil)]),
      ("one-third", 0.7, 0.001, [(134, 210), (344, 500)]),
      ("fixed-distance", 0.9, 0.003, [(100.4, 185), (nil, 300)]),
    ]
    for (place, screen) in ["iphone-16-pro", "ipad-pro-13"].enumerated() {
      for (policy, success, falseTrigger, travel) in rows {
        tables.rate("success", policy, screen, success - 0.1 * Double(place), intent: "pop")
        if withTravel {
          tables.travel(
            asked: travel[place].0, made: travel[place].1, error: place == 0 ? 0.5 : 2.5,
            mmPerPt: 0.16)
        }
        tables.rate("false-trigger", policy, screen, falseTrigger, error: 0.0002)
      }
    }
    return tables
  }

  @Test("Rows go by what is asked on the narrowest screen, with rates where they are worst")
  func rows() throws {
    let table = ReportSample.table(
      MarkdownWriter.lines(TravelSection.blocks(try tables().index)))
    #expect(
      table[0][3...] == [
        "`iphone-16-pro`, 402 pt: needed", "made, mm", "`ipad-pro-13`, 1032 pt: needed", "made, mm",
      ])
    #expect(
      table[1] == [
        "`fixed-distance`", "80.0 ± 0.1", "0.30 ± 0.02", "100 pt, 16 mm", "29.60 ± 0.08", "never",
        "48.0 ± 0.4",
      ])
    #expect(table.dropFirst().map { $0[0] } == ["`fixed-distance`", "`one-third`", "`half-width`"])
    #expect(table[3][5...] == ["516 pt, 83 mm", "none"])
  }

  @Test("Where nothing is known of travel there is no section")
  func none() throws {
    #expect(TravelSection.blocks(try tables(withTravel: false).index).isEmpty)
  }
}
