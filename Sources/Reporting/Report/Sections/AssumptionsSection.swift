import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// What the result rests on: people, touches, recognizers and rules, each with its provenance.
enum AssumptionsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    let about: [Block] = [
      .section("What is assumed"),
      "The people's flicks, scrolls and taps are fitted to recordings of a few dozen people on"
        + " phones and one tablet. How they would swipe on other widths, how often they drag or"
        + " start at the edge, and how they abort a pop are assumptions.",
      .list(people(experiment) + recognizers(experiment)),
    ]
    if experiment.policies.isEmpty { return about }
    return about + ["The policies:"]
      + (PolicyLayout.isLong(experiment)
        ? PolicyRows.blocks(experiment) : policies(experiment.policies))
  }

  private static func people(_ experiment: Experiment) -> [Prose] {
    let population = experiment.population
    var items: [Prose] = ["Population \(code: population.name): \(population.summary)."]
    let changed = PopulationSetting.all.filter {
      $0.value(in: population) != $0.value(in: .everyday)
    }
    if !changed.isEmpty {
      let values = changed.map { setting -> Prose in
        let (own, usual) = (setting.value(in: population), setting.value(in: .everyday))
        return "\(code: setting.name) = \(number: own) (\(number: usual))"
      }
      items.append(
        "Settings that differ from \(code: "everyday") (its values in brackets):"
          + " \(values.joined(separator: ", ")).")
    }
    items += experiment.intents.compactMap(IntentCatalog.entry).map {
      "\(code: $0.intent.rawValue): \($0.summary). \($0.provenance.sentenceCased)."
    }
    return items
      + estimators(of: experiment).map {
        "Release velocity \(code: $0.rawValue): \(Prose(catalogue: $0.summary))."
      }
  }

  private static func recognizers(_ experiment: Experiment) -> [Prose] {
    if experiment.policies.isEmpty { return [] }
    let isShipped = experiment.policies.contains { policy in
      PolicyPreset.all.contains { $0.name == policy.name && $0.number != nil }
    }
    return experiment.recognizers.map { preset in
      "Recognizer \(code: preset.name): \(Prose(catalogue: preset.summary))"
        + " (\(preset.confidence.rawValue))."
    }
      + (isShipped
        ? [
          "Shipped rules are judged with these recognizers, not their own; rules made for"
            + " drawers, sheets, rows or media are applied along the pop"
            + " (\(code: "swipelab list omissions"))."
        ] : [])
  }

  /// The estimators that somebody is told, in the order of lists.
  private static func estimators(of experiment: Experiment) -> [VelocityEstimatorKind] {
    let policies = experiment.policies + experiment.systems.map(\.policy)
    return VelocityEstimatorKind.allCases.filter { kind in
      policies.contains { $0.reading.estimator == kind && $0.family.readsVelocity }
    }
  }

  private static func policies(_ policies: [NamedPolicy]) -> [Block] {
    let table = Table([("Policy", .left), ("Completes when", .left), ("Parameters", .left)])
    let rows = table.rows(policies) { policy in
      let texts = policy.parameterTexts { DecisionText.trimmed($0) }
      return ["\(code: policy.name)", "\(code: policy.rule)", "\(texts.joined(separator: ", "))"]
    }
    return [.table(rows), .paragraph(DecisionSection.letters)]
  }
}

/// Many policies as an assumption: rules once per family, and what each policy makes of them.
enum PolicyRows {
  static func blocks(_ experiment: Experiment) -> [Block] {
    let policies = experiment.policies
    let families = policies.map(\.family).grouped(by: \.name).map { $0[0] }
    let table = Table([
      ("Policy", .left), ("Family", .left), ("Parameters", .left), ("Velocity", .left),
      ("How sure", .left),
    ]).rows(policies) { policy in
      [
        "\(code: policy.name)", "\(code: policy.family.name)", parameters(policy),
        policy.family.readsVelocity ? "\(code: policy.reading.estimator.rawValue)" : "none",
        "\(PolicyPreset.named(policy.name)?.confidence.rawValue ?? "")",
      ]
    }
    return [
      .table(table),
      "\(em: "How sure") says how well a shipped rule is known; it is empty for this"
        + " experiment's own rules. \(code: "swipelab list policies") names the sources.",
      "The families, each written with its usual comparisons (> or >=):",
      .list(families.map { "\(code: $0.name): \(code: $0.rule)" }),
      .paragraph(DecisionSection.letters),
    ]
  }

