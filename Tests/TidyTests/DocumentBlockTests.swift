import Foundation
import Testing

@testable import ExperimentFiles

/// Parts of documents that follow from the code and the stored report.
///
/// Set SWIPELAB_UPDATE_SNAPSHOTS=1 to write them anew, then read them.
@Suite("Blocks of the documents", .serialized)
struct DocumentBlockTests {
  @Test("The table of keys is that of the code")
  func keys() throws {
    let rows = ExperimentKey.allCases.documentRows
    let table = [["Key", "Value", "Default", "Meaning"], ["---", "---", "---", "---"]] + rows
    let lines = table.map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    try check("keys", of: "Experiments/README.md", lines)
  }

  @Test("The headline is the decision of the stored reports")
  func headline() throws {
    let decision = try table("quickstart")
    let rules = try table("quickstart", below: "## The rules compared")
    try check(
      "headline", of: "README.md",
      decision + [""] + note("x is the travel") + [""] + note("The success rate is") + [""] + rules
        + [""] + note("(broken) means") + [""] + note("The people are simulated"))
    // Whoever copies the README's code gets the rule of its headline.
    let report = try #require(Repository.file("Reports/quickstart/report.md")).lines
    let line = try #require(report.first { $0.hasPrefix("let phonePolicy = ") })
    let policy = line.dropFirst("let phonePolicy = ".count).prefix { $0 != "/" }
    #expect(
      try #require(Repository.file("README.md")).text.contains("let policy = \(policy)"),
      "\(policy)")
  }

  /// The decision of a stored report, its first table, or the first one below a heading.
  private func table(_ name: String, below heading: String? = nil) throws -> [String] {
    let report = try #require(Repository.file("Reports/\(name)/report.md")).lines
    let part = heading.map { heading in report.drop { $0 != heading } } ?? report[...]
    let table = part.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    #expect(table.count > 2)
    return Array(table)
  }

  /// What stands below it.
  private func note(_ start: String) throws -> [String] {
    let report = try #require(Repository.file("Reports/quickstart/report.md")).lines
    let note = try #require(report.first { $0.hasPrefix(start) })
    let words = note.replacing("(#", with: "(Reports/quickstart/report.md#")
      .replacing("(../", with: "(Reports/").split(separator: " ")
    return words.reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.count + word.count >= 100 { return lines.append(String(word)) }
      lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
    }
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
