import SwipeSimulation
import TrialStatistics

/// A weighted sum over cells: a rate, a difference, or a difference of differences.
struct ClaimQuantity: Sendable {
  /// A part of the sum.
  enum Term: Sendable {
    /// A rate or a mean.
    case cell(ClaimCell)
    /// The largest of several rates less the smallest of them.
    case spread([ClaimCell])

    var cells: [ClaimCell] {
      switch self {
      case .cell(let cell): [cell]
      case .spread(let cells): cells
      }
    }
  }

  private(set) var terms: [(weight: Double, term: Term)]

  /// A rate or a mean.
  init(_ cell: ClaimCell) { terms = [(1, .cell(cell))] }

  /// A spread of rates.
  init(spreadOf cells: [ClaimCell]) { terms = [(1, .spread(cells))] }

  /// The mean of rates that all count the same.
  init(meanOf cells: [ClaimCell]) {
    terms = cells.map { (1 / Double(cells.count), .cell($0)) }
  }

  /// Every cell that is asked for.
  var cells: [ClaimCell] { terms.flatMap(\.term.cells) }

  /// A difference of two rates or means.
  static func - (one: ClaimQuantity, other: ClaimCell) -> ClaimQuantity {
    one - ClaimQuantity(other)
  }

  static func - (one: ClaimQuantity, other: ClaimQuantity) -> ClaimQuantity {
    var difference = one
    difference.terms += other.terms.map { (-$0.weight, $0.term) }
    return difference
  }

  /// The same, counted in another world.
  func inside(_ world: Int) -> ClaimQuantity {
    var quantity = self
    quantity.terms = terms.map { weight, term in
      switch term {
      case .cell(let cell): (weight, .cell(cell.inside(world)))
      case .spread(let cells): (weight, .spread(cells.map { $0.inside(world) }))
      }
    }
    return quantity
  }

  /// What is measured, in words.
  func words(on screens: ClaimScreens) -> String {
    let parts = [terms.filter { $0.weight > 0 }, terms.filter { $0.weight < 0 }]
      .filter { !$0.isEmpty }
      .map { Self.words($0.map(\.term), on: screens) }
    let facts = parts.map(\.fact)
    // What is counted is said once when it is the same.
    let isShared = facts.allSatisfy { $0 == facts[0] }
    return parts.enumerated().map { place, part in
      place > 0 && isShared ? part.places : "\(part.fact): \(part.places)"
    }.joined(separator: " minus ")
  }

  /// What is counted in terms of one sign, and where.
  private static func words(
    _ terms: [Term], on screens: ClaimScreens
  ) -> (fact: String, places: String) {
    let cells = terms.flatMap(\.cells)
    guard let first = cells.first else { return ("", "") }
    var fact = first.fact.words
    if terms.count > 1 { fact = "mean over pages, \(fact)" }
    if case .spread = terms[0] { fact = "largest minus smallest of pages, \(fact)" }
    // Several cells differ in their page alone.
    let pages = cells.map(\.context).joined(separator: ", ")
    return (fact, "\(first.actors) on \(pages), \(screens[first.screen].name)")
  }

  /// The value with its error; nil when a cell has no trials.
  ///
  /// The error of a spread is that of the difference between the two cells that happen to be the
  /// largest and the smallest, the first of equal ones.
  func estimate(in counts: ClaimCounts) -> RatioContrast? {
    var parts: [(weight: Double, sums: ClusterSums)] = []
    for (weight, term) in terms {
      switch term {
      case .cell(let cell):
        guard let sums = counts[cell] else { return nil }
        parts.append((weight, sums))
      case .spread(let cells):
        let sums = cells.compactMap { counts[$0] }
        guard sums.count == cells.count, let ends = Self.ends(of: sums) else { return nil }
        parts += [(weight, ends.largest), (-weight, ends.smallest)]
      }
    }
    return RatioContrast(parts)
  }

  private static func ends(
    of sums: [ClusterSums]
  ) -> (largest: ClusterSums, smallest: ClusterSums)? {
    let ratios = sums.compactMap(\.ratio)
    guard ratios.count == sums.count, let high = ratios.max(), let low = ratios.min(),
      let largest = ratios.firstIndex(of: high), let smallest = ratios.firstIndex(of: low)
    else { return nil }
    return (sums[largest], sums[smallest])
  }
}
