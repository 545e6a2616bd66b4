public import ExperimentFiles
import PolicyLibrary
import SwipeSimulation

/// Which value of a swept line is the best one, by the order in which policies are chosen.
public struct SettingOrder: Sendable {
  private let experiment: Experiment
  private let choices: [Choice]

  /// - Parameter choices: what the report recommends.
  public init(_ experiment: Experiment, _ choices: Choices?) {
    self.experiment = experiment
    self.choices = choices?.all.filter { $0.isBest && $0.goal == experiment.goals[0] } ?? []
  }

  /// What the report recommends within the limits where it is a value of a line.
  ///
  /// - Parameters:
  ///   - line: its place among the lines of settings.
  ///   - screens: names of the screens that it is recommended for, all of them.
  public func recommended(
    line: Int, on screens: [String], context: String, recognizer: String
  ) -> Int? {
    choices.first {
      $0.candidate.source == line + 1 && $0.status == .kept && $0.context == context
        && $0.recognizer.name == recognizer && $0.scope.screens.map(\.name) == screens
    }?.candidate.place
  }

  /// The place of the best of the values that keep the limits on all screens; nil where none does.
  ///
  /// - Parameter screens: of each screen the rows of a line, in the order of its values.
  public func best(_ screens: [[FrontierRow]]) -> Int? {
    let standings = (screens.first?.indices ?? 0..<0).map { place in
      let rows = screens.map { $0[place] }
      return Standing(
        candidate: Candidate(recognizer: 0, source: 1, place: place),
        status: rows.map { $0.status ?? .over }.max() ?? .over,
        merit: rows.map { $0.success ?? 0 }.min() ?? 0,
        aborts: rows.map { $0.abortsHonoured ?? 1 }.min() ?? 1,
        falseTriggers: rows.map { $0.worstFalseTrigger ?? 0 }.max() ?? 0, contentLost: 0, excess: 0)
    }
    return Chooser.best(
      standings.filter { $0.status == .kept }, margin: experiment.margin, numbers: { _ in 0 }
    )?.candidate.place
  }
}
