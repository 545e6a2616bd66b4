import Drawing

/// Rates in rows and columns, as a chart of shaded cells sees them.
package struct RateMatrix: Sendable {
  /// One row of cells.
  package struct Row: Sendable {
    var name: String
    /// Rows of one group stand together under its name.
    var group: String
    /// One per column; nil leaves the cell empty.
    var rates: [Double?]

    package init(name: String, group: String, rates: [Double?]) {
      (self.name, self.group, self.rates) = (name, group, rates)
    }
  }

  var columns: [String]
  var rows: [Row]
  /// Whether high rates are what one wants.
  var higherIsBetter: Bool

  /// Takes the columns that have a rate in some row, and the rows in the order of their groups.
  package init(columns: [String], rows: [Row], higherIsBetter: Bool) {
    let kept = columns.indices.filter { column in
      rows.contains { column < $0.rates.count && $0.rates[column]?.isFinite == true }
    }
    self.columns = kept.map { columns[$0] }
    self.higherIsBetter = higherIsBetter
    var groups: [String] = []
    for row in rows where !groups.contains(row.group) { groups.append(row.group) }
    let cut = rows.map { row in
      var row = row
      row.rates = kept.map { column in
        guard column < row.rates.count, let rate = row.rates[column], rate.isFinite else {
          return nil
        }
        return min(max(rate, 0), 1)
      }
      return row
    }
    self.rows = groups.flatMap { group in cut.filter { $0.group == group } }
  }

  /// True if no cell has a rate.
  var isEmpty: Bool { columns.isEmpty }
}

/// Where the cells and names of a matrix of rates stand.
struct RateMatrixLayout: Sendable {
  /// Left edge of each column of cells, and their width.
  let columns: [Double]
  let cellWidth: Double
  /// Top of each row of cells.
  let rows: [Double]
  /// Groups with the top of their names.
  let groups: [(name: String, top: Double)]
  /// The bottom of the names of columns.
  let columnNamesBottom: Double
  /// The widest that names of rows and columns may be.
  let rowNameWidth: Double
  let columnNameWidth: Double
  /// The y coordinate below the last row.
  let bottom: Double

  static let cellHeight = 17.0
  private static let widestCell = 44.0
  /// Wider cuts are too small to read on a phone.
  private static let widestCut = 400.0
  private static let groupHeight = 21.0
  private static let gap = 8.0

  init(_ matrix: RateMatrix, top: Double) {
    func widest(_ names: [String], _ face: TextFace, most: Double) -> Double {
      min(most, names.map(face.width).max() ?? 0)
    }
    // The names of groups too: a narrow page shows them beside some columns at a time.
    rowNameWidth = max(
      widest(matrix.rows.map(\.name), .label, most: 190),
      widest(matrix.rows.map(\.group), .heading, most: 190))
    columnNameWidth = widest(matrix.columns, .label, most: 140)
    let left = ChartFrame.margin + rowNameWidth + Self.gap
    let room = ChartFrame.width - ChartFrame.margin - left
    let width = min(Self.widestCell, room / Double(max(1, matrix.columns.count)))
    cellWidth = width
    columns = matrix.columns.indices.map { left + Double($0) * width }
    columnNamesBottom = top + 4 + columnNameWidth
    var y = columnNamesBottom + 2
    var rows: [Double] = []
    var groups: [(name: String, top: Double)] = []
    for row in matrix.rows {
      if groups.last?.name != row.group {
        groups.append((row.group, y))
        y += Self.groupHeight
      }
      rows.append(y)
      y += Self.cellHeight
    }
    (self.rows, self.groups, bottom) = (rows, groups, y)
  }

  /// What a narrow page shows: the names of rows beside some columns at a time.
  var cuts: [[Box]] {
    let (top, left) = (columnNamesBottom - columnNameWidth - 4, columns.first ?? 0)
    let most = max(1, Int((Self.widestCut - left) / cellWidth))
    let parts = (columns.count + most - 1) / most
    return (0..<parts).map { part in
      let range = part * columns.count / parts..<(part + 1) * columns.count / parts
      let start = left + Double(range.lowerBound) * cellWidth
      return [
        Box(minX: 0, minY: top, maxX: left, maxY: bottom),
        Box(minX: start, minY: top, maxX: start + Double(range.count) * cellWidth, maxY: bottom),
      ]
    }
  }

  /// What a narrow page shows below that: the shades, then what they mean.
  func legendCuts(bottom end: Double) -> [[Box]] {
    [0, 1].map { part in
      [Box(minX: part * 254, minY: bottom, maxX: 254 + part * 220, maxY: end)]
    }
  }

  /// The cell of a row and a column, with a hair's breadth to its neighbours.
  func cell(row: Int, column: Int) -> Box {
    Box(
      minX: columns[column] + 0.5, minY: rows[row] + 0.5,
      maxX: columns[column] + cellWidth - 0.5, maxY: rows[row] + Self.cellHeight - 0.5)
  }
}
