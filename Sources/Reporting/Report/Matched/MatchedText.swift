import Drawing
import Findings
import SwipeSimulation

/// What standings at a budget say in words and in the cells of tables.
enum MatchedText {
  /// A proportion in percent, with the digits that it needs.
  static func percent(_ proportion: Double) -> String {
    FixedDecimals.trimmed(proportion * 100, decimals: 4)
  }

  /// Success at the budget, with a mark where that is no moved threshold within it.
  static func cell(_ row: MatchedRow) -> String {
    let success = RateText.plain(row.success, error: row.successError)
    let rate =
      row.isWithinBudget
      ? "" : " " + RateText.plain(row.falseTrigger, error: row.falseTriggerError, isShown: false)
    switch row.status {
    case .met: return success
    case .exceeded: return "\(success) (exceeded:\(rate))"
    case .fixed: return success + (row.isWithinBudget ? " (fixed)" : " (fixed, exceeded:\(rate))")
    }
  }

  /// What the marks in cells mean; empty where there are none.
  static func legend(_ standings: [MatchedStandings.Standing]) -> String {
    let rows = standings.flatMap(\.rows)
    var text = ""
    if rows.contains(where: { $0.status == .exceeded }) {
      text +=
        " *Exceeded*: even the strictest threshold pops more often, on so many percent; success is"
        + " that of the strictest."
    }
    if rows.contains(where: { $0.status == .fixed }) {
      text +=
        " *Fixed*: no threshold to move, so the policy stands as it ships"
        + (rows.contains { $0.status == .fixed && !$0.isWithinBudget }
          ? ", with its false triggers in percent where they are too many." : ".")
    }
    return text
  }

  /// The moved parameter: its own value and where it went on each kind of screen.
  static func threshold(
    _ standing: MatchedStandings.Standing, _ screens: [Screen], own: Double?
  ) -> String {
    guard let parameter = standing.rows.lazy.compactMap(\.parameter).first else { return "none" }
    let groups = ScreenGroup.allCases.filter { $0 != .everything }
    let parts = groups.compactMap { group -> (name: String, range: String)? in
      let values = zip(screens, standing.rows).filter { group.contains($0.0) }
        .compactMap(\.1.value)
      guard let low = values.min(), let high = values.max() else { return nil }
      let ends = [low, high].map { FixedDecimals.trimmed($0, decimals: 4) }
      let name = group.name(count: 2).lowercased()
      return (name, ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])")
    }
    let moved = parts.map { parts.count > 1 ? "\($0.range) (\($0.name))" : $0.range }
    let from = own.map { FixedDecimals.trimmed($0, decimals: 4) + " → " } ?? ""
    return "`\(parameter)` \(from)\(moved.joined(separator: ", "))"
  }

  /// Who leads and by how much; what of the order as shipped is left; who cannot be compared.
  ///
  /// - Parameter margin: the smallest lead of interest, as a proportion.
  static func findings(
    _ standings: MatchedStandings, margin: Double, isOneScreen: Bool
  ) -> [String] {
    let compared = standings.compared
    let budget = "at most \(percent(standings.budget)) % of the swipes meant for something else pop"
    guard let first = compared.first else {
      return ["**No policy can be held to it:** none has a threshold at which \(budget)."]
    }
    let place = isOneScreen ? "" : " on its worst screen"
    var text = "**Where \(budget), `\(first.policy)` leads:** it completes \(worst(first)) of the"
    text += " wanted pops\(place)"
    let close = compared.dropFirst().filter { first.worst - $0.worst < margin }
    if !close.isEmpty {
      text += ", less than \(RateText.points(margin)) more than the next"
      text += close.count == 1 ? ", " : " \(close.count), of which the first is "
      text += "`\(close[0].policy)`"
    } else if compared.count > 1 {
      let lead = FixedDecimals.string((first.worst - compared[1].worst) * 100, decimals: 1)
      text += ", \(lead) points more than the next, `\(compared[1].policy)`"
    }
    return [text + "." + spread(standings) + left(standings)]
  }

  private static func worst(_ standing: MatchedStandings.Standing) -> String {
    let row = standing.rows.min { $0.success < $1.success }
    return RateText.plain(standing.worst, error: row?.successError ?? 0) + " %"
  }

  /// How much of the differences as shipped is only a matter of where the threshold sits.
  private static func spread(_ standings: MatchedStandings) -> String {
    let compared = standings.originals
    guard let swapped = standings.swappedShare,
      let own = MatchedStandings.middleHalf(compared.map(\.shipped)),
      let moved = MatchedStandings.middleHalf(compared.map(\.worst))
    else { return "" }
    func ends(_ half: (low: Double, high: Double)) -> String {
      [half.low, half.high].map { FixedDecimals.string($0 * 100, decimals: 1) }
        .joined(separator: " to ") + " %"
    }
    let share = FixedDecimals.string(swapped * 100, decimals: 0)
    return
      " As shipped the middle half of the \(compared.count) rules that can keep within it"
      + " succeeds on \(ends(own)); at the same rate of false triggers on \(ends(moved)), and"
      + " \(share) % of all pairs change places:"
      + " so much of the order as shipped is only a matter of where each threshold sits."
  }

  /// Policies that are not among the compared ones.
  private static func left(_ standings: MatchedStandings) -> String {
    let left = standings.standings.filter { !$0.isWithin && !$0.isTwin }
    if left.isEmpty { return "" }
    let fixed = left.count { $0.rows.allSatisfy { $0.status == .fixed } }
    let strict = left.count - fixed
    let parts = [
      strict > 0
        ? "\(strict) that pop too often at any share or length, their flick speed being as shipped"
        : nil,
      fixed > 0 ? "\(fixed) that ship so and have no threshold" : nil,
    ].compactMap { $0 }
    return " Not compared, at the end of the table: \(parts.joined(separator: ", and "))."
  }
}
