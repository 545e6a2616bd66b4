import TestSupport
import Testing
import TrialStatistics

struct PairedClusterSampleTests {
  /// All of one sign: only the two extreme assignments are as large, so p is 2 / 2^G.
  @Test
  func signFlipFloor() async {
    await each(1...12) { (clusters: Int) in
      let sample = PairedClusterSample(
        trials: Array(repeating: 50, count: clusters), differences: (1...clusters).map { $0 })
      #expect(sample.signFlipP() == 2 / Double(1 << clusters))
    }
  }

  @Test func signFlipAgainstFullEnumeration() throws {
    var generator = SplitMix(seed: 17)
    for _ in 0..<20 {
      let differences = (0..<9).map { _ in Int(generator.next() % 13) - 6 }
      let observed = abs(differences.reduce(0, +))
      let extreme = (0..<512).count { mask in
        let sum = differences.indices.reduce(0) {
          $0 + (mask >> $1 & 1 == 0 ? differences[$1] : -differences[$1])
        }
        return abs(sum) >= observed
      }
      let sample = PairedClusterSample(
        trials: Array(repeating: 10, count: 9), differences: differences)
      let p = try #require(sample.signFlipP())
      #expect((p - Double(extreme) / 512).magnitude <= 1e-14)
    }
  }

  /// Three clusters differ, and the sum of 7 leaves out 4 of 11: three times two steps.
  @Test func signFlipLimits() {
    let sample = PairedClusterSample(trials: [9, 9, 9], differences: [4, -2, 5])
    #expect(sample.signFlipP(limit: 5) == nil)
    #expect(sample.signFlipP(limit: 6) != nil)
    let none = PairedClusterSample(trials: [9, 9], differences: [0, 0])
    #expect(none.signFlipP() == 1)
    #expect(PairedClusterSample(trials: [9, 9], differences: [3, -3]).signFlipP() == 1)
    #expect(PairedClusterSample(trials: [], differences: []).clusters == 0)
  }
}
