import PopGesture
import Recordings
import StrictFiles
import TestSupport
import Testing

/// Mistakes in touch files, each with its line.
@Suite("Touch files")
struct TouchFileTests {
  /// The rows of swipe `a`, right as they are.
  static let begin = "a,p,s,402,plain,pop,0,1,2,began"
  static let move = "a,p,s,402,plain,pop,0.01,30,2,moved"
  static let end = "a,p,s,402,plain,pop,0.02,30,2,ended"

  /// Rows after `begin`, and what is wrong with them.
  @Test
  func mistake() async {
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
      do throws(Diagnostics) {
        _ = try read(participant, weights)
        Issue.record("\(weights) was read")
      } catch {
        #expect(error.list.first?.description.hasPrefix(place) == true, "\(error)")
      }
    }
  }

  @Test
  func firstRow() async {
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
