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
    // The largest has 20 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { text in
      var (start, rest) = (text.count, number)
      repeat {
        start -= 1
        text[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
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
    let whole: UInt64
    var rest: UInt64
    (whole, rest) = digits.quotientAndRemainder(dividingBy: 1_000_000)
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, to: &bytes)
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      let digit: UInt64
      (digit, rest) = (10 * rest).quotientAndRemainder(dividingBy: 1_000_000)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
    return true
  }
}

/// Reads a field that must be a finite decimal number and nothing else; nil for anything else.
///
/// Accepted are an optional sign, digits with at most one point (`.5` and `5.` too, since other
/// tools write them) and an optional exponent, but no space, hexadecimal digit, `nan`, `inf`, digit
/// separator or decimal comma. The result is the double nearest to the text: 0 where that is closer
/// to 0 than to the smallest double, and nil where no double is large enough.
///
/// Up to 2^53 and for powers of ten up to 10^22, mantissa and power are both exact, so that one
/// multiplication or division rounds correctly (Clinger 1990, "How to read floating point numbers
/// accurately"). The rest takes the slow and equally exact way through the standard library.
///
/// The bytes come as a buffer because a slice of an array is counted as one more owner of it: for
/// the numbers of a touch file that took as long as reading them.
func parseFinite(_ field: UnsafeBufferPointer<UInt8>) -> Double? {
  guard let decimal = Decimal(field) else { return nil }
  if let exact = decimal.exactValue { return exact }
  guard let number = Double(String(decoding: field, as: UTF8.self)), number.isFinite else {
    return nil
  }
  return number
}

/// A decimal number taken apart.
private struct Decimal {
  private var isNegative = false
  private var mantissa: UInt64 = 0
  private var significantDigits = 0
  private var exponent = 0

  /// Takes a field apart; `nil` when it is not a number.
  init?(_ field: UnsafeBufferPointer<UInt8>) {
    var index = field.startIndex
    isNegative = Self.takeSign(field, &index)
    let whole = takeDigits(field, &index)
    var fraction = 0
    if index < field.endIndex, field[index] == UInt8(ascii: ".") {
      index += 1
      fraction = takeDigits(field, &index)
    }
    guard whole + fraction > 0 else { return nil }
    if index < field.endIndex, field[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isSmall = Self.takeSign(field, &index)
      let start = index
      while index < field.endIndex, let digit = Self.digit(field[index]) {
        // Beyond any double; the clamp only keeps the sum from overflowing.
        exponent = min(exponent * 10 + Int(digit), 1_000_000)
        index += 1
      }
      guard index > start else { return nil }
      if isSmall { exponent.negate() }
    }
    guard index == field.endIndex else { return nil }
    exponent -= fraction
  }

  /// The value, where one correctly rounded operation gives it.
  var exactValue: Double? {
    guard significantDigits <= 19, mantissa <= 1 << 53, exponent.magnitude <= 22 else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    let size = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -size : size
  }

  private static func takeSign(_ field: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
    guard index < field.endIndex else { return false }
    let isMinus = field[index] == UInt8(ascii: "-")
    if isMinus || field[index] == UInt8(ascii: "+") { index += 1 }
    return isMinus
  }

  /// Takes digits into the mantissa and says how many there were, leading zeros included.
  private mutating func takeDigits(_ field: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < field.endIndex, let digit = Self.digit(field[index]) {
      if significantDigits > 0 || digit > 0 { significantDigits += 1 }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index += 1
    }
    return index - start
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
