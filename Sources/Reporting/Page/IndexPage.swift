import Drawing

/// `index.html` over all reports of a folder: each with its question, its answer in a line, and its
/// size.
enum IndexPage {
  /// Name of the file.
  static let fileName = "index.html"

  /// The page, made from what is stored.
  static func html(folder: String) -> String {
    let overview = ReportOverview(folder: folder)
    let rows = overview.reports.map { report in
      let link = XMLEscaping.escaped(Markdown.target("\(report.name)/\(ReportPage.fileName)"))
      return
        "<tr><th scope=\"row\">"
        + "<a href=\"\(link)\">\(XMLEscaping.escaped(report.question))</a>"
        + "<br><code>\(XMLEscaping.escaped(report.name))</code></th>"
        + "<td>\(InlineHTML.html(report.line, hasLinks: false))</td>"
        + "<td class=\"r\">\(report.swipes)</td></tr>"
    }
    let introduction = overview.introduction.filter { !$0.isEmpty }.map {
      "<p>\(InlineHTML.html($0))</p>\n"
    }
    let body = """
      <main id="main" class="index">
      <h1>Reports</h1>
      \(introduction.joined())\
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
}
