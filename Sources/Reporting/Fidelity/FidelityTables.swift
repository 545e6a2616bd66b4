import Documents
import Drawing
import Recordings
import StrictFiles
import TrialStatistics

/// The tables of a comparison, in reading order.
struct FidelityTables {
  let comparison: FidelityComparison
  private var synthetic: SetFigures { comparison.synthetic.figures }

  /// Rules of each kind, the price of gates, then people of each kind, under headings.
  var all: [Block] {
    let tables = SwipeKind.allCases.map(rules) + [gates] + SwipeKind.allCases.map(people)
    let shown = tables.filter { !$0.isEmpty }
    return (shown.first ?? []) + stars + shown.dropFirst().joined()
  }

  /// What the stars of headings mean; none where there are no stars.
  private var stars: [Block] {
    let sets = SwipeKind.allCases.flatMap { comparison.sets(of: $0) }
    if sets.allSatisfy(\.hasTouches) { return [] }
    return [
      "Sets marked with an asterisk have summaries of strokes only and set no targets for pops: the"
        + " slop is subtracted from their length, and their mean speed stands for the release"
        + " velocity."
    ]
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
      let width: Prose = trial.title.contains("W") ? ", W = \(number: trial.width) pt" : ""
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

/// In words: in what synthetic and recorded people agree, and in what they do not.
struct FidelityLikeness {
  let comparison: FidelityComparison

  /// A sentence for each kind of stroke, and some for the rules.
  var blocks: [Block] {
    let rules = [likeRecommended, simple(after: likeRecommended)].filter { !$0.isEmpty }
    return [
      "A recorded set agrees with the synthetic people where its 95% interval contains their mean."
        + " Where the two differ, the recorded mean stands before the synthetic one. The sets are"
        + " \(link: "described below", to: "", at: Self.sets); numbers in brackets beside their"
        + " names count people with at least \(SwipeKind.leastStrokes) strokes for that table.",
      .list(
        SwipeKind.allCases.compactMap(sentence)
          + (rules.isEmpty ? [] : ["\(strong: "Rules and gates:") \(rules.sentences)"])),
    ]
  }

  /// The rules like the recommended ones whose recorded rates lie outside the range that is
  /// expected; empty without one.
  private var likeRecommended: Prose {
    let outside = comparison.rangedShares(recommended: true).filter { !$0.isMet }.map(text)
    return outside.isEmpty
      ? ""
      : "Of rules like the recommended ones \(outside.count)"
        + " \(outside.count == 1 ? "rate lies" : "rates lie") outside the range expected between"
        + " groups: \(outside.joined(separator: "; "))."
  }

  /// The same of rules without velocity and of gates, after a sentence that names the range or is
  /// empty.
  private func simple(after others: Prose) -> Prose {
    let outside = comparison.rangedShares(recommended: false).filter { !$0.isMet }
    if outside.isEmpty { return "" }
    func side(_ share: FidelityTarget) -> String {
      share.recorded > share.allowed.upperBound ? "too high" : "too low"
    }
    let sets = outside.grouped(by: { [$0.key.kind.title, $0.set, side($0)] }).map {
      shares -> Prose in
      let rules = [Prose](code: shares.map(\.title)).listed
      let kind = shares[0].key.kind.title.lowercased()
      return "\(rules) on \(kind) of \(code: shares[0].set) (\(side(shares[0])))"
    }
    let range = others.isEmpty ? "the range expected between groups" : "it"
    return "Gates, and rules without velocity, whose recorded rates lie outside \(range):"
      + " \(sets.joined(separator: "; "))."
  }

  /// The means of a kind that lie in the interval of a recorded set, and those that do not.
  private func sentence(_ kind: SwipeKind) -> Prose? {
    let parts = comparison.sets(of: kind).compactMap { set -> Prose? in
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
        "\(Self.name(quantity)) (\(FidelityTables.number(other.value, of: quantity)) against"
          + " \(FidelityTables.number(own, of: quantity))\(Self.unit(quantity)))"
      }
      let agrees: [Prose] = like.isEmpty ? [] : ["agrees in \(like.listed)"]
      let differs: [Prose] = unlike.isEmpty ? [] : ["differs in \(unlike.listed)"]
      return "\(code: set.name) \((agrees + differs).joined(separator: " but "))"
    }
    return parts.isEmpty ? nil : "\(strong: "\(kind.title):") \(parts.joined(separator: "; "))."
  }

  /// The unit of a quantity with a space before it; empty without one.
  private static func unit(_ quantity: PersonQuantity) -> String {
    let parts = quantity.title.split(separator: ", ", maxSplits: 1)
    guard parts.count == 2 else { return "" }
    return parts[1].hasPrefix("degrees") ? "°" : " \(parts[1])"
  }

  /// Where the sets are described.
  private static let sets = "what-the-recordings-are-and-what-they-lack"

  /// A quantity without its unit.
  private static func name(_ quantity: PersonQuantity) -> Prose {
    Prose(quantity.title.prefix { $0 != "," })
  }

  private func text(_ share: FidelityTarget) -> Prose {
    let (low, high, kind) = (share.allowed.lowerBound, share.allowed.upperBound, share.key.kind)
    func percent(_ rate: Double) -> String {
      FixedDecimals.string(100 * rate, decimals: kind == .pops ? 1 : 2)
    }
    return "\(code: share.title) on \(kind.title.lowercased()) of \(code: share.set),"
      + " \(percent(share.recorded))% against \(percent(low)) to \(percent(high))%"
  }
}
