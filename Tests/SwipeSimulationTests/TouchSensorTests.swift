import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// The touch panel: rates, delays, noise and grid.
@Suite("Touch panels")
struct TouchSensorTests {
  /// ms of a touch: a second, and spread evenly over a whole number of any panel's intervals.
  static func duration(_ touch: Int) -> Float { 1000 + Float(touch % 200) / 4 }

  /// A second or so of fingers that move along, or that rest.
  static func touches(
    _ panel: TouchPanel, length: Float = 40, tremor: Float = 1, count: UInt32 = 200
  ) -> [[TouchSample]] {
    let sensor = TouchSensor(screen: .recorded, panel: panel)
    return (0..<count).map { swipe in
      let duration = Self.duration(Int(swipe))
      let motion = Motion(
        startX: 5, startY: 30, duration: duration,
        Motion.Piece(
          duration: duration, dx: length, dy: 0, profile: SpeedProfile(from: 0.3, to: 0.7)))
      var samples: [TouchSample] = []
      let key = DrawKey(seed: 3, intent: 1, purpose: .sensor)
      sensor.sense(motion, tremor: tremor, key, participant: 0, swipe: swipe, into: &samples)
      return samples
    }
  }

  static var silent: TouchPanel {
    var panel = TouchPanel()
    (panel.noise, panel.timeNoise) = (0, 0)
    return panel
  }

  @Test("events come at the panel's rate, back from the motion's end, where the lift stays")
  func rate() async {
    await each([60, 120, 240]) { (rate: Float) in
      var panel = Self.silent
      panel.rate = rate
      panel.stepsPerPoint = 100
      let touches = Self.touches(panel)
      let interval = 1000 / Double(rate)
      for (touch, samples) in touches.enumerated() {
        let moves = samples.filter { $0.phase == .moved }
        let intervals = Double(Self.duration(touch)) / interval
        // The first interval sends none.
        #expect(abs(Double(moves.count) - intervals + 0.5) <= 0.501)
        #expect(abs((moves.last?.time ?? 0) * 1000 - Double(Self.duration(touch))) < 0.001)
        // 45 mm, and the grid's hundredth of a point.
        #expect(abs((moves.last?.x ?? 0) - 45 / 0.1558) < 0.006)
        #expect(samples.last?.x == moves.last?.x && samples.last?.y == moves.last?.y)
        for (before, after) in zip(moves, moves.dropFirst()) {
          #expect(abs((after.time - before.time) * 1000 - interval) < 0.01)
        }
      }
      let first = Sample(touches.map { $0[1].time * 1000 / interval })
      // Uniform over the interval after the first.
      #expect(first.values.allSatisfy { (0.999...2.001).contains($0) })
      #expect(abs(first.mean - 1.5) < 4 * first.error)
      #expect(abs(first.deviation - 1 / 12.0.squareRoot()) < 0.03)
    }
  }

  @Test("moves are withheld for whole intervals, and the lift comes 4 to 10 ms late")
  func delays() {
    for intervals: Float in [0, 1, 4] {
      var panel = Self.silent
      panel.firstMoveInterval = intervals
      panel.stepsPerPoint = 100
      let touches = Self.touches(panel)
      let first = Sample(touches.map { $0[1].time * 60 })
      #expect(first.values.allSatisfy { $0 >= Double(intervals) - 1e-3 })
      #expect(first.values.allSatisfy { $0 <= Double(intervals) + 1.07 })
      let delay = Sample(
        touches.enumerated().map { touch, samples in
          (samples.last?.time ?? 0) * 1000 - Double(Self.duration(touch))
        })
      #expect(delay.values.allSatisfy { (3.99...10.01).contains($0) })
      #expect(abs(delay.mean - 7) < 4 * delay.error)
    }
  }

  @Test("noise has the panel's standard deviation on both axes, and a tremor doubles it")
  func noise() {
    for tremor: Float in [1, 2] {
      var panel = TouchPanel()
      panel.stepsPerPoint = 1000
      let moves = Self.touches(panel, length: 0, tremor: tremor).flatMap {
        $0.filter { $0.phase == .moved }
      }
      for axis in [\TouchSample.x, \TouchSample.y] {
        let sample = Sample(moves.map { $0[keyPath: axis] })
        #expect(abs(sample.deviation / (0.15 * Double(tremor)) - 1) < 0.03)
      }
      #expect(abs(Sample(moves.map(\.x)).mean - 5 / 0.1558) < 0.01)
    }
  }

