import Testing

@testable import SwipeSimulation

/// Eight samples side by side must be, bit for bit, what the scalar functions make one by one.
@Suite("Samples side by side")
struct SampleBatchTests {
  static let motions = [
    Motion(startX: 3, startY: 40, Motion.Piece(duration: 126, dx: 24, dy: -3, bow: 1)),
    Motion(
      startX: 10, startY: 60, Motion.Piece(duration: 200, dx: 20, dy: 2),
      Motion.Piece(duration: 150),
      Motion.Piece(
        duration: 120, dx: -15, dy: -1, bow: 0.5, profile: SpeedProfile(from: 0, to: 0.6))),
    Motion(
      startX: 1, startY: 1, Motion.Piece(duration: 90),
      Motion.Piece(duration: 60, dx: 30, profile: SpeedProfile(from: 0.05, to: 0.7))),
  ]

  @Test("places, noise and times", arguments: motions.indices)
  func lanes(_ which: Int) {
    let motion = Self.motions[which]
    let draws = DrawStream(seed: 77, purpose: .sensor, participant: 5, intent: 2, swipe: 9)
    let (phase, interval): (Float, Float) = (3.7, 16.666_666)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: SampleBatch.scratch) { memory in
      let batch = SampleBatch(memory.baseAddress!)
      for first in stride(from: UInt32(1), through: 57, by: SampleBatch.lanes) {
        batch.fill(from: first, of: motion, phase: phase, interval: interval, draws)
        for lane in 0..<SampleBatch.lanes {
          let index = first + UInt32(lane)
          let time = phase + Float(index - 1) * interval
          let place = motion.location(at: time)
          let words = draws.block(at: index)
          let (noiseX, noiseY) = ElementaryMath.normalPair(words[0], words[1])
          let noiseTime = ElementaryMath.normalPair(words[2], words[3]).0
          #expect(batch.time[lane] == time)
          #expect(batch.x[lane] == place.x && batch.y[lane] == place.y)
          #expect(batch.noiseX[lane] == noiseX && batch.noiseY[lane] == noiseY)
          #expect(batch.noiseTime[lane] == noiseTime)
        }
      }
    }
  }

  @Test("rounding without a call has the bits of rounding with one, on halves and beside them")
  func rounding() {
    for whole in stride(from: Float(0), through: 4_194_303, by: 997) {
      for x in [whole, whole + 0.5, (whole + 0.5).nextDown, (whole + 0.5).nextUp, whole + 0.25] {
        #expect(ElementaryMath.roundedToWhole(x) == x.rounded())
      }
    }
  }

  @Test("points on the circle keep their radius and fill all four quarters alike")
  func circle() {
    var quarters = [0, 0, 0, 0]
    for step in 0..<4096 {
      let point = ElementaryMath.onCircle(2, UInt32(step) << 20 | 0xFFF)
      #expect(abs(point.0 * point.0 + point.1 * point.1 - 4) < 1e-5)
      quarters[(point.0 > 0 ? 1 : 0) + (point.1 > 0 ? 2 : 0)] += 1
    }
    #expect(quarters.allSatisfy { abs($0 - 1024) <= 2 })
  }
}
