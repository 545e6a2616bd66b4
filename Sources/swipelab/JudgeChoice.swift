import Experimentation
import NavigationModel
import OptionParsing
import PopGesture

/// What the options of `judge` choose: policies, a recognizer and an estimator, by name, from an
/// experiment or from the presets.
struct JudgeChoice {
  private let arguments: ParsedArguments
  private let experiment: Experiment?

  /// Reads the experiment, if one is named.
  init(_ arguments: ParsedArguments) throws(Failure) {
    self.arguments = arguments
    experiment =
      try arguments.string("--experiment").map { path throws(Failure) in
        try SharedOptions.load([path]).first?.experiment
      } ?? nil
  }

  /// The judge; every unknown name at once.
  func judge() throws(Failure) -> SwipeJudge {
    var problems: [String] = []
    func find<Value>(
      _ option: String, _ name: String, _ known: [String], _ value: Value?
    ) -> Value? {
      if value == nil {
        let nearest = nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" }
        problems.append(
          "error: \(option): unknown name \"\(name)\""
            + (nearest
              ?? (known.count > 12
                ? "; `swipelab list` prints every name"
                : "; known: \(known.joined(separator: ", "))"))
        )
      }
      return value
    }
    let own = experiment?.policies ?? []
    let known =
      own.map(\.name) + PolicyCatalog.names.filter { name in !own.contains { $0.name == name } }
    let names =
      arguments.list("--policies") ?? experiment?.policies.map(\.name)
      ?? (arguments.list("--systems") == nil ? PolicyPreset.all.map(\.name) : [])
    let policies = names.compactMap { name in
      find("--policies", name, known, own.first { $0.name == name } ?? Self.preset(name))
    }
    let wanted = arguments.string("--recognizer") ?? experiment?.recognizers.first?.name ?? "pan"
    let preset = RecognizerPreset.all.first { $0.name == wanted }
    _ = find(
      "--recognizer", wanted,
      RecognizerPreset.all.map(\.name) + SystemCatalog.all.map(\.name),
      preset?.name ?? SystemCatalog.named(wanted)?.name)
    let ownSystems = experiment?.systems ?? []
    let systemNames = arguments.list("--systems") ?? ownSystems.map(\.name)
    let systems = systemNames.compactMap { name in
      find(
        "--systems", name, ownSystems.map(\.name) + SystemCatalog.all.map(\.name),
        ownSystems.first { $0.name == name } ?? SystemCatalog.named(name))
    }
    // An experiment's policies have the estimator that the experiment chose.
    let choiceName = arguments.string("--velocity-estimator") ?? VelocityChoice.ownName
    let choice = find(
      "--velocity-estimator", choiceName, VelocityChoice.names, VelocityChoice(name: choiceName))
    guard problems.isEmpty, let choice else {
      throw Failure(.wrongUsage, problems.joined(separator: "\n"))
    }
    let told = policies.map { choice.applied(to: $0) }
    guard
      let behind = preset.map({ JudgeContest($0, told) })
        ?? SystemCatalog.named(wanted).map({ JudgeContest($0, told) })
    else { return SwipeJudge([]) }
    let contests =
      (policies.isEmpty ? [] : [behind])
      + (systems.isEmpty ? [] : [JudgeContest(systems.map { choice.applied(to: $0) })])
    return SwipeJudge(contests, screens: experiment?.screens ?? [])
  }

  private static func preset(_ name: String) -> NamedPolicy? {
    PolicyCatalog.start(named: name).flatMap { try? $0.policy(named: name) }
  }
}
