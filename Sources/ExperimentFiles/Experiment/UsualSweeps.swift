import PolicyLibrary
import StrictFiles

/// The settings of the basic families among which the best is chosen besides those that a file
/// sweeps.
///
/// The same in every experiment, so that reports agree. They are written as an experiment writes
/// them. Every line is counted in one pass over scores.
enum UsualSweeps {
  private static let all = #"""
    { "sweeps": [
      { "family": "fraction", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 59 },
      { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300,
        "steps": 59 },
      { "family": "velocity-weighted", "parameter": "fraction", "from": 0.02, "to": 0.8,
        "steps": 40,
        "with": [{ "parameter": "velocity_weight_s", "values": [0.05, 0.1, 0.2, 0.3, 0.4, 0.6] }] },
      { "family": "fling-override", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 30,
        "with": [{ "parameter": "fling_pt_per_s", "values": [100, 200, 300, 500, 700, 1000] }] }
    ] }
    """#

  /// The lines of the families that an experiment does not sweep itself; none where it has no
  /// policies, or no page on which settings are counted.
  static func of(_ experiment: Experiment) -> [Sweep] {
    let isCounted = experiment.contexts.compactMap(experiment.firstCondition).contains {
      !experiment.needsWholePages($0)
    }
    guard isCounted, let node = try? JSONNode.parse(Array(all.utf8), file: "") else { return [] }
    var reader = ObjectReader(node, file: "", what: "")
    let swept = Set(experiment.sweeps.map(\.family.name))
    return reader.sweeps().filter { !swept.contains($0.family.name) }
  }
}
