import ExperimentFiles
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
    self.init(cells: ReleaseCells.count)
    for group in 0..<ReleaseCells.groups where group != left {
      Self.add(counts.wanted.cells(of: group), to: &wanted)
      Self.add(counts.unwanted.cells(of: group), to: &unwanted)
    }
  }

  /// Most cells are empty.
  private static func add(_ cells: ArraySlice<UInt32>, to sums: inout [Double]) {
    let first = cells.startIndex
    var cell = first
    while cell < cells.endIndex {
      if cells[cell] != 0 { sums[cell - first] += Double(cells[cell]) }
      cell += 1
    }
  }

  /// The same releases in larger cells.
  ///
  /// - Parameters:
  ///   - cells: their number.
  ///   - place: the larger cell in which a cell lies.
  func merged(into cells: Int, _ place: (Int) -> Int) -> CellCounts {
    var merged = CellCounts(cells: cells)
    for cell in wanted.indices where wanted[cell] != 0 || unwanted[cell] != 0 {
      let larger = place(cell)
      merged.wanted[larger] += wanted[cell]
      merged.unwanted[larger] += unwanted[cell]
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
