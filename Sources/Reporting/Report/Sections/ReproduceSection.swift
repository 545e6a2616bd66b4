import ExperimentFiles
import Findings

/// How to get the same bytes again.
enum ReproduceSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    return [
      "## Reproduce", "",
      "```", command, "```", "",
      "Made by swipelab \(ToolVersion.tool) with seed \(experiment.seed). The same experiment gives"
        + " the same bytes for any number of threads; `manifest.json` holds the full experiment,"
        + " its digest and the digests of all files.",
    ]
  }
}
