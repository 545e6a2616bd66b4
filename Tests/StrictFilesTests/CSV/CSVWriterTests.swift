import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct CSVWriterTests {
  private func text(_ writer: CSVWriter) -> String { String(decoding: writer.bytes, as: UTF8.self) }

  @Test func writesRowsOfEveryKind() {
    var writer = CSVWriter(columns: ["screen", "k", "rate"])
    writer.append("iphone-16-pro")
    writer.append(12)
    writer.append(0.25)
    writer.endRow()
    writer.append(UInt64.max)
    writer.append(Int.min)
    writer.append(3.0)
    writer.endRow()
    #expect(
      text(writer)
        == "screen,k,rate\niphone-16-pro,12,0.25\n18446744073709551615,-9223372036854775808,3\n")
  }

  @Test
  func quotesOnlyWhereNeeded() async {
    await each([
      ("plain", "plain"), (" space ", " space "), ("é😀", "é😀"), ("a,b", "\"a,b\""),
      ("say \"x\"", "\"say \"\"x\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
      ("\r\n", "\"\r\n\""), ("'", "'"), ("\u{FEFF}x", "\"\u{FEFF}x\""), ("", ""),
    ]) { field, expected in
      var writer = CSVWriter()
      writer.row([field, "z"])
      #expect(text(writer) == expected + ",z\n")
    }
  }

  @Test
  func writesWhatIsNotFiniteAsMissing() async {
    await each([Double.nan, .infinity, -.infinity]) { (number: Double) in
      var writer = CSVWriter()
      writer.append(1)
      writer.append(number)
      writer.append("")
      writer.endRow()
      #expect(text(writer) == "1,,\n")
    }
  }

  @Test func aLoneEmptyFieldStaysARow() {
    var writer = CSVWriter()
    writer.row(["a"])
    writer.row([""])
    #expect(text(writer) == "a\n\"\"\n")
  }

  @Test func canBeTakenInPieces() {
    var whole = CSVWriter(columns: ["a"])
    var pieces = CSVWriter(columns: ["a"])
    var taken: [UInt8] = []
    for row in [["1"], [""], ["x,y"]] {
      whole.row(row)
      taken += pieces.bytes
      pieces.removeWritten()
      #expect(pieces.bytes.isEmpty)
      pieces.row(row)
    }
    #expect(taken + pieces.bytes == whole.bytes)
  }

  @Test func sharedFieldsAreThoseWrittenOneByOne() {
    var shared = CSVWriter()
    shared.row(["not", "these"])
    for field in ["a,b", "", "c"] { shared.append(field) }
    var (together, apart) = (CSVWriter(), CSVWriter())
    for row in 0..<3 {
      together.append(fieldsOf: CSVWriter())
      if row > 0 { together.append(row) }
      together.append(fieldsOf: shared)
      together.append(0.5)
      together.endRow()
      if row > 0 { apart.append(row) }
      for field in ["a,b", "", "c"] { apart.append(field) }
      apart.append(0.5)
      apart.endRow()
    }
    #expect(text(together) == text(apart))
  }
}

@Suite("Numbers as text")
struct NumberTextTests {
  private func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    #expect(NumberText.append(number, to: &bytes))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The standard library's shortest form without `.0`, `+` and zeros before an exponent.
  private func expected(_ number: Double) -> String {
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    return mantissa + (parts.count > 1 ? "e\(Int(parts[1]) ?? 0)" : "")
  }

