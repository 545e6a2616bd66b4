import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
package import StrictFiles
import Study

/// The reports of a folder, the one to start with first, and why their answers differ.
struct ReportOverview {
  /// A stored report.
  struct Report {
    let name, question, swipes: String
    /// That shards of the run are missing; empty where it is whole.
    let remark: String
    let answer: [StoredAnswer]

    /// The remark and the answer.
    var line: Prose { [Prose(remark), answer.line].sentences }
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
      "Answers differ because each report has its own screens, pages, recognizers, limits and"
        + " settings to choose from, and simulates people of its own (sampling error is largest for"
        + " rare false triggers). Each figure of a rule is from the worst screen of its group.",
      .list(
        [
          "Ship the rule of the report whose screens and pages are most like your app's."
        ] + grids),
    ]
  }

  /// Which reports ask the same on a finer grid; empty where there are none.
  private var grids: [Prose] {
    let names = reports.filter { $0.name.hasPrefix("tune-") }.map(Self.link)
    return names.isEmpty
      ? []
      : [
        "\(names.listed) search finer grids for the pages of \(Self.first). Use the rule of one of"
          + " these only if its median success rate (under \(em: "How sure")) is more than a point"
          + " above that of \(Self.first)'s rule, or if your app has widths that \(Self.first) does"
          + " not cover."
      ]
  }

  fileprivate static func link(_ report: Report) -> Prose {
    "\(link: Prose(report.name), to: report.name + "/report.md")"
  }
}

/// The index of a folder of reports: one line per report, rebuilt from what is stored, and what the
/// files of a report hold; as Markdown and as a page.
package enum ReportIndex {
  private static let mark = "made by swipelab; do not edit"

  /// Writes the index of a folder of reports.
  ///
  /// What is there under its names and was not written by swipelab is left alone.
  package static func update(folder: String) throws(FileFailure) {
    try update(folder + "/README.md", with: text(folder: folder)) {
      $0.starts(with: "<!-- \(mark) -->".utf8)
    }
    try update(folder + "/index.html", with: html(folder: folder)) {
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

  static func text(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    let table = Table([
      ("Report", .left), ("Question", .left), ("Answer", .left), ("Swipes", .right),
    ]).rows(overview.reports) { report in
      [ReportOverview.link(report), "\(report.question)", report.line, "\(report.swipes)"]
    }
    let blocks: [Block] =
      [.comment(mark), .heading(1, "Reports")] + overview.introduction + [.table(table)]
    return MarkdownWriter.text(blocks + ColumnGuide.blocks, columns: 100)
  }

  /// The page: each report with its question, its answer in a line, and its size.
  static func html(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    let rows = overview.reports.map { report in
      let link = XMLEscaping.escaped(Prose.address("\(report.name)/\(ReportPage.fileName)"))
      return
        "<tr><th scope=\"row\"><a href=\"\(link)\">\(XMLEscaping.escaped(report.question))</a>"
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

/// What a report answers for some screens: a rule, a system or a remark, as its manifest keeps it.
struct StoredAnswer: Equatable {
  /// The members of an answer in a manifest; those that say nothing are left out.
  private static let keys = ["screens", "rule", "name", "recognizer", "remark"]

  private let members: [String: String]

  /// An answer as it is stored.
  init(_ members: [String: String?]) { self.members = members.compactMapValues(\.self) }

  /// The screens; empty where the answer is about all.
  var screens: String { members["screens"] ?? "" }

  /// The answer without its screens; a long rule goes by its name.
  var text: Prose {
    let (rule, name) = (members["rule"], members["name"])
    let shown = rule.flatMap { name != nil && $0.count > DecisionText.longest ? nil : $0 }
    let both: Prose =
      if let shown, let name { "\(code: shown) (\(code: name))" } else {
        [Prose](code: [shown ?? name].compactMap(\.self)).joined()
      }
    let recognizer = members["recognizer"].map { "with \(code: $0)" as Prose }
    return [both, recognizer ?? "", Prose(members["remark"] ?? "")].sentences
  }

  /// The answers of a report, for its manifest.
  static func json(_ answers: [StoredAnswer]) -> JSONText {
    .array(
      answers.map { answer in
        .object(keys.compactMap { key in answer.members[key].map { .init(key, .string($0)) } })
      })
  }

  /// A remark alone.
  static func remark(_ text: Prose) -> StoredAnswer { StoredAnswer(["remark": text.plain]) }

  /// What the question asks besides the rule: in how many variations of people it keeps the limits,
  /// or which of many policies is the best as named.
  private static func remark(_ decision: Decision, _ index: ResultIndex) -> String? {
    let rows = index.robustness(of: decision.best)
    if index.experiment.tuning == nil, !rows.isEmpty {
      let kept = rows.count { $0.outcome != .exceeds }
      return "(keeps the limits in \(kept) of \(rows.count) variations)"
    }
    guard NamedPoliciesSection.isCut(index.experiment), let named = decision.named,
      !decision.best.candidate.isNamed
    else { return nil }
    return "(best untuned policy: \(named.policy.name),"
      + " \(DecisionText.percent(named.worstSuccess.rate)))"
  }

  /// The answers of a report: for each group of screens, or what is said of articles.
  static func all(_ index: ResultIndex) -> [StoredAnswer] {
    let experiment = index.experiment
    let policies = Decision.everywhere(index).map { decision in
      let choice = decision.best
      return StoredAnswer([
        "screens": DecisionSection.place(of: choice, index).plain,
        "rule": DecisionText.rule(choice.policy), "name": choice.name,
        "recognizer": DecisionText.hasGate(choice, in: experiment) ? choice.recognizer.name : nil,
        "remark": choice.status == .over
          ? "(\(DecisionText.over(choice)))"
          : index.results.advice.isToShip ? remark(decision, index) : "(try first)",
      ])
    }
    let systems = (SystemAnswer(index)?.choices ?? []).map { choice in
      StoredAnswer([
        "screens": SystemText.heading(choice.pages), "name": choice.best?.system.name,
        "remark": choice.best.map { "(\($0.system.summary.prefix { $0 != ";" }))" }
          ?? "none keeps to the limits and works",
      ])
    }
    let claims = index.results.claims.articles
    let cases = index.results.claims.cases.filter { $0.role == .shipped }
    return policies + systems
      + (claims.isEmpty ? [] : [.remark(ClaimSummary.countsBySource(claims))])
      + (cases.isEmpty ? [] : [.remark(CasesSection.counts(cases))])
  }
}

extension [StoredAnswer] {
  /// In a line: a few screens with their rules.
  var line: Prose {
    // Of many screens the first and one rule for all say most, of many pages the first.
    let one = filter { $0.screens.contains("All screens") }
    let isSame = count > 1 && allSatisfy { $0.text == self[0].text }
    let shown =
      isSame ? suffix(1) : count <= 3 ? self[...] : one.isEmpty ? prefix(2) : prefix(1) + one
    return shown.map { answer in
      answer.screens.isEmpty ? answer.text : "\(answer.screens): \(answer.text)"
    }.joined(separator: "; ")
  }
}
