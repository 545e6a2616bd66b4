import NavigationModel
import Testing

@testable import Charts
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
        "## When to choose differently", "## Reproduce", "## Why this system, and not another",
        "## If a page's own gestures may suffer more or less", "## The systems, ranked",
        "## Charts", "## Where wanted pops are lost", "## How to read this", "## What is assumed",
        "## The systems and the pages",
      ])
    let policies = try await ReportSample(
      #""screens": ["iphone-16-pro"], "policies": ["half-width"]"#)
    #expect(!policies.lines.joined().contains("systems"))
  }

  @Test("The answer names a system for each kind of screen, and the rule's losers and extremes")
  func answer() async throws {
    let sample = try await SystemSample.make()
    let text = ReportFiles.summary(sample.results)
    for start in [
      "Phone, 402 pt: uikit.edge", "Tablet, 1032 pt: uikit.edge",
      "One rule for all, 402 to 1032 pt: uikit.edge",
    ] { #expect(text.contains(start)) }
    #expect(text.split(separator: "\n").count <= 12)
    let first = sample.text("report.md").joined(separator: "\n")
    #expect(first.contains("| **Phone, 402 pt**") && first.contains("| **`uikit.edge`**"))
    #expect(first.contains("if content may lose more, `uikit.26`"))
    let report = sample.text("details.md").joined(separator: "\n")
    #expect(report.contains("**They break navigation**: "))
    #expect(report.contains("`alwaysPop`, goes before every gesture"))
    #expect(report.contains("`disableOnConflict`, is left out"))
    #expect(report.contains("`uikit.edge`, asks nothing"))
    #expect(!text.contains("within the limits the one") && !text.contains("`"))
    #expect(first.contains("Of the systems within the limits the one that works on most pages"))
  }

  @Test("The ranking says what the standings say, one row per system")
  func ranking() async throws {
    let sample = try await SystemSample.make()
    let choice = SystemChoice(try SystemSample.pages(sample))
    let table = ReportSample.table(try sample.section("## The systems, ranked"))
    #expect(table.count == 8)
    for (row, standing) in zip(table.dropFirst(), choice.standings) {
      #expect(row[0] == "`\(standing.system.name)`")
      #expect(row[2].hasPrefix("\(standing.workingPages)/\(standing.wantedPages)"))
      let worst = try #require(standing.success?.worst)
      #expect(row[3] == "\(RateText.cell(worst)) (`\(worst.condition.context)`)")
      let (low, high) = (standing.success!.worst.rate, standing.success!.best.rate)
      #expect(abs(Double(row[5])! - (1 - high + low)) <= 0.005 + 1e-9)
    }
    let ungated = try #require(table.first { $0[0] == "`sharedTargetUngated`" })
    #expect(ungated[1] == "breaks navigation" && ungated[11].contains("`root`"))
  }

  @Test("Every system and every page is described")
  func assumptions() async throws {
    let section = try await SystemSample.make().section("## The systems and the pages")
    let text = section.joined(separator: "\n")
    for system in ["half", "uikit.26"] {
      let entry = try #require(SystemCatalog.named(system))
      #expect(text.contains(entry.summary) && text.contains(entry.source))
    }
    #expect(text.contains("(2 recognizers, one after the other)"))
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
    #expect(sample.lines.contains { $0.hasPrefix("Of the systems within the limits") })
    #expect(sample.lines.contains { $0.hasPrefix("| **Phone, 402 pt**") })
    #expect(sample.lines.contains("## Policies against each other"))
    #expect(sample.files["charts/trade-off.svg"] != nil)
    #expect(sample.files["charts/success-by-page-iphone-16-pro.svg"] != nil)
  }
}
