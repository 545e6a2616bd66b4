/// Writes numbers with a fixed number of decimals, without a locale and without Foundation.
package enum FixedDecimals {
  /// The largest magnitude written in full; larger values are cut to it.
  ///
  /// A picture never comes near it, and below it the scaled value fits an `Int64` exactly enough.
  static let limit = 1e12

  /// `value` rounded half away from zero to `decimals` (0 to 4) digits after the point.
  ///
  /// A value that is not finite becomes `0`, so that a drawing stays valid whatever its input. A
  /// rounded zero never carries a minus sign.
  package static func string(_ value: Double, decimals: Int) -> String {
    text(value, decimals: decimals, isTrimmed: false)
  }

  /// As `string(_:decimals:)`, but without zeros at the end: the shortest form for a coordinate.
  package static func trimmed(_ value: Double, decimals: Int = 2) -> String {
    text(value, decimals: decimals, isTrimmed: true)
  }

  /// A whole number as English prints it: `16,000`.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let text = digits.enumerated().map { place, digit in
      let left = digits.count - place
      return place > 0 && left.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    return (number < 0 ? "-" : "") + text.joined()
  }

  /// Writes the digits from the last to the first, without a string on the way: a picture has
  /// thousands of coordinates.
  private static func text(_ value: Double, decimals: Int, isTrimmed: Bool) -> String {
    var places = min(max(decimals, 0), 4)
    var power: UInt64 = 1
    for _ in 0..<places { power *= 10 }
    let safe = value.isFinite ? min(max(value, -limit), limit) : 0
    let scaled = Int64((safe * Double(power)).rounded(.toNearestOrAwayFromZero))
    var (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: power)
    if isTrimmed {
      while places > 0, fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
    }
    // A sign, 13 digits, a point and 4 more digits.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      func put(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      func put(lastOf number: inout UInt64) {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        number /= 10
      }
      for _ in 0..<places { put(lastOf: &fraction) }
      if places > 0 { put(UInt8(ascii: ".")) }
      repeat { put(lastOf: &whole) } while whole > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: UnsafeBufferPointer(rebasing: digits[start...]), as: UTF8.self)
    }
  }
}
