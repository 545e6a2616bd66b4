import TestSupport
import Testing

@testable import StrictFiles

/// Parses text and gives the messages of its errors, none for valid text.
func jsonErrors(_ text: String) -> [String] { jsonErrors(Array(text.utf8)) }

func jsonErrors(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try JSONNode.parse(bytes, file: "f")
    return []
  } catch {
    return error.list.map(\.description)
  }
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
    guard case .array(let flags) = node["b"]?.value else {
      Issue.record("b is not an array")
      return
    }
    #expect(flags.map(\.value) == [.bool(true), .bool(false)])
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
      guard case .number(let number, _) = try parsedJSON(literal).value else { return }
      #expect(number.sign == expected.sign)
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
