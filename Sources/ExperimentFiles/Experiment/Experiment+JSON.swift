package import NavigationModel
package import PolicyLibrary
import PopGesture
package import StrictFiles
package import SwipeSimulation

extension Experiment {
  /// The experiment with every default filled in, in one canonical form: what its digest is over.
  ///
  /// Keys of later versions are there only where they are given, so that older digests stay.
  package var canonical: JSONText { ExperimentKey.allCases.canonical(self) }

  package static func canonical(_ population: Population) -> JSONText {
    PopulationForm.write(population)
  }

  package static func canonical(_ model: ScrollModel) -> JSONText {
    PopulationForm.scrollModel.write(model)
  }

  package static func canonical(_ model: StrokeModel) -> JSONText {
    StrokeModelParts.type.write(model.parts)
  }

  package static func canonical(_ screen: Screen) -> JSONText {
    let sizes: JSONText = [
      "name": .string(screen.name), "title": .string(screen.title),
      "width_pt": .number(screen.width), "height_pt": .number(screen.height),
      "view_width_pt": .number(screen.viewWidth), "mm_per_pt": .number(screen.millimetresPerPoint),
      "touch_steps_per_pt": .number(screen.touchStepsPerPoint),
      "class": .string(screen.kind.rawValue),
    ]
    // Only where it is the screen's own: others have their population's.
    return sizes + (screen.touchRate.map { ["touch_rate_hz": .number($0)] } ?? [:])
  }

  /// A policy with everything that decides what it does.
  package static func canonical(_ policy: NamedPolicy) -> JSONText {
    [
      "name": .string(policy.name), "family": .string(policy.family.name),
      "velocity_estimator": .string(policy.reading.estimator.rawValue),
    ] + .object(policy.parameters.map { canonical($0, of: policy.family) })
  }

  private static func canonical(
    _ given: (name: String, value: Double), of family: PolicyFamily
  ) -> JSONText.Member {
    let parameter = family.parameters.first { $0.name == given.name }
    return .init(given.name, parameter?.write(given.value) ?? .number(given.value))
  }

  /// A system with everything that decides what it does.
  package static func canonical(_ system: System) -> JSONText {
    SystemForms.described.write(system)
  }

  static func canonical(_ pop: PopRecognizer) -> JSONText {
    let recognizer = pop.recognizer
    return [
      "slop": .string("\(recognizer.slop)"),
      "edge_region_pt": .number(recognizer.edgeRegion?.width ?? .nan),
      "drift_limit_pt": .number(recognizer.driftLimit?.most ?? .nan),
      "gate": .strings(recognizer.gate.rules.map(\.text)),
      "arbitration": .string(pop.arbitration.name),
      "is_mirrored": .bool(pop.isMirrored),
      "owner": .string(pop.owner.rawValue),
      "target": .string(pop.target.rawValue),
    ]
  }

  static func canonical(_ sweep: Sweep) -> JSONText {
    let fixed = (sweep.policies.first?.parameters ?? []).filter { $0.name != sweep.parameter }
    let (first, last) = (sweep.values.first ?? .nan, sweep.values.last ?? .nan)
    let steps = sweep.values.count
    let range: JSONText =
      sweep.values == Sweep.grid(from: first, to: last, steps: steps)
      ? ["from": .number(first), "to": .number(last), "steps": .count(steps)]
      : ["values": .numbers(sweep.values)]
    // A preset decides more than its parameters: how velocity is read.
    let start: JSONText = sweep.name == sweep.family.name ? [:] : ["policy": .string(sweep.name)]
    return ["family": .string(sweep.family.name)] + start
      + ["parameter": .string(sweep.parameter)] + range
      + .object(fixed.map { canonical($0, of: sweep.family) })
  }

  /// A recognizer: a preset's name, or what an experiment changes of one.
  package static func canonical(_ preset: RecognizerPreset) -> JSONText {
    guard let base = preset.base else { return .string(preset.name) }
    return ["name": .string(preset.name), "recognizer": .string(base)]
      + .object(preset.changes.map { .init($0.name, .number($0.value)) })
      + (preset.content.map { ["content": .string($0.rawValue)] } ?? [:])
  }
}
