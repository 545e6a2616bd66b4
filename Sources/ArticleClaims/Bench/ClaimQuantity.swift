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

  /// What is measured, in words: what is counted, once where it is always the same, and where.
  func words(on screens: ClaimScreens) -> String {
    let groups = Self.groups(of: terms)
    let isShared = groups.allSatisfy { $0.first.fact == groups[0].first.fact }
    let parts = groups.enumerated().map { place, group in
      let sign = group.weight < 0 ? " minus " : place > 0 ? " plus " : ""
      let share = abs(abs(group.weight) - 1) < 1e-9 ? "" : "\(abs(group.weight).plain) of "
      let fact = isShared ? "" : "\(group.first.fact.words): "
      return sign + share + fact + group.words(on: screens)
    }
    let start = isShared ? groups.first.map { "\($0.first.fact.words): " } ?? "" : ""
    return start + parts.joined()
  }

  /// Terms that differ in their page alone.
  private struct Group {
    let first: ClaimCell
    var pages: [String]
    var weight: Double
    let isSpread: Bool

    func takes(_ cell: ClaimCell, _ weight: Double) -> Bool {
      !isSpread && first.fact == cell.fact && first.actors == cell.actors
        && first.screen == cell.screen && (self.weight < 0) == (weight < 0)
        && !pages.contains(cell.context)
    }

    func words(on screens: ClaimScreens) -> String {
      let how = isSpread ? " (largest minus smallest)" : pages.count > 1 ? " (mean)" : ""
      let pages = pages.joined(separator: ", ")
      return "\(first.actors) on \(pages)\(how), \(screens[first.screen].name)"
    }
  }

  private static func groups(of terms: [(weight: Double, term: Term)]) -> [Group] {
    var groups: [Group] = []
    for (weight, term) in terms {
      guard let cell = term.cells.first else { continue }
      if case .cell = term, let place = groups.firstIndex(where: { $0.takes(cell, weight) }) {
        groups[place].pages.append(cell.context)
        groups[place].weight += weight
      } else {
        groups.append(
          Group(
            first: cell, pages: term.cells.map(\.context), weight: weight,
            isSpread: term.cells.count > 1))
      }
    }
    return groups
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
