import Study

/// Wanted and unwanted releases in each of some cells.
struct CellCounts: Sendable, Equatable {
  /// Releases of each side, cell by cell.
  var wanted, unwanted: [Double]

  /// Cells without releases.
  init(cells: Int) {
    wanted = Array(repeating: 0, count: cells)
    unwanted = wanted
  }

  /// The releases of a condition's people, but for one group of them.
  init(_ counts: ReleaseCounts, without left: Int? = nil) {
    self.init(cells: ReleaseBins.count)
    for group in 0..<ReleaseCounts.groups where group != left {
      for (cell, count) in counts.wanted.cells(of: group).enumerated() {
        wanted[cell] += Double(count)
      }
      for (cell, count) in counts.unwanted.cells(of: group).enumerated() {
        unwanted[cell] += Double(count)
      }
    }
  }

  /// The same releases in larger cells.
  ///
  /// - Parameters:
  ///   - cells: their number.
  ///   - place: the larger cell in which a cell lies.
  func merged(into cells: Int, _ place: (Int) -> Int) -> CellCounts {
    var merged = CellCounts(cells: cells)
    for cell in wanted.indices {
      merged.wanted[place(cell)] += wanted[cell]
      merged.unwanted[place(cell)] += unwanted[cell]
    }
    return merged
  }

  /// The share of wanted releases among all; one half of nothing.
  var wantedShare: Double {
    let (wanted, unwanted) = (wanted.reduce(0, +), unwanted.reduce(0, +))
    return (wanted + 0.5) / (wanted + unwanted + 1)
  }

  /// The share of wanted releases in a cell, as far as they tell: as if `weight` more had been
  /// seen, with the share that is expected.
  func share(in cell: Int, expecting share: Double, weight: Double) -> Double {
    (wanted[cell] + weight * share) / (wanted[cell] + unwanted[cell] + weight)
  }
}
