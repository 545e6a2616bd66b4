import ExperimentFiles
import Findings
import Reporting
import TestSupport
import Testing

@testable import Charts
@testable import StrictFiles

@Suite("Report of a tiny experiment")
struct ReportTests {
  private static let keys = """
    "question": "Which of three?", "screens": ["iphone-16-pro", "ipad-pro-13"],
    "one_rule": true, "policies": ["half-width", "fixed-distance", "velocity-weighted"],
    "sweeps": [
      { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 3 }
    ]
    """

  /// A phone in landscape.
  private static let sideways = """
    { "name": "sideways", "width_pt": 874, "height_pt": 402, "mm_per_pt": 0.1657, "class": "phone" }
    """

  @Test("It starts with the question and an answer that names a policy")
  func answer() async throws {
    let sample = try await ReportSample(Self.keys)
    #expect(sample.lines.prefix(2) == ["# Which of three?", ""])
    let table = ReportSample.table(Array(sample.lines.dropFirst(2)))
    #expect(
      table.dropFirst().map { $0[0] }.filter { $0.hasPrefix("**") } == [
        "**Phone, 402 pt**", "**Tablet, 1032 pt**",
        "**All screens, 402 to 1032 pt**",
      ])
    for row in table.dropFirst() {
      #expect(["`x ", "`v "].contains { row[1].contains($0) } && row[2].hasSuffix("%"), "\(row)")
      #expect(row[3].contains(/^(1 in [0-9.,]+ [a-z]+|none seen)/), "\(row)")
    }
    #expect(sample.text("report.md").count < 100)
  }

  @Test("Every policy is compared on each group of screens, the recommendation last")
  func comparison() async throws {
    let keys = Self.keys.replacing(#""one_rule": true, "#, with: "")
    let sample = try await ReportSample(keys)
    let table = ReportSample.table(try sample.section("## The rules compared"))
    let names = ["`half-width`", "`fixed-distance`", "`velocity-weighted`", "**recommended**"]
    #expect(table.dropFirst().map { $0[0] } == names)
    let verdict = ReportSample.table(Array(sample.lines.dropFirst(2)))
    for (group, place) in [("phone", 2), ("tablet", 5)] {
      #expect(table[0][place] == "Success rate, \(group)")
      let own = verdict.first { $0[0].lowercased().hasPrefix("**\(group)") }
      #expect(table.last?[place] == own.map { "**\($0[2])**" })
      let rates = Dictionary(
        uniqueKeysWithValues: sample.results.rates.filter {
          $0.metric == "success"
            && $0.condition.screen.hasPrefix(group == "phone" ? "iphone" : "ipad")
        }.map { ("`\($0.policy)`", $0.rate) })
      // Fresh people swipe, so the rates of the others are near, not equal.
      for row in table.dropFirst().dropLast() {
        let shown = try #require(Double(row[place].dropLast()))
        #expect(abs(shown / 100 - (rates[row[0]] ?? .nan)) < 0.2, "\(row)")
      }
    }
  }

  @Test("Groups and screens stand in order of width, one rule for all last")
  func widths() async throws {
    let screens = """
      "screens": [
        "ipad-pro-13", "galaxy-fold", "iphone-16-pro", "iphone-se-3",
        \(Self.sideways)
      ],
      """
    let sample = try await ReportSample(
      screens + #" "one_rule": true, "policies": ["half-width", "fixed-distance"]"#)
    let places = ReportSample.table(sample.text("report.md")).dropFirst().map { $0[0] }
    let groups = ["Phones", "Foldable", "Phone in landscape", "Tablet", "All screens"]
    #expect(places.map { String($0.dropFirst(2).prefix { $0 != "," }) } == groups)
    let table = ReportSample.table(try sample.section("## The rules by screen"))
    #expect(
      table[0][1...] == ["`x > 0.5 W`", "`x > 100 pt`", "recommended", "one rule for all"])
    let widths = table.dropFirst().compactMap { Double($0[0].prefix { $0 != " " }) }
    #expect(widths.count == 5 && widths == widths.sorted() && widths.last == 1032)
    let matrix = ReportSample.table(try sample.section("## The rules compared"))
    let tablets = try #require(matrix[0].firstIndex(of: "Tablet: success, false triggers"))
    // There the cells have false triggers as well.
    let success = matrix[1...].map { $0[tablets].replacing(#/, (none|1 in [0-9,]+)/#, with: "") }
    #expect(table[5][1...3].elementsEqual(success))
    // The one rule is worst on one of the screens.
    let all = try #require(matrix[0].firstIndex(of: "All screens: success, false triggers"))
    let least = try #require(matrix.last?[all].firstMatch(of: #/[\d.]+%/#)).output
    let own = table.dropFirst().compactMap { $0[4].firstMatch(of: #/([\d.]+)%/#)?.output }
    #expect(own.count == 5)
    #expect(own.min { Double($0.1) ?? 0 < Double($1.1) ?? 0 }?.0 == least)
  }

  @Test("Every policy and screen appears in the tables of rates")
  func tables() async {
    await each(["## Success, % of swipes", "## False trigger, pooled, % of swipes"]) {
      (heading: String) in
      let table = ReportSample.table(try await ReportSample(Self.keys).section(heading))
      #expect(
        table[0] == [
          "Screen", "View, pt", "mm", "`half-width`", "`fixed-distance`", "`velocity-weighted`",
        ])
      #expect(table.dropFirst().map { $0[1] } == ["402", "1032"])
      #expect(table.allSatisfy { $0.count == 6 && !$0.contains("") })
    }
  }

  @Test(
    "Its Swift compiles as it stands, with one policy for each group of screens",
    .needsSwiftCompiler)
  func swift() async throws {
    let screens = """
      "screens": [
        "iphone-16-pro", "galaxy-fold", "ipad-pro-13",
        \(Self.sideways)
      ],
      """
    let sample = try await ReportSample(
      screens + #" "one_rule": true, "policies": ["half-width", "flutter"]"#)
    for (name, imports) in [("report.md", "import PopGesture\n"), ("details.md", "")] {
      let block = sample.text(name).drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
      let code = block.joined(separator: "\n")
      #expect(
        code.split(separator: "let ").filter {
          $0.prefix { $0 != " " }.lowercased().contains("policy")
        }.count == 5)
      let result = try SwiftCompiler().check(imports + code)
      #expect(result.succeeded, "\(name): \(result.errors.prefix(2000))")
    }
    let alone = try await ReportSample(#""screens": ["ipad-mini-7"], "policies": ["one-third"]"#)
    #expect(alone.text("report.md").contains { $0.hasPrefix("let policy = ") })
  }

  @Test("Every file that it links to or names is there")
  func links() async throws {
    let sample = try await ReportSample(Self.keys)
    let report = try #require(sample.files["report.md"])
    let links = report.matches(of: /\]\(([^)#]+)[^)]*\)/).map { String($0.1) }
    #expect(links.contains("details.md") && links.contains { $0.hasPrefix("charts/") })
    let details = sample.text("details.md").joined(separator: "\n")
    let charts = details.matches(of: /\]\((charts[^)]+)\)/).map { String($0.1) }
    // The pictures of the answer, every chart of the catalogue, and drawn mistakes.
    let mistakes = charts.filter { $0.contains("/miss-") || $0.contains("/false-trigger-") }
    #expect((1...6).contains(mistakes.count))
    #expect(charts.count - mistakes.count == 2 + ChartCatalog.all(for: 3).count)
    for path in mistakes { #expect(sample.files[path]?.hasPrefix("<svg") == true) }
    let named = (report + details).matches(of: /`([a-z]+\.(csv|json))`/).map { String($0.1) }
    #expect(named.contains("frontier.csv"))
    // The index of all reports is written beside them.
    for name in links + named where name != "../README.md" {
      #expect(sample.files[name]?.isEmpty == false, "\(name)")
    }
  }

  @Test("The manifest names every other file with its digest")
  func manifest() async throws {
    let sample = try await ReportSample(Self.keys)
    let text = try #require(sample.files["manifest.json"])
    let digests = try #require(
      JSONNode.parse(Array(text.utf8), file: "manifest.json")["files_sha256"])
    guard case .object(let members) = digests.value else {
      Issue.record("files_sha256 is not an object")
      return
    }
    #expect(members.map(\.key) == sample.files.keys.filter { $0 != "manifest.json" }.sorted())
    for member in members {
      let bytes = Array(try #require(sample.files[member.key]).utf8)
      #expect(member.node.value == .string(SHA256.hexDigest(bytes)))
    }
  }

  @Test("Several recognizers give a section, an answer and charts each")
  func recognizers() async throws {
    let sample = try await ReportSample(
      "\"recognizers\": [\"pan\", \"edge\"], \"screens\": [\"iphone-16-pro\"], \"policies\":"
        + " [\"half-width\", \"one-third\"]")
    for name in ["pan", "edge"] {
      for title in [
        "## Success, % of swipes", "## False trigger, pooled, % of swipes", "### success",
      ] {
        #expect(try !sample.section("\(title) (`\(name)`, plain)").isEmpty)
      }
      for chart in ChartCatalog.all(for: 2) {
        #expect(sample.files["charts/\(chart.name)-plain-\(name).svg"] != nil)
      }
    }
  }

  @Test("The summary for the terminal has no Markdown marks and keeps the words")
  func summary() async throws {
    let sample = try await ReportSample(
      "\"question\": \"Is rule # 1 the best?\", \"policies\": [\"half-width\", \"one-third\"]")
    let summary = ReportFiles.summary(sample.results)
    #expect(summary.hasPrefix("Is rule # 1 the best?\n"))
    #expect(summary.contains("\nPhones, 320 to 440 pt, recommended: x "))
    #expect(summary.split(separator: "\n").count <= 12)
    for mark in ["**", "`", "\n#", "|", "]("] { #expect(!summary.contains(mark)) }
  }
}
