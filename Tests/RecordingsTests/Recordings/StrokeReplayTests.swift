import PolicyLibrary
import PopGesture
import Testing

@testable import Recordings

/// The whole chain, motion to verdict, against raw strokes of real people.
///
/// A copy that gets other verdicts than its stroke would point at the slop, the velocity estimator,
/// the panel or the shape of motions.
@Suite(
  "Replayed strokes", .enabled(if: RecordingTable.isAvailable, RecordingTable.howToRun),
  .serialized)
struct StrokeReplayTests {
  static func replays(
    _ swipes: [RecordedSwipe], _ sampling: StrokeReplay.Sampling
  ) -> [StrokeReplay] {
    swipes.compactMap { StrokeReplay($0, sampling) }
  }

  @Test("lines drawn on an iPad and their copies get the same verdicts in 97 of 100 cases")
  func padDrags() throws {
    let replays = Self.replays(try SharedRecordings.padDrags(), .pad)
    let all = ReplayAgreement(replays)
    print(ReplayAgreement.header)
    print(all.line("iPad line drags"))
    #expect(replays.count == 410)
    #expect(all.share >= 0.97)
    #expect(all.shareOfCompleted >= 0.97)
    // Even where one reach is a poor description.
    #expect(ReplayAgreement(replays.filter { $0.fit.error > 0.05 }).share >= 0.97)
  }

  @Test("card swipes and their copies get the same verdicts, on pages that run either way")
  func cards() throws {
    let replays = Self.replays(try SharedRecordings.androidCards(), .cards)
    for mirrored in [false, true] {
      let all = ReplayAgreement(replays, mirrored: mirrored)
      print(all.line("Android cards" + (mirrored ? ", right to left" : "")))
      #expect(all.share >= 0.97)
      if mirrored { #expect(all.shareOfCompleted >= 0.97) }
    }
    #expect(replays.count == 234)
  }

  @Test("scrolls of the kernel log and their copies get the same verdicts in 97 of 100 cases")
  func scrolls() throws {
    let scrolls = try SharedRecordings.scrollLog()
    let all = ReplayAgreement(Self.replays(scrolls, .kernelLog))
    print(all.line("185 Hz scroll log"))
    let bowed = ReplayAgreement(
      scrolls.compactMap { StrokeReplay($0, .kernelLog, bowsSideways: true) })
    print(bowed.line("185 Hz scroll log, bowed sideways"))
    #expect(all.share >= 0.97)
    #expect(bowed.share >= 0.97)
    // Rules on speed complete 13 of 540 cases, where a vertical flick hooks sideways at the lift. A
    // copy is fitted with a bow along y alone, so that it never does; bowed across, most do.
    #expect(bowed.shareOfCompleted > all.shareOfCompleted)
    #expect(bowed.shareOfCompleted >= 0.5)
  }

  @Test("locations relative to a button that scrolls along are no stroke, and no reach fits them")
  func buttons() throws {
    let replays = Self.replays(try SharedRecordings.androidButtons(), .cards)
    let (good, poor) = (
      replays.filter { $0.fit.error <= 0.05 }, replays.filter { $0.fit.error > 0.05 }
    )
    print(ReplayAgreement(replays, mirrored: true).line("Android buttons, right to left"))
    print(ReplayAgreement(good, mirrored: true).line("  fitted within 5% of the length"))
    // Most go back and forth by a large part of their path, which no recorded finger does.
    #expect(poor.count * 2 > replays.count)
    #expect(ReplayAgreement(good, mirrored: true).share >= 0.97)
  }
}
