extension CSVReader {
  /// The indices of the columns of a table, in their order.
  ///
  /// - Throws: an error for every column that is missing.
  package func columns<Row>(_ columns: [Column<Row>]) throws(Diagnostics) -> [Int] {
    try self.columns(columns.map(\.title.name))
  }

  /// Reads the rows to the end.
  ///
  /// - Throws: every problem with its line, of the file and of what is made of its rows; each
  ///   kind once, at most about twenty.
  package mutating func readRows(
    _ body: (CSVReader) throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    var problems = RowProblems()
    while !problems.isFull {
      do throws(Diagnostics) {
        guard try next() else { break }
        try body(self)
      } catch {
        problems.add(error.list)
      }
    }
    if let errors = problems.all { throw errors }
  }
}
