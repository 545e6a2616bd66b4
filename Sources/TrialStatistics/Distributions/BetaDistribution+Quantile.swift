extension BetaDistribution {
  /// The value with probability `p` below it; 0 at p <= 0 and 1 at p >= 1.
  public func quantile(lowerTail p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return 1 }
    return Self.logistic(logitQuantile(lowerTail: p))
  }

  /// The value with probability `q` above it, accurate for small `q`; 1 at q <= 0, 0 at q >= 1.
  public func quantile(upperTail q: Double) -> Double {
    if q <= 0 { return 1 }
    if q >= 1 { return 0 }
    return Self.logistic(logitQuantile(upperTail: q))
  }

  /// log(x / (1 - x)) of the quantile: keeps the digits of both x and 1 - x near the ends.
  func logitQuantile(lowerTail p: Double) -> Double {
    p <= 0.5 ? lowerHalfLogit(p) : -reflected.lowerHalfLogit(1 - p)
  }

  /// As `logitQuantile(lowerTail:)` with the probability above the value.
  func logitQuantile(upperTail q: Double) -> Double {
    -reflected.logitQuantile(lowerTail: q)
  }

  private var reflected: BetaDistribution { BetaDistribution(alpha: beta, beta: alpha) }

  static func logistic(_ u: Double) -> Double { 1 / (1 + PortableMath.exponential(-u)) }

  /// Newton's method for log I = log p in the variable u = log(x / (1 - x)), p in (0, 1/2].
  ///
  /// log I is increasing and concave in u, so every step after the first ends left of the root and
  /// the steps shrink; in the tail it is nearly a straight line, so few are needed.
  private func lowerHalfLogit(_ p: Double) -> Double {
    let target = PortableMath.logarithm(p)
    let centre = PortableMath.logarithm(alpha / beta)
    let spread = (1 / alpha + 1 / beta).squareRoot()
    var u = centre + min(0, NormalDistribution.quantile(p) * spread)
    var previous = Double.infinity
    for _ in 0..<200 {
      u = min(max(u, -700), 700)
      let point = IncompleteBeta(alpha, beta, x: Self.logistic(u), y: Self.logistic(-u))
      let step = (target - point.logLower) * point.lowerOverSlope
      guard step.isFinite else { break }
      u += step
      let size = step.magnitude
      if size <= 2e-16 * max(1, u.magnitude) || (size < 1e-9 && size >= previous) { break }
      previous = size
    }
    return min(max(u, -700), 700)
  }
}
