import PopGesture
import TestSupport
import Testing

/// Events that do not belong to the touch: before it, after it, and of a second finger.
@Suite("Stray events")
struct StrayEventTests {
  static func sample(_ time: Double, _ x: Double, _ phase: TouchPhase) -> TouchSample {
    TouchSample(time: time, x: x, y: 300, phase: phase)
  }

  static let stroke = [
    sample(0, 100, .began), sample(0.01, 130, .moved), sample(0.02, 160, .moved),
    sample(0.03, 200, .moved), sample(0.04, 200, .ended),
  ]

  static func tracker(_ samples: [TouchSample]) -> GestureTracker<TwoSampleBlend> {
    var tracker = GestureTracker<TwoSampleBlend>(recognizer: .pan)
    for sample in samples { tracker.receive(sample) }
    return tracker
  }

  @Test("without a touch-down nothing begins and nothing is remembered")
  func orphans() {
    for phase in [TouchPhase.moved, .ended, .cancelled] {
      let orphan = Self.sample(-0.01, 300, phase)
      #expect(Self.tracker([orphan]).state == .possible)
      #expect(Self.tracker([orphan, Self.sample(0, 400, .ended)]).state == .possible)
      let (clean, after) = (Self.tracker(Self.stroke), Self.tracker([orphan] + Self.stroke))
      #expect(after.state == .ended)
      #expect(after.release(viewWidth: 402).same(as: clean.release(viewWidth: 402)))
    }
  }

  @Test("a second touch-down ends what has begun and fails what has not")
  func second() async {
    await each(1...5) { (place: Int) in
      var samples = Self.stroke
      samples.insert(Self.sample(0.035, 12, .began), at: place)
      let state = Self.tracker(samples).state
      switch place {
      case 1: #expect(state == .failed(.secondTouch))
      case 5: #expect(state == .ended)
      default: #expect(state == .cancelled)
      }
      if place == 5 {
        let (clean, after) = (Self.tracker(Self.stroke), Self.tracker(samples))
        #expect(after.release(viewWidth: 402).same(as: clean.release(viewWidth: 402)))
      }
    }
  }

  @Test("a tracker that sees the whole path does the same")
  func path() {
    func path(_ samples: [TouchSample]) -> PathTracker<TwoSampleBlend> {
      var tracker = PathTracker<TwoSampleBlend>(
        recognizer: .pan, readsAcross: true, reversalRule: ReversalRule(), viewWidth: 402)
      for sample in samples { tracker.receive(sample) }
      return tracker
    }
    let clean = path(Self.stroke).release(viewWidth: 402)
    let orphan = path([Self.sample(-0.01, 300, .moved)] + Self.stroke)
    #expect(orphan.release(viewWidth: 402).same(as: clean))
    #expect(clean.reversal == .active)
    var samples = Self.stroke
    samples.insert(Self.sample(0.025, 12, .began), at: 3)
    #expect(path(samples).state == .cancelled)
  }
}

extension Release {
  /// Whether all numbers are the same, those that are unknown included.
  func same(as other: Release) -> Bool { "\(self)" == "\(other)" }
}
