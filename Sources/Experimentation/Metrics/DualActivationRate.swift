import SwipeSimulation

extension Metric {
  /// Swipes that moved the page and its content at once.
  static let dualActivation = Metric(
    name: "dual-activation",
    summary: "swipes that moved the page and its content at once",
    formula: "swipes during which a pop and the content acted at once / swipes",
    higherIsBetter: false,
    roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isContrasted: false,
    events: .fact(.dual))
}
