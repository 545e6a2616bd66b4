import TrialStatistics

/// What every cell counted of every participant.
struct ClaimCounts: Sendable {
  private let columns: [ClaimCell: ClusterSums]

  init(_ columns: [ClaimCell: ClusterSums]) { self.columns = columns }

  /// The sums of a cell by participant; nil when it was not counted.
  subscript(cell: ClaimCell) -> ClusterSums? { columns[cell] }
}

/// The sums of some participants in a row, in one column per cell.
struct ClaimBlock: Sendable {
  /// The first participant.
  let first: Int
  /// Participants in the block.
  let people: Int
  private(set) var amounts: [Double]
  private(set) var trials: [Int]

  init(_ range: Range<Int>, columns: Int) {
    (first, people) = (range.lowerBound, range.count)
    amounts = Array(repeating: 0, count: columns * range.count)
    trials = Array(repeating: 0, count: columns * range.count)
  }

  /// Counts one swipe.
  mutating func add(_ amount: Double, column: Int, person: Int) {
    let place = column * people + person - first
    amounts[place] += amount
    trials[place] += 1
  }

  /// The sums of a column, in the order of participants.
  func column(_ column: Int) -> (amounts: ArraySlice<Double>, trials: ArraySlice<Int>) {
    let range = (column * people)..<((column + 1) * people)
    return (amounts[range], trials[range])
  }
}
