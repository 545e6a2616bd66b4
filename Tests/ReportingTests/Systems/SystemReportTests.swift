import Documents
import NavigationModel
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("A report that compares systems")
struct SystemReportTests {
  @Test("Sections of policies stay away, those of systems are there")
  func sections() async throws {
    let headings = try await SystemSample.make().lines.filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## Systems, page by page", "## The price of success",
        "## What decides", "## By kind of page", "## How sure", "## Reproduce",
        "## The systems, ranked", "## Charts", "## Where wanted pops are lost",
        "## How to read this", "## Sampling and errors", "## What is assumed",
        "## The systems and the pages",
      ])
    let policies = try await ReportSample(
      #""screens": ["iphone-16-pro"], "policies": ["half-width"]"#)
    #expect(!policies.lines.joined().contains("systems"))
  }

  @Test("The answer names a system for each kind of screen, and what the app adds to it")
  func answer() async throws {
    let sample = try await SystemSample.make()
    let text = ReportFiles.summary(sample.results)
    for start in [
      "Phone, 402 pt: sharedTargetUngated, only its edge swipe on",
      "Tablet, 1032 pt: sharedTargetUngated, only its edge swipe on",
      "Both screens: sharedTargetUngated, only its edge swipe on",
    ] { #expect(text.contains(start)) }
    #expect(text.split(separator: "\n").count <= 12 && !text.contains("`"))
    let first = sample.text("report.md").joined(separator: "\n")
    #expect(first.contains("- **Ship `sharedTargetUngated`**: "))
    #expect(first.contains(" What the app changes: only its edge swipe on "))
    #expect(first.contains("| **Phone, 402 pt**") && first.contains("| **`sharedTargetUngated`**"))
    #expect(
      first.contains("| Phone, 402 pt: second ")
        && first.contains("**Choice**: the system to ship has "))
    #expect(first.contains("](charts/success-by-page-iphone-16-pro.svg)"))
    #expect(first.contains("](charts/content-lost-by-page-iphone-16-pro.svg)"))
  }

  @Test("Unbeaten systems that break the limit on false triggers, or need a check, are marked")
  func marks() async throws {
    let sample = try await SystemSample.make()
    let pages = try SystemSample.pages(sample)
    let rows = ReportSample.table(try sample.section("## The price of success")).dropFirst()
    let frontier = SystemChoice.frontier(pages)
    for row in rows {
      let standing = try #require(frontier.first { row[0].hasPrefix("`\($0.system.name)`") })
      let bound = try #require(standing.falseTriggerBound?.bound)
      #expect(row[0].contains("false triggers") == (bound > pages.limits.falseTriggers))
      #expect(row[0].contains("navigation") == !standing.damage.isEmpty)
    }
    #expect(rows.contains { $0[0].contains(" (") })
  }

  @Test("The ranking says what the standings say, one row per system")
  func ranking() async throws {
    let sample = try await SystemSample.make()
    let choice = SystemChoice(try SystemSample.pages(sample))
    let table = ReportSample.table(try sample.section("## The systems, ranked"))
    #expect(table.count == 8)
    for (row, standing) in zip(table.dropFirst(), choice.standings) {
      #expect(row[0] == "`\(standing.system.name)`")
      #expect(row[1] == MarkdownWriter.inline(SystemText.additions(standing)))
      #expect(row[2] == SystemText.cell(standing.success))
      #expect(row[3] == "\(standing.working.count) of \(standing.wanted.count)")
    }
    let ungated = try #require(table.first { $0[0] == "`sharedTargetUngated`" })
    #expect(ungated[1].contains("a check for a previous page"))
    #expect(ungated[8].contains("stuck") && ungated[8].contains("`root`"))
  }

  @Test("Every system and every page is described")
  func assumptions() async throws {
    let section = try await SystemSample.make().section("## The systems and the pages")
    let text = section.joined(separator: "\n")
    for system in ["half", "uikit.26"] {
      let entry = try #require(SystemCatalog.named(system))
      #expect(text.contains(entry.summary) && text.contains(entry.source))
    }
    #expect(text.contains("(2 recognizers in sequence)"))
    #expect(text.contains("pop 55, popAbort 10"))
  }

  @Test("Without wanted pops there is no answer, and no empty section")
  func nothingWanted() async throws {
    let sample = try await ReportSample(
      """
      "screens": ["iphone-16-pro"], "intents": ["contentLeft"], "contexts": ["plain"],
      "systems": ["half", "fd"]
      """)
    #expect(sample.lines.contains { $0.hasPrefix("- **No answer.**") })
    #expect(!sample.lines.contains("## Where wanted pops are lost"))
  }

  @Test("Policies and systems in one experiment each have their answer")
  func both() async throws {
    let sample = try await ReportSample(
      """
      "screens": ["iphone-16-pro"], "contexts": ["plain"], "policies": ["half-width", "one-third"],
      "systems": ["half", "fd"]
      """)
    #expect(sample.lines.contains { $0.hasPrefix("- **Choice**: the system to ship has ") })
    #expect(sample.lines.contains { $0.hasPrefix("| **Phone, 402 pt**") })
    #expect(sample.lines.contains("## Policies against each other"))
    #expect(sample.files["charts/trade-off.svg"] != nil)
    #expect(sample.files["charts/success-by-page-iphone-16-pro.svg"] != nil)
  }
}
