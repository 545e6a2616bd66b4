package import StrictFiles

extension ClaimRow {
  /// Reads the rows of a stored `claims.csv`.
  ///
  /// - Throws: what is wrong with the file, with its lines.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostics) -> [ClaimRow] {
    var csv = try CSVReader(bytes, file: file)
    let columns = try csv.columns(table.columns)
    var rows: [ClaimRow] = []
    try csv.readRows { (row: CSVReader) throws(Diagnostics) in
      let text = columns.map { row.text($0) }
      guard let holds = ClaimVerdict(rawValue: text[7]) else {
        throw Diagnostics(
          Diagnostic(file: file, at: row.position(columns[7]), "unknown verdict \(quoted(text[7]))")
        )
      }
      rows.append(
        ClaimRow(
          claim: text[0], source: text[1], statement: text[2], metric: text[3], expected: text[4],
          measured: row.number(columns[5]), standardError: row.number(columns[6]), holds: holds,
          finding: text[8], isOurs: text[9] == "us", broken: text[10],
          brokenMeasured: row.number(columns[11]), brokenHolds: ClaimVerdict(rawValue: text[12])))
    }
    return rows
  }
}
