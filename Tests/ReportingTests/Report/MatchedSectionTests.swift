import Testing

@testable import Findings
@testable import Reporting

@Suite("Policies at the same rate of false triggers")
struct MatchedSectionTests {
  private static let screens = ["iphone-16-pro", "ipad-pro-13"]

  /// Four rules that can be held to a budget, one that even its strictest threshold cannot, and two
  /// without a threshold, one of them within.
  private func tables(budgets: [Double] = [0.003]) throws -> PolicyTables {
    let names = ["a", "b", "c", "d", "loose", "kept", "wild"]
    let policies = names.map {
      "{ \"name\": \"\($0)\", \"family\": \"fraction\", \"fraction\": 0.5 }"
    }
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro", "ipad-pro-13"], "policies": [\(policies.joined(separator: ","))],
      "false_trigger_budgets": [\(budgets.map { "\($0)" }.joined(separator: ", "))]
      """)
    for (place, screen) in Self.screens.enumerated() {
      for (rank, name) in names.enumerated() {
        // As shipped the order is d, c, b, a.
        tables.rate("success", name, screen, 0.2 + 0.1 * Double(rank) - 0.01 * Double(place))
      }
      for budget in budgets {
        for (rank, name) in ["a", "b", "c", "d"].enumerated() {
          tables.match(
            name, screen, budget: budget, .met, value: place == 0 ? 0.25 : 0.1,
            success: 0.9 - 0.02 * Double(rank) - 0.01 * Double(place), falseTrigger: budget)
        }
        tables.match(
          "loose", screen, budget: budget, .exceeded, value: 1, success: 0.99, falseTrigger: 0.07)
        tables.match(
          "kept", screen, budget: budget, .fixed, value: nil, success: 0.5, falseTrigger: 0)
        tables.match(
          "wild", screen, budget: budget, .fixed, value: nil, success: 0.98, falseTrigger: 0.2)
      }
    }
    return tables
  }

  @Test("It begins with who leads, by how much, and how much of the order is the threshold's")
  func finding() throws {
    let lines = MatchedSection.lines(try tables().index, command: "")
    #expect(lines[0] == "## At the same rate of false triggers")
    #expect(
      lines[2].hasPrefix(
        "**Where at most 0.3 % of the swipes meant for something else pop, `a` leads:** it completes"
          + " 89.0 ± 0.1 % of the wanted pops on its worst screen, 2.0 points more than the next,"
          + " `b`. As shipped the middle half of the 5 rules"))
    // Of a, b, c, d and kept every pair of the first four changes places, and kept falls behind.
    #expect(lines[2].contains("and 100 % of all pairs change places"))
    #expect(
      lines[2].hasSuffix(
        "1 that pop too often at any share or length, their flick speed being as shipped, and 1"
          + " that ship so and have no threshold."))
  }

  @Test("Rows are sorted, thresholds told, and what is no moved threshold is marked")
  func marks() throws {
    let lines = MatchedSection.lines(try tables().index, command: "")
    let table = ReportSample.table(lines)
    #expect(
      table[0] == ["Policy", "Threshold", "`iphone-16-pro`, 402 pt", "`ipad-pro-13`, 1032 pt"])
    #expect(
      table.dropFirst().map { $0[0] }
        == ["`a`", "`b`", "`c`", "`d`", "`kept`", "`loose`", "`wild`"])
    #expect(
      table[1] == [
        "`a`", "`fraction` 0.5 → 0.25 (phones), 0.1 (tablets)", "90.0 ± 0.1", "89.0 ± 0.1",
      ])
    #expect(table[5] == ["`kept`", "none", "50.0 ± 0.1 (fixed)", "50.0 ± 0.1 (fixed)"])
    #expect(table[6][2] == "99.0 ± 0.1 (exceeded: 7.00)")
    #expect(table[7][2] == "98.0 ± 0.1 (fixed, exceeded: 20.00)")
    let note = try #require(lines.first { $0.contains("`matched.csv`") })
    #expect(note.contains("*Exceeded*") && note.contains("*Fixed*"))
  }

  @Test("Of several budgets the middle one is told in full, of the others the first five")
  func budgets() throws {
    let lines = MatchedSection.lines(try tables(budgets: [0.01, 0.001, 0.003]).index, command: "")
    #expect(lines[2].hasPrefix("**Where at most 0.3 %"))
    let rest = ReportSample.table(Array(lines.drop { !$0.hasPrefix("The first 5") }))
    #expect(rest[0] == ["Place", "at most 0.1 %", "at most 1 %"])
    #expect(rest[1] == ["1", "`a` 89.0", "`a` 89.0"] && rest.count == 6)
  }

  @Test("Without budgets, or without rows, there is no section")
  func none() async throws {
    let sample = try await ReportSample("\"policies\": [\"half-width\", \"one-third\"]")
    #expect(!sample.lines.contains { $0.hasPrefix("## At the same rate") })
    var empty = try tables()
    empty.matched = []
    #expect(MatchedSection.lines(empty.index, command: "").isEmpty)
  }

  @Test("Rates of 0 and 1 have no error")
  func plain() {
    #expect(RateText.plain(0, error: 0) == "0" && RateText.plain(1, error: 0) == "100")
    #expect(RateText.plain(0.926, error: 0.003) == "92.6 ± 0.3")
    #expect(RateText.plain(0.926, error: 0.0003, isShown: false) == "92.60")
  }
}
