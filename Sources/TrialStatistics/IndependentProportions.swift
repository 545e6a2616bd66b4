/// Two proportions from independent samples: x1 of n1 and x2 of n2 trials.
public struct IndependentProportions: Sendable, Equatable {
  /// The successes of the first and of the second sample.
  public let successes1, successes2: Int
  /// The trials of the first and of the second sample, each above 0.
  public let trials1, trials2: Int

  /// Creates the pair of samples; 0 <= successes <= trials and trials > 0 are preconditions.
  public init(successes1: Int, trials1: Int, successes2: Int, trials2: Int) {
    precondition(trials1 > 0 && successes1 >= 0 && successes1 <= trials1)
    precondition(trials2 > 0 && successes2 >= 0 && successes2 <= trials2)
    (self.successes1, self.trials1) = (successes1, trials1)
    (self.successes2, self.trials2) = (successes2, trials2)
  }

  private var rate1: Double { Double(successes1) / Double(trials1) }
  private var rate2: Double { Double(successes2) / Double(trials2) }

  /// The difference of the rates, first minus second.
  public var difference: Double { rate1 - rate2 }

  /// Newcombe's hybrid score interval of the difference (Newcombe 1998b, method 10).
  ///
  /// Each side squares and adds the distances from the rates to their Wilson limits; inside
  /// [-1, 1], and never of no width.
  public func newcombe(alpha: Double) -> ConfidenceInterval {
    let one = Self.wilson(successes1, trials1, alpha)
    let two = Self.wilson(successes2, trials2, alpha)
    return ConfidenceInterval(
      low: difference - Self.norm(rate1 - one.low, two.high - rate2),
      high: difference + Self.norm(one.high - rate1, rate2 - two.low))
  }

  /// Wald's interval of the difference: for comparison only.
  ///
  /// Limits may leave [-1, 1].
  public func wald(alpha: Double) -> ConfidenceInterval {
    let failure1 = Double(trials1 - successes1) / Double(trials1)
    let failure2 = Double(trials2 - successes2) / Double(trials2)
    let variance = rate1 * failure1 / Double(trials1) + rate2 * failure2 / Double(trials2)
    let half = NormalDistribution.criticalValue(alpha: alpha) * variance.squareRoot()
    return ConfidenceInterval(low: difference - half, high: difference + half)
  }

  /// Agresti and Caffo 2000: Wald's interval with one success and one failure added to each sample.
  ///
  /// Limits may leave [-1, 1]; centred on the adjusted difference.
  public func agrestiCaffo(alpha: Double) -> ConfidenceInterval {
    IndependentProportions(
      successes1: successes1 + 1, trials1: trials1 + 2, successes2: successes2 + 1,
      trials2: trials2 + 2
    ).wald(alpha: alpha)
  }

  private static func wilson(_ k: Int, _ n: Int, _ alpha: Double) -> ConfidenceInterval {
    ProportionInterval.wilson(successes: Double(k), trials: Double(n), alpha: alpha)
  }

  private static func norm(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
}
