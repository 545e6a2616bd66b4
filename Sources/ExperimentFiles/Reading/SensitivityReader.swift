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
    return parts("sensitivity", kind: "assumption", canBeRenamed: false, name: \.name) {
      reader, element in
      reader.part(
        element, "this variation", else: "each variation is a name or an object",
        named: { $0.assumption(named: $1, at: element.position) }, described: { $0.variation() })
    }
  }

  private mutating func assumption(named name: String, at position: SourcePosition) -> Assumption? {
    if name == "all" {
      report(
        at: position, "\"all\" is every assumption already",
        hint: "write \"sensitivity\": \"all\", or name settings of your own without it")
      return nil
    }
    return lookUp(name, "assumption", in: Assumption.all, at: position, \.name)
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
    if let setting = word("setting", PopulationSetting.all, kind: "population setting", \.name) {
      found = Assumption(setting.name, [setting.name], [], "as set")
    }
    guard let found, let values = settingValues(of: found) else { return nil }
    return Assumption(found.name, found.settings, values, found.summary)
  }

  /// The values to try, each in the range of every setting that takes it.
  private mutating func settingValues(of assumption: Assumption) -> [Double]? {
    let range = PeopleForms.range(of: assumption.settings)
    let before = problems.count
    let values = numbers(
      "values", in: range,
      rule: "a value of \(assumption.name) is a number \(NumberForm(range, "").words)")
    return problems.count == before ? values?.sorted() : nil
  }
}
