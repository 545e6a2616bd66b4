import ExperimentFiles
import NavigationModel
package import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

extension RateRow {
  /// The rates of a study, those of wanted pops with how far a finger goes.
  static func withTravel(
    _ rates: [RateRow], _ experiment: Experiment, _ counts: StudyCounts
  ) -> [RateRow] {
    var travels: [RateKey: Travel] = [:]
    // What rules ask for, of systems or not: the same whatever the page and the recognizer.
    var known: [NavigatingView: [Bool: [Double?]]] = [:]
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      guard let sums = counts.travel else { continue }
      let screen = condition.screen.arranged(condition.context.arrangement)
      let (view, areSystems) = (screen.view, condition.recognizer == nil)
      let policies = areSystems ? experiment.systems.map(\.policy) : experiment.policies
      let needed =
        known[view]?[areSystems]
        ?? policies.map { view.needed(by: $0, at: NavigatingView.usualSpeed) }
      known[view, default: [:]][areSystems] = needed
      for (place, name) in experiment.contestants(in: condition).enumerated() {
        let made = sums.mean(of: place)
        let key = RateKey(
          condition: condition.key, policy: name, metric: Metric.success.name,
          intent: Intent.pop.rawValue)
        travels[key] = Travel(
          asked: needed[place], made: made?.travel, madeError: made?.standardError,
          millimetresPerPoint: screen.millimetresPerPoint)
      }
    }
    return rates.map { row in
      guard row.metric == Metric.success.name else { return row }
      var row = row
      row.travel = travels[row.key]
      return row
    }
  }
}

/// How far a finger must go, at a steady speed, before a release completes the pop: what a rule
/// asks for, without people.
///
/// A straight stroke that keeps its speed from touch-down to lift, without acceleration; slop
/// aside, so the drag and the finger's travel are the same. A finger of speed 0 takes for ever.
extension NavigatingView {
  /// Speeds at which rules are compared, in pt/s: from a finger that has stopped to a quick flick.
  package static let speeds: [Double] = [0, 100, 250, 500, 800, 1200]

  /// The speed in pt/s at which tables tell what a rule asks for: a slow finger, that flings
  /// nothing.
  package static let usualSpeed = 250.0

  /// Views on which rules are compared: a phone and a tablet.
  package static let compared: [NavigatingView] = [
    NavigatingView(width: 390, height: 844, millimetresPerPoint: 25.4 * 3 / 460),
    NavigatingView(width: 1024, height: 1366, millimetresPerPoint: 25.4 * 2 / 264),
  ]

  /// Steps of the search, in pt; a rule's conditions are no closer together than this.
  private static let step = 0.25

  /// The least travel in pt at which a release at this speed completes the pop; 0 where any travel
  /// does, nil where twice the view's width does not.
  ///
  /// It is the bound: a rule may ask for more than it (`>`) or for it (`>=`).
  package func needed(by policy: NamedPolicy, at speed: Double) -> Double? {
    var below = 0.0
    while below < 2 * width {
      let above = below + Self.step
      if completes(policy, above, speed) {
        let bound = leastNumber(from: below, to: above, within: 1e-9) {
          completes(policy, $0, speed)
        }
        // To a millionth of a pt, so that `> 187.5` and `>= 187.5` have the same.
        return (bound * 1e6).rounded() / 1e6
      }
      below = above
    }
    return nil
  }

  /// Whether a straight stroke of this travel in pt, released at this speed in pt/s, completes the
  /// pop.
  ///
  /// - Parameter duration: of the stroke in seconds; nil for one at a steady speed.
  package func completes(
    _ policy: NamedPolicy, _ travel: Double, _ speed: Double, duration: Double? = nil
  ) -> Bool {
    policy.completes(
      Release(
        translation: travel, velocity: speed, crossVelocity: 0, displacement: travel,
        runTravel: travel, viewWidth: width, viewHeight: height,
        duration: duration ?? (speed > 0 ? travel / speed : .infinity),
        millimetresPerPoint: millimetresPerPoint))
  }
}
