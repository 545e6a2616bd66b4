import Foundation
import TestSupport
import Testing

@testable import StrictFiles

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
      guard number.isFinite else { continue }
      var writer = CSVWriter()
      writer.append(number)
      let back = parseFinite(String(decoding: writer.bytes, as: UTF8.self))
      #expect(back?.bitPattern == number.bitPattern)
    }
  }
}