  /// The parameters, and the comparisons where they are not those of the family.
  private static func parameters(_ policy: NamedPolicy) -> Prose {
    let numbers = policy.parameterTexts { DecisionText.trimmed($0) }.map { Prose($0) }
    let choices = policy.parameters.compactMap { given -> Prose? in
      guard let parameter = policy.family.parameters.first(where: { $0.name == given.name }),
        parameter.isChoice, given.value != parameter.defaultValue
      else { return nil }
      return parameter.word(for: given.value).map { "\(given.name) \(code: $0)" }
    }
    return (numbers + choices).joined(separator: ", ")
  }
}

/// What the numbers mean, for somebody who meets such a report for the first time.
enum HowToReadSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    if index.experiment.conditions.isEmpty { return [] }
    return [
      .section("How to read this"),
      .list(index.experiment.policies.isEmpty ? systems(index) : policies(index)),
    ]
  }

  /// What else contrasts tell, and over which family their p-values are adjusted.
  private static func more(_ results: StudyResults) -> Prose {
    results.intentContrasts.isEmpty
      ? ""
      : " \(code: "contrasts.csv") also compares each pair on the intent with the most false"
        + " triggers under either; those p-values are Holm-adjusted over contrasts of one intent."
  }

  private static func systems(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success"): the share of wanted pops that complete. \(strong: "Content lost"): the"
        + " share of the strokes meant for what the page shows that a pop took or moved with."
        + " \(strong: "False trigger"): the share of all swipes meant for something else that"
        + " complete a pop. Its worst page is sought among pages whose content takes no rightward"
        + " strokes: on the others such a stroke that pops counts as content lost.",
      errors(index.experiment),
      "Every system saw the same swipes, so their differences are more precise than the rates.",
      "\(strong: "Stuck"): a pop began on the first page, and nothing can be pushed any more."
        + " \(strong: "Corrupted"): a pop began during a transition, and the stack and the screen"
        + " disagree.",
      "\(code: "pages.csv") has what each system does on each page, by where swipes start;"
        + " \(code: "rates.csv") has every number, with 95% intervals and by intent;"
        + " \(code: "contrasts.csv") compares all systems with each other on the same swipes (on"
        + " metrics other than success and false triggers, each with the first)."
        + more(index.results),
    ]
  }

  private static func errors(_ experiment: Experiment) -> Prose {
    let units =
      experiment.design == .balanced
      ? "Draws are spread evenly over blocks of \(DrawDesign.people) people, so errors are computed"
        + " over the \(experiment.clusters) blocks"
      : "Swipes of one person are alike, so errors are computed over the"
        + " \(FixedDecimals.grouped(experiment.participants)) people"
    return
      "\(code: "92.6 ± 0.3") is a rate of 92.6% with a Monte Carlo standard error of 0.3 points."
      + " \(units), not over swipes. \(code: "0 (< 0.09)") means no event was seen, and the 95%"
      + " interval ends at 0.09%. With no events, the correlation between one person's swipes"
      + " cannot be estimated, so it is taken from other policies, or set to 0.1."
  }

  private static func policies(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success"): the share of wanted pops that complete. \(strong: "False trigger"):"
        + " the share of swipes meant for the page (such as paging onwards, scrolling, tapping)"
        + " that complete a pop. A rule that always completes has perfect success.",
      "\(strong: "Abort honoured"): the share of begun aborts that are cancelled."
        + " \(strong: "False trigger with abort") counts completed aborts as false triggers.",
      errors(index.experiment),
      "All policies judged the same swipes, so their differences are more precise than the rates.",
      "\(code: "rates.csv") and \(code: "contrasts.csv") have the numbers of these tables, with 95%"
        + " intervals."
        + (index.experiment.worlds == 0
          ? ""
          : " The answer's figures are those of other people: they are in \(code: "tuned.csv") and"
            + " \(code: "worlds.csv").")
        + more(index.results),
    ]
  }
}
