import Documents
import Testing

@testable import ExperimentFiles
@testable import Reporting

@Suite("The comparison in words")
struct WordsTests {
  private static let rules = """
    "screens": ["iphone-16-pro", "ipad-pro-13"], "policies": [
      "half-width", "one-third", "fixed-distance",
      { "name": "far", "family": "fixed-distance", "distance_pt": 150 },
      { "name": "flick", "family": "fling-override", "distance_pt": 100 }, "velocity-weighted"
    ]
    """

  @Test("Several pages begin with a sentence for each table's column, in the table's numbers")
  func numbers() async throws {
    let sample = try await ReportSample(Self.rules + #", "contexts": ["list", "plain"]"#)
    let report = sample.text("report.md")
    let verdict = try #require(report.firstIndex { $0.hasPrefix("|") })
    let bullets = report[..<verdict].filter { $0.hasPrefix("- **") }
    let places = ["List page, phone", "List page, tablet", "Plain page, phone"]
    #expect(bullets.count == 4)
    for (bullet, place) in zip(bullets, places) { #expect(bullet.hasPrefix("- **\(place): ")) }
    #expect(report[..<verdict].contains { $0.hasPrefix("The plain page has no scroll view: ") })
    for (place, bullet) in bullets.enumerated() {
      let page = place < 2 ? "list" : "plain"
      let section = try sample.section("## The rules compared, \(page) page")
      let column = ReportSample.table(section).dropFirst().map { $0[place % 2 == 0 ? 2 : 5] }
      let told = bullet.matches(of: /[0-9.]+%/).map { String($0.output) }
      #expect(!told.isEmpty)
      for rate in told {
        #expect(column.contains { $0.replacing("**", with: "") == rate }, "\(bullet)")
      }
      // Every rule serves or is said to have fallen out.
      let over = ReportSample.table(section).count { row in
        row[place % 2 == 0 ? 3...4 : 6...7].contains { $0.contains("(broken)") }
      }
      let group = place % 2 == 0 ? "Phone" : "Tablet"
      let fallen = section.first { $0.hasPrefix("- **\(group).** ") } ?? ""
      #expect((over > 0) == (fallen.contains("Too ")), "\(fallen)")
    }
  }

  @Test("One page has its table alone")
  func one() async throws {
    let report = try await ReportSample(Self.rules).text("report.md")
    #expect(
      report[2].hasPrefix("|")
        && !report.contains("Rules that break a limit or complete too few wanted pops:"))
  }

  @Test("Rules are called what people call them, those of a kind together")
  func rules() throws {
    let policies = try PolicyTables(Self.rules).experiment.policies
    #expect(
      policies.map { RuleWords.text($0) } == [
        "half the width", "a third of the width", "100 pt", "150 pt", "a flick, otherwise 100 pt",
        "\(code: "velocity-weighted")",
      ])
    #expect(
      RuleWords.groups(Array(policies[1...3]), of: policies)
        == "a third of the width; every distance")
    let flicks = try PolicyTables(
      """
      "screens": ["iphone-16-pro"], "policies": [
        { "name": "a", "family": "fling-override", "fling_pt_per_s": 600, "fraction": 0.3333 },
        { "name": "b", "family": "fling-override", "fling_pt_per_s": 1000, "distance_pt": 80 }
      ]
      """
    ).experiment.policies
    #expect(
      RuleWords.groups(flicks, of: policies)
        == "a flick of 600 pt/s, otherwise a third of the width; a flick of 1000 pt/s, otherwise 80 pt"
    )
    #expect(
      RuleWords.groups(Array(policies[...2]), of: policies) == "every share of the width; 100 pt")
  }
}
