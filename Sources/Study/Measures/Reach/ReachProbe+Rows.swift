public import ExperimentFiles
public import NavigationModel
public import SwipeSimulation

extension ReachProbe {
  /// The rows of one system on one page: gate and decision, at vanishing and at median speed.
  ///
  /// They are computed, not drawn: their error is 0, and there are no swipes and no people.
  ///
  /// - Parameters:
  ///   - screen: the screen as the page has it; `name` is what to call it.
  ///   - recognizer: what to call the recognizer.
  public static func rows(
    _ system: System, on context: PageContext, screen: Screen, named name: String,
    recognizer: String = Condition.systemsName
  ) -> [MeasureRow] {
    var probe = ReachProbe(system, on: context, screen: screen)
    let slow = probe.reach(.vanishing)
    let median = probe.reach(.median(millimetresPerPoint: screen.millimetresPerPoint))
    let found: [(Measure, Double)] = [
      (.slowGateReach, slow.gate), (.medianGateReach, median.gate),
      (.slowDecisionReach, slow.decision), (.medianDecisionReach, median.decision),
    ]
    return found.map { measure, share in
      MeasureRow(
        measure, screen: name, context: context.name, recognizer: recognizer,
        system: system.name, intent: "", MeasureEstimate(exactly: share))
    }
  }
}
