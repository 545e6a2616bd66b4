import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary

/// What the comparison of systems rests on: each system and each page in one line.
enum SystemsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let experiment = index.results.experiment
    guard !experiment.systems.isEmpty else { return [] }
    return [.section("The systems and the pages"), .table(systems(experiment.systems))] + remarks
      + [.table(pages(experiment.contexts))]
  }

  private static func systems(_ systems: [System]) -> Table {
    var table = Table([
      ("System", .left), ("What it is", .left), ("Decides by", .left), ("Source", .left),
      ("How sure", .left),
    ])
    for system in systems {
      var summary = Prose(catalogue: system.summary)
      if system.recognizers.count > 1 {
        summary += " (\(system.recognizers.count) recognizers in sequence)"
      }
      table.append([
        "\(code: system.name)", summary, "\(code: system.policy.name)",
        Prose(catalogue: system.source), Prose(system.confidence.rawValue),
      ])
    }
    return table
  }

  private static let remarks: [Block] = [
    "\(em: "How sure") says how well the rules of a system are known. Of two recognizers, the"
      + " second begins only once the first has failed. UIKit's thresholds come from descriptions"
      + " by others, and the durations of its transitions (0.35 s to settle) from memory. A system"
      + " installed page by page is on the pages that ask for it (\(code: "swipelab explain") lists"
      + " them); the other pages are shown"
      + " in the state they have after one page has asked. Where an app has not replaced the"
      + " system's delegate, it is not known for every page whether the edge pan precedes the"
      + " content (\(code: "uikit.edge")) or yields to it (\(code: "uikit.edgeYields")); on most"
      + " pages that decides what either does.",
    "The next table lists the pages and what people are assumed to want there, in percent of their"
      + " swipes. These shares weight the intents of a page into one figure; intents that the"
      + " experiment omits have no weight.",
  ]

  private static func pages(_ contexts: [PageContext]) -> Table {
    var table = Table([
      ("Page", .left), ("What it is", .left), ("Its own gestures", .left),
      ("A pop starts", .left), ("People want, %", .left),
    ])
    for context in contexts {
      let mix = context.mix.shares.map { "\($0.intent) \($0.percent)" }.joined(separator: ", ")
      table.append(
        ["\(code: context.name)"]
          + [context.summary, contents(context), start(context), mix].map { Prose(catalogue: $0) })
    }
    return table
  }

  private static func contents(_ context: PageContext) -> String {
    context.contents.isEmpty
      ? "none"
      : context.contents.map { content in
        kind(content.kind)
          + ", \(directions(content.directions))"
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
