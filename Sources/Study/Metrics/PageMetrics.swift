import NavigationModel
import SwipeSimulation

/// What becomes of the page's content and of navigation.
extension Metric {
  /// A pop takes the stroke away from the content, or moves with it where both may act.
  package static let contentLost = Metric(
    name: "content-lost",
    summary: "content gestures lost to a pop",
    formula: "those that the page takes and during which a pop began / all that the page takes",
    higherIsBetter: false, roles: [.unwanted], isAlsoPerIntent: true, isContrasted: false,
    trials: .served, events: .begun)

  package static let blockedContent = Metric(
    name: "blocked-content",
    summary: "strokes for the page's content that the content did not get, or lost to a pop midway",
    formula: "swipes that the content takes but does not recognise, or loses / swipes that the"
      + " content takes",
    higherIsBetter: false, roles: [.unwanted], isAlsoPerIntent: true, trials: .served,
    events: .blocked)

  package static let dualActivation = Metric(
    name: "dual-activation",
    summary: "swipes that moved the page and its content at once",
    formula: "swipes during which a pop and the content acted at once / swipes",
    higherIsBetter: false, roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isAlsoPerIntent: true, isContrasted: false,
    events: .other(SwipeFact.Test(name: "dual") { $0.isDual })
  )

  package static let stuck = Metric(
    name: "stuck",
    summary:
      "sessions in which a pop began on the first page, so that nothing can be pushed any more",
    formula: "sessions stuck / sessions",
    higherIsBetter: false, roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isAlsoPerIntent: true, isContrasted: false, events: .stuck)

  package static let corrupted = Metric(
    name: "corrupted",
    summary: "sessions in which a pop began during a transition, so that stack and screen disagree",
    formula: "sessions corrupted / sessions",
    higherIsBetter: false, roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isAlsoPerIntent: true, isContrasted: false, events: .corrupted)
}
