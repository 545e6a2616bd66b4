import TestSupport
import Testing

@testable import StrictFiles

/// Parses text and gives the messages of its errors, none for valid text.
func jsonErrors(_ text: String) -> [String] { jsonErrors(Array(text.utf8)) }

func jsonErrors(_ bytes: [UInt8]) -> [String] {
  messages { _ = try JSONNode.parse(bytes, file: "f") }
}

func parsedJSON(_ text: String) throws -> JSONNode {
  try JSONNode.parse(Array(text.utf8), file: "f")
}

struct JSONReadingTests {
  @Test func readsEveryKindOfValue() throws {
    let node = try parsedJSON(#"{"n": null, "b": [true, false], "d": -1.5e2, "s": "é\n", "o": {}}"#)
    #expect(node["n"]?.value == .null)
    #expect(node["d"]?.value == .number(-150, literal: "-1.5e2"))
    #expect(node["s"]?.value == .string("é\n"))
    #expect(node["o"]?.value == .object([]))
    #expect(node["b"]?.elements?.map(\.value) == [.bool(true), .bool(false)])
    #expect(node["missing"] == nil)
    #expect(node["n"]?["n"] == nil)
  }

  @Test func keepsThePlaceOfEveryValueAndKey() throws {
    let node = try parsedJSON("// é\n{ \"é\" : [1,\r\n /* two\n lines */ 2] }")
    guard case .object(let members) = node.value, case .array(let list) = members[0].node.value
    else {
      Issue.record("wrong shape")
      return
    }
    #expect("\(node.position)" == "2:1")
    #expect("\(members[0].keyPosition)" == "2:3")
    #expect("\(members[0].node.position)" == "2:9")
    #expect(list.map { "\($0.position)" } == ["2:10", "4:11"])
  }

  @Test
  func readsNumbersToTheNearestDouble() async {
    await each([
      ("0", 0.0), ("-0", -0.0), ("10", 10), ("1.25", 1.25), ("1E+2", 100), ("1e-2", 0.01),
      ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("0e999", 0),
      ("0.1", 0.1), ("9007199254740993", 9_007_199_254_740_992),
    ]) { literal, expected throws in
      #expect(try parsedJSON(literal).value == .number(expected, literal: literal))
      #expect(try parsedJSON(literal).number?.sign == expected.sign)
    }
  }

  @Test
  func readsStrings() async {
    await each([
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0041""#, "éA"),
      (#""\uD83D\uDE00""#, "😀"), (#""\u0000""#, "\0"), (#""// not a comment""#, "// not a comment"),
      ("\"😀\u{7F}\"", "😀\u{7F}"), (#""""#, ""),
    ]) { text, expected throws in
      #expect(try parsedJSON(text).value == .string(expected))
    }
  }

  @Test
  func acceptsSpaceCommentsAndByteOrderMark() async {
    await each([
      "\u{FEFF}{}", " {} ", "{}//", "{}// end", "/**/{}/***/", "[/* , */]", "//a\r{}", "[1/**/,2]",
    ]) { (text: String) in
      #expect(jsonErrors(text) == [])
    }
  }

  @Test func acceptsTheDeepestNestingAndNoDeeper() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(jsonErrors(nested(64)) == [])
    let message = "brackets nest deeper than 64 levels; flatten the document"
    #expect(jsonErrors(nested(65)) == ["f:1:65: error: \(message)"])
    #expect(
      jsonErrors(String(repeating: "[", count: 1_000_000)) == ["f:1:65: error: \(message)"])
    #expect(
      jsonErrors(String(repeating: "{\"a\":", count: 1_000_000)) == ["f:1:321: error: \(message)"])
  }
}

struct JSONBinaryTests {
  @Test
  func explainsWhatIsNotText() async {
    await each([
      ([0xFF, 0xFE, 0x7B, 0x00], "f: error: the file is saved as UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "f: error: the file is saved as UTF-16; save it as UTF-8"),
      (
        [0x0A, 0x5B, 0x00],
        "f:2:2: error: a zero byte at offset 2:"
          + " this is a binary file, not text; name a UTF-8 text file"
      ),
      (
        [0x5B, 0x22, 0xC3, 0x28],
        "f:1:3: error: the byte 0xC3 at offset 2 is not valid UTF-8; save the file as UTF-8"
      ),
      (
        [0xEF, 0xBB, 0xBF, 0x0A, 0x80],
        "f:2:1: error: the byte 0x80 at offset 4 is not valid UTF-8; save the file as UTF-8"
      ),
    ]) { bytes, expected in
      #expect(jsonErrors(bytes) == [expected])
    }
  }

  /// The standard library repairs exactly what is invalid, which makes it the oracle.
  @Test func agreesWithTheStandardLibraryAboutUTF8() {
    func check(_ bytes: [UInt8]) {
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((firstInvalidUTF8(in: bytes) == nil) == isValid, "\(bytes)")
    }
    for first in UInt8.min...UInt8.max {
      check([first])
      for second in UInt8.min...UInt8.max { check([first, second]) }
    }
    let edges: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for lead in UInt8(0xE0)...0xF5 {
      for second in edges {
        for third in edges {
          check([lead, second, third])
          for fourth in edges { check([lead, second, third, fourth]) }
        }
      }
    }
  }

  @Test
  func findsTheInvalidByteAtAnyOffset() async {
    await each(0..<40) { (offset: Int) in
      var bytes = [UInt8](repeating: 0x61, count: 40)
      #expect(firstInvalidUTF8(in: bytes) == nil)
      bytes[offset] = 0xFF
      #expect(firstInvalidUTF8(in: bytes) == offset)
    }
  }
}

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

  @Test func numbersThatAreNoneAreNull() {
    for number in [Double.nan, .infinity, -.infinity] { #expect(text(.number(number)) == "null\n") }
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

  @Test func commentsAndSpacingDoNotChangeTheText() throws {
    let plain = try parsedJSON(#"{"a":[1,2.50],"b":"é"}"#)
    let decorated = try parsedJSON("{ // x\n \"a\" : [ 1e0, 2.5 ], /* y */ \"b\": \"\\u00E9\" }")
    #expect(JSONText(plain).bytes == JSONText(decorated).bytes)
  }
}
