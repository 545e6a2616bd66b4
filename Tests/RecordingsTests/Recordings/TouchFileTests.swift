import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

/// Mistakes in touch files, each with its line.
@Suite("Touch files")
struct TouchFileTests {
  /// The rows of swipe `a`, right as they are.
  static let begin = "a,p,s,402,plain,pop,0,1,2,began"
  static let move = "a,p,s,402,plain,pop,0.01,30,2,moved"
  static let end = "a,p,s,402,plain,pop,0.02,30,2,ended"

  /// Rows after `begin`, and what is wrong with them.
  @Test func mistake() async {
    await each([
      (
        ["a,p,s,402,plain,pop,NaN,30,2,moved", Self.end],
        #"f:3:21: error: time_s is "NaN", not a finite number; write a plain decimal number such as"#
          + " 12.5"
      ),
      (
        ["a,p,s,402,plain,pop,0.01,inf,2,moved", Self.end],
        #"f:3:26: error: x_pt is "inf", not a finite number; write a plain decimal number such as"#
          + " 12.5"
      ),
      (
        ["a,p,s,402,plain,pop,0.01,30,,moved", Self.end],
        #"f:3:29: error: y_pt is "", not a finite number; write a plain decimal number such as 12.5"#
      ),
      (
        [Self.move, "a,p,s,402,plain,pop,0.005,30,2,ended"],
        "f:4:21: error: time goes backwards from 0.01 to 0.005 s;"
          + " put the rows of a swipe in time order"
      ),
      (
        [Self.move],
        #"f:3:1: error: swipe "a" has no end; the file seems cut off: drop this swipe; its last row must have phase ended or cancelled"#
      ),
      (
        [Self.move, Self.begin, Self.end],
        #"f:4:27: error: swipe "a" begins twice; give the second touch its own identifier"#
      ),
      (
        [Self.end, Self.move],
        #"f:4:31: error: swipe "a" goes on after it ended; give the next touch its own identifier;"#
          + " only a doublePop has two touches"
      ),
      (
        [
          Self.end, "b,p,s,402,plain,pop,0,1,2,began", "b,p,s,402,plain,pop,1,1,2,cancelled",
          Self.move,
        ],
        #"f:6:1: error: rows of swipe "a" stand apart;"#
          + " keep the rows of a swipe together, and give each swipe its own identifier"
      ),
      (
        [Self.end, "b,p,s,402,plain,pop,0,1,2,moved"],
        #"f:4:27: error: swipe "b" starts with moved; its first row must have phase began"#
      ),
      (
        ["a,p,s,402,plain,pop,0.01,30,2,mvoed", Self.end],
        #"f:3:31: error: unknown phase "mvoed"; did you mean "moved"?"#
      ),
      (
        ["a,p,s,402,plain,pop,0.01,30,2,xyz", Self.end],
        #"f:3:31: error: unknown phase "xyz"; known: began, moved, ended, cancelled"#
      ),
      ([Self.move, "", Self.end], "f:4:1: error: the line is blank; remove it"),
      (
        [Self.move, "a,p,s,402,plain,pop,0.02,30,2", Self.end],
        "f:4:30: error: the row has 9 fields, the header 10; keep the commas around empty fields"
      ),
    ]) { rows, expected in
      #expect(touchErrors([Self.begin] + rows) == [expected])
    }
  }

