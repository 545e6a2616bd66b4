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

  /// Appends a whole number without sign.
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
