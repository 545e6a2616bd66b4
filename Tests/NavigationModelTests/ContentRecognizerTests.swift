import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Which strokes the page's own recognizers take: seen beside a pop recognizer that never begins.
@Suite("Content recognizers")
struct ContentRecognizerTests {
  static func takes(
    _ content: ContentRecognizer, _ moves: [(dx: Double, dy: Double)], rest: Double = 0
  ) -> Bool {
    var page = PageContext.plain
    page.contents = [content]
    page.navigation = NavigationState(stackDepth: 1)
    var session = PageSession(
      .half, on: page, viewWidth: 402, millimetresPerPoint: .nan)
    var samples = touch(from: 200, moves)
    for index in samples.indices.dropFirst() { samples[index].time += rest }
    return session.play(samples).contentRecognized
  }

  /// The stroke that passes the slop, and who takes it: tan 20 degrees is 0.36397.
  static let strokes: [(content: ContentRecognizer, dx: Double, dy: Double, takes: Bool)] = [
    (ContentRecognizer(.scroll, .sideways), 10, 0, true),
    (ContentRecognizer(.scroll, .sideways), 9.99, 0, false),
    (ContentRecognizer(.scroll, .sideways), -10, 0, true),
    (ContentRecognizer(.scroll, .rightward), -10, 0, false),
    (ContentRecognizer(.scroll, .leftward), 10, 0, false),
    (ContentRecognizer(.scroll, .sideways), 36.4, 100, true),
    (ContentRecognizer(.scroll, .sideways), 36.3, 100, false),
    (ContentRecognizer(.scroll, .vertical), 100, 36.4, true),
    (ContentRecognizer(.scroll, .vertical), 100, -36.3, false),
    (ContentRecognizer(.scroll, .vertical), 0, -10, true),
    (ContentRecognizer(.scroll, .all), 50, 50, true),
    (ContentRecognizer(.pan, .sideways), 50, 50, true),
    (ContentRecognizer(.pan, .sideways), 50, 50.5, false),
    (ContentRecognizer(.pan, .vertical), 50, 49.5, false),
    (ContentRecognizer(.pan, .all), -20, 50, true),
    // Without the slop: 10 pt along and 10 across are alike.
    (ContentRecognizer(.swipeAction, .rightward), 20, 20, true),
    (ContentRecognizer(.swipeAction, .rightward), 20, 20.5, false),
    // Just the slop across: no translation either way, and more across than along.
    (ContentRecognizer(.swipeAction, .rightward), 4, 10, false),
    (ContentRecognizer(.swipeAction, .rightward), 10, -10, true),
    (ContentRecognizer(.swipeAction, .rightward), -30, 0, false),
    (ContentRecognizer(.swipeAction, .sideways), -30, 0, true),
    (ContentRecognizer(.touchTracking, .sideways), 0, 5, true),
  ]

  @Test
  func stroke() async {
    await each(Self.strokes) {
      (row: (content: ContentRecognizer, dx: Double, dy: Double, takes: Bool)) in
      #expect(Self.takes(row.content, [(row.dx, row.dy)]) == row.takes)
      // Decided once: turning afterwards does not help.
      if abs(row.dx) >= 10 || abs(row.dy) >= 10 {
        #expect(Self.takes(row.content, [(row.dx, row.dy), (row.dy, row.dx)]) == row.takes)
      }
    }
  }

  @Test("a long press needs half a second within its slop")
  func longPress() {
    let press = ContentRecognizer(.longPress, .all)
    #expect(!Self.takes(press, [(4, 0), (90, 0)]))
    #expect(Self.takes(press, [(90, 0)], rest: 0.5))
    #expect(!Self.takes(press, [(90, 0)], rest: 0.48))
    #expect(Self.takes(press, [(4, 0)], rest: 0.5))
    #expect(Self.takes(press, [], rest: 0.5) && !Self.takes(press, [], rest: 0.48))
  }

  @Test("text that is pressed first is selected, whoever asks; a stroke at once may pop")
  func selection() {
    let at = Stroke(from: 150, 0, in: 0.6).then(200, in: 0.3)
    for system in [System.fd, .half, .uikitEdge, .uikit26, .tz40.everywhere, .mapContentWins] {
      let selected = at.played(by: system, on: .textSelection)
      #expect(selected.contentRecognized && !selected.contentCancelled, "\(system.name)")
      #expect(!selected.hasBegun && selected.pops == 0)
    }
    // Unless the pop goes before everything: then the press waits for it, and fails.
    let popped = at.played(by: .alwaysPop, on: .textSelection)
    #expect(popped.outcome == .popCompleted && !popped.contentRecognized)
    #expect(
      Stroke(from: 150, 200, in: 0.2).played(by: .fd, on: .textSelection).outcome == .popCompleted)
    #expect(
      Stroke(from: 150, 200, in: 0.2).played(by: .tz40.everywhere, on: .textSelection).outcome
        == .notBegun(.startLimit))
  }
}
