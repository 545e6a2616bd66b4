import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads what about people is varied: `"all"`, or a list of assumptions, by name, with values of
  /// the file's own, or of any setting of a population.
  mutating func sensitivity() -> [Assumption]? {
    guard let node = member("sensitivity")?.node else { return nil }
    if case .string("all") = node.value { return Assumption.all }
    if case .string = node.value {
      report(
        at: node.position, "\"sensitivity\" must be a list, [ ... ], or \"all\"",
        hint: "write \"all\", or names in a list (`swipelab list assumptions`)")
      return nil
    }
    guard let elements = list("sensitivity") else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      guard let assumption = assumption(element),
        isNew(assumption.name, kind: "assumption", at: element.position, in: &seen)
      else { return nil }
      return assumption
    }
  }

  private mutating func assumption(_ element: JSONNode) -> Assumption? {
    switch element.value {
    case .string(let name): return assumption(named: name, at: element.position)
    case .object:
      var reader = ObjectReader(element, file: file, what: "this variation")
      defer { report(reader.problems) }
      return reader.variation()
    default:
      report(
        at: element.position,
        "each variation is a name or an object, not \(element.value.kindName)")
      return nil
    }
  }

  private mutating func assumption(named name: String, at position: SourcePosition) -> Assumption? {
    if name == "all" {
      report(
        at: position, "\"all\" is every assumption already",
        hint: "write \"sensitivity\": \"all\", or name settings of your own without it")
      return nil
    }
    return lookUp(name, kind: "assumption", among: Assumption.all.map(\.name), at: position) {
      wanted in
      Assumption.all.first { $0.name == wanted }
    }
  }

  /// An object with an assumption or a setting, and the values to try.
  private mutating func variation() -> Assumption? {
    keep(to: PeopleForms.variation)
    let given = (assumption: member("assumption")?.node, setting: member("setting")?.node)
    guard (given.assumption == nil) != (given.setting == nil) else {
      report(
        at: node.position, "a variation names either an \"assumption\" or a \"setting\"",
        hint: "`swipelab list assumptions` and `swipelab list population-settings` print them")
      return nil
    }
    var found: Assumption?
    if let node = given.assumption, let name = text("assumption") {
      found = assumption(named: name, at: node.position)
    }
    if let node = given.setting, let name = text("setting") {
      let known = PopulationSetting.all.map(\.name)
      if lookUp(
        name, kind: "population setting", among: known, at: node.position,
        find: { wanted in known.first { $0 == wanted } }) != nil
      {
        found = Assumption(name, [name], [], "as set")
      }
    }
    guard let found, let values = settingValues(of: found) else { return nil }
    return Assumption(found.name, found.settings, values, found.summary)
  }

  /// The values to try, each in the range of every setting that takes it.
  private mutating func settingValues(of assumption: Assumption) -> [Double]? {
    guard let elements = list("values") else { return nil }
    let range = PeopleForms.range(of: assumption.settings)
    var seen: [String: SourcePosition] = [:]
    let values = elements.compactMap { element -> Double? in
      guard case .number(let value, _) = element.value, range.contains(value) else {
        report(
          at: element.position,
          "a value of \(assumption.name) is a number \(NumberForm(range, "").words)")
        return nil
      }
      return isNew(plain(value), kind: "value", at: element.position, in: &seen) ? value : nil
    }
    return values.count == elements.count ? values.sorted() : nil
  }

  /// Reports variations that could change nothing.
  mutating func reportSensitivity(of experiment: Experiment) {
    guard let key = member("sensitivity"), !experiment.sensitivity.isEmpty else { return }
    if experiment.policies.isEmpty, experiment.systems.isEmpty {
      report(
        at: key.keyPosition, "\"sensitivity\" varies what policies or systems judge",
        hint: "add \"policies\", or remove it")
    }
    if experiment.screens.allSatisfy({ $0.touchRate != nil }),
      experiment.sensitivity.contains(where: { $0.settings == ["touch_rate_hz"] })
    {
      report(
        at: key.node.position, "the touch rate cannot be varied: every screen has its own",
        hint: "name the other assumptions one by one, or remove \"touch_rate_hz\" from a screen")
    }
  }
}
