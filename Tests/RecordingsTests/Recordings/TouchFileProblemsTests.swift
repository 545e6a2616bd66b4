import TestSupport
import Testing

@testable import StrictFiles

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
