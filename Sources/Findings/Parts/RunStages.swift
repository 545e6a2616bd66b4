public import ExperimentFiles
import Study

/// The stages of a run: what has to be counted before the next can be planned.
///
/// The first is the plan of the experiment. Where settings are tuned, a second looks at what was
/// chosen by the counts of the first.
public enum RunStages {
  /// How many stages a run has.
  public static func count(of experiment: Experiment) -> Int {
    experiment.isChosenFrom && experiment.tuning != nil && experiment.folds.count > 1 ? 2 : 1
  }

  /// Plans the second stage.
  ///
  /// - Parameter counts: of every pass of the first.
  static func plan(
    of experiment: Experiment, after counts: [StudyCounts], workers: Int
  ) async -> HeadroomPlan? {
    let crowds = StudyPlan(experiment).crowds(counts)
    guard
      let chosen = await Choices.all(
        experiment, own: crowds.own, persons: crowds.persons,
        scenarios: crowds.scenarios.map { Chooser(experiment, $0) }, workers: workers)
    else { return nil }
    return HeadroomPlan(experiment, crowds.own, chosen.flatMap(\.choices))
  }

  /// Counts a shard of a stage.
  ///
  /// - Parameters:
  ///   - plan: that of the second stage; nil for the first.
  ///   - command: what to type to repeat the whole run.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  static func part(
    _ shard: Shard, of experiment: Experiment, by plan: HeadroomPlan? = nil, command: String,
    workers: Int, progress: @escaping @Sendable (Double) -> Void
  ) async -> RunPart {
    let first = StudyPlan(experiment)
    let passes = plan?.passes(of: experiment) ?? first.passes
    // As a run does: its own people at once, scenarios one after the other.
    let own = plan == nil ? first.ownPasses.count : passes.count
    let groups = [passes[..<own]] + passes[own...].indices.map { passes[$0...$0] }
    var found: [[UInt8]] = []
    for (place, group) in groups.enumerated() {
      let total = Double(groups.count)
      let counts = await Runner.run(group.map(shard.share), workers: workers) {
        progress((Double(place) + $0) / total)
      }
      found += counts.map(RunPart.bytes)
    }
    return RunPart(experiment, command: command, stage: plan == nil ? 0 : 1, shard, found)
  }
}
