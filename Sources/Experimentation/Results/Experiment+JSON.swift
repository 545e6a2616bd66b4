import PopGesture
import SwipeSimulation

extension Experiment {
  /// The experiment with every default filled in, in one canonical form: what its digest is over.
  public var canonical: JSONText {
    [
      "question": .string(question),
      "seed": .unsigned(seed),
      "participants": .integer(Int64(participants)),
      "swipes_per_intent": .integer(Int64(swipesPerIntent)),
      "population": .string(population.name),
      "intents": .array(intents.map { .string($0.rawValue) }),
      "screens": .array(screens.map(Self.canonical)),
      "contexts": .array(contexts.map { .string($0.rawValue) }),
      "recognizers": .array(recognizers.map { .string($0.name) }),
      "velocity_estimator": .string(velocityEstimator.rawValue),
      "policies": .array(
        policies.map { Self.canonical($0.name, $0.family, $0.parameters, boundary: $0.boundary) }),
      "sweeps": .array(sweeps.map(Self.canonical)),
      "margin": .number(margin),
    ]
  }

  private static func canonical(_ screen: Screen) -> JSONText {
    [
      "name": .string(screen.name),
      "title": .string(screen.title),
      "width_pt": .number(screen.width),
      "height_pt": .number(screen.height),
      "view_width_pt": .number(screen.viewWidth),
      "mm_per_pt": .number(screen.millimetresPerPoint),
      "touch_steps_per_pt": .number(screen.touchStepsPerPoint),
      "class": .string(screen.kind.rawValue),
    ]
  }

  private static func canonical(
    _ name: String, _ family: PolicyFamily, _ parameters: [(name: String, value: Double)],
    boundary: ThresholdBoundary
  ) -> JSONText {
    .object(
      [
        JSONText.Member("name", .string(name)), .init("family", .string(family.name)),
        .init("boundary", .string(boundary.rawValue)),
      ] + parameters.map { .init($0.name, .number($0.value)) })
  }

  private static func canonical(_ sweep: Sweep) -> JSONText {
    let fixed = (sweep.policies.first?.parameters ?? []).filter { $0.name != sweep.parameter }
    return .object(
      [
        JSONText.Member("family", .string(sweep.family.name)),
        .init("parameter", .string(sweep.parameter)),
        .init("from", .number(sweep.values.first ?? .nan)),
        .init("to", .number(sweep.values.last ?? .nan)),
        .init("steps", .integer(Int64(sweep.values.count))),
      ] + fixed.map { .init($0.name, .number($0.value)) })
  }
}
