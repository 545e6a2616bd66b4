import Foundation
import TestSupport
import Testing

/// Pages in a real browser, as people use them: without errors, requests or overflow, by keyboard
/// and without a script, with the numbers of the tables.
@Suite("Pages in Chromium")
struct BrowserTests {
  private static let isPossible =
    Python.has("playwright") && Python.has("axe_playwright_python")
    && ProcessInfo.processInfo.environment["PATH"].map { path in
      path.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/chromium")
      }
    } ?? false

  @Test(
    "The first report and the index keep every promise",
    .enabled(
      if: isPossible,
      "SKIPPED: needs chromium, and pip install playwright axe-playwright-python"))
  func pages() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let script = try String(
      contentsOf: root.appending(path: "Tests/Browser/check_pages.py"), encoding: .utf8)
    let pages = ["Reports/quickstart/report.html", "Reports/index.html"].map {
      root.appending(path: $0).path(percentEncoded: false)
    }
    let result = try Python.run(script, pages)
    let failed = result.output.split(separator: "\n").filter { $0.hasPrefix("FAIL") }
    #expect(result.status == 0, "\(failed.joined(separator: "\n"))\(result.output.suffix(300))")
    #expect(result.output.hasSuffix(" 0 failed\n"))
  }
}