  @Test("what a swipe is about cannot change within it")
  func change() async {
    await each([
      "a,q,s,402,plain,pop,0.01,30,2,moved", "a,p,t,402,plain,pop,0.01,30,2,moved",
      "a,p,s,403,plain,pop,0.01,30,2,moved", "a,p,s,402,,pop,0.01,30,2,moved",
      "a,p,s,402,plain,popAbort,0.01,30,2,moved",
    ]) { (row: String) in
      #expect(
        touchErrors([Self.begin, row, Self.end]) == [
          "f:3:3: error: participant, screen, width, context or intent changes within a swipe;"
            + " repeat them in every row of the swipe"
        ])
    }
  }

  @Test("a weight is a whole number, the same in all rows, of people who are numbers")
  func weights() throws {
    func read(_ participant: String, _ weights: [String]) throws(Diagnostics) -> [RecordedSwipe] {
      let header =
        "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase,weight"
      let phases = ["began", "moved", "ended"]
      let rows = zip(phases, weights).enumerated().map { place, row in
        "a,\(participant),s,402,plain,pop,0.0\(place),\(place),2,\(row.0),\(row.1)"
      }
      return try TouchFileReader.swipes(
        in: Array(([header] + rows).joined(separator: "\n").utf8), file: "f")
    }
    #expect(try read("7", ["16", "16", "16"]).map(\.weight) == [16])
    for (participant, weights, place) in [
      ("7", ["x", "x", "x"], "f:2:36"), ("7", ["0", "0", "0"], "f:2:36"),
      ("7", ["1", "1", "16"], "f:4:3"), ("u7", ["1", "1", "1"], "f:2:3"),
    ] {
      let found = messages { _ = try read(participant, weights) }
      #expect(found.first?.hasPrefix(place) == true, "\(weights): \(found)")
    }
  }

  @Test func firstRow() async {
    await each([
      (
        "a,p,s,402,somewhere else,pop,0,1,2,began",
        #"f:2:11: error: unknown context "somewhere else"; `swipelab list contexts` prints the known ones"#
      ),
      (
        "a,p,s,402,plian,pop,0,1,2,began",
        #"f:2:11: error: unknown context "plian"; did you mean "plain"?"#
          + " `swipelab list contexts` prints the known ones"
      ),
      (
        "a,p,s,0,plain,pop,0,1,2,began",
        "f:2:7: error: view_width_pt is 0; give a number from 50 to 5000"
      ),
      (
        "a,p,s,nan,plain,pop,0,1,2,began",
        #"f:2:7: error: view_width_pt is "nan", not a finite number;"#
          + " write a plain decimal number such as 12.5"
      ),
      (
        "a,p,s,-402,plain,pop,0,1,2,began",
        "f:2:7: error: view_width_pt is -402; give a number from 50 to 5000"
      ),
    ]) { row, expected in
      // The rest of a swipe that began wrongly is passed over in silence.
      #expect(touchErrors([row, Self.move, Self.end]) == [expected])
    }
  }

  @Test("swipes, times and places are enough: the rest is usual, and the finger lifts at the last")
  func fewColumns() throws {
    let swipes = try touchFile("y_pt,swipe,time_s,x_pt\n5,a,0,1\n6,a,0.01,30\n7,b,0.2,3\n")
    #expect(swipes.map(\.identifier) == ["a", "b"])
    #expect(swipes.allSatisfy { $0.viewWidth == 402 && $0.participant == "1" && $0.intent == "" })
    #expect(
      swipes[0].samples == [
        TouchSample(time: 0, x: 1, y: 5, phase: .began),
        TouchSample(time: 0.01, x: 30, y: 6, phase: .moved),
        TouchSample(time: 0.01, x: 30, y: 6, phase: .ended),
      ])
    #expect(swipes[1].samples.map(\.phase) == [.began, .ended])
  }

  @Test("a column that is needed, or that is there under a name much like it, is missing")
  func missingColumns() {
    for (header, wanted) in [
      ("swipe,time_s,x_pt", ["y_pt"]), ("swipe,time_s,x_pt,y_pt,intents", ["intent"]),
      ("swipe,time_s,x_pt,ypt", ["y_pt"]),
    ] {
      let errors = #expect(throws: Diagnostics.self) { try touchFile(header + "\n") }
      #expect(
        errors?.list.map(\.message)
          == wanted.map {
            "the column \"\($0)\" is missing from the header"
          })
    }
  }
}

/// Touch files with several problems, and files that are wrong as a whole.
@Suite("Problems of touch files")
struct TouchFileProblemsTests {
  @Test("a missing column is named, with the one that was perhaps meant, on line 1")
  func columns() {
    func errors(_ header: String) throws -> [String] {
      let error = try #require(throws: Diagnostics.self) { try touchFile(header + "\n") }
      return error.list.map(\.description)
    }
    #expect(
      (try? errors("swipe,participant,screen,view_width_pt,context,intent,time,x_pt,phase")) == [
        #"f:1:1: error: the column "time_s" is missing from the header;"#
          + #" is "time" meant to be it?"#,
        #"f:1:1: error: the column "y_pt" is missing from the header"#,
      ])
  }

  @Test("all problems at once, with their lines; a swipe is given up after its first")
  func several() {
    let rows = [
      "a,p,s,402,plain,pop,0,1,2,moved", "a,p,s,402,plain,pop,nan,1,2,moved",
      "b,p,s,402,plain,pop,0,1,2,began", "c,p,s,402,plain,pop,0,nan,2,began", "",
      TouchFileTests.begin,
    ]
    #expect(
      touchErrors(rows).map { String($0.prefix(13)) } == [
        "f:2:27: error", "f:4:1: error:", "f:5:23: error", "f:6:1: error:", "f:7:1: error:",
      ])
  }

  @Test("what many rows do wrong is told once, with their number")
  func repeated() async {
    await each([2, 21, 500]) { (count: Int) in
      let rows = (0..<count).map { "\($0),p,s,402,plain,pop,0,1,2,moved" }
      let found = touchErrors(rows)
      let more = count == 2 ? "and 1 more row)" : "and \(count - 1) more rows)"
      #expect(found.count == 1 && found[0].hasPrefix("f:2:") && found[0].hasSuffix(more))
      // Each row ends a swipe without end and starts a wrong one: two kinds of problems.
      let doubled = (0..<count).flatMap {
        ["\($0),p,s,402,plain,pop,0,1,2,began", "x\($0),p,s,402,plain,pop,0,1,2,moved"]
      }
      #expect(touchErrors(Array(doubled.dropFirst())).count == 2)
    }
  }
}

