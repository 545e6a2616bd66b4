import SwipeSimulation

extension Metric {
  /// Pops that nobody wanted, that began and came back: the screen jumped.
  static let flash = Metric(
    name: "flash",
    summary: "pops that began and were cancelled when the person wanted something else",
    formula: "pops begun and cancelled / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false,
    roles: [.unwanted],
    isAlsoPerIntent: true,
    isContrasted: false,
    events: .cancelled)
}
