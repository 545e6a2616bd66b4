import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

/// What about people or pages is varied.
enum SensitivityForm {
  /// An assumption or a setting, with values of the file's own.
  private static let variation = ObjectForm(
    keys: [
      KeyForm("assumption", .name(Assumption.all.map(\.name)), "an assumption by its name"),
      KeyForm("setting", .name(PopulationSetting.all.map(\.name)), "any setting of a population"),
      KeyForm("values", .list(.number(.any)), "the values to try", such: "[0, 0.5, 1]"),
    ], summary: "an assumption or a setting, with values to try", anyOf: ["assumption", "setting"],
    rules: rules("assumption", Assumption.all.map { ($0.name, range(of: $0.settings)) })
      + rules("setting", PopulationSetting.all.map { ($0.name, $0.range) }))

  private static func rules(
    _ key: String, _ ranges: [(name: String, range: ClosedRange<Double>)]
  ) -> [JSONText] {
    JSONText.rules(where: key, of: ranges) { ["values": ["items": $0]] }
  }

  /// What each of several settings may be; without one, about pages, a share.
  private static func range(of settings: [String]) -> ClosedRange<Double> {
    if settings.isEmpty { return Assumption.shares }
    let ranges = PopulationSetting.all.filter { settings.contains($0.name) }.map(\.range)
    let low = ranges.map(\.lowerBound).max() ?? 0
    return low...max(low, ranges.map(\.upperBound).min() ?? 0)
  }

  private static let list = FieldType<[Assumption]>.list(
    of: PartType(
      "variation", .either([.name(Assumption.all.map(\.name)), .object(variation)]),
      rule: "each variation is a name or an object", named: named, described: described),
    "assumption", canBeRenamed: false, name: \.name
  ) {
    [
      "name": .string($0.name), "settings": .strings($0.settings), "values": .numbers($0.values),
    ]
  }

  /// `"all"`, or a list of assumptions, by name, with values of the file's own, or of any setting
  /// of a population.
  static let assumptions = FieldType<[Assumption]>(
    .either([.name(["all"]), list.form]), write: list.write,
    read: { reader, key in
      guard let text = reader.member(key)?.node.text else { return list.read(&reader, key) }
      if text == "all" { return Assumption.all }
      reader.report(
        at: key, "\"sensitivity\" must be a list, [ ... ], or \"all\"",
        hint: "write \"all\", or names in a list (`swipelab list assumptions`)")
      return nil
    })

  @Sendable private static func named(
    _ reader: inout ObjectReader, _ name: String, at position: SourcePosition
  ) -> Assumption? {
    if name != "all" {
      return reader.lookUp(name, "assumption", in: Assumption.all, at: position, \.name)
    }
    reader.report(
      at: position, "\"all\" is every assumption already",
      hint: "write \"sensitivity\": \"all\", or name settings of your own without it")
    return nil
  }

  @Sendable private static func described(_ reader: inout ObjectReader) -> Assumption? {
    reader.keep(to: variation)
    guard (reader.member("assumption") == nil) != (reader.member("setting") == nil) else {
      reader.report(
        at: reader.node.position,
        "a variation names either an \"assumption\" or a \"setting\"",
        hint: "`swipelab list assumptions` and `swipelab list population-settings` print them")
      return nil
    }
    var found = reader.text("assumption").flatMap {
      named(&reader, $0, at: reader.place(of: "assumption"))
    }
    if let setting = reader.word(
      "setting", PopulationSetting.all, kind: "population setting", \.name)
    {
      found = Assumption(setting.name, [setting.name], [], "as set")
    }
    guard let found else { return nil }
    // Each in the range of every setting that takes it.
    let form = NumberForm(range(of: found.settings), "")
    let values = reader.faultless {
      $0.numbers(
        "values", in: form.range, rule: "a value of \(found.name) is a number \(form.words)")
    }
    return values.map { Assumption(found.name, found.settings, $0.sorted(), found.summary) }
  }
}
