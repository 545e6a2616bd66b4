import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// `report.html`: the report and its details on one page, with what moves.
///
/// Everything is there without the script; what a panel of it shows is in tables and files too.
struct ReportPage {
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
  let data: PageData
  /// What is compared, in a word.
  var noun = "policy"
  /// The other files of the folder.
  let files: [FileEntry]

  /// A file of the folder, what it holds, and whether a repository stores it.
  typealias FileEntry = (name: String, meaning: Prose, isStored: Bool)

  var html: String {
    var writer = HTMLWriter(pictures: pictures, reserved: Self.reserved)
    let (answer, parts) = Self.sections(report)
    let reproduce = parts.filter { $0.title == Block.reproduceTitle }.flatMap(\.blocks)
    let head =
      [writer.html(answer)]
      + parts.filter { $0.title != Block.reproduceTitle }.map {
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
      chartStyle: Theme.styleSheet(for: writer.drawn.map(\.scene)), body: body,
      data: data.json
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
    let options = data.names.map {
      "<option value=\"\(XMLEscaping.escaped($0))\">\(XMLEscaping.escaped($0))</option>"
    }
    let tools =
      data.names.isEmpty
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
    let (sweeps, costs) = (data.sweeps != nil, data.costs != nil)
    guard let limits = data.experiment?.limits, sweeps || costs else { return "" }
    var (lines, isLeft) = ([String](), true)
    for line in PageAssets.panels.split(separator: "\n") {
      switch line {
      case "<!-- threshold -->": isLeft = sweeps
      case "<!-- price -->": isLeft = costs
      case "<!-- end -->": isLeft = true
      default: if isLeft { lines.append(String(line)) }
      }
    }
    let aborts = (1000 * limits.abortsHonoured).rounded() / 10
    return lines.joined(separator: "\n")
      .replacing("{falseTriggers}", with: "1 in \(plain((1 / limits.falseTriggers).rounded()))")
      .replacing("{aborts}", with: "\(plain(aborts))%")
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

/// What the script of a page knows: names that can be highlighted, and, where there are some, swept
/// settings and what mistakes cost.
///
/// The fields are described where they are written. Numbers are those of the tables; curves keep
/// five digits.
struct PageData {
  /// Everything that is compared, in the experiment's order: policies, then systems.
  let names: [String]
  /// Whose limits are shown; nil of a page without.
  var experiment: Experiment?
  var sweeps, costs: JSONText?

  var json: JSONText {
    let limits = experiment.map { experiment -> JSONText in
      [
        "falseTriggers": .number(experiment.limits.falseTriggers),
        "aborts": .number(experiment.limits.abortsHonoured), "margin": .number(experiment.margin),
      ]
    }
    let members: [(String, JSONText?)] = [
      ("policies", .array(names.map { .string($0) })), ("limits", limits), ("sweeps", sweeps),
      ("costs", costs),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}

extension PageData {
  /// The data of a report.
  init(_ index: ResultIndex) {
    let experiment = index.experiment
    self.experiment = experiment
    names = experiment.policies.map(\.name) + experiment.systems.map(\.name)
    let best = Decision.first(index).first?.best
    sweeps = PageSweeps(index, first: best?.scope.screens.map(\.name) ?? [])?.json
    if experiment.priors.isEmpty { return }
    let intents = [.pop] + experiment.intents.filter { $0 != .pop }
    // The recommended recognizer first: the page opens on it.
    func isRecommended(_ condition: Condition) -> Bool {
      best?.recognizer.name == condition.key.recognizer && best?.context == condition.key.context
    }
    let conditions = experiment.conditions
    let ordered = conditions.filter(isRecommended) + conditions.filter { !isRecommended($0) }
    // In numbers from which the page adds up the cost for any price.
    costs = [
      // The prices that the tables have; the page has others between them.
      "ratios": .array(experiment.costRatios.map { .number($0) }),
      "priors": .array(experiment.priors.map { Self.prior($0, intents) }),
      "conditions": .array(ordered.map { condition($0, intents, index) }),
    ]
  }

  /// Its shares are in the order of the intents, pops first.
  private static func prior(_ prior: IntentPrior, _ intents: [Intent]) -> JSONText {
    let shares = intents.map { prior.share(of: $0) }
    let words = zip(intents, shares).filter { $1 > 0 }.map { intent, share in
      "\(plain((share * 1e4).rounded() / 100))% \(intent.rawValue)"
    }
    return [
      "name": .string(prior.name),
      "text": .string("Of 100 swipes: \(words.joined(separator: ", "))."),
      "shares": .array(shares.map { .number($0) }),
    ]
  }

  private func condition(
    _ condition: Condition, _ intents: [Intent], _ index: ResultIndex
  ) -> JSONText {
    let (experiment, key) = (index.experiment, condition.key)
    let isOne =
      Set(experiment.conditions.map { "\($0.key.context) \($0.key.recognizer)" }).count < 2
    let rows = experiment.contestants(in: condition).compactMap { name -> JSONText? in
      guard let place = names.firstIndex(of: name) else { return nil }
      let mistakes = Mistakes(
        index.results.rates.filter { $0.condition == key && $0.policy == name }, experiment)
      let unwanted = mistakes.unwanted.compactMap { mistake -> JSONText? in
        intents.firstIndex(of: mistake.intent).map {
          [.integer(Int64($0)), .number(mistake.rate), .number(mistake.error)]
        }
      }
      return [
        // A place among the names; the share of wanted pops that is missed, with its error; of each
        // other intent its place, its rate and its error, in the order in which costs add up.
        "policy": .integer(Int64(place)),
        "missed": [.number(mistakes.missed.rate), .number(mistakes.missed.error)],
        "unwanted": .array(unwanted),
      ]
    }
    let place = isOne ? "" : " (\(key.recognizer), \(key.context))"
    return [
      "name": .string(isOne ? key.screen : "\(key.screen)~\(key.context)~\(key.recognizer)"),
      "title": .string(condition.screen.reportTitle + place),
      "rows": .array(rows),
    ]
  }
}

/// What every page has around its content: one file that asks for nothing, with or without a
/// script.
struct PageFrame {
  /// What tells a page of this program.
  static let mark = "<meta name=\"generator\" content=\"swipelab\">"

  /// The question, as plain text.
  let title: String
  /// Its own rules and script.
  var assets = PageAssets.report
  /// Rules of charts, each once.
  var chartStyle = ""
  /// The header before the content, and what follows it.
  let body: String
  /// The data and the script; nil for a page without.
  var data: JSONText?

  var html: String {
    let script = "\n" + assets.script
    let source =
      data == nil
      ? "" : " script-src 'sha256-\(SHA256.base64Digest(Array(script.utf8)))';"
    let policy =
      "default-src 'none';\(source) style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(Self.mark)
      <title>\(XMLEscaping.escaped(title))</title>
      <style>
      \(PageAssets.page)\(assets.style)\(chartStyle)
      </style>
      </head>
      <body>
      \(body)
      \(data.map { Self.scripts($0, script) } ?? "")</body>
      </html>

      """
  }

  /// A module, so that it has a scope of its own; the digest covers it from the first line end on.
  private static func scripts(_ data: JSONText, _ script: String) -> String {
    """
    <script type="application/json" id="data">\(data.inScript)</script>
    <script type="module">\(script)</script>

    """
  }
}

/// The files that a kind of page is made with, as they lie in folders of this target.
struct PageAssets {
  let style, script: String

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static let report = PageAssets(
    style: text(PackageResources.report_css), script: text(PackageResources.report_js))
  static let recorder = PageAssets(
    style: text(PackageResources.recorder_css), script: text(PackageResources.recorder_js))
  /// The rules of every page.
  static let page = text(PackageResources.page_css)
  /// The panels of reports, with comments where one begins.
  static let panels = text(PackageResources.panels_html)
}

/// The page with which people record their own swipes: one file that asks for nothing.
package enum RecorderPage {
  package static var html: String {
    PageFrame(
      title: "Record how you swipe", assets: .recorder,
      body: PageAssets.text(PackageResources.recorder_html), data: devices
    ).html
  }

  /// Portrait screens of whole devices, from which people choose theirs; the page names those that
  /// are held sideways itself.
  private static var devices: JSONText {
    .array(
      ScreenCatalog.portrait.map { screen in
        [
          "name": .string(screen.name), "title": .string(screen.title),
          "width": .number(screen.width), "height": .number(screen.height),
          "mm": .number(screen.millimetresPerPoint),
        ]
      })
  }
}
