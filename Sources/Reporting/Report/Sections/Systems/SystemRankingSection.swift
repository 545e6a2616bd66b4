import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study

/// Every system in one table, in the order of the rule behind the answer.
enum SystemRankingSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let choice = SystemChoice(pages)
    let isOut = Set(choice.excluded.map(\.system.name))
    let table = Table([
      ("System", .left), ("What the app changes", .left), ("Success", .right),
      ("Pages over 50%", .right), ("Edge", .right), ("Away", .right),
      ("Content lost: mean, worst page", .left), ("False triggers, worst page", .left),
      ("Broken sessions, worst page", .left), ("Pops where disabled", .right),
    ]).rows(choice.standings) { standing in
      let name = standing.system.name
      let harm: Prose =
        standing.mostLost.map { ", \(percent($0.harm)) (\(code: $0.context.name))" } ?? ""
      let starts = [standing.fromEdge, standing.fromAnywhere].map { mean -> Prose in
        mean.map { "\(percent($0.rate))" } ?? ""
      }
      let damage = standing.damage.map { "\($0.metric) \(cell($0))" as Prose }
      let disabled: Prose =
        standing.popsWhereDisabled.map { $0.rate == 0 ? "0" : "\(percent($0.rate))" } ?? ""
      return [
        "\(code: name)", SystemText.additions(standing), "\(SystemText.cell(standing.success))",
        "\(SystemText.pages(standing))",
      ] + starts + [
        "\(SystemText.cell(standing.lost))\(harm)",
        cell(standing.falseTriggers) + (isOut.contains(name) ? ", broken" : ""),
        damage.joined(separator: ", "), disabled,
      ]
    }
    return [.section("The systems, ranked"), .paragraph(note), .table(table)]
  }

  private static func percent(_ rate: Double) -> String {
    FixedDecimals.string(rate * 100, decimals: 1)
  }

  /// A rate with its page, or a bare 0.
  private static func cell(_ row: RateRow?) -> Prose {
    row.map { $0.rate == 0 ? "0" : "\(RateText.cell($0)) (\(code: $0.condition.context))" } ?? ""
  }

  private static let note: Prose =
    "Figures are percentages, means over pages and screens unless a page is named; ± is an upper"
    + " bound of the error. Where the app adds something to a system (second column), success,"
    + " content lost and false triggers include it. For \(em: "success"), pops start at the edge as"
    + " often as assumed; for \(em: "edge") all do, for \(em: "away") none"
    + " does, on the pages where people may start elsewhere."
    + " \(em: "Content lost") counts content gestures that a pop takes or shares."
    + " \(em: "False triggers") are pops among the content gestures of the worst kind, on pages"
    + " whose content takes no stroke in the direction of the pop; \(em: "broken"): over the limit,"
    + " so not recommended. \(em: "Broken sessions") are counted without the check that the app"
    + " adds; \(em: "pops where disabled"), on pages where the app disables going back. Pages that"
    + " do not ask for a system installed page by page keep UIKit's"
    + " edge swipe (\(code: "uikit.edge"))."
}

/// Where wanted pops are lost: the stage at which each system lets them end.
enum SystemLossesSection {
  /// The stages at which wanted pops end, in the order of the pipeline.
  private static let stages: [(metric: Metric, title: String)] =
    zip(Metric.missed, PipelineStage.allCases).map { metric, stage in
      switch stage {
      case .slop: (metric, "Slop")
      case .gate: (metric, "Gate")
      case .arbitration: (metric, "Content took it")
      case .decision: (metric, "Decision")
      case .race: (metric, "Race")
      case .navigation: (metric, "Navigation")
      case .system: (metric, "Taken away")
      }
    }

  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let rows = SystemChoice(pages).standings.compactMap { standing in
      let rates = pages.rates(.success, of: standing.system.name)
      return rates.min { $0.rate < $1.rate }.map { (standing.system.name, $0) }
    }
    let shown = stages.filter { stage in
      rows.contains { (pages.missed(at: stage.metric, by: $0.0)?.rate ?? 0) > 0 }
    }
    guard !rows.isEmpty, !shown.isEmpty else { return [] }
    let metrics = [Metric.success] + shown.map(\.metric)
    let table = Table(
      [("System", .left), ("Success", .right)] + shown.map { (Prose($0.title), .right) }
        + [("Worst page, and why", .left)]
    ).rows(rows) { name, worst in
      ["\(code: name)"] + metrics.map { "\(SystemText.cell(pages.missed(at: $0, by: name)))" }
        + [lost(worst, by: name, pages, index)]
    }
    return [.section("Where wanted pops are lost"), .paragraph(note), .table(table)]
  }

  /// The stage that loses most on the worst page.
  private static func lost(
    _ worst: RateRow, by system: String, _ pages: SystemPages, _ index: ResultIndex
  ) -> Prose {
    let most = stages.compactMap { stage in
      index.rate(stage.metric, of: system, in: worst.condition).map { (stage.title, $0.rate) }
    }.max { $0.1 < $1.1 }
    guard let most, most.1 > 0 else { return "" }
    return SystemText.place(worst, on: pages)
      + ": \(most.0.lowercased()) (\(FixedDecimals.string(most.1 * 100, decimals: 0))%)"
  }

  private static let note: Prose =
    "Each system here is unmodified, so its success may differ from the ranking. Figures are"
    + " percent of the wanted pops, means over pages; they add up to 100. \(em: "Slop"): it lifted"
    + " before it passed the slop. \(em: "Gate"): a region, an angle or a rule refused."
    + " \(em: "Content took it"): the page's own recognizers began first. \(em: "Decision"): the"
    + " policy cancelled at release. \(em: "Race"): the policy cancelled, but the transition ran to"
    + " its end all the same. \(em: "Navigation"): a pop began although none was possible. The last"
    + " column has the page on which a system succeeds least, and the stage that loses most there."
}

