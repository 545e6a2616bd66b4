import PolicyLibrary
import PopGesture
import StrictFiles

/// The settings of the basic families among which the best is chosen besides those that a file
/// sweeps.
///
/// The same in every experiment, so that reports agree. They are written as an experiment writes
/// them. Every line is counted in one pass over scores.
enum UsualSweeps {
  /// Each family with its sweep.
  private static let all: [(family: PolicyFamily, sweep: String)] = [
    (
      Fraction.family,
      #"{ "family": "fraction", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 59 }"#
    ),
    (
      FixedDistance.family,
      #"""
      { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300, "steps": 59 }
      """#
    ),
    (
      VelocityWeighted.family,
      #"""
      { "family": "velocity-weighted", "parameter": "fraction", "from": 0.02, "to": 0.8,
        "steps": 40,
        "with": [{ "parameter": "velocity_weight_s", "values": [0.05, 0.1, 0.2, 0.3, 0.4, 0.6] }] }
      """#
    ),
    (
      FlingOverride.family,
      #"""
      { "family": "fling-override", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 30,
        "with": [{ "parameter": "fling_pt_per_s", "values": [100, 200, 300, 500, 700, 1000] }] }
      """#
    ),
  ]

  /// The lines of the families that an experiment does not sweep itself; none where it has no
  /// policies, or no page on which settings are counted.
  static func of(_ experiment: Experiment) -> [Sweep] {
    let isCounted = experiment.contexts.compactMap(experiment.firstCondition).contains {
      !experiment.needsWholePages($0)
    }
    let swept = Set(experiment.sweeps.map(\.family.name))
    let wanted = isCounted ? all.filter { !swept.contains($0.family.name) }.map(\.sweep) : []
    let text = #"{ "sweeps": [\#(wanted.joined(separator: ","))] }"#
    guard let node = try? JSONNode.parse(Array(text.utf8), file: "") else { return [] }
    var reader = ObjectReader(node, file: "", what: "")
    return reader.sweeps()
  }
}