  @Test("Signs, zeros and the ends of what has digits of its own")
  func table() async {
    let table: [(Double, String)] = [
      (0.5, "0.5"), (-0.5, "-0.5"), (12.25, "12.25"), (0.000001, "1e-6"), (0.0001, "0.0001"),
      (0.00012, "0.00012"), (0.000099, "9.9e-5"), (999_999_999.999999, "999999999.999999"),
      (1_000_000_000.5, "1000000000.5"), (100.000001, "100.000001"),
      (0.1 + 0.2, "0.30000000000000004"),
      (-0.0, "-0"), (1e15, "1000000000000000"), (0.1234567, "0.1234567"), (3, "3"), (-3, "-3"),
      (0, "0"), (0.1, "0.1"), (1e16, "1e16"), (1e-5, "1e-5"), (1.5e300, "1.5e300"),
      (1e22, "1e22"), (9_007_199_254_740_991, "9007199254740991"),
      (9_007_199_254_740_994, "9.007199254740994e15"), (.leastNonzeroMagnitude, "5e-324"),
      (123_456.789, "123456.789"),
    ]
    await each(table) { number, expected in #expect(text(number) == expected) }
  }

  @Test("Decimals and their neighbours are written in their shortest form")
  func decimals() async {
    await each(0...7) { (places: Int) in
      var generator = TestGenerator(seed: UInt64(places))
      let power = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7][places]
      for size in [10.0, 1e4, 1e7, 1e10, 1e15] {
        for _ in 0..<400 {
          let whole = (Double.random(in: -size...size, using: &generator)).rounded()
          let number = whole / power
          for near in [number, number.nextUp, number.nextDown] {
            #expect(text(near) == expected(near))
            #expect(Double(text(near)) == near)
          }
        }
      }
    }
  }
}

struct FiniteNumberTests {
  private func parseFinite(_ field: String) -> Double? {
    Array(field.utf8).withUnsafeBufferPointer { StrictFiles.parseFinite($0) }
  }

  @Test
  func readsTheNearestDouble() async {
    await each([
      ("0", 0.0), ("-0", -0.0), ("3", 3), ("+3", 3), ("007", 7), (".5", 0.5), ("5.", 5),
      ("-.5", -0.5),
      ("1e3", 1000), ("1E+3", 1000), ("1e-05", 0.00001), ("0.1", 0.1), ("1e22", 1e22),
      ("1e23", 1e23),
      ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("4.9e-324", .leastNonzeroMagnitude),
      ("1e-999", 0), ("0e999999999999999999999", 0), ("0.000000000000000000000000000001", 1e-30),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ]) { field, expected in
      #expect(parseFinite(field)?.bitPattern == expected.bitPattern)
    }
  }

  @Test
  func refusesEverythingElse() async {
    await each([
      "", " 1", "1 ", "1,5", "1_000", "0x10", "nan", "inf", "-inf", "Infinity", "1e999", "-1e400",
      "+",
      "-", ".", "e5", "1e", "1e+", "--1", "1.2.3", "1e5.0", "١", "1\n", "1\0", "½", "1f", "0b1",
    ]) { (field: String) in
      #expect(parseFinite(field) == nil)
    }
  }

  @Test func agreesWithTheCLibraryBitForBit() {
    var generator = TestGenerator(seed: 6)
    for _ in 0..<50_000 {
      let digits = Int.random(in: 1...22, using: &generator)
      let alphabet = Array("0123456789".utf8)
      var text = String(decoding: generator.bytes(count: digits, from: alphabet), as: UTF8.self)
      let point = Int.random(in: 0...digits, using: &generator)
      text.insert(".", at: text.index(text.startIndex, offsetBy: point))
      if Bool.random(using: &generator) {
        text += "e\(Int.random(in: -330...285, using: &generator))"
      }
      #expect(parseFinite(text)?.bitPattern == strtod(text, nil).bitPattern, "\(text)")
    }
  }

  @Test func readsBackEveryNumberTheWriterWrites() {
    var generator = TestGenerator(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      var bytes: [UInt8] = []
      #expect(NumberText.append(number, to: &bytes) == number.isFinite)
      guard number.isFinite else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Double(text)?.bitPattern == number.bitPattern)
      #expect(parseFinite(text)?.bitPattern == number.bitPattern)
    }
  }
}
