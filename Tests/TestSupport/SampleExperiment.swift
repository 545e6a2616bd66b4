package import ExperimentFiles
import StrictFiles

/// The experiment in a JSON text, under the name `f`.
package func experiment(_ text: String) throws -> Experiment {
  try Experiment.read(JSONNode.parse(Array(text.utf8), file: "f"), file: "f", name: "f")
}

/// What is wrong with an experiment, one message each.
package func experimentErrors(_ text: String) -> [String] {
  do {
    _ = try experiment(text)
    return []
  } catch {
    return (error as? Diagnostics)?.list.map(\.description) ?? ["\(error)"]
  }
}

/// What is wrong with some keys: they stand on line 2 of an experiment that is right otherwise.
package func keyErrors(_ keys: String) -> [String] {
  experimentErrors("{\"policies\": [\"half-width\"],\n\(keys)}")
}
