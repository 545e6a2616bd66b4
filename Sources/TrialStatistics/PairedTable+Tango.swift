extension PairedTable {
  /// Tango's score interval of the difference for paired data (Tango 1998).
  ///
  /// All differences D that the score test, with the rates' variance estimated under D, does not
  /// reject at `alpha`. Inside [-1, 1] and contains the observed difference; found by bisection to
  /// the last digit.
  public func tango(alpha: Double) -> ConfidenceInterval {
    let z = NormalDistribution.criticalValue(alpha: alpha)
    let centre = difference
    return ConfidenceInterval(
      low: centre == -1 ? -1 : tangoLimit(from: centre, to: -1, z: z),
      high: centre == 1 ? 1 : tangoLimit(from: centre, to: 1, z: z))
  }

  /// The point between the observed difference and `end` where the score reaches z in magnitude.
  private func tangoLimit(from start: Double, to end: Double, z: Double) -> Double {
    var inside = start
    var outside = end
    for _ in 0..<1100 {
      let middle = inside + (outside - inside) / 2
      if middle == inside || middle == outside { break }
      if tangoScore(middle).magnitude > z { outside = middle } else { inside = middle }
    }
    return outside == end ? end : inside
  }

  /// The score statistic at a hypothetical difference; infinite where its variance is 0.
  private func tangoScore(_ hypothesis: Double) -> Double {
    let n = Double(trials)
    let b = Double(only1)
    let c = Double(only2)
    // The restricted estimate of the second discordant probability: the positive root of
    // 2n q^2 + linear q - constant = 0, in the form that does not cancel.
    let linear = (2 * n - b + c) * hypothesis - b - c
    let constant = c * hypothesis * (1 - hypothesis)
    let root = max(0, linear * linear + 8 * n * constant).squareRoot()
    let estimate =
      linear > 0 ? 2 * constant / (linear + root) : (root - linear) / (4 * n)
    let variance = n * (2 * estimate + hypothesis * (1 - hypothesis))
    let distance = TwoPart.difference(b - c, n, times: hypothesis)
    if variance > 0 { return distance / variance.squareRoot() }
    return distance == 0 ? 0 : (distance > 0 ? .infinity : -.infinity)
  }
}
