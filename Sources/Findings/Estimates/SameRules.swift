import ExperimentFiles
import StrictFiles
import Study

/// Which contestants of an experiment are one rule under several names.
///
/// Such do the same on every swipe there is, which no number of swipes could prove: their
/// difference is 0 without error.
struct SameRules: Sendable {
  /// For each policy and each system the place of the first that is the same.
  private let policies, systems: [Int]

  init(_ experiment: Experiment) {
    policies = Self.firsts(experiment.policies.map { Experiment.canonical($0) })
    systems = Self.firsts(experiment.systems.map { Experiment.canonical($0) })
  }

  /// Whether two contestants of a condition are the same.
  func isSame(_ a: Int, _ b: Int, in condition: Condition) -> Bool {
    let places = condition.recognizer == nil ? systems : policies
    return places[a] == places[b]
  }

  /// Compares what manifests say of rules, which is everything that decides what they do.
  private static func firsts(_ rules: [JSONText]) -> [Int] {
    let texts = rules.map { nameless($0).bytes }
    return texts.indices.map { place in texts.firstIndex(of: texts[place]) ?? place }
  }

  private static func nameless(_ rule: JSONText) -> JSONText {
    guard case .object(let members) = rule else { return rule }
    return .object(
      members.filter { $0.key != "name" }.map { JSONText.Member($0.key, nameless($0.value)) })
  }
}
