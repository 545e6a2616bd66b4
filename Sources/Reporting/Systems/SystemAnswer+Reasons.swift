import Drawing
import Findings
import NavigationModel

/// Why the answer names no other system.
extension SystemAnswer {
  /// The systems that the rule turns away, by reason, and those that it ranks lower.
  func losers(_ choice: SystemChoice) -> [String] {
    let reasons: [(SystemChoice.Reason, String)] = [
      (.damages, "**They break navigation**"),
      (.blocks, "**They take strokes from the page's content**"),
      (.moves, "**They move the page and its content at once**"),
      (.triggers, "**They may have too many false triggers**"),
    ]
    var lines = reasons.compactMap { reason, title -> String? in
      let those = choice.excluded.filter { $0.reason == reason }
      guard !those.isEmpty else { return nil }
      return "\(title): " + Self.grouped(those.map { ($0.standing.system.name, worst($0, choice)) })
        + "."
    }
    let others = choice.admitted.dropFirst().filter { !choice.twins.contains($0.system.name) }
    if !others.isEmpty {
      let details = others.map { standing in
        let worst = standing.success?.worst
        let place = worst.map {
          "\(percent($0)) on \(SystemText.place($0, on: choice.pages))"
        }
        return (
          standing.system.name,
          "\(SystemText.pages(standing))" + (place.map { "; \($0)" } ?? "")
        )
      }
      lines.append(
        "**They keep to the rule, and let people go back less**: \(Self.grouped(details)).")
    }
    return lines
  }

  private func worst(_ exclusion: SystemChoice.Exclusion, _ choice: SystemChoice) -> String {
    let what =
      exclusion.reason == .damages ? " of sessions \(exclusion.row.metric)" : ""
    return percent(exclusion.row) + what + exclusion.bound
      + " on \(SystemText.place(exclusion.row, on: choice.pages))"
  }

  /// Neighbours of one detail together: `a` and `b` (detail); `c` (other).
  private static func grouped(_ entries: [(name: String, detail: String)]) -> String {
    var groups: [(names: [String], detail: String)] = []
    for (name, detail) in entries {
      if let place = groups.firstIndex(where: { $0.detail == detail }) {
        groups[place].names.append(name)
      } else {
        groups.append(([name], detail))
      }
    }
    return groups.map { "\(SystemText.names($0.names)) (\($0.detail))" }.joined(separator: "; ")
  }

  /// The two extremes that the first article warns of, and the system's own swipe.
  func extremes(_ choice: SystemChoice) -> [String] {
    let kinds = [
      ("alwaysPop", "One extreme, `alwaysPop`, goes before every gesture of the page"),
      (
        "disableOnConflict",
        "The other, `disableOnConflict`, is left out wherever a page has gestures, to the edge pan"
      ),
      ("uikit.edge", "The system's own edge swipe, `uikit.edge`, asks nothing of the app"),
    ]
    return kinds.compactMap { name, text in
      guard let standing = choice.standings.first(where: { $0.system.name == name }) else {
        return nil
      }
      var line = "\(text): it works on \(SystemText.pages(standing))"
      if let consistency = standing.consistency {
        line += ", consistency \(FixedDecimals.string(consistency, decimals: 2))"
      }
      if let blocked = standing.highest[.blockedContent] {
        line += ", and blocks "
        line +=
          blocked.rate > 0
          ? "up to \(percent(blocked)) of the content's strokes"
            + " (\(SystemText.place(blocked, on: choice.pages)))" : "no stroke of the content"
      }
      return line + "."
    }
  }

  private func percent(_ row: RateRow) -> String {
    FixedDecimals.string(row.rate * 100, decimals: row.rate > 0 && row.rate < 0.01 ? 2 : 0) + "%"
  }
}
