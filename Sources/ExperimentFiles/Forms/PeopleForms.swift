import NavigationModel
import StrictFiles
import SwipeSimulation

/// Populations, priors and variations of experiment files.
enum PeopleForms {
  private static let presets = ValueForm.name(Population.all.map(\.name))

  static let scrollModel = ObjectType<ScrollModel>(
    ScrollModelNumber.all.map { number in
      let form = NumberForm(number.range, "a number")
      return ObjectField(
        KeyForm(number.name, .number(form), number.summary),
        write: { .number(number.value(in: $0)) },
        read: { reader, model in
          if let value = reader.number(number.name, form) { number.set(value, in: &model) }
        })
    }, summary: "what is changed of how scrolls of one kind are drawn")

  /// A population with settings of the file's own.
  static let population = ObjectType<Population>(
    [
      // Both once all else is known.
      ObjectField(
        KeyForm("name", .ownName, "its name in reports; its base with what is changed")
      ) { _, _ in },
      ObjectField(
        "base", .word("population", Population.all) { $0.name }, at: \.self,
        "the population to start from", default: .everyday),
      ObjectField(KeyForm("source", .line, "where its numbers come from, for reports")) { _, _ in },
      ObjectField(
        KeyForm(
          "slow_share_mean", .number(.slowShareMean), "mean over people of their share of slow taps"
        )
      ) { $0.slowShare(&$1) },
      // With the mean.
      ObjectField(
        KeyForm(
          "slow_share_persons", .number(.slowSharePersons),
          "how alike people are in it: the weight of the beta distribution")
      ) { _, _ in },
      strokes("right_going", at: \.rightGoing, "strokes to the right"),
      strokes("left_going", at: \.leftGoing, "strokes to the left"),
      scrolls("reading", at: \.reading, "scrolls of people who read"),
      scrolls("browsing", at: \.browsing, "scrolls of people who browse"),
    ]
      + PopulationSetting.all.map { setting in
        let form = NumberForm(setting.range, "a number")
        return ObjectField(
          KeyForm(
            setting.name, .number(form), setting.summary,
            default: .number(setting.value(in: .everyday)))
        ) { reader, people in
          if let value = reader.number(setting.name, form) { setting.set(value, in: &people) }
        }
      }, summary: "a population with other settings")

  private static func strokes(
    _ key: String, at path: any WritableKeyPath<Population, StrokeModel> & Sendable,
    _ summary: String
  ) -> ObjectField<Population> {
    let type = StrokeModelParts.type
    return ObjectField(KeyForm(key, .shared("stroke-model", .object(type.form)), summary)) {
      reader, people in
      let start = StrokeModelParts(people[keyPath: path])
      if let parts = type.read(&reader, at: key, from: start) {
        people[keyPath: path] = parts.model
      }
    }
  }

  private static func scrolls(
    _ key: String, at path: any WritableKeyPath<Population, ScrollModel> & Sendable,
    _ summary: String
  ) -> ObjectField<Population> {
    ObjectField(KeyForm(key, .shared("scroll-model", .object(scrollModel.form)), summary)) {
      reader, people in
      if let model = scrollModel.read(&reader, at: key, from: people[keyPath: path]) {
        people[keyPath: path] = model
      }
    }
  }

  /// A preset, a file or an object.
  static let people = ValueForm.either([
    presets, .text(pattern: "\\.json$", words: "file"), .object(population.form),
  ])

  /// How often people want what; of two pops wanted at once it is not clear what one missed costs.
  static func prior(of intents: [Intent]) -> ObjectForm {
    let entries = IntentCatalog.entries.filter { intents.contains($0.intent) }
    return ObjectForm(
      [KeyForm.needed("name", .ownName, "its name in tables", such: "\"reading\"")]
        + entries.map { KeyForm($0.intent.rawValue, .number(.weight), $0.summary) },
      summary: "how often people want each intent, as weights")
  }

  /// Intents that priors weigh.
  static func weighed(_ intents: [Intent]) -> [Intent] { intents.filter { $0.role != .repeated } }

  /// What about people or pages is varied, with values of the file's own.
  static let variation = ObjectForm(
    [
      KeyForm("assumption", .name(Assumption.all.map(\.name)), "an assumption by its name"),
      KeyForm(
        "setting", .name(PopulationSetting.all.map(\.name)), "any setting of a population"),
      KeyForm.needed(
        "values", .list(.number(.any)), "the values to try",
        such: "[0, 0.5, 1]"),
    ], summary: "an assumption or a setting, with values to try", anyOf: ["assumption", "setting"],
    rules: JSONText.rules(
      where: "assumption", of: Assumption.all.map { ($0.name, range(of: $0.settings)) }
    ) { ["values": ["items": $0]] }
      + JSONText.rules(where: "setting", of: PopulationSetting.all.map { ($0.name, $0.range) }) {
        ["values": ["items": $0]]
      })

  /// What each of several settings may be; without one, about pages, a share.
  static func range(of settings: [String]) -> ClosedRange<Double> {
    if settings.isEmpty { return Assumption.shares }
    let ranges = PopulationSetting.all.filter { settings.contains($0.name) }.map(\.range)
    let low = ranges.map(\.lowerBound).max() ?? 0
    return low...max(low, ranges.map(\.upperBound).min() ?? 0)
  }

  /// Every assumption, or some of them and variations of the file's own.
  static let sensitivity = ValueForm.either([
    .name(["all"]), .list(.either([.name(Assumption.all.map(\.name)), .object(variation)])),
  ])
}
