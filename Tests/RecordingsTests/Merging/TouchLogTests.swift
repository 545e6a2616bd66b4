import PopGesture
import Testing

@testable import Recordings

/// The file that an app writes, read as `judge` reads it.
@Suite("Recording in an app")
struct TouchLogTests {
  private static let samples = [
    (100.25, 30.0, 400.1), (100.258_333, 41.337, 399.6666), (100.5, -0.04, 1234.5),
  ].enumerated().map { place, event in
    TouchSample(time: event.0, x: event.1, y: event.2, phase: [.began, .moved, .ended][place])
  }

  private static func log(_ code: String, device: String = "") -> TouchLog {
    var log = TouchLog(
      TouchLog.Setting(
        recording: code, hand: "left", grip: "thumb", device: device, millimetresPerPoint: 0.16563,
        pixelRatio: 3))
    for (prompt, intent) in [("back", "pop"), ("read", "contentVertical")] {
      log.append(
        samples, prompt: prompt, intent: intent, context: "list", viewWidth: 402, viewHeight: 874)
    }
    return log
  }

  @Test("What was written is read: every event, with times from the first touch")
  func roundTrip() throws {
    let swipes = try TouchFileReader.swipes(in: Self.log("k7m2p9xe").bytes, file: "f")
    #expect(swipes.map(\.identifier) == ["k7m2p9xe-1", "k7m2p9xe-2"])
    #expect(swipes.map(\.intent) == ["pop", "contentVertical"])
    for swipe in swipes {
      #expect(swipe.participant == "k7m2p9xe" && swipe.recording == "k7m2p9xe")
      #expect(swipe.viewWidth == 402 && swipe.context == "list" && swipe.screen == "")
      #expect(swipe.millimetresPerPoint == 0.16563)
      #expect(
        swipe.samples == [
          TouchSample(time: 0, x: 30, y: 400.1, phase: .began),
          TouchSample(time: 0.008333, x: 41.337, y: 399.667, phase: .moved),
          TouchSample(time: 0.25, x: -0.04, y: 1234.5, phase: .ended),
        ])
    }
  }

  @Test("Commas and quotation marks in names stay what they are; what is unknown is empty")
  func quoting() throws {
    let text = Self.log("a,\"b\"", device: "6.1\", blue").text
    #expect(text.contains(",\"6.1\"\", blue\"\n"))
    let swipes = try TouchFileReader.swipes(in: Array(text.utf8), file: "f")
    #expect(swipes.first?.identifier == "a,\"b\"-1")
    var log = TouchLog(TouchLog.Setting(recording: "r"))
    log.append([], prompt: "", intent: "", context: "", viewWidth: 402, viewHeight: 874)
    #expect(log.count == 0)
    log.append(Self.samples, prompt: "", intent: "", context: "", viewWidth: 402, viewHeight: 874)
    #expect(log.text.contains("r-1,r,,402,,,0,30,400.1,began,r,,,,,874,1,\n"))
  }

  @Test("Codes are of eight signs, the first a letter, and differ")
  func codes() {
    var random = SystemRandomNumberGenerator()
    let codes = (0..<1000).map { _ in TouchLog.code(random.next()) }
    #expect(Set(codes).count > 990)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z][a-z2-9]{7}/) != nil })
  }
}
