public import StrictFiles
import SwipeSimulation

extension Experiment {
  /// An experiment file that reads as this experiment wherever it lies: the file's own keys without
  /// comments, what the command line replaced, and the content of a population file in place of its
  /// name.
  public var standalone: JSONText {
    // All three, as defaults depend on the number of people.
    source.setting("participants", .integer(Int64(participants)))
      .setting("swipes_per_intent", .integer(Int64(swipesPerIntent)))
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
    if let worlds = overrides.worlds { text = text.setting("worlds", .integer(Int64(worlds))) }
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
  static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  /// An object with the members of both; what is no object has none.
  static func + (one: JSONText, other: JSONText) -> JSONText {
    guard case .object(let members) = one, case .object(let others) = other else { return one }
    return .object(members + others)
  }

  fileprivate func without(_ key: String) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }

  /// An object without the members that are empty lists.
  fileprivate var withoutEmptyLists: JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .array([]) })
  }

  /// An object with a member set: in its place where there is one, else at the end.
  fileprivate func setting(_ key: String, _ value: JSONText) -> JSONText {
    guard case .object(var members) = self else { return self }
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place] = Member(key, value)
    } else {
      members.append(Member(key, value))
    }
    return .object(members)
  }
}
