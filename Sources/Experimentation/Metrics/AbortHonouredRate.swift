import SwipeSimulation

extension Metric {
  /// Cancelled pops among those that people had begun and then withdrew.
  static let abortHonoured = Metric(
    name: "abort-honoured",
    summary: "pops that were cancelled when the person had begun one and withdrew it",
    formula: "cancelled pops / begun pops with intent popAbort",
    higherIsBetter: true,
    roles: [.withdrawn],
    trials: .begun, events: .cancelled)
}
