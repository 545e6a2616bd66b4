import NavigationModel
import PolicyLibrary
import PopGesture
package import StrictFiles
import SwipeSimulation

extension Experiment {
  /// Reads and validates an experiment file.
  ///
  /// - Parameters:
  ///   - path: the file; the experiment takes its name.
  ///   - overrides: values from the command line that replace those of the file.
  /// - Throws: every problem of the file at once, with its place and a remedy.
  package static func load(
    path: String, overrides: Overrides = Overrides()
  ) throws(Diagnostics) -> Experiment {
    let name = try name(ofFile: path)
    let (node, slips) = try JSONNode.loadPastSlips(path: path)
    let experiment: Experiment
    do throws(Diagnostics) {
      experiment = try read(node, file: path, name: name, overrides: overrides)
    } catch {
      // What stands in the file is reported with how it is written.
      throw Diagnostics(slips + error.list) ?? error
    }
    if let problems = Diagnostics(slips) { throw problems }
    return experiment
  }

  /// Values from the command line that replace those of the file.
  package struct Overrides: Sendable {
    package var seed: UInt64?
    package var participants: Int?
    /// What the run may take.
    package var limit = Limit()
    /// Replaces the limit of false triggers, and the prices of one.
    package var falseTriggers, costRatio: Double?
    package var worlds: Int?
    package var worldSeed: UInt64?
    /// Whether settings are chosen in detail even where the file does not ask for it.
    package var tunesAnyway = false
    /// Whether people are added until rates are precise: then there are enough for balanced draws
    /// from the start, so that the draws do not change on the way.
    package var addsPeople = false

    /// Creates overrides; nil keeps the file's value.
    package init(seed: UInt64? = nil, participants: Int? = nil) {
      (self.seed, self.participants) = (seed, participants)
    }
  }

  /// How much a run may take, of memory and of disk.
  package struct Limit: Sendable {
    /// Bytes of either.
    package var memory = RunSize.usualBudget
    /// Concurrent workers, each of which takes memory.
    package var workers = 1

    package init() {}
  }

  /// Validates a document that was read as JSON, by a table of keys.
  package static func read(
    _ node: JSONNode, file: String, name: String, overrides: Overrides = Overrides(),
    keys: [ExperimentKey] = ExperimentKey.allCases
  ) throws(Diagnostics) -> Experiment {
    var reader = ObjectReader(node, file: file, what: "the experiment")
    if case .object = node.value {
      reader.allowOnly([ExperimentKey.schemaKey] + keys.map(\.name), retired: ExperimentKey.retired)
      _ = reader.text(ExperimentKey.schemaKey)
      if reader.member("systems") == nil, reader.flag("claims") != true,
        reader.flag("cases") != true
      {
        reader.require("policies", such: "[\"half-width\", \"one-third\"]")
      }
    }
    var experiment = Experiment(name: name)
    for key in keys { key.read(&reader, &experiment) }
    for key in keys { key.complete?(&reader, &experiment, overrides) }
    // First: what follows looks at every condition.
    if reader.reportSize(of: experiment, overrides.limit), let excess = Diagnostics(reader.problems)
    {
      throw excess
    }
    for key in keys { key.check?(&reader, experiment) }
    if let problems = Diagnostics(reader.problems) { throw problems }
    experiment.source = source(of: node, population: reader.populationFile, experiment, overrides)
    return experiment
  }

  /// The file's name without its folder and its ending: that of the experiment.
  ///
  /// - Throws: why no experiment can have it.
  package static func name(ofFile path: String) throws(Diagnostics) -> String {
    let last = path == FileBytes.standardStream ? "standard-input" : PathParts(path)?.name ?? ""
    let stem = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    guard !stem.isEmpty, !stem.hasPrefix(".") else {
      throw Diagnostics(
        file: path, "an experiment file needs a name, which its report folder takes over",
        hint: "call it something like widths.json")
    }
    if let problem = problem(withName: stem) {
      throw Diagnostics(
        file: path, "the file's name, which its report takes over, \(problem)",
        hint: "rename the file: \(NameRule.remedy)")
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

extension Experiment {
  /// An experiment file that reads as this experiment wherever it lies: the file's own keys without
  /// comments, what the command line replaced, and the content of a population file in place of its
  /// name.
  package var standalone: JSONText {
    // All three, as defaults depend on the number of people.
    source.setting("participants", .count(participants))
      .setting("swipes_per_intent", .count(swipesPerIntent))
      .setting("design", .string(design.rawValue))
  }

  /// What was read, with everything that came from elsewhere.
  static func source(
    of node: JSONNode, population: JSONText?, _ experiment: Experiment, _ overrides: Overrides
  ) -> JSONText {
    // Where the schema lies is no part of it.
    var text = JSONText(node).without(ExperimentKey.schemaKey)
    if let population { text = text.setting("population", population) }
    if let seed = overrides.seed { text = text.setting("seed", .unsigned(seed)) }
    if let worlds = overrides.worlds { text = text.setting("worlds", .count(worlds)) }
    if let seed = overrides.worldSeed { text = text.setting("world_seed", .unsigned(seed)) }
    if overrides.falseTriggers != nil {
      text = text.setting("limits", ExperimentForms.limits.write(experiment.limits))
    }
    if overrides.tunesAnyway, let tuning = experiment.tuning {
      text = text.setting(
        "tune", tuning == Tuning() ? true : ExperimentForms.tuning.write(tuning).withoutEmptyLists)
    }
    return text
  }
}

extension JSONText {
  static func count(_ number: Int) -> JSONText { .integer(Int64(number)) }

  static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  /// An object with the members of both; what is no object has none.
  static func + (one: JSONText, other: JSONText) -> JSONText {
    .object(one.members + other.members)
  }

  fileprivate func without(_ key: String) -> JSONText {
    .object(members.filter { $0.key != key })
  }

  /// An object without the members that are empty lists.
  fileprivate var withoutEmptyLists: JSONText {
    .object(members.filter { $0.value != .array([]) })
  }

  /// An object with a member set: in its place where there is one, else at the end.
  fileprivate func setting(_ key: String, _ value: JSONText) -> JSONText {
    var members = members
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place] = Member(key, value)
    } else {
      members.append(Member(key, value))
    }
    return .object(members)
  }
}
