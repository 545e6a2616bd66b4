import Foundation
import TestSupport
import Testing

@Suite("Numbers in the report are those of the tables")
struct ReportNumbersTests {
  private static let keys = """
    "screens": ["iphone-16-pro", "ipad-pro-13"],
    "policies": ["half-width", "one-third", "fixed-distance", "velocity-weighted"]
    """

  /// Whether a text is a number's rounding to the decimals it shows.
  private static func isRounding(_ text: Substring, of number: Double) -> Bool {
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    guard let shown = Double(text) else { return false }
    // Half a unit of the last digit, and the error of the decimal fractions themselves.
    return abs(shown - number) <= 0.5 * pow(10, -Double(decimals)) + 1e-9
  }

  /// Whether a printed bound still is one: not inside the value, and less than a last digit beyond.
  private static func isBound(_ text: Substring, beyond value: Double, upward: Bool) -> Bool {
    guard let printed = Double(text) else { return false }
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    let excess = upward ? printed - value : value - printed
    return excess > -1e-9 && excess < unit
  }

  /// Whether a cell says what a row says: value ± error, or the end of an interval at 0 and 100%.
  private static func agree(_ cell: String, _ row: [String: String], _ value: String) -> Bool {
    guard let rate = row[value].flatMap(Double.init), let low = row["ci_low"].flatMap(Double.init),
      let high = row["ci_high"].flatMap(Double.init),
      let error = row["mc_error"].flatMap(Double.init)
    else { return false }
    if let match = cell.wholeMatch(of: /\+?(-?[0-9.]+) ± ([0-9.]+)/) {
      return isRounding(match.1, of: 100 * rate) && isRounding(match.2, of: 100 * error)
    }
    if let match = cell.wholeMatch(of: /0 \(< ([0-9.]+)\)/) {
      return rate == 0 && isBound(match.1, beyond: 100 * high, upward: true)
    }
    if let match = cell.wholeMatch(of: /100 \(> ([0-9.]+)\)/) {
      return rate == 1 && isBound(match.1, beyond: 100 * low, upward: false)
    }
    return cell == "0" && rate == 0 && error == 0
  }

  @Test("Rates and errors by screen")
  func rates() async {
    await each([
      ("success", "Success"), ("false-trigger", "False trigger, pooled"),
      ("false-trigger-with-abort", "False trigger with abort"),
      ("abort-honoured", "Abort honoured"),
    ]) { metric, title throws in
      let sample = try await ReportSample(Self.keys)
      let table = ReportSample.table(try sample.section("## \(title), % of swipes"))
      let rows = try sample.rows("rates.csv").filter {
        $0["metric"] == metric && (metric != "false-trigger" || $0["intent"] == "all")
      }
      let screens = ["iphone-16-pro", "ipad-pro-13"]
      #expect(rows.count == 8 && table.count == 3)
      for (screen, cells) in zip(screens, table.dropFirst()) {
        for (title, cell) in zip(table[0], cells).dropFirst(3) {
          let row = try #require(
            rows.first { $0["screen"] == screen && "`\($0["policy"] ?? "")`" == title })
          #expect(Self.agree(cell, row, "rate"), "\(cell) is not \(row)")
        }
      }
    }
  }

  @Test("False triggers by intent, where they are highest")
  func intents() async throws {
    let sample = try await ReportSample(Self.keys)
    let section = try sample.section("## False trigger, pooled, % of swipes")
    let table = ReportSample.table(Array(section.drop { !$0.hasPrefix("By intent") }))
    #expect(
      table.dropFirst().map { $0[0] }
        == ["`contentLeft`", "`contentVertical`", "`contentBrowse`", "`tapSmear`", "Limit"])
    // By the highest rate of the column; within noise of 0.5% is also what its bound leaves open.
    for (column, word) in table[table.count - 1].enumerated().dropFirst() {
      let highest = try sample.rows("rates.csv").filter {
        $0["metric"] == "false-trigger" && "`\($0["policy"] ?? "")`" == table[0][column]
      }.compactMap { $0["rate"].flatMap(Double.init) }.max()
      let isOver = try #require(highest) > 0.005
      #expect(isOver ? word == "over" : ["kept", "within noise"].contains(word))
    }
    for cells in table.dropFirst().dropLast() {
      for (title, cell) in zip(table[0], cells).dropFirst() {
        let rows = try sample.rows("rates.csv").filter {
          $0["metric"] == "false-trigger" && "`\($0["intent"] ?? "")`" == cells[0]
            && "`\($0["policy"] ?? "")`" == title
        }
        let highest = rows.compactMap { $0["rate"].flatMap(Double.init) }.max()
        let row = try #require(rows.first { $0["rate"].flatMap(Double.init) == highest })
        #expect(Self.agree(cell, row, "rate"), "\(cell) is not \(row)")
      }
    }
  }

  @Test("Smallest and largest differences")
  func contrasts() async {
    await each(["success", "false-trigger", "false-trigger-with-abort", "abort-honoured"]) {
      (metric: String) in
      let sample = try await ReportSample(Self.keys)
      let table = ReportSample.table(try sample.section("### \(metric)"))
      #expect(
        table[0] == ["Policy a", "Policy b", "Lowest a − b", "Highest a − b", "a is"]
          && table.count == 7)
      for cells in table.dropFirst() {
        let rows = try sample.rows("contrasts.csv").filter {
          $0["metric"] == metric && "`\($0["policy_a"] ?? "")`" == cells[0]
            && "`\($0["policy_b"] ?? "")`" == cells[1]
            // The section tells of pooled of content gestures together; rows of the worst kind
            // stand beside them.
            && $0["intent"]?.hasPrefix("content") == false
        }
        let sorted = rows.sorted { Double($0["difference"]!)! < Double($1["difference"]!)! }
        #expect(sorted.count == 2)
        #expect(Self.agree(cells[2], sorted[0], "difference"), "\(cells[2]) is not \(sorted[0])")
        #expect(Self.agree(cells[3], sorted[1], "difference"), "\(cells[3]) is not \(sorted[1])")
        for row in rows { #expect(cells[4].contains(row["verdict"]!)) }
      }
    }
  }
}
