/// Numbers as text: the shortest decimal form that reads back to exactly the same bits.
///
/// The same form serves CSV and JSON, knows no locale, and never writes more than 24 bytes.
package enum NumberText {
  /// Whole numbers below this size are written without exponent, and every one of them is exact.
  private static let exactIntegers = 9_007_199_254_740_992.0

  /// Appends a number.
  ///
  /// Whole numbers are written without `.0`; exponents without plus and leading zeros. Negative
  /// zero keeps its sign, because it would not read back otherwise.
  ///
  /// - Returns: whether something was written: not for NaN and the infinities, which have no
  ///   digits.
  package static func append(_ number: Double, to bytes: inout [UInt8]) -> Bool {
    guard number.isFinite else { return false }
    if number.magnitude < exactIntegers, Double(Int64(number)) == number {
      if number.sign == .minus { bytes.append(UInt8(ascii: "-")) }
      append(UInt64(number.magnitude), to: &bytes)
      return true
    }
    if !appendDecimal(number, to: &bytes) { appendTrimmed(number.description, to: &bytes) }
    return true
  }

  /// Appends a whole number.
  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude, to: &bytes)
  }

  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    append(number, decimals: 0, of: 0, isNegative: false, to: &bytes)
  }

  /// Appends a description of the standard library, which is the shortest that reads back (Adams
  /// 2018, "Ryu", and its successors), without the decoration it adds: `.0`, `e+16`, `e-05`.
  private static func appendTrimmed(_ description: String, to bytes: inout [UInt8]) {
    var description = description
    description.withUTF8 { text in
      let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
      let isWhole = mantissa.suffix(2).elementsEqual(".0".utf8)
      bytes.append(contentsOf: isWhole ? mantissa.dropLast(2) : mantissa)
      var exponent = text[mantissa.endIndex...].dropFirst()
      guard !exponent.isEmpty else { return }
      bytes.append(UInt8(ascii: "e"))
      if exponent.first == UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      exponent = exponent.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      bytes.append(contentsOf: exponent.drop { $0 == UInt8(ascii: "0") })
    }
  }
}

/// Digits of our own, for the numbers that fill touch files: several times as fast as the standard
/// library, which makes a string of each.
extension NumberText {
  /// Appends a number that has at most six decimals, such as a time in microseconds or a place in
  /// half points; the same text as the shortest form.
  ///
  /// A decimal of up to 15 digits is the only one of that length that reads back to its double
  /// (Steele and White 1990), so it is the shortest form without its zeros. What is smaller than
  /// 0.0001 is written with an exponent, elsewhere.
  ///
  /// - Returns: whether the number is such a one; nothing is appended otherwise.
  static func appendDecimal(_ number: Double, to bytes: inout [UInt8]) -> Bool {
    let size = number.magnitude
    guard size >= 1e-4, size < 1e9 else { return false }
    let digits = UInt64(size * 1e6 + 0.5)
    guard Double(digits) / 1e6 == size else { return false }
    let (whole, fraction) = digits.quotientAndRemainder(dividingBy: 1_000_000)
    append(whole, decimals: fraction, of: 6, isNegative: number < 0, to: &bytes)
    return true
  }

  /// Appends `whole`, and `decimals` as the given number of digits after the point without the
  /// zeros at their end; no point where nothing is left of them.
  static func append(
    _ whole: UInt64, decimals: UInt64, of places: Int, isNegative: Bool,
    to bytes: inout [UInt8]
  ) {
    // A sign, 20 digits of the largest whole number, a point and 6 decimals.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 28) { text in
      var start = text.count
      func put(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      func digit(_ rest: inout UInt64) -> UInt8 {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
        rest = quotient
        return UInt8(ascii: "0") + UInt8(truncatingIfNeeded: remainder)
      }
      var rest = decimals
      var isSignificant = false
      for _ in 0..<places {
        let byte = digit(&rest)
        isSignificant = isSignificant || byte != UInt8(ascii: "0")
        if isSignificant { put(byte) }
      }
      if isSignificant { put(UInt8(ascii: ".")) }
      rest = whole
      repeat { put(digit(&rest)) } while rest > 0
      if isNegative { put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
  }
}
