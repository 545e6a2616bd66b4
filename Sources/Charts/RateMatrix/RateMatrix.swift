/// Rates in rows and columns, as a chart of shaded cells sees them.
package struct RateMatrix: Sendable {
  /// One row of cells.
  package struct Row: Sendable {
    var name: String
    /// Rows of one group stand together under its name.
    var group: String
    /// One per column; nil leaves the cell empty.
    var rates: [Double?]

    /// Describes a row.
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
