import TestSupport
import Testing

@testable import Findings

@Suite("Stored reports")
struct StoredReportsTests {
  @Test("A folder is compared with files in memory, file by file")
  func holds() throws {
    let scratch = try ScratchFolder()
    for (name, text) in [("a.csv", "k"), ("charts/a.svg", "svg"), ("manifest.json", "{}")] {
      try scratch.write(text, to: "r/\(name)")
    }
    func holds(_ files: [(String, String)], _ ignored: Set<String> = []) -> Bool {
      StoredReports.holds(
        files.map { (name: $0.0, bytes: Array($0.1.utf8)) }, in: scratch("r"), ignoring: ignored)
    }
    #expect(holds([("manifest.json", "{}"), ("charts/a.svg", "svg"), ("a.csv", "k")]))
    #expect(!holds([("manifest.json", "[]"), ("charts/a.svg", "svg"), ("a.csv", "k")]))
    #expect(
      holds([("manifest.json", "[]"), ("charts/a.svg", "svg"), ("a.csv", "k")], ["manifest.json"]))
    #expect(holds([("charts/a.svg", "svg"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "sv"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svgs"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svg")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svg"), ("a.csv", "k"), ("b.csv", "")], ["manifest.json"]))
    #expect(!StoredReports.holds([("a.csv", [])], in: scratch("none")))
  }
}
