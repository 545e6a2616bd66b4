extension CSVReader {
  /// The index of a column.
  ///
  /// - Throws: an error at the header that names the column and the closest one there is.
  public func column(_ name: String) throws(Diagnostics) -> Int {
    try columns([name])[0]
  }

  /// The indices of several columns, in the order of the names.
  ///
  /// - Throws: an error for every column that is missing.
  public func columns(_ names: [String]) throws(Diagnostics) -> [Int] {
    if let problem = wrongSeparator(names) { throw Diagnostics(problem) }
    var indices: [Int] = []
    var missing: [Diagnostic] = []
    // A column that is wanted under its own name was not meant to be another.
    let unclaimed = header.filter { !names.contains($0) }
    for name in names {
      if let index = header.firstIndex(of: name) {
        indices.append(index)
      } else {
        missing.append(
          Diagnostic(
            file: file, at: .start, "the column \(quoted(name)) is missing from the header",
            hint: nearestName(to: name, among: unclaimed).map { "is \(quoted($0)) meant to be it?" }
          ))
      }
    }
    if let errors = Diagnostics(missing) { throw errors }
    return indices
  }

  /// The error for a header that parts columns of these names by something else than commas; nil
  /// for any other.
  package func wrongSeparator(_ names: [String]) -> Diagnostic? {
    guard header.count == 1 else { return nil }
    for (separator, word): (Character, String) in [(";", "semicolons"), ("\t", "tabs")] {
      let parts = header[0].split(separator: separator)
      guard parts.count > 1, parts.contains(where: { names.contains(String($0)) }) else { continue }
      return Diagnostic(
        file: file, at: .start, "the columns are separated by \(word)",
        hint: "separate them by commas, and write decimals with a point")
    }
    return nil
  }

  /// The error for a file without rows.
  package var noRows: Diagnostic {
    Diagnostic(
      file: file, "the file has a header and no rows", hint: "add rows, or name another file")
  }

  /// Checks the names of the columns while the reader stands on the header.
  func checkHeader() throws(Diagnostics) {
    var problems: [Diagnostic] = []
    var first: [String: Int] = [:]
    for (column, name) in header.enumerated() {
      if name.isEmpty {
        problems.append(
          error(column, "column \(column + 1) has no name", hint: "name it in the header line"))
      } else if let earlier = first[name] {
        problems.append(
          error(
            column, "the column \(quoted(name)) is already column \(earlier + 1)",
            hint: "give each column its own name"))
      } else {
        first[name] = column
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
  }

  /// The error for a row as wide as no other, at the first field too many or where fields are
  /// missing.
  func wrongNumberOfFields() -> Diagnostics {
    let isBlank = fields.count == 1 && isEmpty(0) && !fields[0].isQuoted
    if isBlank {
      return Diagnostics(
        Diagnostic(file: file, at: position(0), "the line is blank", hint: "remove it"))
    }
    let isLong = fields.count > header.count
    let place = isLong ? position(header.count) : position(ofByte: fields.last?.end ?? rowStart)
    return Diagnostics(
      Diagnostic(
        file: file, at: place,
        "the row has \(counted(fields.count)), the header \(header.count)",
        hint: isLong
          ? "put text that contains commas between quotation marks"
          : "keep the commas around empty fields"))
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 field" : "\(count) fields" }
}
