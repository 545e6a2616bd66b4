import TestSupport
import Testing

@testable import StrictFiles

struct JSONTextTests {
  private func text(_ value: JSONText) -> String { String(decoding: value.bytes, as: UTF8.self) }

  @Test func writesOneElementALineInTheOrderGiven() {
    let value: JSONText = [
      "zeta": 1, "alpha": [1.5, true, "x"], "empty": [:], "none": .null, "list": [],
    ]
    #expect(
      text(value) == """
        {
          "zeta": 1,
          "alpha": [
            1.5,
            true,
            "x"
          ],
          "empty": {},
          "none": null,
          "list": []
        }

        """)
  }

  @Test
  func writesTheShortestNumber() async {
    await each([
      (3.0, "3"), (-3, "-3"), (0, "0"), (-0.0, "-0"), (0.1, "0.1"), (1e16, "1e16"), (1e-5, "1e-5"),
      (1.5e300, "1.5e300"), (1e22, "1e22"), (9_007_199_254_740_991, "9007199254740991"),
      (9_007_199_254_740_994, "9.007199254740994e15"), (.leastNonzeroMagnitude, "5e-324"),
      (123_456.789, "123456.789"), (.nan, "null"), (.infinity, "null"),
    ]) { number, expected in
      #expect(text(.number(number)) == expected + "\n")
    }
  }

  @Test func everyNumberReadsBackExactly() {
    var generator = TestGenerator(seed: 5)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      var bytes: [UInt8] = []
      let isWritten = NumberText.append(number, to: &bytes)
      #expect(isWritten == number.isFinite)
      let back = Double(String(decoding: bytes, as: UTF8.self))
      if isWritten { #expect(back?.bitPattern == number.bitPattern) }
    }
  }

  @Test func largeWholeNumbersKeepEveryDigit() throws {
    #expect(text(.unsigned(.max)) == "18446744073709551615\n")
    #expect(text(.integer(.min)) == "-9223372036854775808\n")
    #expect(text(JSONText(try parsedJSON("18446744073709551615"))) == "18446744073709551615\n")
    #expect(text(JSONText(try parsedJSON("-9223372036854775808"))) == "-9223372036854775808\n")
    #expect(text(JSONText(try parsedJSON("[1e0, 1.0, -0]"))) == "[\n  1,\n  1,\n  -0\n]\n")
  }

  @Test func escapesOnlyWhatItMust() {
    #expect(
      text("a\"\\/\n\r\t\u{1}\u{1F}é😀\u{7F}") == #""a\"\\/\n\r\t\u0001\u001Fé😀"# + "\u{7F}\"\n")
  }

  @Test func ofARepeatedKeyTheLastValueCounts() {
    #expect(text(["a": 1, "b": 2, "a": 3]) == "{\n  \"a\": 3,\n  \"b\": 2\n}\n")
  }

  @Test func commentsAndSpacingDoNotChangeTheText() throws {
    let plain = try parsedJSON(#"{"a":[1,2.50],"b":"é"}"#)
    let decorated = try parsedJSON("{ // x\n \"a\" : [ 1e0, 2.5 ], /* y */ \"b\": \"\\u00E9\" }")
    #expect(JSONText(plain).bytes == JSONText(decorated).bytes)
  }
}
