import SwipeSimulation

extension Metric {
  /// Sessions in which a pop began on the first page.
  static let stuck = Metric(
    name: "stuck",
    summary:
      "sessions in which a pop began on the first page, so that nothing can be pushed any more",
    formula: "sessions stuck / sessions",
    higherIsBetter: false,
    roles: [.wanted, .withdrawn, .repeated, .unwanted],
    isContrasted: false,
    events: .fact(.stuck))
}
