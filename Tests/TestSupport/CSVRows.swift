import StrictFiles

/// All rows of a text, or the errors that reading it gives.
package func csvRows(_ text: String) throws -> [[String]] {
  var reader = try CSVReader(Array(text.utf8), file: "f")
  var rows = [reader.header]
  while try reader.next() { rows.append(reader.header.indices.map { reader.text($0) }) }
  return rows
}
