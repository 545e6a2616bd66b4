extension Scale {
  /// Round values of the domain, at least `spacing` pixels apart, in ascending order.
  package func ticks(spacing: Double) -> [Double] {
    switch transform {
    case .linear: linearTicks(spacing: spacing)
    case .foldedRoot: foldedTicks(spacing: spacing)
    }
  }

  /// Multiples of the smallest step out of 1, 2, 5 times a power of ten that keeps the spacing; the
  /// lower end alone where numbers so large or so close have no such multiples between them.
  private func linearTicks(spacing: Double) -> [Double] {
    let extent = domain.upperBound - domain.lowerBound
    guard extent > 0, extent.isFinite, length > 0,
      let (digit, exponent) = Scale.roundStep(atLeast: extent * (spacing / length))
    else { return [domain.lowerBound] }
    let power = Scale.power(of: abs(exponent))
    let step = exponent < 0 ? digit / power : digit * power
    let coarsest = max(abs(domain.lowerBound), abs(domain.upperBound)).ulp
    guard step >= 8 * coarsest else { return [domain.lowerBound] }
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    // Dividing by a whole power keeps 0.3 the double nearest to 0.3.
    return (0...Int(last - first)).map { index in
      let multiple = (first + Double(index)) * digit
      return exponent < 0 ? multiple / power : multiple * power
    }
  }

  /// The roundest percentages that keep the spacing, the important ones first.
  ///
  /// In the middle of the scale the root is nearly straight and plain multiples read better.
  private func foldedTicks(spacing: Double) -> [Double] {
    // Where the root squeezes plain multiples together, every other goes.
    let straight = spaced(linearTicks(spacing: spacing), spacing)
    guard domain.lowerBound < 0.15 || domain.upperBound > 0.85 else { return straight }
    let kept = spaced(Scale.roundProportions.filter(domain.contains), spacing)
    return kept.count < 3 && straight.count > kept.count ? straight : kept.sorted()
  }

  /// Values that keep the spacing; the earlier ones go first.
  private func spaced(_ values: [Double], _ spacing: Double) -> [Double] {
    values.reduce(into: []) { kept, value in
      let place = position(of: value)
      if kept.allSatisfy({ abs(position(of: $0) - place) >= spacing }) { kept.append(value) }
    }
  }

  /// Both ends, then the tenths that divide the middle, then 1, 2, 5 times ever smaller powers
  /// of ten from either end.
  private static let roundProportions: [Double] = {
    var values = [0, 1, 0.5, 0.1, 0.9, 0.2, 0.8]
    var power = 100.0
    while power <= 1e5 {
      for digit in [5.0, 1.0, 2.0] { values += [digit / power, (power - digit) / power] }
      if power == 100 { values += [0.3, 0.7, 0.4, 0.6] }
      power *= 10
    }
    return values
  }()

  /// The smallest digit of 1, 2, 5 times a power of ten (-300 to 300) that is at least `value`, up
  /// to rounding; nil where there is none.
  static func roundStep(atLeast value: Double) -> (digit: Double, exponent: Int)? {
    guard value.isFinite else { return nil }
    // Decades from the power of two; at most one too many, so start one lower.
    let near = value > 0 ? Int((Double(value.exponent) * 0.301_03).rounded(.down)) - 1 : -300
    for exponent in (near...near + 3).clamped(to: -300...300) {
      for digit in [1.0, 2.0, 5.0] {
        let size = power(of: abs(exponent))
        let step = exponent < 0 ? digit / size : digit * size
        if step >= value * (1 - 1e-9) { return (digit, exponent) }
      }
    }
    return nil
  }

  private static func power(of exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}
