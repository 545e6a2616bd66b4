import Documents
import Drawing
import ExperimentFiles
import Findings
import SwipeSimulation

/// Which assumption moves the answer most, and in how many variations the answer stands: first of
/// all where an experiment varies people and tunes nothing.
enum SwingsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.results.experiment.tuning == nil ? part(index) : []
  }

  /// The answer where an experiment varies people and tunes nothing: in how many variations the
  /// rule keeps the limits, and which rule keeps them in all.
  static func answer(_ index: ResultIndex) -> [Block] {
    guard index.results.experiment.tuning == nil else { return [] }
    return .list(
      Decision.first(index).compactMap { decision in
        let rows = index.results.choices?.robustness(of: decision.best) ?? []
        return rows.isEmpty ? nil : answer(decision.best, rows, index)
      })
  }

  /// The same wherever it stands.
  fileprivate static func part(_ index: ResultIndex) -> [Block] {
    let items = Decision.first(index).compactMap { decision -> Prose? in
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      return rows.isEmpty ? nil : sentences(decision.best, rows, index)
    }
    if items.isEmpty { return [] }
    let link: Prose = "\(link: "details", to: "details.md", at: anchor)"
    return [.section("Which assumption moves the answer most\(Decision.page(index))")]
      + ReportCharts.tornado(index).flatMap(\.blocks) + .list(items)
      + meanings(index) + [
        "The variations are run on the people used in choosing, so rates under the usual"
          + " assumptions can differ a little from those above. The \(link) list all numbers and"
          + " define each assumption."
      ]
  }

  /// What the assumptions are that the sentences name.
  private static func meanings(_ index: ResultIndex) -> [Block] {
    let names = Decision.first(index).flatMap { decision -> [String] in
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      return Swing.all(of: rows, .success).prefix(named).map(\.assumption)
        + rows.filter { $0.outcome == .exceeds }.prefix(named).map(\.scenario.assumption)
        + [worst(of: rows)?.scenario.assumption].compactMap(\.self)
    }
    return ["The assumptions named in the text or in the chart are:"]
      + .list(meanings(of: names, index))
  }

  /// What some assumptions are, by their names.
  static func meanings(of names: [String], _ index: ResultIndex) -> [Prose] {
    index.results.experiment.sensitivity.filter { names.contains($0.name) }.map { assumption in
      "\(code: assumption.name): \(assumption.summary)"
    }
  }

  /// Where the details of assumptions begin.
  private static let anchor = "if-people-behave-differently"

  /// Assumptions that are named one by one.
  private static let named = 3

  private static func sentences(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> Prose {
    let swings = Swing.all(of: rows, .success).prefix(named).filter { $0.size > 0 }.map {
      swing -> Prose in
      "\(code: swing.assumption) (\(percent: swing.low.rate) to \(percent: swing.high.rate))"
    }
    let success: Prose = swings.isEmpty ? "" : "Success varies most with \(swings.listed)."
    let margin = RateText.points(index.results.experiment.margin)
    let near = rows.count { $0.outcome == .holds }
    let kept = rows.count { $0.outcome != .exceeds }
    let loss = worst(of: rows).map { row -> Prose in
      let points = FixedDecimals.string(100 * row.loss, decimals: 1)
      let most: Prose =
        "(most at \(value(row)), where \(code: DecisionText.rule(row.winner)) completes"
        + " \(percent: row.best))"
      let gain: Prose =
        near == kept
        ? "no rule completes over \(points) points more \(most)"
        : near == 0
          ? "the best rule there completes between \(margin) and \(points) points more \(most)"
          : "the best rule there completes at most \(margin) more in \(near), and up to \(points)"
            + " points more in the others \(most)"
      return "The recommended rule keeps the limits in \(kept) of \(rows.count) variations. In"
        + " those \(kept), \(gain). Such a rule need not keep the limits in 90% of the simulated"
        + " apps, as the recommended one must."
    }
    let place: Prose = "\(strong: "\(DecisionText.place(choice.scope)).")"
    return [place, success, loss ?? ""].sentences
  }

  /// The variation within the limits in which it loses most; nil where it never loses.
  private static func worst(of rows: [RobustnessRow]) -> RobustnessRow? {
    rows.filter { $0.outcome != .exceeds && $0.loss > 0 }.max { $0.loss < $1.loss }
  }

  private static func answer(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> Prose {
    let limits = index.results.experiment.limits
    let exceeding = rows.filter { $0.outcome == .exceeds }
    let over = exceeding.map { row -> Prose in
      "\(value(row)) (\(ChangeSection.broken(row, limits).listed))"
    }
    let kept = rows.count - over.count
    let shown = over.prefix(named) + (over.count > named ? ["\(over.count - named) more"] : [])
    let keeping: Prose =
      "\(rows.count) variations change one assumption each. The rule keeps the limits in"
      + (over.isEmpty ? " all of them." : " \(kept) and breaks one at \(Array(shown).listed).")
    let robust = index.results.choices?.all.first {
      $0.isRobust && $0.isSameQuestion(as: choice) && $0.candidate != choice.candidate
    }
    let steady = robust.flatMap { robust -> Prose? in
      let own = index.results.choices?.robustness(of: robust).count { $0.outcome != .exceeds } ?? 0
      return own > kept
        ? "\(DecisionText.rule(robust, in: index.results.experiment)) keeps them in"
          + " \(own == rows.count ? "all" : "\(own)") and completes"
          + " \(percent: robust.worstSuccess.rate) under the usual assumptions." : nil
    }
    let place: Prose = "\(strong: "\(DecisionText.place(choice.scope)):")"
    let broken = exceeding.prefix(named).map(\.scenario.assumption)
    let glosses = meanings(of: broken, index).map { "\($0)." as Prose }
    return ([place, keeping] + glosses + [steady ?? ""]).sentences
  }

  /// An assumption with its value.
  private static func value(_ row: RobustnessRow) -> Prose {
    "\(code: row.scenario.assumption) = \(number: row.scenario.value)"
  }
}

/// The same behind the comparison, where the numbers of rules are what is asked.
enum LaterSwingsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.results.experiment.tuning == nil ? [] : SwingsSection.part(index)
  }
}

/// How far each assumption moves both rates of a recommendation, the most important first: the
/// numbers of the tornado chart.
enum SwingTable {
  static func table(_ rows: [RobustnessRow]) -> Table {
    let falseTriggers = Swing.all(of: rows, .falseTriggers)
    var table = Table([
      ("Assumption", .left), ("Lowest success rate", .right), ("Highest", .right),
      ("Change, points", .right), ("Fewest false triggers", .right), ("Most", .right),
    ])
    for swing in Swing.all(of: rows, .success) {
      let other = falseTriggers.first { $0.assumption == swing.assumption }
      table.append(
        ["\(code: swing.assumption)"] + ends(swing, DecisionText.percent)
          + ["\(FixedDecimals.string(100 * swing.size, decimals: 1))"]
          + (other.map { ends($0, DecisionText.oneIn) } ?? ["", ""]))
    }
    return table
  }

  /// Both ends; what never changes is not repeated.
  private static func ends(_ swing: Swing, _ text: (Double) -> String) -> [Prose] {
    if swing.size == 0 { return ["unchanged", "unchanged"] }
    return [swing.low, swing.high].map { point -> Prose in
      let place = point.value.map { "at \(DecisionText.trimmed($0))" } ?? "as assumed"
      return "\(text(point.rate)) \(place)"
    }
  }
}
