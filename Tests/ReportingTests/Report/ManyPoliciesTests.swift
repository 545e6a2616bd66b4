import Documents
import PolicyLibrary
import Study
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("Reports of many policies")
struct ManyPoliciesTests {
  /// Every rule that ships and as many fractions as make sixty, some of them twice.
  private static let report = Task {
    let shipped = PolicyPreset.all.map { "\"\($0.name)\"" }
    let fractions = ReportSample.fractions(max(6, 66 - shipped.count))
    let names = (shipped + [fractions]).joined(separator: ", ")
    return try await ReportSample(
      """
      "screens": ["iphone-14", "iphone-se-3", "ipad-9.7", "ipad-pro-12.9"],
      "policies": [\(names)]
      """)
  }

  @Test("No table is wider than 300 characters, and no sentence names more than a few policies")
  func width() async throws {
    let lines = try await Self.report.value.lines
    #expect(lines.contains { $0.hasPrefix("| `f-0`") })
    for line in lines where line.hasPrefix("|") {
      #expect(line.count <= 300, "\(line.count) characters: \(line.prefix(60))")
    }
  }

  @Test("Policies are rows, best first, and what is not printed is in the table's file")
  func rates() async throws {
    let sample = try await Self.report.value
    let count = sample.results.experiment.policies.count
    let section = try sample.section("## Success, % of swipes")
    let table = ReportSample.table(section)
    #expect(
      table[0][1...] == [
        "`iphone-se-3`, 375 pt", "`iphone-14`, 390 pt", "`ipad-9.7`, 768 pt",
        "`ipad-pro-12.9`, 1024 pt",
      ])
    #expect(table.count == count + 1 && count >= 60)
    let index = ResultIndex(sample.results)
    let setting = try #require(index.settings.first)
    let means = try table.dropFirst().map { cells in
      let policy = String(cells[0].dropFirst().dropLast())
      return try index.screens.map {
        try #require(index.rate(.success, of: policy, in: setting.on($0.name))).rate
      }.reduce(0, +)
    }
    #expect(means == means.sorted(by: >))

