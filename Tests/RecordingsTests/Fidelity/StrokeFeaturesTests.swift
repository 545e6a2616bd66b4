import PopGesture
import Testing

@testable import Recordings

@Suite("Features of a stroke")
struct StrokeFeaturesTests {
  /// Events every 10 ms; the first begins, the last ends.
  private func samples(_ places: [(x: Double, y: Double)]) -> [TouchSample] {
    places.enumerated().map { index, place in
      let isLast = index == places.count - 1
      return TouchSample(
        time: Double(index) / 100, x: place.x, y: place.y,
        phase: index == 0 ? .began : isLast ? .ended : .moved)
    }
  }

  private func near(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-9 * max(1, abs(expected))
  }

  @Test("A straight line at a steady speed")
  func line() throws {
    let line = try #require(
      StrokeFeatures(samples([(20, 300), (23, 296), (26, 292), (29, 288), (32, 284)])))
    #expect(line.start == 20)
    #expect((line.dx, line.dy) == (12, -16))
    #expect(line.distance == 20)
    #expect(near(line.duration, 40))
    #expect(near(line.meanSpeed, 500))
    #expect(near(line.releaseSpeed, 500))
    #expect(near(try #require(line.bow), 0))
    #expect(!line.isSideways)
  }

  @Test("A bow: path by Pythagoras, deviation at its top")
  func bow() throws {
    let bow = try #require(StrokeFeatures(samples([(0, 0), (30, -40), (60, 0)])))
    #expect((bow.dx, bow.dy) == (60, 0))
    #expect(near(try #require(bow.bow), 40.0 / 60))
    #expect(near(bow.meanSpeed, 100 / 0.02))
    #expect(bow.isSideways)
  }

  @Test("Two events are one step; the release speed is that step's")
  func twoEvents() throws {
    let step = try #require(StrokeFeatures(samples([(10, 0), (40, 40)])))
    #expect(near(step.meanSpeed, 5000))
    #expect(near(step.releaseSpeed, 5000))
    #expect(step.bow == 0)
  }

  @Test("A rest before the flick slows the mean, not the release")
  func hold() throws {
    let held = try #require(
      StrokeFeatures([
        TouchSample(time: 0, x: 0, y: 0, phase: .began),
        TouchSample(time: 0.5, x: 2, y: 0, phase: .moved),
        TouchSample(time: 0.51, x: 12, y: 0, phase: .moved),
        TouchSample(time: 0.52, x: 32, y: 0, phase: .moved),
        TouchSample(time: 0.53, x: 47, y: 0, phase: .ended),
      ]))
    #expect(near(held.meanSpeed, 47 / 0.53))
    // The median of 1000, 2000 and 1500.
    #expect(near(held.releaseSpeed, 1500))
  }

  @Test("A lift that repeats the last place adds neither time nor speed")
  func repeatedLift() throws {
    let moved = samples([(0, 0), (10, 0), (30, 0)])
    let lifted = moved + [TouchSample(time: 0.5, x: 30, y: 0, phase: .ended)]
    #expect(StrokeFeatures(lifted) == StrokeFeatures(moved))
    let carried = moved + [TouchSample(time: 0.5, x: 31, y: 0, phase: .ended)]
    #expect(StrokeFeatures(carried)?.duration == 500)
  }

  @Test("Steps shorter than a millisecond count as one")
  func shortStep() throws {
    let stroke = try #require(
      StrokeFeatures([
        TouchSample(time: 0, x: 0, y: 0, phase: .began),
        TouchSample(time: 0.000_1, x: 3, y: 0, phase: .ended),
      ]))
    #expect(near(stroke.releaseSpeed, 3000))
    #expect(near(stroke.meanSpeed, 30000))
  }

  @Test("No stroke without two events or without time")
  func none() {
    #expect(StrokeFeatures([]) == nil)
    #expect(StrokeFeatures(samples([(1, 1)])) == nil)
    let frozen = [TouchPhase.began, .ended].map { TouchSample(time: 1, x: 0, y: 0, phase: $0) }
    #expect(StrokeFeatures(frozen) == nil)
  }
}
