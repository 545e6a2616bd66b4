extension PolicyPreset {
  /// Apple's own rules, and the projection that Apple teaches.
  static let uikit: [PolicyPreset] = [
    PolicyPreset(
      1, name: "uikit", family: "navigation-projection", values: [:],
      source: "reverse-engineered UINavigationController; T = 0.35 s from memory",
      confidence: .unconfirmed),
    PolicyPreset(
      2, name: "uikit-legacy", family: "velocity-sign", values: [:],
      source: "reverse-engineered older branch of the same class",
      confidence: .unconfirmed),
    PolicyPreset(
      42, name: "wwdc-projection", family: "decay-projection", values: ["deceleration": 0.998],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, normal rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
    PolicyPreset(
      42, name: "wwdc-projection-fast", family: "decay-projection",
      values: ["deceleration": 0.99],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, fast rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
  ]
}
