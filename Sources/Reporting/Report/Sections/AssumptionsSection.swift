import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// What the result rests on: people, touches, recognizers and rules, each with its provenance.
enum AssumptionsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    var lines = [
      "## What is assumed", "",
      "The people are synthetic. Their flicks, scrolls and taps are fitted to recordings of a few"
        + " dozen people on phones and one tablet; how they would swipe on other widths, how often"
        + " they drag or start at the edge, and how they abort a pop is assumed. Rates compare"
        + " policies; they do not forecast an app's numbers.", "",
      "- Population `\(experiment.population.name)`:"
        + " \(Markdown.text(experiment.population.summary)).",
    ]
    let changed = PopulationSetting.all.filter {
      $0.value(in: experiment.population) != $0.value(in: .everyday)
    }
    if !changed.isEmpty {
      let values = changed.map {
        "`\($0.name)` = \(FixedDecimals.trimmed($0.value(in: experiment.population), decimals: 4))"
          + " (\(FixedDecimals.trimmed($0.value(in: .everyday), decimals: 4)))"
      }
      lines.append("- Set otherwise than for everyday people: \(values.joined(separator: ", ")).")
    }
    for intent in experiment.intents {
      guard let entry = IntentCatalog.entry(intent) else { continue }
      lines.append("- `\(intent.rawValue)`: \(entry.summary). \(sentence(entry.provenance))")
    }
    for kind in estimators(of: experiment) {
      lines.append("- Release velocity `\(kind.rawValue)`: \(kind.summary).")
    }
    if experiment.policies.isEmpty { return lines }
    for preset in experiment.recognizers {
      lines.append(
        "- Recognizer `\(preset.name)`: \(preset.summary) (\(preset.confidence.rawValue)).")
    }
    if experiment.policies.contains(where: { policy in
      PolicyPreset.all.contains { $0.name == policy.name && $0.number != nil }
    }) {
      lines.append(
        "- Shipped rules are given these recognizers, not their own gates and slops;"
          + " those for drawers, sheets, rows and media go along the pop"
          + " (`swipelab list omissions`).")
    }
    lines +=
      ["", "The policies:", ""]
      + (PolicyLayout.isLong(experiment)
        ? PolicyRows.lines(experiment) : policies(experiment.policies))
    return lines
  }

  /// The estimators that somebody is told, in the order of lists.
  private static func estimators(of experiment: Experiment) -> [VelocityEstimatorKind] {
    let policies = experiment.policies + experiment.systems.map(\.policy)
    return VelocityEstimatorKind.allCases.filter { kind in
      policies.contains { $0.reading.estimator == kind && $0.family.readsVelocity }
    }
  }

  private static func policies(_ policies: [NamedPolicy]) -> [String] {
    var table = MarkdownTable([("Policy", .left), ("Completes when", .left), ("With", .left)])
    for policy in policies {
      table.append([
        "`\(policy.name)`", "`\(policy.rule)`",
        policy.parameterTexts { FixedDecimals.trimmed($0, decimals: 4) }.joined(separator: ", "),
      ])
    }
    return table.lines + ["", symbols]
  }

  /// What the letters of rules mean.
  static let symbols =
    "x is the translation in pt with the slop removed, v the release velocity in pt/s, W the view's"
    + " width in pt."

  private static func sentence(_ text: String) -> String {
    text.sentenceCased + "."
  }
}
