import ArticleClaims
import Documents
import Drawing
import ExperimentFiles
package import Findings
package import Recordings
import StrictFiles

/// Every file of a report folder, as bytes: a function of the results and the command alone.
package enum ReportFiles {
  /// A file that can be rendered apart from the others.
  private struct Part: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
  }

  private typealias File = (name: String, bytes: [UInt8], digest: String)

  /// Renders a report, on several cores: the bytes are the same for any number of them.
  ///
  /// - Parameters:
  ///   - examples: swipes to show, if they were found before.
  ///   - counts: the bytes of all counts, from which the report can be rendered again.
  ///   - command: what to type to repeat the run.
  ///   - environment: what made it, for the manifest's block of that name.
  /// - Returns: paths inside the folder with their bytes; the manifest, with digests of the others,
  ///   comes last.
  package static func all(
    _ results: StudyResults, examples: [RecordedSwipe]? = nil, counts: [UInt8], command: String,
    environment: [(name: String, value: String)]
  ) async -> [(name: String, bytes: [UInt8])] {
    // The index is made while the tables, which need none, are under way.
    async let stored = self.files(tables(of: results) + sources(of: results, counts))
    let index = ResultIndex(results)
    let found = Examples(index, stored: examples)
    let tables = await stored
    let rest = await self.files(textAndCharts(index, found, command, tables))
    let files = tables + rest
    let manifest = Manifest.text(
      of: results.experiment, swipes: results.experiment.swipes,
      digests: files.map { ($0.name, $0.digest) }, command: command,
      environment: environment, missingShards: PartFolder.expression(results.missingShards),
      answer: StoredAnswer.json(StoredAnswer.all(index)))
    return files.map { ($0.name, $0.bytes) } + [(Manifest.fileName, manifest.bytes)]
  }

  private static func files(_ parts: [Part]) async -> [File] {
    await concurrently(parts) { part in
      let bytes = part.bytes()
      return (part.name, bytes, SHA256.hexDigest(bytes))
    }
  }

  private static func concurrently<Element: Sendable, Result: Sendable>(
    _ all: [Element], _ make: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (place, element) in all.enumerated() { group.addTask { (place, make(element)) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// What the report is rendered from: the experiment on its own, and its counts.
  ///
  /// None of a run that is not whole, as a report that is rendered again would not say so.
  private static func sources(of results: StudyResults, _ counts: [UInt8]) -> [Part] {
    if !results.missingShards.isEmpty { return [] }
    let advice = results.advice
    return (advice.isEmpty ? [] : [Part(name: AdviceNotes.fileName) { advice.json.bytes }]) + [
      Part(name: StoredStudy.experimentName) { results.experiment.standalone.bytes },
      Part(name: StoredStudy.countsName) { counts },
    ]
  }

  private static func tables(of results: StudyResults) -> [Part] {
    ResultTable.all(of: results).map { table in
      Part(name: table.guide.fileName) { table.bytes(results) }
    }
  }

  /// Text and pictures are made side by side, and once, for themselves and for the page.
  private static func textAndCharts(
    _ index: ResultIndex, _ examples: Examples?, _ command: String, _ tables: [File]
  ) async -> [Part] {
    async let drawn = concurrently(ReportCharts.all(index)) { ($0.path, $0.scene(index)) }
    async let report = ReportOutline.report(index, command: command, link: examples?.link ?? [])
    let swipes = examples?.pictures ?? []
    async let details = ReportOutline.details(
      index, examples: examples?.blocks(swipes, command: command) ?? [])
    async let data = PageData(index)
    let pictures =
      await drawn.compactMap { path, scene in scene.map { (path, $0) } }
      + swipes.map { ($0.path, $0.scene) }
    let charts = pictures.map { path, scene in
      Part(name: path) { Array(SVGWriter.write(scene).utf8) }
    }
    let (answer, rest) = (await report, await details)
    let page = ReportPage(
      report: answer, details: rest,
      pictures: Dictionary(pictures) { first, _ in first }, data: await data,
      noun: index.experiment.policies.isEmpty ? "system" : "policy",
      files: linked(
        [("report.md", 0), ("details.md", 0)] + tables.map { ($0.name, $0.bytes.count) }
          + (examples == nil ? [] : [(Examples.fileName, 0)])))
    let touches = examples.map { examples in [Part(name: Examples.fileName) { examples.csv }] }
    return (touches ?? []) + [
      Part(name: "report.md") { Array(MarkdownWriter.text(answer).utf8) },
      Part(name: "details.md") { Array(MarkdownWriter.text(rest).utf8) },
      Part(name: ReportPage.fileName) { Array(page.html.utf8) },
    ] + charts
  }

  /// Files above this size are left out of the repository, as `.gitignore` has it.
  private static let mostStored = 256 << 10

  /// What a page lists: the text, tables with what they hold, and the manifest.
  static func linked(_ files: [(name: String, bytes: Int)]) -> [ReportPage.FileEntry] {
    let texts = [
      (Examples.fileName, Examples.meaning), ("report.md", "The answer as text."),
      ("details.md", "The details as text."),
    ]
    let meanings = Dictionary(
      ColumnGuide.tables.map { ($0.fileName, $0.meaning) } + StoredStudy.meanings + texts
    ) { first, _ in first }
    return files.map { name, bytes in
      (name, Prose(catalogue: meanings[name] ?? ""), bytes <= mostStored)
    } + [(Manifest.fileName, "The experiment in full, and the digest of every file.", true)]
  }

  /// The answer in plain text, for a terminal.
  package static func summary(_ results: StudyResults) -> String {
    let index = ResultIndex(results)
    let lines =
      (FamilySettings.goal(index) + DecisionSummary.lines(index) + FamilySettings.lines(index))
      .map(\.plain)
    return ([results.experiment.question] + lines).joined(separator: "\n")
  }
}

/// What the files of a report hold, for whoever reads them with a program.
///
/// Each table has a heading, a paragraph and a block with its columns, in the order of the file;
/// then what those mean that no other table has.
enum ColumnGuide {
  /// The tables, in order.
  static let tables = ResultTable.all.map(\.guide) + [Examples.guide] + FidelityComparison.guides

  static let blocks = introduction + meanings(shared) + tables.flatMap(section)

  /// What several tables say in the same way.
  static let shared = tables.flatMap(\.titles).grouped(by: \.self).filter { $0.count > 1 }
    .map { $0[0] }

  private static let introduction: [Block] = [
    .section("What a report folder holds"),
    "\(code: "report.html") is the whole report on one page; \(code: "index.html"), beside the"
      + " folders, links to all of them. \(code: "report.md"), \(code: "details.md") and"
      + " \(code: "charts/") hold the same content as separate files. The CSV files are for"
      + " programs: each experiment lists those to write. Files above 256 KiB may be missing from"
      + " a repository; running the experiment writes them again. Existing columns never change;"
      + " later versions may add columns at the end. \(code: "manifest.json") has the whole"
      + " experiment with its defaults, the answer, the digests of the other files, and the command"
      + " that makes them again. \(code: "swipelab report FOLDER") renders the folder again from"
      + " \(code: "experiment.json") (without defaults) and \(code: "counts.bin") (every"
      + " count).",
    "Rates are proportions, not percentages. An empty field means that there is no such number."
      + " Several files share these columns:",
  ]

  private static func section(_ table: TableGuide) -> [Block] {
    [
      .part("\(code: table.fileName)"), .paragraph(Prose(catalogue: table.meaning)),
      .code(header(table.titles.map(\.name)), language: "text"),
    ] + meanings(table.titles.filter { !shared.contains($0) })
  }

  /// The header on lines that fit.
  private static func header(_ names: [String]) -> String {
    var lines = [""]
    for (place, name) in names.enumerated() {
      let piece = place < names.count - 1 ? name + "," : name
      if lines[lines.count - 1].count + piece.count > 100 { lines.append("") }
      lines[lines.count - 1] += piece
    }
    return lines.joined(separator: "\n")
  }

  private static func meanings(_ titles: [ColumnTitle]) -> [Block] {
    if titles.isEmpty { return [] }
    let rows = titles.map { ["\(code: $0.name)", Prose(catalogue: $0.meaning)] as [Prose] }
    return [.table(Table([("Column", .left), ("Meaning", .left)], rows: rows))]
  }
}
