import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

@Suite("What names may be made of")
struct NameRuleTests {
  @Test("Names in use, generated names, labels and letters of every script")
  func allowed() async {
    await each([
      "half-width", "fixed-16-mm", "going back and forth", "pan(slop_pt=8)",
      "x + 0.3 v > 0.5 W", "fraction(boundary=>= fraction=0.3)", "half-width@uikit-scroll",
      "velocity(30,300,0.5,300) with one-third", "größer ≥ ½", "手机", "כללי", "e\u{301}te",
      "Bob's 50%", "9", String(repeating: "a", count: 80),
    ]) { (name: String) in
      #expect(NameRule.problem(with: name) == nil)
    }
  }

  @Test("Every name that lists print")
  func catalogues() {
    let names =
      PolicyCatalog.names + ScreenCatalog.all.map(\.name) + RecognizerPreset.all.map(\.name)
      + SystemCatalog.all.map(\.name) + Population.all.map(\.name) + Assumption.all.map(\.name)
    for name in names { #expect(NameRule.problem(with: name) == nil, "\(name)") }
  }

  @Test("What Markdown, XML, spreadsheets, shells or terminals would obey")
  func refused() async {
    await each([
      ("", "is empty"), ("<script>", "starts with \"<\""), ("a<b", "has \"<\" in it"),
      ("a`b", "has \"`\" in it"), ("a\u{202E}b", "has \"\\u{202E}\" in it"),
      ("a\u{2028}b", "has \"\\u{2028}\" in it"), ("=1+1", "starts with \"=\""),
      ("+1", "starts with \"+\""), ("-1", "starts with \"-\""), ("@a", "starts with \"@\""),
      (" a", "starts with \" \""), ("a ", "ends with a space"), ("a|b", "has \"|\" in it"),
      ("a\\b", "has \"\\\" in it"), ("a\"b", "has \"\"\" in it"), ("[a](b)", "starts with \"[\""),
      ("a](b", "has \"]\" in it"), ("a&lt;", "has \"&\" in it"), ("a*b", "has \"*\" in it"),
      ("a\tb", "has \"\\t\" in it"), ("a\u{A0}b", "has \"\u{A0}\" in it"),
      ("../a", "starts with \".\""),
      ("\u{301}", "starts with \"\u{301}\""), ("a\u{1F600}", "has \"\u{1F600}\" in it"),
      (String(repeating: "a", count: 81), "is longer than 80 characters"),
    ]) { name, problem in
      #expect(NameRule.problem(with: name) == problem)
    }
  }

  @Test("The expression for schemas agrees on every ASCII character, first and later")
  func pattern() throws {
    let pattern = try Regex(NameRule.pattern).matchingSemantics(.unicodeScalar)
    for byte in 0..<128 as Range<UInt8> {
      for before in ["", "a"] {
        let name = before + String(Unicode.Scalar(byte))
        let isMatch = name.wholeMatch(of: pattern) != nil
        #expect(isMatch == (NameRule.problem(with: name) == nil), "\(before) \(byte)")
      }
    }
  }

  static let wrong = ["<script>", "a`b", "a\\u202eb", "a\\u2028b", "=1", "a\\\\b"]

  /// Where a file gives a name, with the name as `NAME` on line 2.
  static let places = [
    "\"policies\": [{ \"family\": \"fraction\",\n\"name\": NAME }]",
    "\"policies\": [\"half-width\"], \"screens\": [{ \"width_pt\": 402, \"height_pt\": 874,"
      + " \"mm_per_pt\": 0.17, \"class\": \"phone\",\n\"name\": NAME }]",
    "\"policies\": [\"half-width\"], \"screens\": [{ \"screen\": \"iphone-14\","
      + " \"touch_rate_hz\": 120,\n\"name\": NAME }]",
    "\"policies\": [\"half-width\"], \"recognizers\": [{ \"recognizer\": \"pan\", \"slop_pt\": 8,"
      + "\n\"name\": NAME }]",
    "\"policies\": [\"half-width\"], \"usage_mixes\": [{ \"pop\": 1, \"contentLeft\": 1,"
      + "\n\"name\": NAME }]",
    "\"systems\": [{ \"system\": \"fd\",\n\"name\": NAME }]",
    "\"policies\": [\"half-width\"], \"population\": { \"thumb_share\": 1,\n\"name\": NAME }",
  ]

  @Test("Every name that a file gives keeps the rule")
  func everyPlace() async {
    await each(Self.places, Self.wrong) { (place: String, name: String) in
      func errors(_ name: String) -> [String] {
        experimentErrors("{ \(place.replacing("NAME", with: "\"\(name)\"")) }")
      }
      #expect(errors("my own") == [])
      let found = errors(name)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.hasPrefix("f:2:9: error: the \"name\" ") == true, "\(found)")
      #expect(found.first?.hasSuffix("; " + NameRule.remedy) == true, "\(found)")
    }
  }

  @Test("Free text is one line, all of it visible")
  func freeText() async {
    await each([
      "a\\u202eb", "a\\u2028b", "a\\u0007", "a\\u200fb", String(repeating: "a", count: 501),
    ]) { (text: String) in
      for keys in ["\"question\": \"\(text)\"", "\"population\": { \"source\": \"\(text)\" }"] {
        let found = experimentErrors("{ \"policies\": [\"half-width\"], \(keys) }")
        #expect(found.count == 1 && found[0].contains(" must be one line of text"), "\(found)")
      }
    }
  }

  @Test("An experiment takes its name from its file, which keeps the rule too")
  func fileNames() async {
    await each(["<script>.json", "=1.json", "a`b.json", "a\u{202E}b.json", "-a.json"]) {
      (name: String) throws in
      let folder = try ScratchFolder()
      try folder.write("{ \"policies\": [\"half-width\"] }", to: name)
      let found = messages { _ = try Experiment.load(path: folder(name)) }
      #expect(found.contains { $0.contains("; rename the file: \(NameRule.remedy)") })
      try folder.write("{ \"policies\": [\"half-width\"] }", to: "a [b] (ç).json")
      #expect(try Experiment.load(path: folder("a [b] (ç).json")).name == "a [b] (ç)")
    }
  }

  @Test("Identifiers of recordings may be anything that no table and no terminal obeys")
  func identifiers() async {
    await each([
      ("iphone-16-pro/plain/pop/0/0", true), ("{3F2A}", true), ("a b#1|2", true), ("", true),
      ("=1", false), ("+1", false), ("-1", false), ("@a", false), ("a\u{202E}", false),
      ("a\n", false), (String(repeating: "a", count: 201), false),
    ]) { text, isAllowed in
      #expect((NameRule.problem(withIdentifier: text) == nil) == isAllowed)
    }
  }
}
