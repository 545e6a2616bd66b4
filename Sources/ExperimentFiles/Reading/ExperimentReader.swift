import NavigationModel
import PolicyLibrary
import PopGesture
public import StrictFiles
import SwipeSimulation

extension Experiment {
  /// Reads and validates an experiment file.
  ///
  /// - Parameters:
  ///   - path: the file; the experiment takes its name.
  ///   - overrides: values from the command line that replace those of the file.
  /// - Throws: every problem of the file at once, with its place and a remedy.
  public static func load(
    path: String, overrides: Overrides = Overrides()
  ) throws(Diagnostics) -> Experiment {
    let name = try name(ofFile: path)
    let node = try JSONNode.load(path: path)
    return try read(node, file: path, name: name, overrides: overrides)
  }

  /// Values from the command line that replace those of the file.
  public struct Overrides: Sendable {
    /// Replaces the seed.
    public var seed: UInt64?
    /// Replaces the number of participants.
    public var participants: Int?

    /// What the run may take.
    public var limit = Limit()

    /// Replaces the limit of false triggers, and the prices of one.
    public var falseTriggers, costRatio: Double?
    /// Replaces the number of worlds.
    public var worlds: Int?
    /// Replaces the seed of the worlds.
    public var worldSeed: UInt64?
    /// Whether settings are chosen in detail even where the file does not ask for it.
    public var tunesAnyway = false
    /// Whether people are added until rates are precise: then there are enough for balanced draws
    /// from the start, so that the draws do not change on the way.
    public var addsPeople = false

    /// Creates overrides; nil keeps the file's value.
    public init(seed: UInt64? = nil, participants: Int? = nil) {
      self.seed = seed
      self.participants = participants
    }
  }

  /// How much a run may take, of memory and of disk.
  public struct Limit: Sendable {
    /// Bytes of either.
    public var memory = RunSize.usualBudget
    /// Concurrent workers, each of which takes memory.
    public var workers = 1

    /// What is usual.
    public init() {}
  }

  /// Validates a document that was read as JSON.
  public static func read(
    _ node: JSONNode, file: String, name: String, overrides: Overrides = Overrides()
  ) throws(Diagnostics) -> Experiment {
    var reader = ObjectReader(node, file: file, what: "the experiment")
    if case .object = node.value {
      reader.allowOnly(
        [ExperimentKey.schemaKey] + ExperimentKey.allCases.map(\.name),
        retired: ExperimentKey.retired)
      _ = reader.text(ExperimentKey.schemaKey)
      if reader.member("systems") == nil, reader.flag("claims") != true,
        reader.flag("cases") != true
      {
        reader.require("policies", "[\"half-width\", \"one-third\"]")
      }
    }
    let question = reader.line("question")
    let seed = reader.whole("seed", in: ExperimentRange.seed)
    let participants = reader.whole("participants", in: ExperimentRange.participants)
    let swipes = reader.whole("swipes_per_intent", in: ExperimentRange.swipesPerIntent)
    let asked = overrides.participants ?? participants.map { Int($0) } ?? 8000
    let people = reader.people(asked, areAdded: overrides.addsPeople)
    let design = reader.design(for: people)
    let margin = reader.number("margin", .proportion)
    let choice = reader.velocityEstimator() ?? .own
    let sweeps = reader.sweeps()
    let intents = reader.intents() ?? IntentCatalog.defaults
    var experiment = Experiment(
      name: name,
      question: question ?? "Which completion policy should this app use?",
      seed: overrides.seed ?? seed ?? 1,
      participants: people,
      swipesPerIntent: swipes.map { Int($0) } ?? (design == .balanced ? 1 : 20),
      design: design,
      population: reader.population() ?? .everyday,
      intents: intents,
      screens: reader.screens() ?? ScreenCatalog.defaults,
      contexts: reader.contexts() ?? [.plain],
      recognizers: reader.recognizers(with: sweeps.recognizers),
      policies: (reader.policies() ?? []).map { choice.applied(to: $0) },
      systems: (reader.systems() ?? []).map { choice.applied(to: $0) },
      testsClaims: reader.flag("claims") ?? false,
      sweeps: sweeps.policies.map { choice.applied(to: $0) },
      margin: margin ?? 0.01,
      velocityEstimator: choice)
    experiment.playsCases = reader.flag("cases") ?? false
    experiment.subject = reader.subject?.what
    experiment.priors = reader.priors(of: intents) ?? []
    experiment.costRatios = reader.costRatios() ?? Experiment.defaultCostRatios
    experiment.sensitivity = reader.sensitivity() ?? []
    let isNoneWanted = reader.member("sweeps") != nil && sweeps.policies.isEmpty
    experiment.usualSweeps =
      isNoneWanted ? [] : UsualSweeps.of(experiment).map { choice.applied(to: $0) }
    experiment.ownTuning = (reader.limits() ?? .usual, reader.tuning())
    (experiment.limits, experiment.tuning) = experiment.ownTuning
    reader.readWorlds(of: &experiment, overrides)
    if let limit = overrides.falseTriggers { experiment.limits.falseTriggers = limit }
    if overrides.tunesAnyway, experiment.tuning == nil { experiment.tuning = Tuning() }
    if let ratio = overrides.costRatio { experiment.tuning?.costRatios = [ratio] }
    // First: what follows looks at every condition.
    if reader.reportSize(of: experiment, overrides.limit), let excess = Diagnostics(reader.problems)
    {
      throw excess
    }
    reader.reportWholePages(of: experiment)
    reader.reportSensitivity(of: experiment)
    reader.reportTuning(of: experiment)
    if let problems = Diagnostics(reader.problems) { throw problems }
    experiment.source = source(of: node, population: reader.populationFile, experiment, overrides)
    return experiment
  }