/// What the comparison of systems rests on: each system and each page in one line.
enum SystemsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    if index.experiment.systems.isEmpty { return [] }
    return [.section("The systems and the pages"), .table(systems(index.experiment.systems))]
      + remarks + [.table(pages(index.experiment.contexts))]
  }

  private static func systems(_ systems: [System]) -> Table {
    Table([
      ("System", .left), ("What it is", .left), ("Decides by", .left), ("Source", .left),
      ("How sure", .left),
    ]).rows(systems) { system in
      var summary = Prose(catalogue: system.summary)
      if system.recognizers.count > 1 {
        summary += " (\(system.recognizers.count) recognizers in sequence)"
      }
      return [
        "\(code: system.name)", summary, "\(code: system.policy.name)",
        Prose(catalogue: system.source), Prose(system.confidence.rawValue),
      ]
    }
  }

  private static let remarks: [Block] = [
    "\(em: "How sure") says how well the rules of a system are known. Of two recognizers, the"
      + " second begins only once the first has failed. UIKit's thresholds come from descriptions"
      + " by others, and the durations of its transitions (0.35 s to settle) from memory. A system"
      + " installed page by page is on the pages that ask for it (\(code: "swipelab explain") lists"
      + " them); the other pages are shown in the state they have after one page has asked. Where"
      + " an app has not replaced the system's delegate, it is not known for every page whether the"
      + " edge pan precedes the content (\(code: "uikit.edge")) or yields to it"
      + " (\(code: "uikit.edgeYields")); on most pages that decides what either does.",
    "The next table lists the pages and what people are assumed to want there, in percent of their"
      + " swipes. These shares weight the intents of a page into one figure; intents that the"
      + " experiment omits have no weight.",
  ]

  private static func pages(_ contexts: [PageContext]) -> Table {
    Table([
      ("Page", .left), ("What it is", .left), ("Its own gestures", .left),
      ("A pop starts", .left), ("People want, %", .left),
    ]).rows(contexts) { context in
      let mix = context.mix.shares.map { "\($0.intent) \($0.percent)" }.joined(separator: ", ")
      return ["\(code: context.name)"]
        + [context.summary, contents(context), start(context), mix].map { Prose(catalogue: $0) }
    }
  }

  private static func contents(_ context: PageContext) -> String {
    context.contents.isEmpty
      ? "none"
      : context.contents.map { content in
        kind(content.kind) + ", \(directions(content.directions))"
          + (content.isAtLeadingLimit ? ", at its leading end" : "")
      }.joined(separator: "; ")
  }

  private static func directions(_ directions: ContentDirections) -> String {
    if directions == .all { return "in every direction" }
    let names: [(ContentDirections, String)] = [
      (.sideways, "sideways"), (.rightward, "rightwards"), (.leftward, "leftwards"),
      (.vertical, "up and down"),
    ]
    return names.first { $0.0 == directions }?.1 ?? "in some directions"
  }

  private static func start(_ context: PageContext) -> String {
    guard context.mix.percent(of: "pop") > 0 else { return "" }
    switch context.popStart {
    case .edge: return "at the edge"
    case .awayFromEdge: return "away from the edge"
    case .anywhere: return context.popAvoidsContent ? "beside the content" : "anywhere"
    }
  }

  private static func kind(_ kind: ContentRecognizer.Kind) -> String {
    switch kind {
    case .scroll: "scrolls"
    case .swipeAction: "swipe action"
    case .pan: "pan"
    case .touchTracking: "raw touches"
    case .longPress: "long press"
    }
  }
}
