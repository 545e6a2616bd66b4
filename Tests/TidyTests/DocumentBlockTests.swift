import Foundation
import TestSupport
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
    let report = try #require(Document("Reports/quickstart/report.md")).lines
    let answer = report.dropFirst().prefix { !$0.hasPrefix("![") }.filter { !$0.hasPrefix("#") }
    let parts = answer.split(separator: "", omittingEmptySubsequences: true)
    try check(
      "headline", of: "README.md", Array(parts.map { $0.flatMap(wrapped) }.joined(separator: [""])))
    // Whoever copies the README's code gets the rule of its headline.
    let line = try #require(report.first { $0.hasPrefix("let phonePolicy = ") })
    let policy = line.dropFirst("let phonePolicy = ".count).prefix { $0 != "/" }
    #expect(
      try #require(Document("README.md")).text.contains("let policy = \(policy)"),
      "\(policy)")
  }

  /// A line of a report as the README has it: in its width, with links that lead from there.
  private func wrapped(_ line: String) -> [String] {
    if line.hasPrefix("|") { return [line] }
    let indent = line.hasPrefix("- ") ? "  " : ""
    let words = line.replacing("(#", with: "(Reports/quickstart/report.md#")
      .replacing("(../", with: "(Reports/").split(separator: " ")
    return words.reduce(into: [""]) { lines, word in
      let text = lines[lines.count - 1]
      if text.count + word.count >= 100 { return lines.append(indent + word) }
      lines[lines.count - 1] = text.isEmpty ? String(word) : "\(text) \(word)"
    }
  }

  /// Compares what stands between `<!-- name: ... -->` and `<!-- /name -->`.
  private func check(_ name: String, of path: String, _ expected: [String]) throws {
    var lines = try #require(Document(path)).lines
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("<!-- \(name): ") }, "\(path) has no block \(name)")
    let last = try #require(lines.firstIndex(of: "<!-- /\(name) -->"))
    let found = lines[(first + 1)..<last].drop { $0.isEmpty }
    let trimmed = found.reversed().drop { $0.isEmpty }.reversed()
    if updatesSnapshots {
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
