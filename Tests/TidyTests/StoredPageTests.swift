import TestSupport
import Testing

/// The pages that decide, as they are stored: short enough to be read.
@Suite("Stored pages")
struct StoredPageTests {
  private static let pages = (Repository.tracked ?? []).filter {
    $0.hasPrefix("Reports/") && $0.hasSuffix("/report.md")
  }

  @Test("At most 150 lines, and a picture below the first two tables")
  func length() throws {
    #expect(Self.pages.count > 8)
    for path in Self.pages {
      let lines = try #require(Document(path)).lines
      #expect(lines.count <= 150, "\(path): \(lines.count)")
      // Articles' statements have no picture.
      if ["article-claims", "fidelity", "field"].contains(where: path.contains) { continue }
      let place = lines.firstIndex { $0.hasPrefix("![") }
      #expect((place ?? .max) < 45, "\(path): \(place ?? -1)")
    }
  }

  /// What a cell asks of the width: code is set at about 8 px a letter, and breaks at spaces.
  @Test("Tables fit into 900 px")
  func tables() throws {
    for path in Self.pages {
      let lines = try #require(Document(path)).lines
      for row in lines where row.hasPrefix("|") && !row.hasPrefix("| --") {
        // Addresses of links take no room.
        let words = row.replacing(#/\]\([^)]*\)/#, with: "]").split(separator: "|").map { cell in
          cell.split(separator: " ").map(\.count).max() ?? 0
        }
        #expect(words.reduce(0) { $0 + $1 * 8 + 26 } <= 900, "\(path): \(row.prefix(80))")
      }
    }
  }

  @Test("Every experiment with policies says which rule, on what, at what cost")
  func decisions() throws {
    for path in Self.pages {
      let text = try #require(Document(path)).text
      guard text.contains("The pop completes when") else { continue }
      for part in [
        "## When to choose differently", "```swift", "](details.md#code-and-experiment-file)",
        "1 in ",
      ] {
        #expect(text.contains(part), "\(path) lacks \(part)")
      }
    }
  }
}