/// All swipes of a touch file with the usual header, whose rows start on line 2.
func touches(_ rows: String) throws -> [RecordedSwipe] {
  try touchFile(RecordedSwipe.columns.joined(separator: ",") + "\n" + rows)
}

/// All swipes of a touch file.
func touchFile(_ text: String) throws -> [RecordedSwipe] {
  try TouchFileReader.swipes(in: Array(text.utf8), file: "f")
}

/// What is wrong with the rows of a touch file.
func touchErrors(_ rows: [String]) -> [String] {
  messages { _ = try touches(rows.joined(separator: "\n")) }
}

/// Touch files that are right.
@Suite("Touch file round trip")
struct TouchRoundTripTests {
  @Test("sampled swipes come back from a file to the last bit")
  func sampled() async {
    await each(["ipad-pro-13", "iphone-8-plus"]) { (screen: String) throws in
      let read = try smallExperiment(
        participants: 8, screens: [screen], intents: SampleJudgeTests.intents)
      var written: [RecordedSwipe] = []
      var csv = CSVWriter.touches()
      for swipe in read.swipes() {
        written.append(swipe)
        csv.append(swipe)
      }
      #expect(written.count == 8 * 3 * SampleJudgeTests.intents.count)
      let text = String(decoding: csv.bytes, as: UTF8.self)
      #expect(try touchFile(text) == written)
      #expect(written[0].identifier == "\(screen)/plain/pop/0/0")
      #expect(Set(written.map(\.identifier)).count == written.count)
    }
  }

  @Test("columns may stand in another order, with others between them; empty names are allowed")
  func order() throws {
    let text = #"""
      phase,force,y_pt,x_pt,time_s,intent,context,view_width_pt,screen,participant,swipe
      began,0.5,300,10,1e-1,,,402.5,,,"a,""b"""
      moved,0.5,300,-10.25,0.10,,,402.5,,,"a,""b"""
      cancelled,,300,-10.25,0.25,,,402.5,,,"a,""b"""
      began,,0,0,0,pop,plain,320,x,y,2
      ended,,0,0,0,pop,plain,320,x,y,2
      """#
    let swipes = try touchFile(text)
    #expect(swipes.count == 2)
    let first = try #require(swipes.first)
    #expect(first.identifier == "a,\"b\"")
    #expect((first.participant, first.screen, first.context, first.intent) == ("", "", "", ""))
    #expect(first.viewWidth == 402.5)
    #expect(
      first.samples == [
        TouchSample(time: 0.1, x: 10, y: 300, phase: .began),
        TouchSample(time: 0.1, x: -10.25, y: 300, phase: .moved),
        TouchSample(time: 0.25, x: -10.25, y: 300, phase: .cancelled),
      ])
  }

  @Test("a file with a header alone is said to be empty")
  func empty() {
    #expect(
      touchErrors([]) == [
        "f: error: the file has a header and no rows; add rows, or name another file"
      ])
  }

  @Test("swipes before a mistake are handed over, and the mistake is still reported")
  func late() throws {
    let good = [TouchFileTests.begin, TouchFileTests.end]
    let text = (good + ["b,p,s,402,plain,pop,0,1,2,ended"]).joined(separator: "\n")
    let header = RecordedSwipe.columns.joined(separator: ",") + "\n"
    var reader = try TouchFileReader(CSVReader(Array((header + text).utf8), file: "f"))
    #expect(try reader.next()?.identifier == "a")
    #expect(throws: Diagnostics.self) { try reader.next() }
    // Asking again does not turn a wrong file into a right one.
    #expect(throws: Diagnostics.self) { try reader.next() }
  }
}
