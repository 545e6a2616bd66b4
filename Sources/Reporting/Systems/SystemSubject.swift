import Documents
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
    let isOver = choice.excluded.contains { $0.system.name == own.system.name }
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
