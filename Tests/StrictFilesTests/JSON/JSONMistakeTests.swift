import TestSupport
import Testing

private let junkHint = "remove it, or check for a bracket closed too early"
private let unterminated =
  "the text that starts here does not end on its line;"
  + " add the closing quotation mark, and write line ends as \\n"
private let halfPair =
  "half of a surrogate pair without the other half;"
  + #" write the character itself, or both halves as in \uD83D\uDE00"#

struct JSONMistakeTests {
  @Test
  func explainsStructure() async {
    await each([
      ("", "f: error: the file is empty; it should hold a JSON object, { ... }"),
      ("\u{FEFF}", "f: error: the file is empty; it should hold a JSON object, { ... }"),
      (" // x\n", "f:2:1: error: the file holds only space and comments; add an object, { ... }"),
      ("[1,]", "f:1:3: error: a comma before \"]\", with nothing after it; remove the comma"),
      (
        "{\"a\":1,\n}",
        "f:1:7: error: a comma before \"}\", with nothing after it; remove the comma"
      ),
      ("[,1]", "f:1:2: error: a comma before the first value; remove the comma"),
      ("[,]", "f:1:2: error: a comma before the first value; remove the comma"),
      ("[1,,2]", "f:1:4: error: two commas with nothing between them; remove the comma"),
      ("[1 2]", "f:1:4: error: expected \",\" before \"2\"; add a comma after the value before it"),
      ("[1:2]", "f:1:3: error: expected \",\" or \"]\", found \":\""),
      ("[1, 2", "f:1:1: error: the bracket that opens here is never closed; add \"]\""),
      ("[1}", "f:1:3: error: expected \",\" or \"]\", found \"}\""),
      ("{\"a\" 1}", "f:1:6: error: expected \":\" after the key \"a\", found \"1\""),
      (
        "{\"a\":}",
        "f:1:6: error: expected a value, found \"}\"; write a number, \"text\", [ ] or { }"
      ),
      ("{1:2}", "f:1:2: error: the key \"1\" lacks quotation marks; write \"key\": value"),
      ("{} x", "f:1:4: error: \"x\" after the end of the document; " + junkHint),
      ("{}}", "f:1:3: error: \"}\" after the end of the document; " + junkHint),
      ("/* x", "f:1:1: error: the comment that starts here never ends; add */ after it"),
      ("[] /", "f:1:4: error: \"/\" after the end of the document; " + junkHint),
      ("['a']", "f:1:2: error: text must stand between double quotation marks; write \"...\""),
      ("# x\n1", "f:1:1: error: \"#\" does not start a comment; write // before it instead"),
      (
        "[\u{A0}1]", "f:1:2: error: an invisible character, \"\u{A0}\"; replace it by a plain space"
      ),
      ("True", "f:1:1: error: the word \"True\" is not a value; did you mean true?"),
      (
        "[pop]",
        "f:1:2: error: the word \"pop\" is not a value; put text between double quotation marks"
      ),
      ("NaN", "f:1:1: error: NaN is not a number JSON can hold; write a finite number"),
    ]) { text, expected in
      #expect(jsonErrors(text) == [expected])
    }
  }

  @Test
  func explainsNumbers() async {
    await each([
      ("01", "it starts with 0; remove the leading zeros"),
      (".5", "it needs a digit first; write 0.5 rather than .5"),
      ("-.5", "it needs a digit first; write 0.5 rather than .5"),
      ("5.", "it needs a digit after the point; write 5.0 or 5 rather than 5."),
      ("+1", "it starts with a plus; remove the \"+\""),
      ("1e", "its exponent has no digits; write it as in 1e-3"),
      ("1e+", "its exponent has no digits; write it as in 1e-3"),
      ("0x10", "it is hexadecimal; write it in decimal"),
      ("1_000", "it contains \"_\"; remove the \"_\""),
      ("-Infinity", "it is not finite; write a finite number"),
      ("12pt", "\"p\" does not belong in it; write units in the key, not here"),
      ("0.3%", "it is a percentage; write 0.003"), ("-5%", "it is a percentage; write -0.05"),
      ("1.2.3", "\".\" does not belong in it; write units in the key, not here"),
    ]) { text, expected in
      #expect(
        jsonErrors("[\(text)]") == ["f:1:2: error: \"\(text)\" is not a JSON number: \(expected)"])
    }
  }

  @Test func explainsNumbersThatDoNotFit() {
    #expect(
      jsonErrors("1e999")
        == ["f:1:1: error: the number \"1e999\" is too large to hold; the largest is about 1.8e308"]
    )
    #expect(
      jsonErrors("-1e-999") == [
        "f:1:1: error: the number \"-1e-999\" is too small to hold and would become 0;"
          + " write 0, or at least 5e-324"
      ])
  }

  @Test
  func explainsStrings() async {
    await each([
      ("\"a", "1:1: error: " + unterminated),
      ("\"a\n\"", "1:1: error: " + unterminated),
      ("\"a\\", "1:1: error: " + unterminated),
      (#""\x""#, #"1:2: error: "\x" is not an escape; write \\ for a backslash"#),
      (#""é\é""#, #"1:3: error: "\é" is not an escape; write \\ for a backslash"#),
      (#""\u12G4""#, #"1:2: error: \u needs four hexadecimal digits; write it as in \u00E9"#),
      (#""\uD800""#, #"1:2: error: "# + halfPair),
      (#""\uDC00""#, #"1:2: error: "# + halfPair),
      (#""\uD800\u0041""#, #"1:2: error: "# + halfPair),
      ("\"a\tb\"", #"1:3: error: an unprintable character in text; write it as \t"#),
      ("\"\u{1}\"", #"1:2: error: an unprintable character in text; write it as \u0001"#),
    ]) { text, expected in
      #expect(jsonErrors(text) == ["f:" + expected])
    }
  }

  @Test func namesTheFirstPlaceOfARepeatedKey() {
    #expect(
      jsonErrors("{\n  \"a\": 1,\n  \"\\u0061\": 2,\n \"a\": 3}") == [
        "f:3:3: error: the key \"a\" was already given at line 2, column 3; keep one of the two",
        "f:4:2: error: the key \"a\" was already given at line 2, column 3; keep one of the two",
      ])
  }

  @Test func reportsAllSlipsAtOnce() {
    let places = jsonErrors("{seed: 01,\n \"a\": [1,],\n \"b\": True\n \"c\": \"\\q\"\n}")
      .map { $0.prefix(while: { $0 != " " }) }
    #expect(places == ["f:1:2:", "f:1:8:", "f:2:9:", "f:3:7:", "f:4:2:", "f:4:8:"])
  }

  @Test func givesUpAfterFiftyErrors() {
    #expect(jsonErrors("[" + String(repeating: ",", count: 100_000) + "1]").count == 50)
  }
}
