import NavigationModel
import StrictFiles
import SwipeSimulation

/// Populations, priors and variations of experiment files.
enum PeopleForms {
  private static let presets = ValueForm.name(Population.all.map(\.name))

  private static let covariance = ValueForm.row(
    StrokeModelRange.quantities.map { _ in
      .row(StrokeModelRange.quantities.map { _ in .number(.any) })
    })

  /// How sideways strokes are drawn.
  static let strokeModel = ObjectForm(
    [
      KeyForm(
        "mean",
        .row(StrokeModelRange.quantities.map { .number(NumberForm($0.mean, $0.name)) }),
        "mean " + StrokeModelRange.quantities.map(\.name).joined(separator: ", "),
        remedy: "add \"mean\": [ ... ]"),
      KeyForm(
        "between_people", covariance, "covariance between people",
        remedy: "add \"between_people\": [ ... ]"),
      KeyForm(
        "within_person", covariance, "covariance within a person",
        remedy: "add \"within_person\": [ ... ]"),
      KeyForm("bow_mean", share(StrokeModelRange.bow), "mean bow over the length"),
      KeyForm(
        "bow_between_people", share(StrokeModelRange.bowDeviation),
        "standard deviation of the bow between people"),
      KeyForm(
        "bow_within_person", share(StrokeModelRange.bowDeviation),
        "standard deviation of the bow within a person"),
      KeyForm("lift_shift", share(StrokeModelRange.liftShift), "what is added to the lift phase"),
    ], summary: "how strokes of one direction are drawn, as `swipelab fit` writes it")

  /// How scrolls of one kind are drawn.
  static let scrollModel = ObjectForm(
    ScrollModelNumber.all.map {
      KeyForm($0.name, .number(NumberForm($0.range, "a number")), $0.summary)
    }, summary: "what is changed of how scrolls of one kind are drawn")

  private static func share(_ range: ClosedRange<Double>) -> ValueForm {
    .number(NumberForm(range, "a share"))
  }

  /// A population with settings of the file's own.
  static let population = ObjectForm(
    [
      KeyForm("name", .ownName, "its name in reports; its base with what is changed"),
      KeyForm("base", presets, "the population to start from", default: "everyday"),
      KeyForm("source", .line, "where its numbers come from, for reports"),
      KeyForm(
        "slow_share_mean", .number(.slowShareMean), "mean over people of their share of slow taps"),
      KeyForm(
        "slow_share_persons", .number(.slowSharePersons),
        "how alike people are in it: the weight of the beta distribution"),
      KeyForm(
        "right_going", .shared("stroke-model", .object(strokeModel)), "strokes to the right"),
      KeyForm("left_going", .shared("stroke-model", .object(strokeModel)), "strokes to the left"),
      KeyForm(
        "reading", .shared("scroll-model", .object(scrollModel)), "scrolls of people who read"),
      KeyForm(
        "browsing", .shared("scroll-model", .object(scrollModel)), "scrolls of people who browse"),
    ]
      + PopulationSetting.all.map { setting in
        KeyForm(
          setting.name, .number(NumberForm(setting.range, "a number")), setting.summary,
          default: .number(setting.value(in: .everyday)))
      }, summary: "a population with other settings")

  /// A preset, a file or an object.
  static let people = ValueForm.either([
    presets, .text(pattern: "\\.json$", words: "file"), .object(population),
  ])

  /// How often people want what; of two pops wanted at once it is not clear what one missed costs.
  static func prior(of intents: [Intent]) -> ObjectForm {
    let entries = IntentCatalog.entries.filter { intents.contains($0.intent) }
    return ObjectForm(
      [KeyForm.needed("name", .ownName, "its name in tables", such: "\"reading\"")]
        + entries.map { KeyForm($0.intent.rawValue, .number(.weight), $0.summary) },
      summary: "how often people want what, as weights")
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
