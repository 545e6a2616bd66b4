import ExperimentFiles
import NavigationModel
import PolicyLibrary
import Recordings
import StrictFiles

/// What the options of `judge` choose: policies, a recognizer and an estimator, by name, from an
/// experiment or from the presets.
struct JudgeChoice {
  private let arguments: ParsedArguments
  private let experiment: Experiment?
  private var problems: [String] = []

  /// Reads the experiment, if one is named.
  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    experiment =
      try arguments.string("--experiment").flatMap {
        try SharedOptions.load([$0]).first?.experiment
      }
  }

  /// The judge; every unknown name at once.
  mutating func judge() throws -> SwipeJudge {
    let (policies, systems, recognizer) = (policies(), systems(), recognizer())
    let name = arguments.string("--velocity-estimator") ?? VelocityChoice.ownName
    let choice = find(
      "--velocity-estimator", name, VelocityChoice.names,
      VelocityChoice.all.first { VelocityChoice.name($0) == name })
    guard problems.isEmpty, let choice, let recognizer else {
      throw Failure(.wrongUsage, problems.joined(separator: "\n"))
    }
    // An experiment's policies have the estimator that the experiment chose.
    let told = policies.map { choice.applied(to: $0) }
    let contests =
      (told.isEmpty ? [] : [recognizer(told)])
      + (systems.isEmpty ? [] : [JudgeContest(systems.map { choice.applied(to: $0) })])
    guard !contests.isEmpty else {
      throw Failure(
        usage: "the experiment has no policies and no systems to judge by; name some with"
          + " --policies or --systems")
    }
    return SwipeJudge(contests, screens: experiment?.screens ?? [])
  }

  private mutating func policies() -> [NamedPolicy] {
    let own = experiment?.policies ?? []
    let names =
      arguments.list("--policies") ?? experiment?.policies.map(\.name)
      ?? (arguments.list("--systems") == nil ? PolicyPreset.all.map(\.name) : [])
    return names.compactMap { name in
      find(
        "--policies", name, own.map(\.name) + PolicyCatalog.names,
        own.first { $0.name == name }
          ?? PolicyCatalog.start(named: name).flatMap { try? $0.policy(named: name) })
    }
  }

  private mutating func systems() -> [System] {
    let own = experiment?.systems ?? []
    let names = arguments.list("--systems") ?? own.map(\.name)
    return names.compactMap { name in
      find(
        "--systems", name, own.map(\.name) + SystemCatalog.all.map(\.name),
        own.first { $0.name == name } ?? SystemCatalog.named(name))
    }
  }

  /// What puts policies behind the recognizer that is asked for: the experiment's own, which may
  /// have numbers of their own, come first.
  private mutating func recognizer() -> (([NamedPolicy]) -> JudgeContest)? {
    let own = experiment?.recognizers ?? []
    let name = arguments.string("--recognizer") ?? own.first?.name ?? "pan"
    if let preset = (own + RecognizerPreset.all).first(where: { $0.name == name }) {
      return { JudgeContest(preset, $0) }
    }
    let known = (own + RecognizerPreset.all).map(\.name) + SystemCatalog.all.map(\.name)
    let system = find("--recognizer", name, known, SystemCatalog.named(name))
    return system.map { system in { JudgeContest(system, $0) } }
  }

  /// Notes a name that nothing has.
  private mutating func find<Value>(
    _ option: String, _ name: String, _ known: [String], _ value: Value?
  ) -> Value? {
    if value == nil {
      let isLong = known.count > 12 && didYouMean(name, among: known) == nil
      problems.append(
        isLong
          ? "error: \(option): unknown name \"\(name)\"; `swipelab list` prints every name"
          : Failure.unknown("\(option): unknown name", name, among: known))
    }
    return value
  }
}
