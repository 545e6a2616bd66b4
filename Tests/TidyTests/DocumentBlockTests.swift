import Foundation
import Testing

@testable import Study

/// Parts of documents that follow from the code and the stored report.
///
/// Set SWIPELAB_UPDATE_SNAPSHOTS=1 to write them anew, then read them.
@Suite("Blocks of the documents", .serialized)
struct DocumentBlockTests {
  @Test("The table of keys is that of the code")
  func keys() throws {
    let rows = ExperimentKey.allCases.map { key in
      [
        "`\(key.name)`", key.form, key.defaultText.map { "`\($0)`" } ?? "needed", key.summary,
      ]
    }
    let table = [["Key", "Value", "Default", "Meaning"], ["---", "---", "---", "---"]] + rows
    let lines = table.map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    try check("keys", of: "Experiments/README.md", lines)
  }

  @Test("The headline is the two tables of the stored report")
  func headline() throws {
    try check(
      "headline", of: "README.md",
      [
        "Completed pops, % of the swipes of people who want to go back (higher is better):", "",
      ] + table(below: "## Success, % of swipes") + [
        "", "Completed pops, % of the swipes meant for something else (lower is better):", "",
      ] + table(below: "## False trigger, % of swipes"))
  }

  /// The first table below a heading of the stored report.
  private func table(below heading: String) throws -> [String] {
    let report = try #require(Repository.file("Reports/quickstart/report.md")).lines
    let start = try #require(report.firstIndex(of: heading), "the report has no \(heading)")
    let table = report[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    #expect(table.count > 2)
    return Array(table)
  }

  /// Compares what stands between `<!-- name: ... -->` and `<!-- /name -->`.
  private func check(_ name: String, of path: String, _ expected: [String]) throws {
    var lines = try #require(Repository.file(path)).lines
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("<!-- \(name): ") }, "\(path) has no block \(name)")
    let last = try #require(lines.firstIndex(of: "<!-- /\(name) -->"))
    let found = lines[(first + 1)..<last].drop { $0.isEmpty }
    let trimmed = found.reversed().drop { $0.isEmpty }.reversed()
    if ProcessInfo.processInfo.environment["SWIPELAB_UPDATE_SNAPSHOTS"] == "1" {
      lines.replaceSubrange((first + 1)..<last, with: [""] + expected + [""])
      try Data(lines.joined(separator: "\n").utf8).write(
        to: URL(filePath: Repository.root + "/" + path))
    } else {
      #expect(
        Array(trimmed) == expected,
        """
        the block \(name) of \(path) should be (SWIPELAB_UPDATE_SNAPSHOTS=1 writes it):
        \(expected.joined(separator: "\n"))
        """)
    }
  }
}
