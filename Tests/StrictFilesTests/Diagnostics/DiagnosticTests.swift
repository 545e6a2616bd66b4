import TestSupport
import Testing

@testable import StrictFiles

struct DiagnosticTests {
  @Test func readsLikeACompilerMessage() {
    let remark = Diagnostic(
      file: "a.json", at: SourcePosition(line: 3, column: 7), "unknown key \"sed\"",
      hint: didYouMean("sed", among: ["participants", "seed"]))
    #expect("\(remark)" == "a.json:3:7: error: unknown key \"sed\"; did you mean \"seed\"?")
  }

  @Test func leavesOutWhatItDoesNotHave() {
    #expect("\(Diagnostic(.warning, file: "a", "is empty"))" == "a: warning: is empty")
  }

  @Test func staysOnOneLineWhateverItContains() {
    let remark = Diagnostic(file: "a\nb", "bell \u{7} and \u{1B}[2J and \u{202E}", hint: "x\r\ty")
    #expect("\(remark)" == "a\\nb: error: bell \\u{7} and \\u{1B}[2J and \\u{202E}; x\\r\\ty")
  }

  @Test
  func excerptsAreCut() async {
    await each([
      ("short", "\"short\""), ("", "\"\""), ("abcdef", "\"abcdef\""), ("abcdefg", "\"abcdef...\""),
    ]) { text, expected in
      #expect(quoted(text, limit: 6) == expected)
    }
  }

  @Test func sortsByFileThenPlaceAndKeepsTiesInOrder() throws {
    func remark(_ file: String, _ line: Int?, _ text: String) -> Diagnostic {
      Diagnostic(file: file, at: line.map { SourcePosition(line: $0, column: 1) }, text)
    }
    let unsorted = [
      remark("b", 1, "b1"), remark("a", 9, "a9"), remark("a", 2, "second"), remark("a", nil, "all"),
      remark("a", 2, "after"),
    ]
    let sorted = try #require(Diagnostics(unsorted))
    #expect(sorted.list.map(\.message) == ["all", "second", "after", "a9", "b1"])
    #expect(Diagnostics([]) == nil)
  }
}

struct SourcePositionTests {
  @Test
  func countsLinesAndScalars() async {
    await each([
      ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 99, 1, 4), ("a\nb", 2, 2, 1), ("a\r\nb", 2, 1, 3),
      ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é😀x", 6, 1, 3), ("\n\n", 2, 3, 1), ("", 0, 1, 1),
    ]) { text, offset, line, column in
      let position = SourcePosition(ofByte: offset, in: Array(text.utf8))
      #expect(position == SourcePosition(line: line, column: column))
    }
  }

  @Test func walkingOnFromAKnownPlaceAgrees() {
    let bytes = Array("ab\ncé\r\nd\re".utf8)
    for middle in 0...bytes.count {
      let known = (middle, SourcePosition(ofByte: middle, in: bytes))
      for end in middle...bytes.count {
        #expect(
          SourcePosition(ofByte: end, in: bytes, from: known)
            == SourcePosition(ofByte: end, in: bytes))
      }
    }
  }

  @Test func comparesInReadingOrder() {
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
  }
}

struct NearestNameTests {
  @Test
  func distanceHasKnownValues() async {
    await each([
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ca", "abc", 2),
      ("ab", "ba", 1), ("sede", "seed", 1), ("a cat", "an abct", 3), ("é", "e", 1),
    ]) { left, right, distance in
      #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == distance)
    }
  }

  @Test func distanceIsAMetric() {
    var words: [[Unicode.Scalar]] = [[]]
    for length in 1...3 {
      words += words.filter { $0.count == length - 1 }.flatMap { word in
        ["a", "b", "c"].map { word + [$0] }
      }
    }
    for left in words {
      for right in words {
        let direct = editDistance(left, right)
        #expect((direct == 0) == (left == right))
        #expect(direct == editDistance(right, left))
        #expect(words.allSatisfy { direct <= editDistance(left, $0) + editDistance($0, right) })
      }
    }
  }

  @Test
  func findsTheNameThatWasMeant() async {
    await each([
      ("sed", "seed"), ("particpants", "participants"), ("Half_Width", "half-width"),
      ("SEED", "seed"), ("polices", "policies"), ("halfwidth", "half-width"),
    ]) { written, meant in
      let known = ["participants", "policies", "seed", "half-width", "one-third", "screens"]
      #expect(nearestName(to: written, among: known) == meant)
    }
  }

  @Test
  func staysSilentWhenNothingIsClose() async {
    await each(["", "x", "colour", "thumb-length", "se", "abcdefghijklmnopqrstuvwxyz"]) {
      (written: String) in
      #expect(nearestName(to: written, among: ["y", "policies", "margin", "seeds"]) == nil)
      #expect(nearestName(to: written, among: []) == nil)
    }
  }

  /// A name that others begin with, or that is one of their words, is no slip of the pen.
  @Test func namesThatBeginWithIt() async {
    let known = [
      "iphone-11", "iphone-se-3", "iphone-se-1", "velocity-weighted", "velocity-sign",
      "fixed-distance", "distance_pt", "distance_mm", "edge",
    ]
    await each([
      ("iphone-se", ["iphone-se-1", "iphone-se-3"]),
      ("velocity", ["velocity-sign", "velocity-weighted"]),
      ("distance", ["distance_mm", "distance_pt"]), ("weighted", ["velocity-weighted"]),
      ("Edge", ["edge"]), ("iphone-12", ["iphone-11"]), ("edeg", ["edge"]), ("ip", []),
      ("velox", ["velocity-sign", "velocity-weighted"]), ("xyzzy", []), ("elo", []),
    ]) { (written: String, meant: [String]) in
      #expect(nearestNames(to: written, among: known) == meant)
      #expect(nearestNames(to: written, among: known.reversed()) == meant)
    }
    #expect(
      didYouMean("iphone-se", among: known) == "did you mean \"iphone-se-1\" or \"iphone-se-3\"?")
    #expect(didYouMean("x", among: known) == nil)
    let many = (0..<20).map { "name-\(10 + $0)" }
    #expect(
      didYouMean("name", among: many)?.hasSuffix("\"name-17\" or another of 20 such names?") == true
    )
  }

  @Test func tiesDoNotDependOnTheOrder() {
    #expect(nearestName(to: "pan", among: ["pat", "pad", "paw"]) == "pad")
    #expect(nearestName(to: "pan", among: ["paw", "pad", "pat"]) == "pad")
    #expect(nearestName(to: "Pan", among: ["pan", "PAN"]) == "pan")
  }

  @Test func hugeNamesAreCheap() {
    #expect(nearestName(to: String(repeating: "a", count: 1_000_000), among: ["seed"]) == nil)
  }
}
