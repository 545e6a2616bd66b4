import TestSupport
import Testing

@testable import StrictFiles

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
    await each([
      (0.5, "0.5"), (-0.5, "-0.5"), (12.25, "12.25"), (0.000001, "1e-6"), (0.0001, "0.0001"),
      (0.00012, "0.00012"), (0.000099, "9.9e-5"), (999_999_999.999999, "999999999.999999"),
      (1_000_000_000.5, "1000000000.5"), (100.000001, "100.000001"),
      (0.1 + 0.2, "0.30000000000000004"),
      (-0.0, "-0"), (1e15, "1000000000000000"), (0.1234567, "0.1234567"),
    ]) { number, expected in #expect(text(number) == expected) }
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
