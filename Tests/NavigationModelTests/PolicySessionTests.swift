import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// One following of a touch tells of many policies what a page session of each tells.
@Suite("Policy sessions")
struct PolicySessionTests {
  static let policies = PolicyPreset.all.compactMap(\.policy)

  /// A touch that wanders: `moves` events, steps of up to `reach` pt.
  static func wander(moves: Int, reach: Double, end: TouchPhase, seed: UInt64) -> [TouchSample] {
    var state = seed
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    var (time, x, y) = (100.0, 5 + 20 * next(), 300.0)
    var samples = [TouchSample(time: time, x: x, y: y, phase: .began)]
    for _ in 0..<moves {
      time += 0.004 + 0.008 * next()
      x += reach * (next() - 0.35)
      y += reach * 0.3 * (next() - 0.5)
      samples.append(TouchSample(time: time, x: x, y: y, phase: .moved))
    }
    samples.append(TouchSample(time: time + 0.1 * next(), x: x, y: y, phase: end))
    return samples
  }

  @Test("records equal those of page sessions, for short touches and for those of several batches")
  func records() async {
    await each([0, 1, 2, 3, 10, 63, 64, 65, 66, 67, 130, 200], [2.0, 8.0, 60.0]) {
      (moves: Int, reach: Double) in
      for preset in RecognizerPreset.all {
        var pages = Self.policies.map {
          PageSession(
            System(
              $0.name, "", [PopRecognizer(preset)], $0, article: nil, source: "",
              confidence: .verified), on: .plain, viewWidth: 402, viewHeight: 874,
            millimetresPerPoint: 0.164)
        }
        for (index, policy) in Self.policies.enumerated() {
          var session = PolicySession(
            preset.recognizer, [policy], reading: policy.reading, viewWidth: 402, viewHeight: 874,
            millimetresPerPoint: 0.164)
          var found: [SwipeRecord] = []
          for seed in 0..<4 as Range<UInt64> {
            let samples = Self.wander(
              moves: moves, reach: reach, end: seed == 3 ? .cancelled : .ended,
              seed: seed * 1000 + UInt64(moves))
            pages[index].start(depth: 2)
            session.play(samples, into: &found)
            let expected = pages[index].play(samples)
            #expect(found.map { "\($0)" } == ["\(expected)"], "\(policy.name) \(preset.name)")
          }
        }
      }
    }
  }

  @Test("touches without an end, or without an event, are no gesture")
  func unfinished() {
    let policy = Self.policies[0]
    var session = PolicySession(
      .pan, [policy, policy], reading: policy.reading, viewWidth: 402,
      millimetresPerPoint: .nan)
    let touch = Self.wander(moves: 80, reach: 60, end: .ended, seed: 1)
    for samples in [[], Array(touch.prefix(1)), Array(touch.dropLast())] {
      var found = [SwipeRecord(.stuck)]
      session.play(samples, into: &found)
      #expect(found.map(\.outcome) == [.notBegun(.slop), .notBegun(.slop)])
      #expect(found.allSatisfy { $0.armTime.isNaN && $0.travel == 0 })
    }
  }
}