    let short = try sample.section("## Abort honoured, % of swipes")
    #expect(short.contains { $0.contains("the \(count - 10) between are in `rates.csv`") })
    #expect(ReportSample.table(short).count == 12)
  }

  @Test(
    "All rules stand within the limits or over one, the best first, and six or more on the first page"
  )
  func compared() async throws {
    let sample = try await Self.report.value
    let section = try sample.section("## All the rules compared")
    let parts = section.split { $0.hasPrefix("### ") }.map { ReportSample.table(Array($0)) }
      .filter { !$0.isEmpty }
    let titles = section.filter { $0.hasPrefix("### ") }
    let counts = parts.map { $0.count - 1 }
    #expect(
      titles == ["### Within the limits (\(counts[0]))", "### Breaking a limit (\(counts[1]))"])
    #expect(counts.reduce(0, +) == sample.results.experiment.policies.count)
    for (table, isOver) in zip(parts, [false, true]) {
      let success = table.dropFirst().map { row in
        [2, 5].compactMap { Double(row[$0].dropLast()) }.min() ?? .nan
      }
      #expect(success == success.sorted(by: >))
      for row in table.dropFirst() {
        #expect(row.contains { $0.contains("(broken)") } == isOver, "\(row)")
      }
    }
    let first = ReportSample.table(try sample.section("## The rules compared"))
    // Rules that are the same stand together; the best untuned policies stand at the end.
    var best = (parts[0].dropFirst() + parts[1].dropFirst()).map { $0[0] }[...]
    let names = first.dropFirst().dropLast().map { $0[0].split(separator: ",")[0] }
    #expect(names.count >= 6)
    for name in names {
      let place = try #require(best.firstIndex(of: String(name)), "\(name) is not in order")
      best = best[(place + 1)...]
    }
    #expect(
      sample.text("report.md").contains { $0.contains("(details.md#all-the-rules-compared)") })
    // The rule of the platform is among them, and the picture shows the rows and nothing else.
    #expect(names.contains("`uikit`") && first.contains { $0[0].contains("`half-width`") })
    let picture = sample.text("charts/comparison.svg").joined(separator: " ")
    let shown = try #require(picture.firstMatch(of: #/Shown: ([^<.]*)\./#))
    #expect(shown.1.split(separator: ", ").map { "`\($0)`" } == names)
  }

  @Test("Counts of better and worse stand for pairs, and add up")
  func contrasts() async throws {
    let sample = try await Self.report.value
    let count = sample.results.experiment.policies.count
    let table = ReportSample.table(try sample.section("### success"))
    #expect(table.count == count + 1)
    var (better, worse) = (0, 0)
    for cells in table.dropFirst() {
      for cell in cells.dropFirst() {
        let numbers = cell.split(separator: "/").compactMap {
          Int($0.trimmingPrefix(" ").prefix { $0 != " " })
        }
        #expect(numbers.count == 3 && numbers.reduce(0, +) == count - 1)
        better += numbers[0]
        worse += numbers[1]
      }
    }
    #expect(better == worse && better > 0)
  }

  @Test("Assumptions tell estimators and how sure a rule is, and each family's rule once")
  func assumptions() async throws {
    let lines = try await Self.report.value.section("## What is assumed")
    let table = ReportSample.table(lines)
    #expect(table[0] == ["Policy", "Family", "Parameters", "Velocity", "How sure"])
    let ionic = try #require(table.first { $0[0] == "`ionic`" })
    #expect(ionic[3] == "`ionic`" && ionic[4] == "older version")
    let fraction = try #require(table.first { $0[0] == "`f-0`" })
    #expect(fraction[1...] == ["`fraction`", "fraction = 0.1", "none", ""])
    #expect(lines.filter { $0.hasPrefix("- `fling-override`: ") }.count == 1)
  }

  @Test("Many policies get no lines by width")
  func charts() async throws {
    let sample = try await Self.report.value
    #expect(sample.files["charts/trade-off.svg"] != nil)
    #expect(sample.files["charts/rates-by-width.svg"] == nil)
  }

  @Test("Up to eight policies stand beside each other, as ever")
  func border() async {
    await each([8, 9]) { (count: Int) throws in
      let sample = try await ReportSample(
        "\"screens\": [\"iphone-14\"], \"policies\": [\(ReportSample.fractions(count))]")
      let rates = ReportSample.table(try sample.section("## Success, % of swipes"))
      let isFew = count == 8
      #expect(rates[0].prefix(1) == (isFew ? ["Screen"] : ["Policy"]))
      #expect(rates[0].count == (isFew ? 3 + count : 2))
      let pairs = ReportSample.table(try sample.section("### success"))
      #expect(pairs.count == 1 + (isFew ? count * (count - 1) / 2 : count))
      let assumed = ReportSample.table(try sample.section("## What is assumed"))
      #expect(assumed[0].count == (isFew ? 3 : 5))
    }
  }

  @Test("The largest change by touch rate is that of the choices' own figures")
  func largestChange() async throws {
    let sample = try await ReportSample(
      """
      "policies": ["half-width", "uikit", "velocity-weighted", "one-third"],
      "screens": ["ipad-pro-12.9", { "screen": "ipad-pro-12.9", "touch_rate_hz": 120 }]
      """)
    let text = sample.text("report.md").joined(separator: " ")
    let sentence = #/at 120 Hz, `([a-z-]+)` on tablets completes ([\d.]+)%[a-z ]+ ([\d.]+)%/#
    let told = try #require(text.firstMatch(of: sentence))
    let decision = try #require(Decision.first(ResultIndex(sample.results)).first)
    let rows = try #require(sample.results.choices).compared(with: decision.best)
    let changes = try rows.map { row in
      let rates = try ["-120hz", ""].map { ending in
        try #require(row.screens.first { $0.screen == "ipad-pro-12.9" + ending }).success.rate
      }
      return (name: row.policy.name, rates: rates, size: abs(rates[0] - rates[1]))
    }
    let most = try #require(changes.max { $0.size < $1.size })
    #expect(changes.count == 4 && most.size > 0.02 && told.1 == most.name)
    #expect([told.2, told.3].map { Double($0) } == most.rates.map { ($0 * 1000).rounded() / 10 })
  }

  @Test("Where screens differ in their touch rate each tells it above its column")
  func touchRate() throws {
    let tables = try PolicyTables(
      """
      "policies": ["half-width"],
      "screens": ["iphone-14", { "screen": "iphone-14", "touch_rate_hz": 120 }]
      """)
    let titles = PolicyLayout.columns(tables.experiment.screens, of: tables.experiment).map(\.title)
    #expect(
      titles == [
        "\(code: "iphone-14"), 390 pt, 60 Hz", "\(code: "iphone-14-120hz"), 390 pt, 120 Hz",
      ])
  }
}
