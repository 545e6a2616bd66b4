import ExperimentFiles
import Recordings
import SwipeSimulation

/// The report for people.
struct FidelityReport {
  private let comparison: FidelityComparison
  private let command: String

  init(_ comparison: FidelityComparison, command: String) {
    self.comparison = comparison
    self.command = command
  }

  /// How many targets are met, such as `27 of 30 targets met`.
  static func verdict(_ comparison: FidelityComparison) -> String {
    "\(comparison.met) of \(comparison.findings.count) targets met"
  }

  /// The whole report.
  var markdown: String {
    let parts = [answer] + tables + [charts, howToRead, reproduce]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var answer: [String] {
    let missed = comparison.findings.filter { !$0.isMet }
    var lines = [
      "# \(FidelityComparison.question)", "",
      "**\(Self.verdict(comparison)).** \(study) were compared with \(reference).",
    ]
    if missed.isEmpty { return lines }
    lines += ["", "Missed:", ""]
    lines += missed.map { finding in
      "- \(FidelityTables.title(finding.subject)), \(FidelityText.name(finding)):"
        + " \(FidelityText.value(finding)), target \(FidelityText.target(finding))"
    }
    return lines
  }

  private var study: String {
    let study = comparison.study
    return "\(study.participants) synthetic people of the population `\(study.population.name)`,"
      + " with \(study.swipesPerIntent) swipes per intent on a 320 x 533 pt phone,"
  }

  private var reference: String {
    switch comparison.reference {
    case .published: return "published tables: \(PublishedStrokes.source)"
    case .recordings(let folder):
      let files = folder.files.map { Markdown.code($0.name) }.joined(separator: ", ")
      let sizes = comparison.sizes.map { size in
        "\(size.strokes) \(size.subject.rawValue)-going strokes of \(size.people) people"
      }
      return "recordings (\(files)): \(sizes.joined(separator: ", "))"
    }
  }

  private var tables: [[String]] {
    FidelityTables.all(comparison).map { ["## \($0.title)", ""] + $0.markdown }
  }

  private var charts: [String] {
    let pictures = FidelityFiles.charts(comparison)
    guard !pictures.isEmpty else { return [] }
    return ["## Distributions"]
      + pictures.flatMap { ["", "!" + Markdown.link($0.title, to: $0.path)] }
  }

  private var howToRead: [String] {
    var lines = [
      "## How to read this", "",
      "- Synthetic touches go through the very code that measures recorded touches. Strokes shorter"
        + " than 16 pt, and strokes that run more up or down than sideways, are left out of the"
        + " directions on both sides.",
      "- Every synthetic person counts the same: a stroke weighs one over the number of that"
        + " person's strokes; nothing is resampled.",
      "- **KS** is the Kolmogorov-Smirnov distance, 0 for equal distributions. Quantiles are ratios"
        + " of synthetic to recorded; of the tilt, differences in degrees. A miss is in bold.",
      "- For scale: two random halves of the recorded people differ by a KS of .10 in the median"
        + " and .20 in one case of twenty.",
      "- Spread of people is the standard deviation of the ln of their medians; correlations are"
        + " Spearman's. Shares accepted by rules on scrolls, how alike one person's strokes are"
        + " (intraclass correlation) and how people differ should lie inside the recorded 95 %"
        + " interval.",
    ]
    if case .published = comparison.reference {
      lines.append(
        "- The published tables hold five quantiles, so KS is the largest difference at these"
          + " alone: |share of synthetic strokes at or below the quantile - its probability|.")
    }
    lines.append("- All numbers are in `fidelity.csv`, the curves in `quantiles.csv`.")
    return lines
  }

  private var reproduce: [String] {
    [
      "## Reproduce", "", "```", command, "```", "",
      "Made by swipelab \(ToolVersion.tool) with seed \(comparison.study.seed); any number of"
        + " threads gives the same bytes.",
    ]
  }
}
