/// Writes numbers with a fixed number of decimals, without a locale and without Foundation.
enum FixedDecimals {
  /// The largest magnitude written in full; larger values are cut to it.
  ///
  /// A picture never comes near it, and below it the scaled value fits an `Int64` exactly enough.
  static let limit = 1e12

  /// `value` rounded half away from zero to `decimals` (0 to 4) digits after the point.
  ///
  /// A value that is not finite becomes `0`, so that a drawing stays valid whatever its input. A
  /// rounded zero never carries a minus sign.
  static func string(_ value: Double, decimals: Int) -> String {
    let (sign, whole, digits) = parts(value, decimals: decimals)
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  /// As `string(_:decimals:)`, but without zeros at the end: the shortest form for a coordinate.
  static func trimmed(_ value: Double, decimals: Int = 2) -> String {
    var (sign, whole, digits) = parts(value, decimals: decimals)
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  private static func parts(_ value: Double, decimals: Int) -> (String, String, String) {
    let places = min(max(decimals, 0), 4)
    var power: Int64 = 1
    for _ in 0..<places { power *= 10 }
    let safe = value.isFinite ? min(max(value, -limit), limit) : 0
    let scaled = Int64((safe * Double(power)).rounded(.toNearestOrAwayFromZero))
    let fraction = String(scaled.magnitude % UInt64(power))
    let padding = String(repeating: "0", count: max(0, places - fraction.count))
    let digits = places == 0 ? "" : padding + fraction
    return (scaled < 0 ? "-" : "", String(scaled.magnitude / UInt64(power)), digits)
  }
}
