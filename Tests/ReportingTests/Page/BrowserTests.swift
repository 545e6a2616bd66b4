import Foundation
import TestSupport
import Testing

/// Pages in a real browser, as people use them: without errors, requests or overflow, by keyboard
/// and without a script, with the numbers of the tables.
@Suite("Pages in Chromium")
struct BrowserTests {
  private static let isPossible =
    Python.has("playwright") && Python.has("axe_playwright_python")
    && program("chromium") != nil

  @Test(
    "The first report and the index keep every promise",
    .enabled(
      if: isPossible,
      "SKIPPED: needs chromium, and pip install playwright axe-playwright-python"))
  func pages() throws {
    let script = try String(
      contentsOfFile: Document.root + "/Tests/Browser/check_pages.py", encoding: .utf8)
    let pages = ["quickstart/report.html", "index.html"].map { Document.root + "/Reports/" + $0 }
    let result = try Python.run(script, pages)
    let failed = result.output.split(separator: "\n").filter { $0.hasPrefix("FAIL") }
    #expect(result.status == 0, "\(failed.joined(separator: "\n"))\(result.output.suffix(300))")
    #expect(result.output.hasSuffix(" 0 failed\n"))
  }
}
