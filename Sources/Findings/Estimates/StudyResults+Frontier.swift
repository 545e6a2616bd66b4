import ExperimentFiles
import PolicyLibrary
import Study
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// Rates at every value of the sweeps that an experiment asks for, and of the usual ones.
  ///
  /// - Parameter rates: by which candidates were judged; nil where nothing is chosen from.
  static func frontiers(
    _ experiment: Experiment, _ counts: StudyCounts, _ rates: CandidateRates?
  ) -> (asked: [FrontierRow], usual: [FrontierRow]) {
    var (asked, usual) = ([FrontierRow](), [FrontierRow]())
    // Fine sweeps on many screens are a hundred thousand rows: room for them once, not thrice.
    asked.reserveCapacity(
      experiment.conditions.count * experiment.sweeps.reduce(0) { $0 + $1.values.count })
    for (place, condition) in experiment.conditions.enumerated() {
      for (line, sweep) in experiment.lines.enumerated() {
        guard counts.conditions[place].sweeps.indices.contains(line) else { continue }
        let counted = rates.flatMap { rates in
          rates.lines[place].isEmpty ? nil : rates.lines[place][line + 1]
        }
        let rows = rows(
          sweep, in: condition.key, counts.conditions[place].sweeps[line], counted, experiment)
        if line < experiment.sweeps.count { asked += rows } else { usual += rows }
      }
    }
    return (asked, usual)
  }

  private static func rows(
    _ sweep: Sweep, in condition: ConditionKey, _ counts: SweepCounts,
    _ rates: CandidateRates.Line?, _ experiment: Experiment
  ) -> [FrontierRow] {
    let headlines = zip(counts.success.estimates, counts.falseTrigger.estimates)
    let others = zip(experiment.otherIntents, counts.others).map { ($0.role, $1.estimates) }
    return zip(sweep.values, headlines).enumerated().map { place, item in
      let (value, (success, falseTrigger)) = item
      let worst = others.lazy.filter { $0.0 == .unwanted }.compactMap { $0.1[place] }
        .max { $0.rate < $1.rate }
      let aborted = others.lazy.filter { $0.0 == .withdrawn }.compactMap { $0.1[place] }.first
      return FrontierRow(
        condition: condition, family: sweep.family.name, parameter: sweep.parameter, value: value,
        success: success?.rate, successError: success?.standardError,
        falseTrigger: falseTrigger?.rate, falseTriggerError: falseTrigger?.standardError,
        policy: sweep.name, worstFalseTrigger: worst?.rate,
        worstFalseTriggerError: worst?.standardError,
        abortsHonoured: aborted.map { 1 - $0.rate }, abortsHonouredError: aborted?.standardError,
        status: rates.map { rates in
          experiment.limits.status(
            falseTriggers: (rates.falseTriggers[place], rates.falseTriggerBound[place]),
            aborts: (rates.aborts[place], rates.abortBound[place]),
            contentLost: rates.contentLost)
        })
    }
  }
}