  @Test("time stamps blur by the panel's standard deviation and never run backwards")
  func timeNoise() {
    for noise: Float in [0.3, 5.1775] {
      var (panel, exact) = (TouchPanel(), Self.silent)
      panel.timeNoise = noise
      (panel.noise, panel.stepsPerPoint, exact.stepsPerPoint) = (0, 100, 100)
      let pairs = zip(Self.touches(panel), Self.touches(exact))
      let errors = pairs.flatMap { blurred, exact in
        zip(blurred, exact).dropFirst().dropLast().map { ($0.time - $1.time) * 1000 }
      }
      let sample = Sample(errors)
      #expect(abs(sample.deviation / Double(noise) - 1) < 0.04)
      for samples in Self.touches(panel) {
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
      }
    }
  }

  @Test("a resting finger sends nothing on a silent panel; locations lie on the grid and the glass")
  func grid() {
    for samples in Self.touches(Self.silent, length: 0) {
      #expect(samples.map(\.phase) == [.began, .ended])
    }
    var panel = TouchPanel()
    for steps: Float in [1, 2, 3] {
      panel.stepsPerPoint = steps
      for sample in Self.touches(panel, length: 80, count: 20).joined() {
        let place = sample.x * Double(steps)
        #expect(abs(place - place.rounded()) < 1e-9)
        #expect((0...320).contains(sample.x))
      }
    }
  }
}

/// Screens with a touch rate of their own.
@Suite("Touch rate of a screen")
struct TouchRateTests {
  static func screen(_ rate: Double?) throws -> Screen {
    var screen = try #require(ScreenCatalog.named("iphone-14"))
    screen.touchRate = rate
    return screen
  }

  /// Whole traces of the same strokes.
  static func traces(_ screen: Screen, _ population: Population) throws -> [[TouchSample]] {
    try SwipeGenerator(screen: screen, population: population, seed: 4)
      .traces(.pop, people: 40).flatMap { $0 }
  }

  @Test("a screen of 120 Hz makes twice the events of the same motion")
  func twice() throws {
    var population = Population.everyday
    // So fine that every reading is an event.
    (population.panel.noise, population.panel.timeNoise) = (0, 0)
    population.panel.stepsPerPoint = 1000
    let slow = try Self.traces(Self.screen(nil), population)
    let fast = try Self.traces(Self.screen(120), population)
    for (slow, fast) in zip(slow, fast) {
      // Both are read back from the motion's end; in between, and before the first, fast has one
      // more, and none where a rest comes first.
      let (few, many) = (slow.count - 2, fast.count - 2)
      #expect((2 * few - 1...2 * few + 1).contains(many), "\(few) \(many)")
      #expect(fast.first == slow.first)
      // Rates change when a motion is read, not the motion.
      #expect(fast.last == slow.last)
    }
  }

  @Test("a screen's rate takes the place of the population's")
  func own() async {
    await each([30.0, 120, 240]) { (rate: Double) throws in
      var population = Population.everyday
      let own = try Self.traces(Self.screen(rate), population)
      #expect(try own != Self.traces(Self.screen(nil), population))
      population.panel.rate = Float(rate)
      #expect(try own == Self.traces(Self.screen(nil), population))
      #expect(
        try Self.traces(Self.screen(60), population) == Self.traces(Self.screen(60), .everyday))
    }
  }

  @Test("a screen that is turned or shows a window keeps its rate")
  func parts() throws {
    let screen = try Self.screen(120)
    #expect(screen.landscape.touchRate == 120)
    #expect(screen.window(viewWidth: 320).touchRate == 120)
    #expect(ScreenCatalog.all.allSatisfy { $0.touchRate == nil })
  }

  @Test("batches on screens of several rates make the releases of whole traces")
  func batches() throws {
    var check = BatchCheck(.everyday)
    // Back and forth between rates, so that nothing of one stays for another.
    check.screens = try [nil, 120, 60, 240, nil].map(Self.screen)
    check.intents = try [.pop, .contentVertical].map { try #require(IntentCatalog.entry($0)) }
    check.people = 0..<5
    check.each = 2
    check.run()
    #expect(check.differing == 0, "\(check.notes.joined(separator: "\n"))")
    #expect(check.released > check.compared / 20)
  }
}
