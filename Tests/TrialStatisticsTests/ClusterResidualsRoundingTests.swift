import TestSupport
import Testing

@testable import TrialStatistics

struct ClusterResidualsRoundingTests {
  @Test func integersRoundAsTheLibraryRoundsThem() {
    var generator = TestGenerator(seed: 9)
    func check(_ integer: UInt128) {
      #expect(ClusterResiduals.double(integer) == Double(integer), "\(integer)")
    }
    for bits in 0..<127 {
      let power = UInt128(1) << UInt128(bits)
      for integer in [power - 1, power, power + 1, power | power >> 53, power | power >> 54] {
        check(integer)
      }
      // Halfway between two numbers, and beside that.
      let half = power | power >> 53 | power >> 52
      for integer in [half, half + 1, half - min(half, 1)] { check(integer) }
    }
    for _ in 0..<2000 {
      let high = UInt128(generator.next()) << 64
      check((high | UInt128(generator.next())) >> UInt128(1 + generator.next() % 126))
    }
  }
}
