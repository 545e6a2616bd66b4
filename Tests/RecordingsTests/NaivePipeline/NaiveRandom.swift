import Foundation

/// Random numbers of the naive path: SplitMix64 (Steele 2014) and textbook distributions.
///
/// One stream, consumed in order; it shares nothing with the keyed streams of the product.
struct NaiveRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 0x5851_F42D_4C95_7F2D }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Uniform on (0, 1).
  mutating func uniform() -> Double { (Double(next() >> 11) + 0.5) / 0x1p53 }

  mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * uniform() }

  mutating func happens(_ probability: Double) -> Bool { uniform() < probability }

  /// Standard normal by the polar method (Marsaglia and Bray 1964); the second of a pair is dropped.
  mutating func normal() -> Double {
    while true {
      let (x, y) = (uniform(-1, 1), uniform(-1, 1))
      let square = x * x + y * y
      if square > 0, square < 1 { return x * sqrt(-2 * log(square) / square) }
    }
  }

  mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    mean + deviation * normal()
  }

  /// Log-normal with this median.
  mutating func logNormal(median: Double, _ deviation: Double) -> Double {
    median * exp(deviation * normal())
  }

  /// Student's t: a normal over the root of a chi-square's mean term.
  mutating func studentT(degreesOfFreedom: Int) -> Double {
    let numerator = normal()
    var squares = 0.0
    for _ in 0..<degreesOfFreedom {
      let term = normal()
      squares += term * term
    }
    return numerator / sqrt(squares / Double(degreesOfFreedom))
  }

  /// Gamma with scale 1 (Marsaglia and Tsang 2000), with their power for shapes below 1.
  mutating func gamma(_ shape: Double) -> Double {
    if shape < 1 { return gamma(shape + 1) * pow(uniform(), 1 / shape) }
    let d = shape - 1.0 / 3
    while true {
      let x = normal()
      let v = pow(1 + x / sqrt(9 * d), 3)
      if v > 0, log(uniform()) < x * x / 2 + d - d * v + d * log(v) { return d * v }
    }
  }

  /// Beta as a share of two gammas.
  mutating func beta(_ a: Double, _ b: Double) -> Double {
    let (first, second) = (gamma(a), gamma(b))
    return first / (first + second)
  }

  /// A variable known by its quantiles: straight lines between (probability, value) knots.
  mutating func quantile(
    _ knots: [(probability: Double, value: Double)], at rank: Double? = nil
  ) -> Double {
    let u = rank ?? uniform()
    for (low, high) in zip(knots, knots.dropFirst()) where u <= high.probability {
      let share = (u - low.probability) / (high.probability - low.probability)
      return low.value + share * (high.value - low.value)
    }
    return knots[knots.count - 1].value
  }
}
