import Documents
import Drawing
import Findings
import NavigationModel
import StrictFiles

/// `report.html`: the report and its details on one page, with what moves.
///
/// Everything is there without the script; what a panel of it shows is in tables and files too.
struct ReportPage {
  /// Name of the file.
  static let fileName = "report.html"
  /// Names of the frame and of the panels, which no heading may get.
  static let reserved: Set<String> = [
    "main", "data", "details", "files", "reproduce", "tools", "policy", "tip", "unfold", "what-if",
    "what-if-title", "threshold", "threshold-title", "rule", "at", "at-value", "best", "swift",
    "copy", "threshold-says", "curves", "price", "price-title", "ratio", "ratio-value", "prior",
    "screen", "shares", "price-says",
  ]

  /// The report, and its details; empty without.
  let report, details: [Block]
  /// Charts by their paths.
  let pictures: [String: Scene]
  /// What the script knows.
  let data: JSONText
  /// What is compared, in a word.
  var noun = "policy"
  /// The other files of the folder.
  let files: [FileEntry]

  /// A file of the folder, what it holds, and whether a repository stores it.
  typealias FileEntry = (name: String, meaning: Prose, isStored: Bool)

  var html: String {
    var writer = HTMLWriter(pictures: pictures, reserved: Self.reserved)
    let (answer, parts) = Self.sections(report)
    let reproduce = parts.filter { $0.title == ReproduceSection.title }.flatMap(\.blocks)
    let head =
      [writer.html(answer)]
      + parts.filter { $0.title != ReproduceSection.title }.map {
        writer.html([.section($0.title)] + $0.blocks)
      }
    writer.hasCards = false
    let (_, folded) = Self.sections(details)
    let folds = folded.map { part in
      // The section's own name is the fold's: a link to it opens it.
      let name = writer.identifier(of: part.title)
      let content = writer.html(part.blocks, deeper: 1)
      return
        "<details id=\"\(name)\">\n<summary><h3>\(HTMLWriter.inline(part.title))</h3></summary>\n"
        + "\(content)\n</details>"
    }
    let panels = panels
    let main =
      head + (panels.isEmpty ? [] : [panels])
      + (folds.isEmpty ? [] : [Self.unfold] + folds)
      + [
        "<h2 id=\"files\">Files</h2>", fileList, "<h2 id=\"reproduce\">Reproduce</h2>",
        writer.html(reproduce),
      ]
    let body =
      header(isPanelled: !panels.isEmpty, isDetailed: !folds.isEmpty)
      + "<main id=\"main\">\n" + main.joined(separator: "\n") + "\n</main>"
    return PageFrame(
      title: report.title ?? "swipelab",
      chartStyle: Theme.adaptive.styleSheet(for: writer.drawn.map(\.scene)), body: body, data: data
    ).html
  }

  /// What stands before the first section, then each with its title.
  private static func sections(
    _ blocks: [Block]
  ) -> (before: [Block], parts: [(title: Prose, blocks: [Block])]) {
    var (before, parts) = ([Block](), [(title: Prose, blocks: [Block])]())
    for block in blocks {
      if case .heading(2, let title) = block {
        parts.append((title, []))
      } else if parts.isEmpty {
        before.append(block)
      } else {
        parts[parts.count - 1].blocks.append(block)
      }
    }
    return (before, parts)
  }

  private static let unfold = """
    <h2 id="details">Details</h2>
    <p class="tools" data-script hidden><button type="button" id="unfold">Open or close all \
    sections</button></p>
    """

  private func header(isPanelled: Bool, isDetailed: Bool) -> String {
    let names = data.texts("policies")
    let options = names.map {
      "<option value=\"\(XMLEscaping.escaped($0))\">\(XMLEscaping.escaped($0))</option>"
    }
    let tools =
      names.isEmpty
      ? ""
      : """
      <div id="tools" data-script hidden><label for="policy">Highlight \(noun)</label>\
      <select id="policy"><option value="">none</option>\(options.joined())</select></div>

      """
    return """
      <a class="skip" href="#main">Skip to the answer</a>
      <header class="top">
      <nav aria-label="This page">
      <a href="../index.html">All reports</a>
      <a href="#main">Answer</a>
      \(isPanelled ? "<a href=\"#what-if\" data-script hidden>What if</a>\n" : "")\
      \(isDetailed ? "<a href=\"#details\">Details</a>\n" : "")<a href="#files">Files</a>
      </nav>
      \(tools)</header>

      """
  }

  /// The panels for which there are data.
  private var panels: String {
    let (sweeps, costs) = (data["sweeps"] != nil, data["costs"] != nil)
    if !sweeps && !costs { return "" }
    var (lines, isLeft) = ([String](), true)
    for line in PageAssets.panels.split(separator: "\n") {
      switch line {
      case "<!-- threshold -->": isLeft = sweeps
      case "<!-- price -->": isLeft = costs
      case "<!-- end -->": isLeft = true
      default: if isLeft { lines.append(String(line)) }
      }
    }
    let limits = data["limits"]
    let limit = limits?.number("falseTriggers").map { "1 in \(plain((1 / $0).rounded()))" } ?? ""
    let aborts = limits?.number("aborts").map { "\(plain((1000 * $0).rounded() / 10))%" } ?? ""
    return lines.joined(separator: "\n").replacing("{falseTriggers}", with: limit)
      .replacing("{aborts}", with: aborts)
  }

  private var fileList: String {
    let rows = files.map { name, meaning, isStored in
      let title = isStored ? "<a href=\"\(name)\">\(name)</a>" : "<code>\(name)</code>"
      let remark = isStored ? "" : " Not stored; <code>swipelab run</code> writes it."
      return "<li>\(title): \(HTMLWriter.inline(meaning))\(remark)</li>"
    }
    return "<ul>\n\(rows.joined(separator: "\n"))\n</ul>"
  }
}

extension JSONText {
  /// The strings of a list among the members of an object.
  fileprivate func texts(_ key: String) -> [String] {
    guard case .array(let elements) = self[key] else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// A number among the members of an object.
  fileprivate func number(_ key: String) -> Double? {
    guard case .number(let number) = self[key] else { return nil }
    return number
  }
}
