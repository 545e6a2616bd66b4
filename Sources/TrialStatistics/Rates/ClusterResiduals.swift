/// The sum of squared cluster residuals e_g = c_g - r n_g about the pooled ratio r = C / N.
///
/// c_g is any integer per cluster (successes, or a difference of successes). With integers
/// N^2 sum e^2 = N^2 sum c^2 - 2 N C sum c n + C^2 sum n^2 is formed without rounding, so residuals
/// that vanish give exactly 0, which no floating-point form promises.
enum ClusterResiduals {
  /// The sum of e_g^2 for total N > 0; at least 0.
  ///
  /// Exact before the last division while N^2 sum n^2 stays below 2e37; beyond that, in floating
  /// point, where cancellation costs about log10 of the mean cluster size in digits.
  static func sumOfSquares(
    trials n: Int, total c: Int, squares cc: Int, cross cn: Int, trialsSquared nn: Int
  ) -> Double {
    let size = Double(n)
    if let scaled = exact(Int128(n), Int128(c), Int128(cc), Int128(cn), Int128(nn)) {
      return scaled > 0 ? double(scaled.magnitude) / size / size : 0
    }
    let ratio = Double(c) / size
    return max(0, Double(cc) - 2 * ratio * Double(cn) + ratio * ratio * Double(nn))
  }

  /// The nearest number, ties to even, as `Double(integer)` has it, which takes a hundred times as
  /// long: the highest 64 bits, the lowest of them set where one below is, round the same.
  static func double(_ integer: UInt128) -> Double {
    let excess = UInt64.bitWidth - integer.leadingZeroBitCount
    guard excess > 0 else { return Double(UInt64(truncatingIfNeeded: integer)) }
    let top = integer &>> UInt128(excess)
    let isCut = top &<< UInt128(excess) != integer
    let rounded = Double(UInt64(truncatingIfNeeded: top) | (isCut ? 1 : 0))
    return rounded * Double(sign: .plus, exponent: excess, significand: 1)
  }

  private static func exact(
    _ n: Int128, _ c: Int128, _ cc: Int128, _ cn: Int128, _ nn: Int128
  ) -> Int128? {
    let bound = Int128.max / 8
    guard
      let first = product(n * n, cc, within: bound),
      let second = product(n * c, cn, within: bound),
      let third = product(c * c, nn, within: bound)
    else { return nil }
    return first - 2 * second + third
  }

  private static func product(_ a: Int128, _ b: Int128, within bound: Int128) -> Int128? {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow || value.magnitude > bound.magnitude ? nil : value
  }
}
