import Drawing

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
  private static let groupHeight = 21.0
  private static let gap = 8.0

  init(_ matrix: RateMatrix, top: Double) {
    let face = TextFace.label
    func widest(_ names: [String], most: Double) -> Double {
      min(most, names.map { TextMetrics.width(of: $0, size: face.size) }.max() ?? 0)
    }
    rowNameWidth = widest(matrix.rows.map(\.name), most: 190)
    columnNameWidth = widest(matrix.columns, most: 140)
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

  /// The cell of a row and a column, with a hair's breadth to its neighbours.
  func cell(row: Int, column: Int) -> Box {
    Box(
      minX: columns[column] + 0.5, minY: rows[row] + 0.5,
      maxX: columns[column] + cellWidth - 0.5, maxY: rows[row] + Self.cellHeight - 0.5)
  }
}
