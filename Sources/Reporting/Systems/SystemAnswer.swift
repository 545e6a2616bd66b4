import Charts
import Drawing
import Findings
import NavigationModel

/// The answer of an experiment that compares whole systems: which to ship, on which screens, how
/// sure, and why not another.
struct SystemAnswer {
  let choices: [SystemChoice]
  /// For each the one to ship if pages may lose any of their own gestures; nil where that changes
  /// nothing.
  let free: [SystemStanding?]
  let index: ResultIndex

  /// Applies the rule; nil where no systems are compared.
  init?(_ index: ResultIndex) {
    choices = SystemText.groups(index).map { SystemChoice($0) }
    if choices.isEmpty { return nil }
    self.index = index
    free = choices.map { choice in
      let other = SystemChoice(choice.pages, within: choice.limits.allowing(1)).admitted.first
      return other?.system.name == choice.admitted.first?.system.name ? nil : other
    }
  }

  /// The answer for each group of screens in words, then why not another.
  var reasons: [String] {
    guard let last = choices.last, !isWithoutAnswer else { return [] }
    var lines = choices.dropLast().map { "- " + sentence($0) }
    lines.append("- " + (agreement(last) ?? sentence(last)))
    let others = losers(last) + extremes(last)
    if !others.isEmpty {
      lines += ["", "Why not another\(choices.count > 1 ? ", on all screens together" : ""):", ""]
      lines += others.map { "- " + $0 }
    }
    return lines
  }

  private func sentence(_ choice: SystemChoice) -> String {
    let pages = choice.pages
    let heading = SystemText.heading(pages)
    guard let first = choice.best, let success = first.success else {
      return "**\(heading): none.** No system that keeps to the rule works on any page."
    }
    var text = "**\(heading): `\(first.system.name)`**"
    text += Self.losing(first).map { ", **though \($0)**" } ?? ""
    text += " (\(first.system.summary)). It works on"
    text += " \(SystemText.pages(first)) where people want to go back"
    if first.unsurePages > 0 {
      text += " (of \(first.unsurePages) more the error does not tell)"
    }
    text +=
      "; over all of them it completes from \(RateText.phrase(success.worst)) of the wanted pops"
    text += " (\(SystemText.place(success.worst, on: pages)))"
    text += " to \(RateText.phrase(success.best)) (\(SystemText.place(success.best, on: pages)))."
    text += losses(first, pages) + costs(first, pages)
    if !choice.twins.isEmpty {
      text += " On these pages nothing tells \(SystemText.names(choice.twins)) from it."
    }
    return text + certainty(first, choice) + price(first)
  }

  /// The answer for all screens in short, where each kind of screen has the same.
  private func agreement(_ all: SystemChoice) -> String? {
    guard choices.count > 1, let first = all.best, let worst = first.success?.worst,
      choices.allSatisfy({ $0.admitted.first?.system.name == first.system.name })
    else { return nil }
    return
      "**\(SystemText.heading(all.pages)): `\(first.system.name)`**, as on each of them: it works"
      + " on \(SystemText.pages(first)) on every screen, and completes \(RateText.phrase(worst)) of"
      + " the wanted pops at worst (\(SystemText.place(worst, on: all.pages)))."
  }

  /// Where it loses most of what it loses.
  private func losses(_ standing: SystemStanding, _ pages: SystemPages) -> String {
    let most = SystemText.stages.compactMap { stage in
      pages.missed(at: stage.metric, by: standing.system.name).map { (stage.title, $0) }
    }.max { $0.1.rate < $1.1.rate }
    guard let most, most.1.rate > 0 else { return "" }
    return " Of the wanted pops on these pages it loses most at the stage"
      + " “\(most.0.lowercased())”: \(SystemText.cell(most.1))%."
  }

  private func costs(_ standing: SystemStanding, _ pages: SystemPages) -> String {
    var parts: [String] = []
    if let blocked = standing.highest[.blockedContent] {
      let place = blocked.rate > 0 ? " (\(SystemText.place(blocked, on: pages)))" : ""
      let most = blocked.rate > 0 ? "at most " : ""
      parts.append("blocks \(most)\(RateText.phrase(blocked)) of the content's strokes\(place)")
    }
    if let triggers = standing.highest[.falseTrigger] {
      let place = triggers.rate > 0 ? " (\(SystemText.place(triggers, on: pages)))" : ""
      let most = triggers.rate > 0 ? "at most " : ""
      parts.append("pops on \(most)\(RateText.phrase(triggers)) of other swipes\(place)")
    }
    let sessions = [standing.highest[.stuck], standing.highest[.corrupted]].compactMap { $0?.high }
    if let bound = sessions.max() {
      parts.append(
        "broke navigation in no session (at most \(SystemText.atMost(bound))% of a page's)")
    }
    return parts.isEmpty ? "" : " It \(parts.listed)."
  }

  /// How it stands against the next in the ranking that does something else.
  private func certainty(_ first: SystemStanding, _ choice: SystemChoice) -> String {
    let rivals = choice.admitted.dropFirst().filter { !choice.twins.contains($0.system.name) }
    guard let next = rivals.first, let own = first.success?.worst, let other = next.success?.worst
    else { return " No other system keeps to the rule." }
    // The error of a difference is at most the sum of both errors, however alike the swipes are.
    let error = own.standardError + other.standardError
    let isSure =
      first.workingPages - first.unsurePages > next.workingPages + next.unsurePages
      || own.rate - other.rate > 1.96 * error
    return " Next by the rule: `\(next.system.name)`, which works on \(SystemText.pages(next)) and"
      + " completes \(RateText.phrase(other)) on its worst"
      + " (\(SystemText.place(other, on: choice.pages)))"
      + (isSure ? "." : "; the errors do not rule out that it is as good.")
  }

  /// What the rule does not ask, and an app must know.
  private func price(_ standing: SystemStanding) -> String {
    guard let disabled = standing.popsWhereDisabled, disabled.rate > 0 else { return "" }
    return " Its price: where the app switched going back off it completes"
      + " \(RateText.phrase(disabled)) of the pops all the same; the app must switch it off too."
  }
}
