import Drawing
import NavigationModel
import PolicyLibrary
package import PopGesture
import SwipeSimulation

/// One swipe step by step, as lines for a terminal.
package enum ReplayText {
  /// The touch, what each recognizer made of it, and what each policy decided, and why.
  ///
  /// - Parameter samples: whether every event is listed, with the speed as the first policy reads
  ///   it.
  package static func lines(_ replay: SwipeReplay, samples: Bool = false) -> [String] {
    [replay.swipe.identifier] + touch(replay.swipe)
      + replay.contests.flatMap { contest in
        [""] + gesture(contest) + verdicts(contest)
          + (samples ? contest.trace.map(events) ?? [] : [])
      }
  }

  private static func touch(_ swipe: RecordedSwipe) -> [String] {
    let wanted = Intent(rawValue: swipe.intent).flatMap(IntentCatalog.entry)?.summary
    let intent = swipe.intent.isEmpty ? "" : "\(swipe.intent): "
    let screen = ScreenCatalog.named(swipe.screen)?.title ?? swipe.screen
    let device = swipe.screen.isEmpty ? "no screen" : screen
    let page = swipe.context.isEmpty ? "plain" : swipe.context
    var lines = [
      row("wanted", "\(intent)\(wanted ?? "unknown")"),
      row("where", "\(device), view \(plain(swipe.viewWidth)) pt wide, page \(page)"),
    ]
    for touch in touches(swipe.samples) {
      guard let first = touch.first, let last = touch.last else { continue }
      let time = TouchSample.elapsed(from: first.time, to: last.time)
      lines.append(
        row(
          "touch",
          "\(touch.count) events in \(milliseconds(time)), \(place(first)) to \(place(last)) pt"))
    }
    return lines
  }

  /// The touches of a swipe: two for a double one.
  private static func touches(_ samples: [TouchSample]) -> [[TouchSample]] {
    samples.reduce(into: []) { touches, sample in
      if sample.phase == .began || touches.isEmpty { touches.append([]) }
      touches[touches.count - 1].append(sample)
    }
  }

  private static func gesture(_ contest: SwipeReplay.Contest) -> [String] {
    guard let trace = contest.trace else { return ["whole systems"] }
    var lines = ["recognizer \(contest.recognizer)"]
    if let begin = trace.begin {
      let (moment, first) = (trace.moments[begin], trace.moments[0])
      let age = TouchSample.elapsed(from: first.sample.time, to: moment.sample.time)
      let moved = length(moment.sample.x - first.sample.x)
      lines.append(
        row(
          "began",
          "at event \(begin + 1), after \(milliseconds(age)) and \(moved) along,"
            + " \(length(moment.sample.y - first.sample.y)) across"))
    }
    switch trace.result {
    case .released(let release):
      let share = number(100 * release.translation / release.viewWidth)
      lines.append(
        row(
          "released",
          "after \(length(release.translation)) of travel\(slop(trace, release)), \(share)% of the"
            + " view, in \(milliseconds(release.duration))"))
    case .notBegun(let reason): lines.append(row("never begun", OutcomeText.phrase(reason)))
    case .systemCancelled: lines.append(row("cancelled", "the system took the touch away"))
    }
    return lines
  }

  /// What the slop takes off the finger's way along the pop; empty where it takes nothing.
  private static func slop(_ trace: GestureTrace, _ release: Release) -> String {
    guard let first = trace.moments.first?.sample.x, let last = trace.moments.last?.sample.x else {
      return ""
    }
    let way = last - first
    return (way - release.translation).magnitude < 0.05
      ? "" : " (\(length(way)), less \(length(way - release.translation)) slop)"
  }

  /// The rule of a policy with its numbers, and what a release comes to where it is a sum.
  private static func rule(_ policy: NamedPolicy, _ release: Release?) -> String {
    let rule = policy.ruleAndNumbers { FixedDecimals.trimmed($0, decimals: 4) }
    guard let release, policy.family.name == "velocity-weighted",
      let weight = policy.parameters.first(where: { $0.name == "velocity_weight_s" })?.value,
      weight != 0
    else { return rule }
    let (x, v) = (release.translation, release.velocity)
    let terms = "\(number(x)) + \(FixedDecimals.trimmed(weight, decimals: 4)) · \(number(v))"
    return "\(rule): \(terms) = \(number(x + weight * v))"
  }

  private static func number(_ value: Double) -> String {
    FixedDecimals.trimmed(value, decimals: 1)
  }

  private static func verdicts(_ contest: SwipeReplay.Contest) -> [String] {
    let names = contest.verdicts.map(\.system.name.count).max() ?? 0
    return contest.verdicts.map { verdict in
      let name = verdict.system.name.padded(to: names)
      var text = "  \(name)  \(OutcomeText.phrase(verdict.record.outcome))"
      if let reason = VerdictReason.phrase(verdict) {
        text += ": \(reason) [\(rule(verdict.system.policy, verdict.record.release))]"
      }
      if let release = verdict.record.release, verdict.system.policy.needs.contains(.velocity) {
        let speed = FixedDecimals.string(release.velocity, decimals: 0)
        text += " (\(speed) pt/s by \(verdict.system.policy.reading.estimator.rawValue))"
      }
      if verdict.record.contentRecognized {
        text +=
          verdict.record.contentCancelled
          ? "; the content lost the touch" : "; the content followed the finger"
      }
      return text
    }
  }

  private static func events(_ trace: GestureTrace) -> [String] {
    let start = trace.moments.first?.sample.time ?? 0
    let cells = trace.moments.enumerated().map { place, moment in
      [
        FixedDecimals.string(
          1000 * TouchSample.elapsed(from: start, to: moment.sample.time), decimals: 1),
        FixedDecimals.string(moment.sample.x, decimals: 1),
        FixedDecimals.string(moment.sample.y, decimals: 1),
        FixedDecimals.string(moment.translation, decimals: 1),
        moment.velocity.isFinite ? FixedDecimals.string(moment.velocity, decimals: 0) : "",
        moment.sample.phase.rawValue + (place == trace.begin ? ", the pop begins" : ""),
      ]
    }
    let titles = ["ms", "x_pt", "y_pt", "translation_pt", "velocity_pt_per_s"]
    let header = "  " + titles.map { $0.padded(to: 9, right: true) }.joined(separator: " ")
    return [header + " event"]
      + cells.map { cells in
        "  "
          + zip(titles, cells).map { $1.padded(to: max($0.count, 9), right: true) }
          .joined(separator: " ") + " " + (cells.last ?? "")
      }
  }

  private static func row(_ title: String, _ text: String) -> String {
    "  \(title.padded(to: 11))  \(text)"
  }

  private static func place(_ sample: TouchSample) -> String {
    "(\(number(sample.x)), \(number(sample.y)))"
  }

  private static func length(_ points: Double) -> String { VerdictReason.length(points) }

  private static func milliseconds(_ time: Double) -> String {
    FixedDecimals.trimmed(1000 * time, decimals: 0) + " ms"
  }
}

