package import ExperimentFiles
import StrictFiles

/// What is wrong with something, one message each; none where it is right.
package func messages(_ body: () throws -> Void) -> [String] {
  do {
    try body()
    return []
  } catch {
    return (error as? Diagnostics)?.list.map(\.description) ?? ["\(error)"]
  }
}

/// The experiment in a JSON text.
package func experiment(_ text: String, name: String = "f") throws -> Experiment {
  try Experiment.read(JSONNode.parse(Array(text.utf8), file: "f"), file: "f", name: name)
}

/// What is wrong with an experiment, one message each.
package func experimentErrors(_ text: String) -> [String] { messages { _ = try experiment(text) } }

/// What is wrong with some keys: they stand on line 2 of an experiment that is right otherwise.
package func keyErrors(_ keys: String) -> [String] {
  experimentErrors("{\"policies\": [\"half-width\"],\n\(keys)}")
}

/// All rows of a text, or the errors that reading it gives.
package func csvRows(_ text: String) throws -> [[String]] {
  var reader = try CSVReader(Array(text.utf8), file: "f")
  var rows = [reader.header]
  while try reader.next() { rows.append(reader.header.indices.map { reader.text($0) }) }
  return rows
}

/// The rows of a table by column name.
package func csvTable(_ text: String) throws -> [[String: String]] {
  let rows = try csvRows(text)
  return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
}
