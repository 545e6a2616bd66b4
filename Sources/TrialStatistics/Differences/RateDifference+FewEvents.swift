extension RateDifference {
  /// The difference of independent rates from the intervals of the rates alone.
  ///
  /// Newcombe (1998), "Interval estimation for the difference between independent proportions",
  /// method 10, with the intervals at hand in place of Wilson's: each side squares and adds the
  /// distances from the rates to their limits,
  /// low = d - sqrt((r_b - l_b)^2 + (u_a - r_a)^2), and high likewise. Zou and Donner (2008) show
  /// that it inherits the coverage of the intervals that go in. It is for rare events, where errors
  /// are 0 or hardly known, and an error of 0 would claim certainty. Rates of the same trials do
  /// not vary independently; then it is too wide as a rule.
  ///
  /// Both sides are held for equally lumpy: the one with the smaller design effect gets limits at
  /// least as wide as the other's design effect asks for. Few events tell too little about their
  /// own, and none tell nothing; simulated, equal rates of 0.5% were else called different in 8%
  /// of runs of 100 people.
  ///
  /// The p-value is that of the normal deviate whose limit nearest 0 would be the interval's: below
  /// 1 - `confidence` exactly where the interval leaves 0 out. `confidence` must be that of the
  /// intervals.
  public static func squareAndAdd(
    from a: RateSummary, to b: RateSummary, confidence: Double = 0.95
  ) -> RateDifference {
    let effect = max(a.designEffect, b.designEffect)
    let sides = [a, b].map { $0.widened(toDesignEffect: effect, confidence: confidence) }
    let change = squareAndAdd(
      from: (a.rate, sides[0].low, sides[0].high), to: (b.rate, sides[1].low, sides[1].high),
      critical: NormalDistribution.criticalValue(alpha: 1 - confidence))
    return RateDifference(
      change.difference, error: root(a.standardError, b.standardError),
      low: change.difference - change.down, high: change.difference + change.up, p: change.p)
  }

  /// The same of bare rates and limits: the distances from the difference to its limits.
  ///
  /// `critical` is the two-sided normal value of the intervals' confidence.
  static func squareAndAdd(
    from a: (rate: Double, low: Double, high: Double),
    to b: (rate: Double, low: Double, high: Double), critical: Double
  ) -> (difference: Double, down: Double, up: Double, p: Double) {
    let difference = b.rate - a.rate
    let down = root(b.rate - b.low, a.high - a.rate)
    let up = root(b.high - b.rate, a.rate - a.low)
    let half = difference > 0 ? down : up
    var p = 1.0
    if difference != 0 {
      p = half > 0 ? 2 * NormalDistribution.upperTail(critical * difference.magnitude / half) : 0
    }
    return (difference, down, up, p)
  }

  private static func root(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
}
