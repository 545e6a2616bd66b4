import SwipeSimulation

extension Metric {
  /// Sessions in which a pop began while a transition ran.
  static let corrupted = Metric(
    name: "corrupted",
    summary: "sessions in which a pop began during a transition, so that stack and screen disagree",
    formula: "sessions corrupted / sessions",
    higherIsBetter: false,
    roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isContrasted: false,
    events: .fact(.corrupted))
}
