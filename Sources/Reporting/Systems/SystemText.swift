import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import Study
import SwipeSimulation

/// Words that every section about systems uses.
enum SystemText {
  /// The stages at which wanted pops end, in the order of the pipeline.
  static let stages: [(metric: Metric, title: String)] = [
    (.missedBySlop, "Slop"), (.missedByGate, "Gate"), (.missedByArbitration, "Content took it"),
    (.missedByDecision, "Decision"), (.missedByRace, "Race"),
    (.missedByNavigation, "Navigation"), (.missedBySystem, "Taken away"),
  ]

  /// Systems by name: `a`, `b` and `c`.
  static func names(_ systems: [String]) -> Prose {
    [Prose](code: systems).listed
  }

  /// The page of a row, with its screen where there are several.
  static func place(_ row: RateRow, on pages: SystemPages) -> Prose {
    let page: Prose = "\(code: row.condition.context)"
    return pages.screens.count > 1 ? "\(page), \(row.condition.screen)" : page
  }

  /// A mean over pages with its error.
  static func cell(_ mean: PageMean?) -> String {
    guard let mean else { return "" }
    if mean.rate == 0 { return "0" }
    return FixedDecimals.string(mean.rate * 100, decimals: 1) + " ± "
      + FixedDecimals.string(mean.standardError * 100, decimals: 1)
  }

  /// `7 of 17 pages`.
  static func pages(_ standing: SystemStanding) -> String {
    "\(standing.working.count) of \(standing.wanted.count)"
  }

  /// What an app adds to a system: where it is switched off, and the tests that it lacks.
  ///
  /// - Parameter most: more pages are counted, not named.
  static func additions(_ standing: SystemStanding, naming most: Int = 3) -> Prose {
    let remedies = standing.remedies.map { remedy, pages -> Prose in
      let place = pages.count > most ? "\(pages.count) pages" : names(pages)
      return switch remedy {
      case .edgeOnly: "only its edge swipe on \(place)"
      case .limited: "only within 40 pt of the edge on \(place)"
      case .off: "off on \(place)"
      }
    }
    return (remedies + tests(standing).map { Prose($0) }).joined(separator: "; ")
  }

  /// The tests without which a system breaks navigation.
  static func tests(_ standing: SystemStanding) -> [String] {
    standing.damage.map { row in
      row.metric == Metric.stuck.name
        ? "a check for a previous page" : "a check for a running transition"
    }
  }

  /// `1 page`, `3 pages`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// The groups of screens that get an answer: each kind of screen, then all of them when there are
  /// several kinds.
  static func groups(_ index: ResultIndex) -> [SystemPages] {
    let kinds = ScreenGroup.allCases.filter { $0 != .everything }
      .compactMap { SystemPages(index, $0) }
    guard kinds.count > 1, let all = SystemPages(index, .everything) else { return kinds }
    return kinds + [all]
  }

  /// A group's name and widths: `Phone, 402 pt`.
  static func heading(_ pages: SystemPages) -> String {
    let widths = pages.screens.map(\.viewWidth)
    let (first, last) = (widths.min() ?? 0, widths.max() ?? 0)
    let range = [first, last].map { FixedDecimals.trimmed($0) }
    if pages.group == .everything, pages.screens.count == 2 { return "Both screens" }
    return pages.group.name(count: pages.screens.count)
      + ", \(first == last ? range[0] : "\(range[0]) to \(range[1])") pt"
  }
}
