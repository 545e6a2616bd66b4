package import ExperimentFiles
import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

/// What becomes of a choice in a scenario: how far it is from what would be chosen there.
package struct RobustnessRow: Sendable {
  package let choice: Choice
  package let scenario: Scenario
  /// Success on the worst screen, or the cost on the screen where it is highest: of the choice, and
  /// of the best there; among named policies of the best of them.
  package let own, best: Double
  /// The policy that is the best there.
  package let winner: NamedPolicy
  /// How much the choice loses there; in the goal's unit.
  package let loss: Double
  /// The most false triggers of the choice on a screen there, and the fewest honoured aborts.
  package let falseTriggers, aborts: Double
  /// Its success or cost, its false triggers and its honoured aborts, among the same people as
  /// assumed.
  package let usual, usualFalseTriggers, usualAborts: Double
  package let outcome: Outcome

  /// What becomes of a choice.
  package enum Outcome: String, Sendable, CaseIterable {
    /// It loses no more than the margin.
    case holds
    /// It loses more than the margin.
    case loses
    /// It goes over a limit there, and further than among the experiment's own people.
    case exceeds
  }
}

extension ChoiceStudy {
  /// How choices for the experiment's own people do on those of its scenarios.
  ///
  /// The margin is in proportions of swipes, so in the unit of costs it is a hundred times as much.
  ///
  /// - Parameters:
  ///   - standings: of all candidates among the experiment's own people.
  ///   - varied: the same in each scenario, in the same order.
  func robustness(
    of choices: [Choice], _ standings: [Standing], _ varied: [ScenarioStandings]
  ) -> [RobustnessRow] {
    let told = choices.filter { $0.isBest || $0.isRobust || $0.candidate.isNamed }.compactMap {
      choice in
      standings.firstIndex { $0.candidate == choice.candidate }.map { (choice, place: $0) }
    }
    return zip(experiment.scenarios, varied).flatMap { scenario, varied in
      told.map { choice, place in
        row(choice, scenario, varied, before: standings[place], own: varied.all[place])
      }
    }
  }

  private func row(
    _ choice: Choice, _ scenario: Scenario, _ varied: ScenarioStandings, before: Standing,
    own: Standing
  ) -> RobustnessRow {
    let best = choice.isBest || !choice.candidate.isNamed ? varied.best : varied.bestNamed
    let loss = best.merit - own.merit
    let merit = choice.goal.merit
    var outcome = RobustnessRow.Outcome.holds
    if merit.points(loss) > experiment.margin * 100 { outcome = .loses }
    if own.status == .over, own.excess > before.excess { outcome = .exceeds }
    let (sign, winner) = (merit.sign, experiment.policy(of: best.candidate))
    return RobustnessRow(
      choice: choice, scenario: scenario, own: sign * own.merit, best: sign * best.merit,
      winner: winner, loss: loss, falseTriggers: own.rates.falseTriggers,
      aborts: own.rates.abortsHonoured, usual: sign * before.merit,
      usualFalseTriggers: before.rates.falseTriggers, usualAborts: before.rates.abortsHonoured,
      outcome: outcome)
  }
}

/// How far one assumption moves a figure of a recommendation.
package struct Swing {
  /// A figure, and the value of the assumption that gives it; nil for the people as assumed.
  package typealias Point = (rate: Double, value: Double?)

  /// What is moved.
  package struct Figure: Sendable {
    package let name: String
    /// It in a scenario, and among the people as assumed.
    package let rate, usual: @Sendable (RobustnessRow) -> Double

    package static let success = Figure(name: "success rate", rate: { $0.own }, usual: { $0.usual })
    package static let falseTriggers = Figure(
      name: "false triggers", rate: { $0.falseTriggers }, usual: { $0.usualFalseTriggers })
    package static let aborts = Figure(
      name: "aborts honoured", rate: { $0.aborts }, usual: { $0.usualAborts })
    package static let all = [success, falseTriggers, aborts]
  }

  package let assumption: String
  /// The ends, and the figure of the people as assumed.
  package let low, high, usual: Point

  /// How far apart the ends are.
  package var size: Double { high.rate - low.rate }

  /// The swing of every assumption that is varied, the longest first.
  ///
  /// - Parameter rows: what becomes of one choice in every scenario.
  package static func all(of rows: [RobustnessRow], _ figure: Figure) -> [Swing] {
    let swings = rows.grouped(by: \.scenario.assumption).map { own in
      let usual = Point(figure.usual(own[0]), nil)
      let points = [usual] + own.map { Point(figure.rate($0), $0.scenario.value) }
      // Of equals that of the people as assumed, which is the first.
      let low = points.min { $0.rate < $1.rate }
      let high = points.reversed().max { $0.rate < $1.rate }
      return Swing(
        assumption: own[0].scenario.assumption, low: low ?? usual, high: high ?? usual, usual: usual
      )
    }
    return swings.sorted { $0.size > $1.size }
  }
}
