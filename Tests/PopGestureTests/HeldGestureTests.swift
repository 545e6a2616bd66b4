import PopGesture
import TestSupport
import Testing

/// A gesture that is ready while another recognizer has yet to fail, and what is counted from the
/// begin on.
@Suite("Held gestures")
struct HeldGestureTests {
  typealias Tracker = GestureTracker<TwoSampleBlend>

  /// A touch from x = 100 with one event every 10 ms; the moves in `held` are held.
  static func tracker(
    _ places: [Double], held: Range<Int> = 0..<0, _ recognizer: Recognizer = .pan
  ) -> Tracker {
    var tracker = Tracker(recognizer: recognizer)
    tracker.receive(TouchSample(time: 1, x: 100, y: 300, phase: .began))
    for (index, place) in places.enumerated() {
      let time = 1 + Double(index + 1) / 100
      tracker.receive(
        TouchSample(time: time, x: 100 + place, y: 300, phase: .moved),
        isHeld: held.contains(index))
    }
    return tracker
  }

  @Test("it waits while it is held")
  func waits() {
    let tracker = Self.tracker([20, 50], held: 0..<2)
    #expect(tracker.state == .waiting)
    #expect((tracker.translation, tracker.changes) == (0, 0))
    #expect(tracker.beginAge.isNaN)
    // A hold before it is ready changes nothing.
    #expect(Self.tracker([9, 20], held: 0..<1).state == .began)
    #expect(Self.tracker([9, 20], held: 0..<1).translation == 10)
    #expect(Self.tracker([9.9], held: 0..<1).state == .possible)
  }

  @Test("a late begin sets the translation back to 0")
  func lateBegin() {
    let late = Self.tracker([20, 50, 64], held: 0..<2)
    #expect(late.state == .began)
    #expect((late.translation, late.changes) == (0, 0))
    #expect(abs(late.beginAge - 0.03) < 1e-12)
    let later = Self.tracker([20, 50, 64, 94, 74], held: 0..<2)
    #expect((later.translation, later.changes) == (10, 2))
    // Once begun it can be held no more.
    #expect(Self.tracker([20, 50, 64, 94], held: 3..<4).translation == 84)
    // The velocity is that of the finger, whenever the gesture began: 0.2 * 1400 + 0.8 * 3000.
    #expect(abs(late.velocity - 2680) < 1e-6)
  }

  @Test("the gate is asked when the slop is passed, not when the hold ends")
  func gateBeforeHold() {
    let towards = Recognizer(slop: .eitherAxis(10), gate: [.towards])
    #expect(Self.tracker([-20], held: 0..<9, towards).state == .failed(.direction))
    #expect(Self.tracker([20, -30], held: 0..<1, towards).state == .began)
    let near = Recognizer(slop: .eitherAxis(10), gate: [.startLimit(115)])
    #expect(Self.tracker([15, 90], held: 0..<1, near).state == .began)
    #expect(Self.tracker([15.5, 16], held: 0..<1, near).state == .failed(.startLimit))
  }

  @Test("a lift, the system or another recognizer ends the waiting")
  func endOfWaiting() async {
    await each([false, true]) { (isHeld: Bool) in
      func after(_ phase: TouchPhase) -> Tracker.State {
        var tracker = Self.tracker([20, 50], held: 0..<2)
        tracker.receive(TouchSample(time: 1.1, x: 0, y: 0, phase: phase), isHeld: isHeld)
        return tracker.state
      }
      #expect(after(.ended) == .failed(.waiting))
      #expect(after(.cancelled) == .cancelled)
      var failed = Self.tracker([20, 50], held: 0..<2)
      failed.fail(.lostToContent)
      #expect(failed.state == .failed(.lostToContent))
      failed.fail(.busy)
      #expect(failed.state == .failed(.lostToContent))
      failed.receive(TouchSample(time: 1.1, x: 200, y: 300, phase: .moved), isHeld: isHeld)
      #expect(failed.state == .failed(.lostToContent))
      // A gesture under way is not failed from outside.
      var begun = Self.tracker([20])
      begun.fail(.lostToContent)
      #expect(begun.state == .began)
    }
  }

  @Test("events after the begin are counted, and the release tells how many")
  func changes() async {
    await each(0..<5) { (count: Int) in
      let places = [4.0, 20] + (0..<count).map { 30 + Double($0) }
      let ended = Self.tracker(places).then(.ended, time: 1.5)
      #expect(ended.changes == count)
      #expect(abs(ended.beginAge - 0.02) < 1e-12)
      #expect(ended.release(viewWidth: 402).changes == count)
      #expect(ended.release(viewWidth: 402).acceleration == 0)
    }
  }

  @Test("a touch that never begins has no begin")
  func noBegin() {
    for places in [[], [5], [9.9, -9.9]] as [[Double]] {
      let tracker = Self.tracker(places).then(.ended, time: 1.5)
      #expect(tracker.beginAge.isNaN && tracker.changes == 0)
    }
  }

  @Test("a reset tracker knows nothing of the touch before")
  func reset() {
    var tracker = Self.tracker([20, 50, 90]).then(.ended, time: 1.5)
    tracker.reset()
    #expect(tracker.state == .possible && tracker.beginAge.isNaN && tracker.changes == 0)
    #expect((tracker.translation, tracker.velocity) == (0, 0))
  }
}
