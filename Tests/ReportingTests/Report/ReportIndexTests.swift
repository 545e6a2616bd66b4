import Documents
import Foundation
import StrictFiles
import TestSupport
import Testing

@testable import Reporting

@Suite("Index of reports")
struct ReportIndexTests {
  private static let reports = Document.root + "/Reports"

  private static let guide = MarkdownWriter.text(ColumnGuide.blocks)

  /// The columns that the guide names, by file.
  private static let told: [String: String] = {
    var columns: [String: String] = [:]
    for part in guide.split(separator: "### `").dropFirst() {
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
        let rows = Self.guide.split(separator: "\n").filter { row in
          row.hasPrefix("| `\(title.name)` ")
            && row.split(separator: "|").last?.split(separator: " ").joined(separator: " ")
              == title.meaning.split(separator: " ").joined(separator: " ")
        }
        #expect(rows.count == 1, "\(table.fileName): \(title.name)")
      }
    }
    let shared = ColumnGuide.shared.map(\.name)
    #expect(Set(shared).count == shared.count)
  }

  @Test("The stored index is the one that the program writes")
  func index() throws {
    if updatesSnapshots { try ReportIndex.update(folder: Self.reports) }
    try expectStored(ReportIndex.text(folder: Self.reports), at: "Reports/README.md")
  }

  @Test("It says where to start, and the first row of its table has the answers of that report")
  func start() throws {
    let overview = ReportOverview(folder: Self.reports)
    let start = try #require(overview.reports.first)
    #expect(start.name == "quickstart" && start.answer.count == 2)
    let lines = MarkdownWriter.lines(overview.introduction)
    #expect(lines.first?.hasPrefix("**Start here: [quickstart](quickstart/report.md).**") == true)
    let rows = ReportIndex.text(folder: Self.reports).split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| [") })
    #expect(row.hasPrefix("| [quickstart](quickstart/report.md) "))
    for own in start.answer {
      let text = MarkdownWriter.inline(own.text)
      #expect(text.contains("`") && row.contains("\(own.screens): \(text)"))
    }
    #expect(lines.contains { $0.hasPrefix("- Ship the rule of the report whose screens") })
    #expect(ReportIndex.html(folder: Self.reports).contains("quickstart/report.html"))
    #expect(ReportOverview(folder: Self.reports + "/quickstart").introduction.isEmpty)
  }

  @Test("Answers are shown as they are stored; a long rule goes by its name")
  func answers() {
    let long = String(repeating: "x + ", count: 20)
    let answers: [([String: String], Prose)] = [
      (
        ["screens": "s", "rule": "x > 1", "recognizer": "r"],
        "s: \(code: "x > 1") with \(code: "r")"
      ),
      (["rule": "x > 1", "name": "n"], "\(code: "x > 1") (\(code: "n"))"),
      (["rule": long, "name": "n"], "\(code: "n")"), (["rule": long], "\(code: long)"),
      (["name": "n", "later": "unknown"], "\(code: "n")"), (["remark": "`a`"], "`a`"), ([:], ""),
    ]
    for (members, line) in answers {
      #expect([StoredAnswer(members)].line == line)
    }
  }

  @Test("A report of an older version is listed with its question alone")
  func older() throws {
    let folder = try ScratchFolder()
    let manifest = """
      { "experiment": { "question": "Which *rule*?" }, "plan": { "swipes": 1200 } }
      """
    try folder.write(manifest, to: "quickstart/manifest.json")
    let text = ReportIndex.text(folder: folder.path)
    #expect(text.contains("[quickstart](quickstart/report.md).** Which \\*rule\\*?\n"))
    #expect(
      text.split(separator: "\n").contains {
        $0.contains(/\| \[quickstart\]\(quickstart\/report.md\) \| Which .+ \| +\| +1,200 \|/)
      }, "\(text.prefix(600))")
  }
}
