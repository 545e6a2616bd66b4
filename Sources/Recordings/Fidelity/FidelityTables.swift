package import Documents
import Drawing
import StrictFiles
import TrialStatistics

/// The tables of a comparison, in reading order.
package struct FidelityTables {
  let comparison: FidelityComparison

  package init(_ comparison: FidelityComparison) { self.comparison = comparison }

  private var synthetic: SetFigures { comparison.synthetic.figures }

  /// Rules of each kind, the price of gates, then people of each kind, under headings.
  package var all: [Block] {
    let tables = SwipeKind.allCases.map(rules) + [gates] + SwipeKind.allCases.map(people)
    return Array(tables.joined())
  }

  /// What the stars of headings mean; empty where there are no stars.
  var stars: Prose {
    let sets = SwipeKind.allCases.flatMap { comparison.sets(of: $0) }
    return sets.allSatisfy(\.hasTouches)
      ? ""
      : "Sets marked with an asterisk have summaries of strokes only and set no targets for pops:"
        + " the slop is subtracted from their length, and their mean speed stands for the release"
        + " velocity."
  }

  private func table(_ title: String, _ columns: [Prose], _ rows: [[Prose]]) -> [Block] {
    if rows.isEmpty { return [] }
    let table = Table(
      columns.enumerated().map { ($0.element, $0.offset == 0 ? .left : .right) }, rows: rows)
    return [.section("\(title)"), .table(table)]
  }

  /// A cell that stands for targets, bold where one is missed.
  private func cell(
    _ text: String, _ key: FigureKey, _ measures: FidelityTarget.Measure...
  ) -> Prose {
    let isMissed = comparison.targets.contains {
      !$0.isMet && $0.key == key && measures.contains($0.measure)
    }
    return isMissed ? "\(strong: "\(text)")" : "\(text)"
  }

  // MARK: - Rules

  private func rules(_ kind: SwipeKind) -> [Block] {
    let trials = RuleTrial.all(of: kind).filter { trial in
      // What a gate does to a rule that no report recommends is in the CSV file.
      !trial.isGate && (trial.recognizer == "pan" || trial.isRecommended)
    }
    let title =
      switch kind {
      case .pops: "Pops that complete, %"
      case .reading: "\(kind.title) that pop, % (no scroll view competes here)"
      case .browsing:
        "\(kind.title) that pop, % (no scroll view competes here; sideways scrolls left out)"
      }
    return shares(title, kind, comparison.sets(of: kind), trials) { "\(code: $0)" }
  }

  private var gates: [Block] {
    shares(
      "Wanted pops that a direction gate refuses, %", .pops,
      comparison.sets(of: .pops).filter(\.hasTouches), RuleTrial.all(of: .pops).filter(\.isGate),
      first: "Gate refuses above"
    ) { "\($0.replacing("steeper than ", with: ""))" }
  }

  private func heading(_ set: SetFigures, people: Int) -> Prose {
    "\(set.name) (\(people))\(set.hasTouches ? "" : "*")"
  }

  private func shares(
    _ title: String, _ kind: SwipeKind, _ sets: [SetFigures], _ trials: [RuleTrial],
    first: Prose = "Rule", name: (String) -> Prose
  ) -> [Block] {
    let isFine = kind != .pops || trials.contains(where: \.isGate)
    func percent(_ share: Double) -> String {
      FixedDecimals.string(share * 100, decimals: isFine ? 2 : 1)
    }
    let rows = trials.map { trial -> [Prose] in
      let key = trial.key(kind)
      let own = synthetic[key].map { percent($0.value) } ?? ""
      let range = comparison.synthetic.range(key).map {
        "\(percent($0.lowerBound)) to \(percent($0.upperBound))"
      }
      let width: Prose =
        trial.title.contains("W") ? ", W = \(FixedDecimals.trimmed(trial.width)) pt" : ""
      return [
        name(trial.title) + width, "\(trial.recognizer)", cell(own, key, .success, .gate),
        cell(range ?? "", key, .range),
      ].enumerated().filter { !trial.isGate || $0.offset != 1 }.map(\.element)
        + sets.map { set in
          set[key].map { "\(percent($0.value)) [\(percent($0.low)), \(percent($0.high))]" } ?? ""
        }
    }
    return table(
      title,
      (trials.contains(where: \.isGate) ? [first] : [first, "Recognizer"])
        + ["Synthetic", "Expected between groups"]
        + sets.map { heading($0, people: $0.people(of: kind)) },
      sets.isEmpty ? [] : rows)
  }

  // MARK: - People

  private func people(_ kind: SwipeKind) -> [Block] {
    let sets = comparison.sets(of: kind)
    let rows = kind.quantities.compactMap { quantity -> [Prose]? in
      let key = quantity.key(kind)
      guard let own = synthetic[key], sets.contains(where: { $0[key] != nil }) else { return nil }
      return ["\(quantity.title)", cell(Self.number(own.value, of: quantity), key, .mean)]
        + sets.map { set in set[key].map { "\(Self.mean($0, of: quantity))" } ?? "" }
        + [
          cell(FixedDecimals.string(own.spread[0], decimals: 2), key, .spread),
          sets.first?[key].map { "\(Self.spread($0))" } ?? "",
        ]
    }
    return table(
      "\(kind.title): means over people",
      ["Quantity", "Synthetic"] + sets.map { heading($0, people: Self.measured(kind, in: $0)) } + [
        "Standard deviation, synthetic", "Standard deviation, \(sets.first?.name ?? "recorded")",
      ],
      rows)
  }

  /// The number of people of whom a kind's first quantity that was recorded tells.
  private static func measured(_ kind: SwipeKind, in set: SetFigures) -> Int {
    kind.quantities.lazy.compactMap { set[$0.key(kind)]?.people }.first ?? 0
  }

  private static func mean(_ figure: Figure, of quantity: PersonQuantity) -> String {
    "\(number(figure.value, of: quantity)) [\(number(figure.low, of: quantity)),"
      + " \(number(figure.high, of: quantity))]"
  }

  private static func spread(_ figure: Figure) -> String {
    let numbers = figure.spread.map { FixedDecimals.string($0, decimals: 2) }
    return "\(numbers[0]) [\(numbers[1]), \(numbers[2])]"
  }

  /// A number as people know it: of a logarithm the number itself, of a share per cent.
  static func number(_ value: Double, of quantity: PersonQuantity) -> String {
    if quantity == .quickShare { return FixedDecimals.string(value * 100, decimals: 0) + "%" }
    if quantity.isLogarithm {
      return FixedDecimals.string(PortableMath.exponential(value), decimals: 0)
    }
    return FixedDecimals.string(value, decimals: 1)
  }
}

