import SwipeSimulation
import TrialStatistics

/// A number that swipes give, of which a claim says something.
protocol ClaimMeasure: Sendable {
  /// Every cell that is asked for.
  var cells: [ClaimCell] { get }

  /// What is measured, in words, with code between back-ticks, and what each part came to in the
  /// world as it is; without counts, the words alone.
  func words(on screens: [ScreenRole: Screen], in counts: [ClaimCell: ClusterSums]) -> String

  /// The value with its error in a world; nil when a cell has no trials.
  func estimate(in counts: [ClaimCell: ClusterSums], world: Int) -> RatioContrast?
}

/// A sum of rates: one rate, a difference, or a difference of differences.
struct ClaimQuantity: ClaimMeasure {
  /// A rate or a mean, over pages that all count the same, added or taken away.
  private struct Term: Sendable {
    var sign = 1.0
    /// They differ in their page alone.
    var cells: [ClaimCell]
  }

  private var terms: [Term]

  /// A rate, or a mean.
  static func rate(
    _ fact: ClaimFact, of swipers: Swipers = .pop, _ system: String, on pages: String...,
    at screen: ScreenRole = .phone
  ) -> ClaimQuantity {
    rate(fact, of: swipers, system, on: pages.isEmpty ? ["plain"] : pages, at: screen)
  }

  /// The mean of a rate over pages.
  static func rate(
    _ fact: ClaimFact, of swipers: Swipers = .pop, _ system: String, on pages: [String],
    at screen: ScreenRole = .phone
  ) -> ClaimQuantity {
    let cells = pages.map {
      ClaimCell(fact: fact, swipers: swipers, system: system, page: $0, screen: screen)
    }
    return ClaimQuantity(terms: [Term(cells: cells)])
  }

  /// What a system does for people who want to go back, less what it does to those who change
  /// their mind.
  static func useful(_ system: String, at screen: ScreenRole = .phone) -> ClaimQuantity {
    .rate(.completed, system, at: screen) - .rate(.completed, of: .abort, system, at: screen)
  }

  static func + (one: ClaimQuantity, other: ClaimQuantity) -> ClaimQuantity {
    ClaimQuantity(terms: one.terms + other.terms)
  }

  static func - (one: ClaimQuantity, other: ClaimQuantity) -> ClaimQuantity {
    let taken = other.terms.map { Term(sign: -$0.sign, cells: $0.cells) }
    return ClaimQuantity(terms: one.terms + taken)
  }

  var cells: [ClaimCell] { terms.flatMap(\.cells) }

  /// Says what is counted of which swipes, under which system, on which pages.
  ///
  /// What a term shares with the one before is not repeated. Of several terms each has its value.
  func words(
    on screens: [ScreenRole: Screen], in counts: [ClaimCell: ClusterSums] = [:]
  ) -> String {
    guard let first = terms.first?.cells.first else { return "" }
    let isOneScreen = Set(cells.map(\.screen)).count == 1
    func pages(_ term: Term) -> [String] { term.cells.map(\.page) }
    let texts = terms.enumerated().compactMap { place, term -> String? in
      guard let cell = term.cells.first else { return nil }
      let last = place > 0 ? terms[place - 1].cells.first : nil
      let isSame = cell.fact == last?.fact && cell.swipers == last?.swipers
      let names = pages(term).map { "`\($0)`" }.joined(separator: ", ")
      let page =
        place > 0 && pages(term) == pages(terms[0])
        ? "" : " on \(names)" + (term.cells.count > 1 ? " (mean)" : "")
      return (place == 0 ? "" : term.sign < 0 ? ", minus " : ", plus ")
        + (isSame ? "the same" : cell.fact.words(cell.swipers)) + " with `\(cell.system)`" + page
        + (isOneScreen ? "" : " (\(screens[cell.screen]?.name ?? ""))")
        + (terms.count > 1 ? value(of: term, in: counts) : "")
    }
    return texts.joined() + (isOneScreen ? " (\(screens[first.screen]?.name ?? ""))" : "")
  }

  /// What a term came to before it is added or taken away; empty without counts.
  private func value(of term: Term, in counts: [ClaimCell: ClusterSums]) -> String {
    let alone = ClaimQuantity(terms: [Term(cells: term.cells)])
    return alone.estimate(in: counts, world: 0).map { " = \($0.value.short)" } ?? ""
  }

  func estimate(in counts: [ClaimCell: ClusterSums], world: Int) -> RatioContrast? {
    var parts: [(weight: Double, sums: ClusterSums)] = []
    for term in terms {
      for cell in term.cells {
        guard let sums = counts[cell.inside(world)] else { return nil }
        parts.append((term.sign / Double(term.cells.count), sums))
      }
    }
    return RatioContrast(parts)
  }
}
