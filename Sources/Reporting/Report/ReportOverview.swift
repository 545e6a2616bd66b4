import Documents
import Drawing
import Findings
package import StrictFiles

/// The reports of a folder, the one to start with first, and why their answers differ.
struct ReportOverview {
  /// A stored report.
  struct Report {
    let name, question, swipes: String
    /// That shards of the run are missing; empty where it is whole.
    let remark: String
    let answer: [StoredAnswer]

    /// The remark and the answer.
    var line: Prose {
      [Prose(remark), answer.line].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The report that asks the question of the README.
  private static let first = "quickstart"

  let reports: [Report]

  /// Reads what is stored.
  init(folder: String) {
    let names = StoredReports.names(in: folder)
    let order = names.filter { $0 == Self.first } + names.filter { $0 != Self.first }
    reports = order.compactMap { name in
      StoredReports.summary(folder: folder, name: name).map { summary in
        Report(
          name: name, question: summary.question, swipes: FixedDecimals.grouped(summary.swipes),
          remark: summary.remark, answer: summary.answer.map { StoredAnswer($0) })
      }
    }
  }

  /// Where to start, and why answers differ; empty where that report is not there.
  var introduction: [Block] {
    guard let start = reports.first, start.name == Self.first else { return [] }
    let link: Prose = "Start here: \(link: Prose(start.name), to: start.name + "/report.md")."
    return [
      "\(strong: link) \(start.question)",
      "Reports give different answers because they ask about different screens, pages,"
        + " recognizers and limits, and choose from different settings. Figures of rules are from"
        + " the worst screen of a group. Other people swipe in each report, so the figures of one"
        + " rule differ by sampling error. Ship the rule of the report whose screens and pages are"
        + " most like your app's.\(grids)",
    ]
  }

  /// Which reports ask the same on a finer grid; empty where there are none.
  private var grids: Prose {
    let names = reports.filter { $0.name.hasPrefix("tune-") }.map(Self.link)
    return names.isEmpty
      ? ""
      : " \(names.listed) search finer grids for the same pages: if both numbers of a rule differ"
        + " by at most 0.03 from those of \(Self.first), use either; otherwise use the report whose"
        + " widths are most like those of your app's windows."
  }

  private static func link(_ report: Report) -> Prose {
    "\(link: Prose(report.name), to: report.name + "/report.md")"
  }
}

/// The index of a folder of reports: one line per report, rebuilt from what is stored, and what the
/// files of a report hold; as Markdown and as a page.
package enum ReportIndex {
  private static let fileName = "README.md"
  private static let mark = "made by swipelab; do not edit"

  /// Writes the index of a folder of reports.
  ///
  /// What is there under its names and was not written by swipelab is left alone.
  package static func update(folder: String) throws(FileFailure) {
    try update(folder + "/" + fileName, with: text(folder: folder)) {
      $0.starts(with: "<!-- \(mark) -->".utf8)
    }
    try update(folder + "/" + IndexPage.fileName, with: IndexPage.html(folder: folder)) {
      String(decoding: $0, as: UTF8.self).contains(PageFrame.mark)
    }
  }

  /// Writes a file that is not there, or that this program wrote.
  private static func update(
    _ path: String, with text: String, ifOurs isOurs: ([UInt8]) -> Bool
  ) throws(FileFailure) {
    let stored = try? FileBytes.load(path: path, limit: 1 << 24, isFound: true)
    // Also where it is a folder, a device or larger than any index.
    if PathParts(path)?.exists == true, !(stored.map(isOurs) ?? false) { return }
    let bytes = Array(text.utf8)
    if bytes == stored { return }
    try OutputFile.write(bytes, to: path)
  }

  /// The index of a folder.
  static func text(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    let rows = overview.reports.map { report -> [Prose] in
      [
        "\(link: Prose(report.name), to: report.name + "/report.md")", "\(report.question)",
        report.line, "\(report.swipes)",
      ]
    }
    let table = Table(
      [("Report", .left), ("Question", .left), ("Answer", .left), ("Swipes", .right)], rows: rows)
    let blocks: [Block] =
      [.comment(mark), .heading(1, "Reports")] + overview.introduction + [.table(table)]
    return MarkdownWriter.text(blocks + ColumnGuide.blocks, columns: 100)
  }
}

/// `index.html` over all reports of a folder: each with its question, its answer in a line, and its
/// size.
enum IndexPage {
  /// Name of the file.
  static let fileName = "index.html"

  /// The page, made from what is stored.
  static func html(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    let rows = overview.reports.map { report in
      let link = XMLEscaping.escaped(Prose.address("\(report.name)/\(ReportPage.fileName)"))
      return
        "<tr><th scope=\"row\">"
        + "<a href=\"\(link)\">\(XMLEscaping.escaped(report.question))</a>"
        + "<br><code>\(XMLEscaping.escaped(report.name))</code></th>"
        + "<td>\(HTMLWriter.inline(report.line))</td><td class=\"r\">\(report.swipes)</td></tr>"
    }
    var writer = HTMLWriter(pictures: [:], reserved: ["main"])
    let introduction = overview.introduction.map { writer.html([$0]) + "\n" }
    let body = """
      <main id="main" class="index">
      <h1>Reports</h1>
      \(introduction.joined())\
      <p>x is the travel in pt, v the speed at release in pt/s, W the view\u{2019}s width. What \
      the files hold is in <a href="README.md">README.md</a>.</p>
      <table class="cards">
      <thead><tr><th scope="col">Question</th><th scope="col">Answer</th>\
      <th scope="col" class="r">Swipes</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </main>
      """
    return PageFrame(title: "Reports of swipelab", body: body).html
  }
}
