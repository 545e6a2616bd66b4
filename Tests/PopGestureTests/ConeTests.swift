import PopGesture
import TestSupport
import Testing

/// A cone behind a pan, over every place that a finger can be at recognition.
@Suite("A cone behind a pan")
struct ConeTests {
  static func recognizer(_ limit: Double) -> Recognizer {
    Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .cone(limit)])
  }

  @Test("strokes begin within the angle and nowhere else")
  func angle() async {
    await each([1.0, 0.5, 0.25, 2]) { (limit: Double) in
      // On a grid of quarters of a point many places are just at the slop.
      var begun = 0
      for column in -60...60 {
        for row in -60...60 {
          let (dx, dy) = (Double(column) / 4, Double(row) / 4)
          let state = TouchPlay(recognizer: Self.recognizer(limit)).moved((dx, dy)).state
          if abs(column) < 40, abs(row) < 40 {
            #expect(state == .possible)
          } else if Double(abs(row)) <= limit * Double(abs(column)) {
            #expect(state == .began, "\(dx), \(dy)")
            begun += 1
          } else {
            #expect(state == .failed(.angle), "\(dx), \(dy)")
          }
        }
      }
      #expect(begun > 100)
    }
  }

  @Test("a scroll that has moved by just the slop is no pop")
  func scroll() async {
    await each([10.0, -10]) { (across: Double) in
      let play = TouchPlay(recognizer: Self.recognizer(1))
      for dx in [0, 0.25, 3, 9.75] {
        #expect(play.moved((dx, across)).state == .failed(.angle))
        #expect(play.moved((dx, across), (150, across)).state == .failed(.angle))
      }
    }
  }
}