extension String {
  /// The text with spaces after it, or before it, up to a width.
  package func padded(to width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: Swift.max(0, width - count))
    return right ? space + self : self + space
  }
}

/// Why a policy decided as it did, in lengths that people see on the screen.
package enum VerdictReason {
  /// What it needed and what it travelled: `it needed 134 pt and travelled 110 pt; 24 pt more would
  /// have completed it`.
  ///
  /// Lengths are of travel since the gesture began, at the speed of the release.
  package static func phrase(_ verdict: SwipeReplay.Verdict) -> String? {
    guard let release = verdict.record.release, let need = verdict.need else { return nil }
    let isCompleted = verdict.record.outcome == .popCompleted
    let had = length(release.translation)
    let speed = verdict.system.policy.needs.contains(.velocity) ? " at this speed" : ""
    let reason =
      switch need {
      case .none: isCompleted ? "any travel completes\(speed)" : "it travelled \(had)"
      case .beyondView: isCompleted ? "it travelled \(had)" : "no travel completes\(speed)"
      case .atLeast(let least): "it needed \(length(least, up: true))\(speed) and travelled \(had)"
      }
    return [reason, lack(verdict.shortfall)].compactMap { $0 }.joined(separator: "; ")
  }

  /// What would have completed the pop.
  static func lack(_ shortfall: Shortfall?) -> String? {
    guard let shortfall else { return nil }
    let ways = [
      shortfall.travel.map { "\(length($0, up: true)) more" }, shortfall.speed.map(faster),
    ].compactMap { $0 }
    return ways.isEmpty ? nil : ways.joined(separator: " or ") + " would have completed it"
  }

  /// A length with a tenth where it is short.
  ///
  /// - Parameter up: whether it is a least one, which rounding must not make too small.
  package static func length(_ points: Double, up: Bool = false) -> String {
    let tenths = up ? (points * 10 - 0.011).rounded(.up) / 10 : points
    return FixedDecimals.trimmed(tenths, decimals: 1) + " pt"
  }

  /// A least speed, which rounding must not make too small.
  package static func faster(_ speed: Double) -> String {
    FixedDecimals.string((speed - 0.002).rounded(.up), decimals: 0) + " pt/s faster"
  }
}

/// What became of a swipe, in words.
package enum OutcomeText {
  /// A sentence without its subject and full stop: `the touch never became a pop: ...`.
  static func phrase(_ outcome: Outcome) -> String {
    switch outcome {
    case .popCompleted: "completes"
    case .popCancelled: "cancels"
    case .notBegun(let reason): "never begins: \(phrase(reason))"
    case .lostToContent: "never begins: \(phrase(NotBegunReason.lostToContent))"
    case .raced: "cancels, but the transition ran to its end meanwhile: the page is gone"
    case .stuck: "begins on the first page: nothing can be pushed any more"
    case .corrupted: "begins while a push or pop is under way: stack and screen disagree"
    case .systemCancelled: "is taken away by the system"
    }
  }

  /// Why a touch never became a pop gesture.
  package static func phrase(_ reason: NotBegunReason) -> String {
    switch reason {
    case .slop: "the finger lifted before it had moved past the slop"
    case .region: "it did not start at the edge"
    case .angle: "it ran across rather than along"
    case .direction: "it pointed away from popping"
    case .rootPage: "there was no page to go back to"
    case .busy: "a push or pop was under way"
    case .notShown: "the page shown last was not the top of the stack"
    case .disabled: "going back is switched off on this page"
    case .customBackButton: "the back button is not the system's own"
    case .customBar: "the navigation bar is hidden or not the system's own"
    case .condition: "the app's condition for the page did not hold"
    case .startLimit: "the finger was too far from the edge when it was recognised"
    case .secondTouch: "a second finger touched down before it could begin"
    case .waiting: "it was held until the lift, as another recognizer had not failed"
    case .notInstalled: "the page has no pop gesture"
    case .lostToContent: "a recognizer of the page's content began first"
    }
  }
}
