import ExperimentFiles
public import PolicyLibrary
import PopGesture
import StrictFiles
import Study

/// Policies and recognizers as an experiment file names them, to be pasted into one.
public enum ExperimentSnippet {
  /// The keys `policies` and `recognizers` of an experiment file, without the braces around them.
  ///
  /// They read back as the same policies and recognizers: family, name, every parameter that
  /// differs from the family's default, and the velocity where it is not the family's own. What is
  /// given twice is written once; different policies need different names, as in any experiment.
  ///
  /// - Parameters:
  ///   - policies: policies of the catalogue, under the names that they are to have.
  ///   - recognizers: presets, or what experiments made of them.
  public static func text(policies: [NamedPolicy], recognizers: [RecognizerPreset]) -> String {
    let lists = [
      ("policies", unrepeated(policies.map(described))),
      ("recognizers", unrepeated(recognizers.map(Experiment.canonical))),
    ]
    // A list without an element is no list of an experiment.
    let members = lists.filter { !$0.1.isEmpty }.map { JSONText.Member($0.0, .array($0.1)) }
    let text = String(decoding: JSONText.object(members).bytes, as: UTF8.self)
    // The braces have lines of their own.
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// The canonical form without what a reader fills in.
  private static func described(_ policy: NamedPolicy) -> JSONText {
    guard case .object(let members) = Experiment.canonical(policy) else { return .null }
    let inForce = Dictionary(policy.parameters.map { ($0.name, $0.value) }) { first, _ in first }
    return .object(
      members.filter { member in
        if member.key == "velocity_estimator" {
          return policy.reading.estimator != policy.family.estimator
        }
        let parameter = policy.family.parameters.first { $0.name == member.key }
        return parameter.map { $0.defaultValue != inForce[$0.name] } ?? true
      })
  }

  private static func unrepeated(_ values: [JSONText]) -> [JSONText] {
    var seen: Set<JSONText> = []
    return values.filter { seen.insert($0).inserted }
  }
}
