import Foundation
import StrictFiles
import Testing

@testable import Reporting

@Suite("Index of reports")
struct ReportIndexTests {
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let reports = root.appending(path: "Reports").path(percentEncoded: false)

  /// The columns that the guide names, by file.
  private static let told: [String: String] = {
    var columns: [String: String] = [:]
    for part in ColumnGuide.text.split(separator: "### `").dropFirst() {
      let lines = part.split(separator: "\n")
      guard let name = lines.first?.dropLast(),
        let open = lines.firstIndex(of: "```text"), let close = lines.lastIndex(of: "```")
      else { continue }
      columns[String(name)] = lines[(open + 1)..<close].joined()
    }
    return columns
  }()

  /// The header of every stored table, by path.
  private static func stored() throws -> [(path: String, header: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: reports).sorted()
    return try paths.filter { $0.hasSuffix(".csv") }.map { path in
      let text = try String(contentsOfFile: reports + "/" + path, encoding: .utf8)
      return (path, String(text.prefix { $0 != "\n" }))
    }
  }

  /// The tables that manifests list: the largest are written by runs and not stored.
  private static func listed() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: reports).sorted()
    let texts = try paths.filter { $0.hasSuffix("manifest.json") }.map {
      try String(contentsOfFile: reports + "/" + $0, encoding: .utf8)
    }
    return Set(texts.flatMap { $0.matches(of: /"([a-z-]+\.csv)": "/).map { String($0.output.1) } })
  }

  @Test("It names the columns of every stored table as they are, and no other table")
  func columns() throws {
    var seen: Set<String> = []
    for (path, header) in try Self.stored() {
      let name = URL(filePath: path).lastPathComponent
      #expect(Self.told[name] == header, "\(path)")
      seen.insert(name)
    }
    #expect(Set(Self.told.keys) == seen.union(try Self.listed()))
    #expect(seen.count > 10)
  }

  @Test("Every column has its meaning, and one name only one that several tables share")
  func meanings() {
    for table in ColumnGuide.tables {
      #expect(table.meaning.hasSuffix("."), "\(table.fileName)")
      #expect(Set(table.titles.map(\.name)).count == table.titles.count, "\(table.fileName)")
      for title in table.titles {
        #expect(!title.meaning.isEmpty && !title.meaning.contains("\n"), "\(title.name)")
        let rows = ColumnGuide.text.split(separator: "\n").filter {
          $0.hasPrefix("| `\(title.name)` ") && $0.contains(" \(title.meaning) ")
        }
        #expect(rows.count == 1, "\(table.fileName): \(title.name)")
      }
    }
    let shared = ColumnGuide.shared.map(\.name)
    #expect(Set(shared).count == shared.count)
  }

  /// Set SWIPELAB_UPDATE_SNAPSHOTS=1 to write it anew, then read it.
  @Test("The stored index is the one that the program writes")
  func index() throws {
    if ProcessInfo.processInfo.environment["SWIPELAB_UPDATE_SNAPSHOTS"] == "1" {
      try ReportIndex.update(folder: Self.reports)
    }
    let stored = try String(contentsOfFile: Self.reports + "/README.md", encoding: .utf8)
    let made = ReportIndex.text(folder: Self.reports)
    #expect(stored == made, "SWIPELAB_UPDATE_SNAPSHOTS=1 writes it")
  }

  @Test("It says where to start and gives one kind of screen for which two reports differ")
  func start() throws {
    let overview = ReportOverview(folder: Self.reports)
    let rules = StoredAnswer(folder: Self.reports, name: "quickstart").rules
    #expect(overview.reports.first?.name == "quickstart" && rules.count == 2)
    let lines = overview.introduction
    #expect(lines.first?.hasPrefix("**Start here: [quickstart](quickstart/report.md).**") == true)
    for rule in rules { #expect(lines.first?.contains("\(rule.place): \(rule.rule)") == true) }
    let example = try #require(
      lines.last?.firstMatch(of: /For (.+) quickstart recommends (.+); for (.+) recommends (.+)\./))
    #expect(example.1 != example.3 && example.2 != example.4)
    #expect(example.1.prefix { $0 != " " } == example.3.prefix { $0 != " " })
    #expect(IndexPage.html(folder: Self.reports).contains("quickstart/report.html"))
    #expect(ReportOverview(folder: Self.reports + "/quickstart").introduction.isEmpty)
  }
}
