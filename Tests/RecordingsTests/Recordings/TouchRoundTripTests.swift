import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

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
      for swipe in SwipeSampler(read).swipes() {
        written.append(swipe)
        csv.append(swipe)
      }
      #expect(written.count == 8 * 3 * SampleJudgeTests.intents.count)
      let text = String(decoding: csv.bytes, as: UTF8.self)
      #expect(
        text.hasPrefix(
          "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase\n"))
      #expect(try touchFile(text) == written)
      #expect(
        try TouchFiles([TouchFileReader(CSVReader(csv.bytes, file: "f"))]).validate()
          == written.count)
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