  /// The file's name without its folder and its ending: that of the experiment.
  ///
  /// - Throws: why no experiment can have it.
  public static func name(ofFile path: String) throws(Diagnostics) -> String {
    let last = path == FileBytes.standardStream ? "standard-input" : PathParts(path)?.name ?? ""
    let stem = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    guard !stem.isEmpty, !stem.hasPrefix(".") else {
      throw Diagnostics(
        Diagnostic(
          file: path, "an experiment file needs a name, which its report folder takes over",
          hint: "call it something like widths.json"))
    }
    if let problem = problem(withName: stem) {
      throw Diagnostics(
        Diagnostic(
          file: path, "the file's name, which its report takes over, \(problem)",
          hint: "rename the file: \(NameRule.remedy)"))
    }
    return stem
  }

  /// What is wrong with a name that files and folders are called by, to follow it in a sentence;
  /// nil where nothing is.
  package static func problem(withName name: String) -> String? {
    // Brackets are frequent in names of files; where links are made of them they are escaped.
    name.utf8.contains(UInt8(ascii: "/"))
      ? "has a slash in it" : NameRule.problem(with: name, allowing: "[]")
  }
}

extension ObjectReader {
  /// For which screens a decision is made, in how many worlds it is to hold, and their seed.
  fileprivate mutating func readWorlds(
    of experiment: inout Experiment, _ overrides: Experiment.Overrides
  ) {
    experiment.hasOneRule = flag("one_rule") ?? false
    let worlds = whole("worlds", in: ExperimentRange.worlds).map { Int($0) }
    let seed = whole("world_seed", in: ExperimentRange.seed)
    experiment.worldSeed = overrides.worldSeed ?? seed ?? 1
    if experiment.canHaveWorlds {
      experiment.worlds = overrides.worlds ?? worlds ?? Experiment.usualWorlds
    }
  }

  fileprivate mutating func intents() -> [Intent]? {
    names("intents", kind: "intent", known: IntentCatalog.entries.map(\.intent.rawValue)) {
      Intent(rawValue: $0)
    }
  }

  fileprivate mutating func contexts() -> [PageContext]? {
    names("contexts", kind: "context", known: PageContext.all.map(\.name), find: PageContext.named)
  }

  /// Reports what whole pages do not know: sweeps.
  fileprivate mutating func reportWholePages(of experiment: Experiment) {
    guard let condition = experiment.conditions.first(where: experiment.needsWholePages) else {
      return
    }
    let cause =
      if condition.recognizer == nil {
        "with systems"
      } else if !condition.context.isOrdinary {
        "on the page \"\(condition.context.name)\""
      } else {
        "with intents of two touches"
      }
    guard let key = member("sweeps"), !experiment.sweeps.isEmpty else { return }
    report(
      at: key.node.position, "sweeps are counted on plain pages only, not \(cause)",
      hint: "put them into an experiment of their own")
  }

  /// The name of one estimate for all.
  fileprivate mutating func velocityEstimator() -> VelocityChoice? {
    let key = "velocity_estimator"
    guard let node = member(key)?.node else { return nil }
    if case .array = node.value {
      report(
        at: node.position, "\"\(key)\" is one name for all policies, not a list",
        hint: "to compare a rule with another estimate, add it to \"policies\" once more:"
          + " { \"family\": \"telegram\", \"\(key)\": \"uikit-blend\" }")
      return nil
    }
    guard let name = text(key) else { return nil }
    return lookUp(
      name, kind: "velocity estimator", among: VelocityChoice.names, at: node.position,
      find: VelocityChoice.init)
  }
}
