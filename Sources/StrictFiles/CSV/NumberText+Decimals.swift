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
