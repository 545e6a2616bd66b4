import Drawing
import Findings
import StrictFiles

/// `index.html` over all reports of a folder: each with its question, its answer in a line, and its
/// size.
enum IndexPage {
  /// Name of the file.
  static let fileName = "index.html"

  /// The page, made from what is stored.
  static func html(folder: String) -> String {
    let rows = StoredReports.names(in: folder).compactMap { name -> String? in
      guard let summary = StoredReports.summary(folder: folder, name: name) else { return nil }
      let link = XMLEscaping.escaped(Markdown.target("\(name)/\(ReportPage.fileName)"))
      let parts = [summary.remark, answer(in: "\(folder)/\(name)/report.md")]
      let answer = parts.filter { !$0.isEmpty }.joined(separator: " ")
      return
        "<tr><th scope=\"row\">"
        + "<a href=\"\(link)\">\(XMLEscaping.escaped(summary.question))</a>"
        + "<br><code>\(XMLEscaping.escaped(name))</code></th>"
        + "<td>\(InlineHTML.html(answer, hasLinks: false))</td>"
        + "<td class=\"r\">\(grouped(summary.swipes))</td></tr>"
    }
    let body = """
      <main id="main" class="index">
      <h1>Reports</h1>
      <p>x is the travel in pt, v the speed at release in pt/s, W the view\u{2019}s width. What \
      the files hold is in <a href="README.md">README.md</a>.</p>
      <table>
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

  /// The answer of a report: each place with its rule, or its first sentence.
  private static func answer(in path: String) -> String {
    guard let bytes = try? FileBytes.read(path: path, limit: 1 << 24, isFound: true) else {
      return ""
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let rows = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    let chosen = rows.map(PageBlocks.cells).filter { cells in
      cells.count > 1 && cells[0].hasPrefix("**") && cells[0].hasSuffix("**")
    }
    // Of many screens one rule for all says most.
    let one = chosen.filter { $0[0].contains("One rule") }
    let shown = chosen.count <= 3 ? chosen : one.isEmpty ? chosen.suffix(1) : one
    if !shown.isEmpty {
      return shown.map { cells in
        let rule = cells[1].replacing("**", with: "")
        let end = rule.firstRange(of: ", though")?.lowerBound ?? rule.endIndex
        return "\(cells[0].replacing("**", with: "")): \(rule[..<end])"
      }.joined(separator: "; ")
    }
    let text = lines.first { line in !"#|!-<".contains(line.prefix(1)) } ?? ""
    let end = text.firstRange(of: ". ").map(\.upperBound) ?? text.endIndex
    return String(text[..<end]).replacing("**", with: "")
  }

  /// A whole number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    var (digits, groups) = (String(number)[...], [String]())
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = digits.dropLast(3)
    }
    return ([String(digits)] + groups).joined(separator: "\u{202f}")
  }
}