/// In what synthetic and recorded people agree, and in what they do not.
struct FidelityLikeness {
  let comparison: FidelityComparison

  private static let title: Prose = "Where recorded people agree with the synthetic ones"
  static let anchor = "where-recorded-people-agree-with-the-synthetic-ones"

  /// A row for each kind of stroke and set, and one for the rules and gates of each.
  var blocks: [Block] {
    let rows = SwipeKind.allCases.flatMap { kind in
      comparison.sets(of: kind).compactMap { row(kind, $0) }
    }
    if rows.isEmpty { return [] }
    let table = Table([
      ("Strokes", .left), ("Recorded set", .left), ("Agrees in", .left),
      ("Differs in (recorded, synthetic)", .left),
      ("Rules and gates whose recorded rate is not in the range expected between groups", .left),
    ])
    return [.section(Self.title), .table(table.rows(rows) { $0 })]
  }

  /// The means of a kind that lie in the interval of a recorded set and those that do not, and the
  /// rules and gates whose rates lie outside the range; nil of a set without such strokes.
  private func row(_ kind: SwipeKind, _ set: SetFigures) -> [Prose]? {
    let all = kind.quantities.compactMap { quantity -> (PersonQuantity, own: Double, Figure)? in
      guard let other = set[quantity.key(kind)],
        let own = comparison.synthetic.figures[other.key]
      else { return nil }
      return (quantity, own.value, other)
    }
    if all.isEmpty { return nil }
    let isLike = { (figure: Figure, own: Double) in (figure.low...figure.high).contains(own) }
    let like = all.filter { isLike($0.2, $0.own) }.map { Self.name($0.0) }
    let unlike = all.filter { !isLike($0.2, $0.own) }.map { quantity, own, other -> Prose in
      "\(Self.name(quantity)) (\(FidelityTables.number(other.value, of: quantity)),"
        + " \(FidelityTables.number(own, of: quantity))\(Self.unit(quantity)))"
    }
    let outside = [true, false].flatMap { comparison.rangedShares(recommended: $0) }
      .filter { !$0.isMet && $0.key.kind == kind && $0.set == set.name }
    let rules = outside.grouped(by: { $0.recorded > $0.allowed.upperBound }).map {
      shares -> Prose in
      let side = shares[0].recorded > shares[0].allowed.upperBound ? "above it" : "below it"
      return "\([Prose](code: shares.map(\.title)).listed) (\(side))"
    }
    return [
      "\(kind.title)", "\(code: set.name)", like.joined(separator: ", "),
      unlike.joined(separator: ", "), rules.joined(separator: "; "),
    ]
  }

  /// The unit of a quantity with a space before it; empty without one.
  private static func unit(_ quantity: PersonQuantity) -> String {
    let parts = quantity.title.split(separator: ", ", maxSplits: 1)
    guard parts.count == 2 else { return "" }
    return parts[1].hasPrefix("degrees") ? "°" : " \(parts[1])"
  }

  /// A quantity without its unit.
  private static func name(_ quantity: PersonQuantity) -> Prose {
    Prose(quantity.title.prefix { $0 != "," })
  }
}
