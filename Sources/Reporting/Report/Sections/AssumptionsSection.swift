import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import SwipeSimulation

/// What the result rests on: people, touches, recognizers and rules, each with its provenance.
enum AssumptionsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let experiment = index.results.experiment
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
        return
          "\(code: setting.name) = \(number: own) (\(number: usual))"
      }
      items.append(
        "Settings that differ from \(code: "everyday") (its values in brackets):"
          + " \(values.joined(separator: ", ")).")
    }
    for entry in experiment.intents.compactMap(IntentCatalog.entry) {
      let provenance = entry.provenance.sentenceCased
      items.append("\(code: entry.intent.rawValue): \(entry.summary). \(provenance).")
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
    let rows = policies.map { policy -> [Prose] in
      let texts = policy.parameterTexts { DecisionText.trimmed($0) }
      return ["\(code: policy.name)", "\(code: policy.rule)", "\(texts.joined(separator: ", "))"]
    }
    let columns: [Table.Column] = [
      ("Policy", .left), ("Completes when", .left), ("Parameters", .left),
    ]
    return [.table(Table(columns, rows: rows)), .paragraph(symbols)]
  }

  /// What the letters of rules mean.
  static let symbols: Prose =
    "x is the translation in pt beyond the slop, v is the velocity at release in pt/s, and W is the"
    + " view's width in pt."
}

/// Many policies as an assumption: rules once per family, and what each policy makes of them.
enum PolicyRows {
  /// The list of rules, the table of policies and what letters mean.
  static func blocks(_ experiment: Experiment) -> [Block] {
    let policies = experiment.policies
    var families: [PolicyFamily] = []
    for policy in policies where !families.contains(where: { $0.name == policy.family.name }) {
      families.append(policy.family)
    }
    var table = Table([
      ("Policy", .left), ("Family", .left), ("Parameters", .left), ("Velocity", .left),
      ("How sure", .left),
    ])
    for policy in policies {
      let preset = PolicyPreset.named(policy.name)
      table.append([
        "\(code: policy.name)", "\(code: policy.family.name)", parameters(policy),
        policy.family.readsVelocity ? "\(code: policy.reading.estimator.rawValue)" : "none",
        "\(preset?.confidence.rawValue ?? "")",
      ])
    }
    return [
      .table(table),
      "\(em: "How sure") says how well a shipped rule is known; it is empty for this"
        + " experiment's own rules. \(code: "swipelab list policies") names the sources.",
      "The families, each written with its usual comparisons (> or >=):",
      .list(families.map { "\(code: $0.name): \(code: $0.rule)" }),
      .paragraph(AssumptionsSection.symbols),
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
