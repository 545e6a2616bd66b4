/// A tiny deterministic generator for tests (a linear congruential generator, Knuth's constants).
package struct TestRandom {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next number, at least 0 and below 1.
  package mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
