package import NavigationModel
package import PolicyLibrary
import PopGesture
public import StrictFiles
package import SwipeSimulation

extension Experiment {
  /// The experiment with every default filled in, in one canonical form: what its digest is over.
  ///
  /// Keys of later versions are there only where they are given, so that older digests stay.
  public var canonical: JSONText { ExperimentKey.allCases.canonical(self) }

  /// What the experiment is about says so; nothing else has the key.
  func marked(_ text: JSONText, as one: Subject) -> JSONText {
    guard subject == one, case .object(let members) = text else { return text }
    return .object(members + [.init(SubjectForm.key.name, true)])
  }

  static func canonical(_ prior: IntentPrior) -> JSONText {
    .object(
      [JSONText.Member("name", .string(prior.name))]
        + prior.shares.map { .init($0.intent.rawValue, .number($0.share)) })
  }

  static func canonical(_ assumption: Assumption) -> JSONText {
    [
      "name": .string(assumption.name),
      "settings": .array(assumption.settings.map { .string($0) }),
      "values": .array(assumption.values.map { .number($0) }),
    ]
  }

  /// A population with all its settings.
  package static func canonical(_ population: Population) -> JSONText {
    let settings = PopulationSetting.all.compactMap { setting -> JSONText.Member? in
      let value = setting.value(in: population)
      return value == setting.unsaid ? nil : .init(setting.name, .number(value))
    }
    let (a, b) = (Double(population.slowShapeA), Double(population.slowShapeB))
    return .object(
      [JSONText.Member("name", .string(population.name))] + settings + [
        .init("slow_share_mean", .number(a / (a + b))),
        .init("slow_share_persons", .number(a + b)),
        .init("panel", canonical(population.panel)),
        .init("right_going", canonical(population.rightGoing)),
        .init("left_going", canonical(population.leftGoing)),
        .init("reading", canonical(population.reading)),
        .init("browsing", canonical(population.browsing)),
      ])
  }

  /// What of a panel is no setting of its own.
  private static func canonical(_ panel: TouchPanel) -> JSONText {
    [
      "steps_per_pt": .number(panel.stepsPerPoint.map { Double($0) } ?? .nan),
      "lift_delay_min_ms": .number(Double(panel.liftDelay.lowerBound)),
      "lift_delay_max_ms": .number(Double(panel.liftDelay.upperBound)),
    ]
  }

  /// A scroll model as population files describe it.
  package static func canonical(_ model: ScrollModel) -> JSONText {
    PeopleForms.scrollModel.write(model)
  }

  /// A stroke model as population files describe it.
  package static func canonical(_ model: StrokeModel) -> JSONText {
    func row(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }
    func shortest(_ value: Float) -> JSONText { .number(Double(value.description) ?? .nan) }
    return [
      "mean": row((0..<5).map { model.means[$0] }),
      "between_people": .array(model.between.rows.map(row)),
      "within_person": .array(model.within.rows.map(row)),
      "bow_mean": shortest(model.bow.mean),
      "bow_between_people": shortest(model.bow.betweenPeople),
      "bow_within_person": shortest(model.bow.withinPerson),
      "lift_shift": shortest(model.liftShift),
    ]
  }

  /// A screen with all its sizes.
  package static func canonical(_ screen: Screen) -> JSONText {
    let sizes: [JSONText.Member] = [
      .init("name", .string(screen.name)),
      .init("title", .string(screen.title)),
      .init("width_pt", .number(screen.width)),
      .init("height_pt", .number(screen.height)),
      .init("view_width_pt", .number(screen.viewWidth)),
      .init("mm_per_pt", .number(screen.millimetresPerPoint)),
      .init("touch_steps_per_pt", .number(screen.touchStepsPerPoint)),
      .init("class", .string(screen.kind.rawValue)),
    ]
    // Only where it is the screen's own: others have their population's.
    return .object(sizes + (screen.touchRate.map { [.init("touch_rate_hz", .number($0))] } ?? []))
  }

  /// A policy with everything that decides what it does.
  package static func canonical(_ policy: NamedPolicy) -> JSONText {
    .object(
      [
        JSONText.Member("name", .string(policy.name)),
        .init("family", .string(policy.family.name)),
        .init("velocity_estimator", .string(policy.reading.estimator.rawValue)),
      ] + policy.parameters.map { canonical($0, of: policy.family) })
  }

  /// A parameter as experiments write it.
  private static func canonical(
    _ given: (name: String, value: Double), of family: PolicyFamily
  ) -> JSONText.Member {
    let parameter = family.parameters.first { $0.name == given.name }
    let word = parameter?.word(for: given.value)
    return .init(given.name, word.map { .string($0) } ?? .number(given.value))
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
      "gate": .array(recognizer.gate.rules.map { .string($0.text) }),
      "arbitration": .string(pop.arbitration.name),
      "is_mirrored": .bool(pop.isMirrored),
      "owner": .string(pop.owner.rawValue),
      "target": .string(pop.target.rawValue),
    ]
  }

  static func canonical(_ sweep: Sweep) -> JSONText {
    let fixed = (sweep.policies.first?.parameters ?? []).filter { $0.name != sweep.parameter }
    // A preset decides more than its parameters: how velocity is read.
    let start: [JSONText.Member] =
      sweep.name == sweep.family.name ? [] : [.init("policy", .string(sweep.name))]
    let (first, last) = (sweep.values.first ?? .nan, sweep.values.last ?? .nan)
    let isEven =
      sweep.values == Sweep.grid(from: first, to: last, steps: sweep.values.count)
    let range: [JSONText.Member] =
      isEven
      ? [
        .init("from", .number(first)), .init("to", .number(last)),
        .init("steps", .integer(Int64(sweep.values.count))),
      ] : [.init("values", .array(sweep.values.map { .number($0) }))]
    return .object(
      [JSONText.Member("family", .string(sweep.family.name))] + start
        + [.init("parameter", .string(sweep.parameter))] + range
        + fixed.map { canonical($0, of: sweep.family) })
  }

  /// A recognizer: a preset's name, or what an experiment changes of one.
  package static func canonical(_ preset: RecognizerPreset) -> JSONText {
    guard let base = preset.base else { return .string(preset.name) }
    return .object(
      [JSONText.Member("name", .string(preset.name)), .init("recognizer", .string(base))]
        + preset.changes.map { .init($0.name, .number($0.value)) }
        + (preset.content.map { [.init("content", .string($0.rawValue))] } ?? []))
  }
}
