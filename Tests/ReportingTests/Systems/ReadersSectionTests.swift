import NavigationModel
import Study
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("Tables for readers of the articles")
struct ReadersSectionTests {
  @Test("Every cell names a system and a page that exist, and every table is as large as promised")
  func names() {
    let sizes = ReaderTable.all.map { [$0.rows.count, $0.columns.count] }
    // Seven pages, eight pagers, five tests, five steps of the ladder.
    #expect(sizes == [[7, 5], [8, 5], [5, 2], [5, 7]])
    for table in ReaderTable.all {
      #expect(table.cells.map(\.count) == table.rows.map { _ in table.columns.count })
      for (system, page) in table.cells.joined() {
        #expect(SystemCatalog.named(system) != nil && PageContext.named(page) != nil)
      }
    }
  }

  private static let report = Task {
    try await ReportSample(
      """
      "screens": ["iphone-16-pro"],
      "intents": ["pop", "contentRight", "contentLeft", "contentVertical", "doublePop"],
      "contexts": ["slider", "root", "transition", "disabled"],
      "systems": ["fdUngated", "fd", "fd(40)"]
      """)
  }

  /// The fourth article's tests: what each prevents happens without it, and not with it.
  @Test("Each of the five tests prevents something, and tables of other systems stay away")
  func tests() async throws {
    let sample = try await Self.report.value
    let section = try sample.section("## For readers of the articles")
    #expect(section.filter { $0.hasPrefix("### ") }.count == 1)
    let rows = ReportSample.table(section).dropFirst()
    let harms = ["stuck", "unwanted", "lost", "corrupted", "lost"]
    #expect(rows.count == 5)
    for (row, harm) in zip(rows, harms) {
      let (without, with) = (Self.amount(harm, in: row[1]), Self.amount(harm, in: row[2]))
      #expect(without > with, "\(row)")
    }
    #expect(sample.text("report.md").joined().contains("(details.md#for-readers-of-the-articles)"))
  }

  private static func amount(_ harm: String, in cell: String) -> Int {
    let part = cell.split(separator: ", ").first { $0.hasSuffix(" \(harm)") }
    return part.flatMap { Int($0.dropLast(harm.count + 1)) } ?? 0
  }

  @Test("A cell says what pages.csv says")
  func recount() async throws {
    let sample = try await Self.report.value
    let pages = try #require(SystemPages(ResultIndex(sample.results), .everything))
    let screen = try #require(pages.screens.first)
    func percent(_ figure: Metric, _ start: SwipeStart) -> Int? {
      pages.row(figure, of: "fd", on: .slider, screen, from: start).map {
        Int(($0.rate * 100).rounded())
      }
    }
    let cells = [
      percent(.success, .edge), percent(.success, .anywhere), percent(.contentLost, .anywhere),
    ].compactMap(\.self)
    #expect(cells.count == 3)
    let table = ReportSample.table(try sample.section("## For readers of the articles"))
    #expect(table[3][1] == "\(cells[0]) / \(cells[1]), \(cells[2]) lost")
  }

  @Test("A cell holds the widest screen in brackets where it differs by over 5 points")
  func widest() {
    let rates = [
      "success": [0.87, 0.83], "content-lost": [0.3, 0.36], "dual-activation": [0.004, 0.004],
      "stuck": [0, 0.16],
    ]
    let cell = ReadersSection.cell(.carousel) { figure, _ in rates[figure.name] ?? [0, 0] }
    #expect(cell == "87 / 87, 30 (36) lost, 0 (16) stuck")
    #expect(ReadersSection.cell(.root) { _, _ in [0, 0.05] } == "0")
  }

  @Test("Results without these systems have no such section")
  func others() async throws {
    let sample = try await SystemSample.make()
    #expect(!sample.lines.contains("## For readers of the articles"))
    #expect(!sample.text("report.md").joined().contains("article by article"))
  }
}
