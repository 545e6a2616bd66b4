import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import Study
import SwipeSimulation

/// The system that an experiment is about on some screens: how it does, against the system to ship
/// or, where it is that one, against the best of the others.
struct SystemSubject {
  let own: SystemStanding
  let choice: SystemChoice
  let index: ResultIndex

  private var name: Prose { "\(code: own.system.name)" }
  private var isBest: Bool { choice.best?.system.name == own.system.name }

  /// The system to ship, or the best of the others within the limits; nil where there is none.
  private var rival: SystemStanding? {
    isBest ? choice.admitted.first { $0.system.name != own.system.name } : choice.best
  }

  /// What stands before the recommended system: that it is the subject, where it is.
  func heading(_ place: String) -> Prose { isBest ? "\(place): \(name)" : "\(place)" }

  /// The row below the recommended system's, by what stands before it.
  var rows: [(label: Prose, standing: SystemStanding)] {
    if !isBest { return [("\(strong: name)", own)] }
    return rival.map { [("the best of the others" as Prose, $0)] } ?? []
  }

  /// How it does and whether that is within the limits, then the comparison.
  var sentences: Prose {
    let place = SystemText.heading(choice.pages)
    return
      "\(strong: "\(place): \(name) \(figures.joined(separator: ", ")), and \(limits).")"
      + " \(comparison)"
  }

  private var figures: [Prose] {
    let parts: [Prose?] = [
      own.success.map { "completes \(percent: $0.rate) of wanted pops" },
      own.falseTriggers.map { DecisionText.falseTriggers($0, asVerb: true) },
      own.abortsHonoured.map { "honours \(percent: $0.rate) of aborts" },
      own.lost.map { "takes \(percent: $0.rate) of the content gestures" },
    ]
    return parts.compactMap(\.self)
  }

  /// Whether it keeps to the limits; of one that does not, what it would have to leave.
  private var limits: Prose {
    let isOver = choice.excluded.contains { $0.standing.system.name == own.system.name }
    let additions = SystemText.additions(own)
    return "\(isOver ? "exceeds the limit on false triggers" : "keeps the limits")"
      + (additions.isEmpty ? "" : " (with: \(additions))")
  }

  private var comparison: Prose {
    guard let rival else {
      return isBest
        ? "It is the recommended system. No other keeps to the limits."
        : "No other system keeps to the limits and works."
    }
    let words: Prose =
      isBest
      ? "It is the recommended system. Against \(code: rival.system.name), the best of the others"
      : "Against the recommended \(code: rival.system.name)"
    var figures: [Prose] = []
    if let one = own.success, let other = rival.success {
      figures.append(
        "success \(SubjectText.points(one.rate - other.rate, decimals: 1)) points in the mean")
    }
    if let one = own.falseTriggers, let other = rival.falseTriggers {
      figures.append("false triggers \(SubjectText.points(one.rate - other.rate, decimals: 2))")
    }
    if let one = own.abortsHonoured, let other = rival.abortsHonoured {
      figures.append("aborts honoured \(SubjectText.points(one.rate - other.rate, decimals: 1))")
    }
    let verdicts = verdicts(on: rival)
    return "\(words): \(figures.joined(separator: ", "))"
      + (verdicts.isEmpty ? "" : "; verdict by page: \(verdicts.joined(separator: "; "))") + "."
  }

  /// What the same swipes say of both on each page and screen.
  private func verdicts(on other: SystemStanding) -> [String] {
    SubjectText.metrics.compactMap { metric, title in
      let found = index.systemSettings.flatMap { setting in
        choice.pages.screens.compactMap { screen in
          index.contrast(metric, own.system.name, other.system.name, in: setting.on(screen.name))?
            .verdict
        }
      }
      return found.isEmpty ? nil : "\(title) \(VerdictText.cell(found))"
    }
  }
}

/// Words that every section about systems uses.
enum SystemText {
  /// Its name and what it is.
  static func gloss(_ system: System) -> Prose {
    "\(code: system.name): \(Prose(catalogue: system.summary))"
  }

  /// The page of a row, with its screen where there are several.
  static func place(_ row: RateRow, on pages: SystemPages) -> Prose {
    let page: Prose = "\(code: row.condition.context)"
    return pages.screens.count > 1 ? "\(page), \(row.condition.screen)" : page
  }

  /// A mean over pages with its error.
  static func cell(_ mean: PageMean?, decimals: Int = 1) -> String {
    guard let mean else { return "" }
    if mean.rate == 0 { return "0" }
    return FixedDecimals.string(mean.rate * 100, decimals: decimals) + " ± "
      + FixedDecimals.string(mean.standardError * 100, decimals: decimals)
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
      let place = pages.count > most ? "\(pages.count) pages" : [Prose](code: pages).listed
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
    let count = pages.screens.count
    return pages.group == .everything && count == 2
      ? "Both screens" : pages.group.name(count: count) + DecisionText.widths(of: pages.screens)
  }
}
