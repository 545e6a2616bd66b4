import PopGesture
import Testing

/// Times count from any moment; only their distances matter.
@Suite("Elapsed time")
struct ElapsedTimeTests {
  @Test("a distance of whole times is the number nearest to it, wherever it starts")
  func exact() {
    for start in [0, 1, 999_999, -7_000_001, 1_790_000_000_123_457] {
      for distance in [0, 1, 999, 1000, 10_000, 25_000, 39_999, 40_000, 40_001, 100_000, 300_000] {
        let (from, to) = (Double(start) / 1e6, Double(start + distance) / 1e6)
        #expect(TouchSample.elapsed(from: from, to: to) == Double(distance) / 1e6)
        #expect(TouchSample.elapsed(from: to, to: from) == -Double(distance) / 1e6)
      }
    }
    // What a plain difference says of 40 ms.
    #expect(0.07 - 0.03 > 0.04 && !(TouchSample.elapsed(from: 0.03, to: 0.07) > 0.04))
    #expect(0.06 - 0.02 < 0.04 && TouchSample.elapsed(from: 0.02, to: 0.06) == 0.04)
  }

  @Test("a distance of finer times is their difference")
  func finer() {
    #expect(TouchSample.elapsed(from: 0, to: 1.0 / 120) == 1.0 / 120)
    #expect(TouchSample.elapsed(from: 0.25, to: 0.25 + 0x1p-20) == 0x1p-20)
  }

  @Test("what is unknown stays unknown")
  func unknown() {
    #expect(TouchSample.elapsed(from: .nan, to: 1).isNaN)
    #expect(TouchSample.elapsed(from: 0, to: .infinity) == .infinity)
  }

  @Test("the age of a touch, at which edge swipes and policies look, is relative")
  func age() {
    for start in [0.0, 0.003, 12.007, 1_790_000_000.123] {
      var tracker = GestureTracker<TwoSampleBlend>(recognizer: .pan)
      tracker.receive(TouchSample(time: start, x: 5, y: 0, phase: .began))
      for step in 1...30 {
        let time = (start * 1000 + Double(10 * step)).rounded() / 1000
        tracker.receive(TouchSample(time: time, x: 5 + Double(step), y: 0, phase: .moved))
        #expect(tracker.age == Double(step) / 100)
      }
      #expect(tracker.beginAge == 0.1)
    }
  }
}
