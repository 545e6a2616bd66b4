import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Few trials on which policies disagree")
struct DiscordantCountsTests {
  /// `first` people for whom only the first policy succeeded once, `second` for whom only the other.
  private func moments(
    _ first: Int, _ second: Int, people: Int = 5000, both: Int = 0
  ) -> ClusterMoments {
    ClusterMoments(
      (0..<people).map { person in
        let b = person >= first && person < first + second ? 1 : 0
        return (20, [both + (person < first ? 1 : 0), both + b])
      })
  }

  @Test("Single trials are counted as they are")
  func counts() async {
    await each([(0, 0), (3, 0), (2, 5), (9, 0), (4, 4)]) { first, second in
      for both in [0, 7] {
        let found = DiscordantCounts(moments: moments(first, second, both: both), 0, 1)
        #expect((found.first - Double(first)).magnitude < 1e-9)
        #expect((found.second - Double(second)).magnitude < 1e-9)
        #expect(found.lumps == 100_000 && found.isFew == (first + second < 10))
      }
    }
  }

  @Test("Limits are Newcombe's of two exact intervals, and swapping changes signs")
  func limits() {
    let found = PairedContrast(moments: moments(5, 2), 0, 1)
    let back = PairedContrast(moments: moments(5, 2), 1, 0)
    #expect(found.isSparse && found.low == -back.high && found.high == -back.low)
    #expect(found.p == back.p)
    // Garwood's Poisson limits: 5 gives 1.6235 to 11.6683, 2 gives 0.2422 to 7.2247.
    let down = ((5 - 1.6235) * (5 - 1.6235) + (7.2247 - 2) * (7.2247 - 2)).squareRoot()
    let up = ((11.6683 - 5) * (11.6683 - 5) + (2 - 0.2422) * (2 - 0.2422)).squareRoot()
    #expect((found.low * 100_000 - (3 - down)).magnitude < 0.01)
    #expect((found.high * 100_000 - (3 + up)).magnitude < 0.01)
  }

  /// The sign test: 2 P(at least b of b + c) with even chances.
  @Test("p is close to that of the exact sign test, and tells what the interval tells")
  func signTest() async {
    await each([(5, 0), (6, 0), (7, 0), (9, 0), (5, 1), (7, 1), (8, 1), (5, 2), (6, 3), (3, 3)]) {
      first, second in
      let n = first + second
      var (term, tail) = (1.0, 0.0)
      for k in 0...second {
        tail += term
        term *= Double(n - k) / Double(k + 1)
      }
      let exact = min(1, 2 * tail * PortableMath.powerOfTwo(-n))
      let found = PairedContrast(moments: moments(first, second), 0, 1)
      #expect((0.75...1.35).contains(found.p / exact), "\(found.p) for \(exact)")
      #expect((found.p < 0.05) == (exact < 0.05) && (found.p < 0.05) == (found.low > 0))
    }
  }

  @Test("From ten on the error is used")
  func many() {
    let found = PairedContrast(moments: moments(6, 4), 0, 1)
    #expect(!found.isSparse)
    let half = CriticalValues(clusters: 5000).student * found.standardError
    #expect(found.high == found.difference + half)
    #expect(PairedContrast(moments: moments(6, 3), 0, 1).isSparse)
  }

  @Test("Events in lumps of several count as fewer, but not as lumps that were not seen")
  func lumps() {
    var clumped = ClusterMoments(policies: 2)
    var same = ClusterMoments(policies: 2)
    for person in 0..<1000 {
      // Thirty people have all the events; of these, policies disagree on four in a row, or on one.
      let events = person < 30 ? 12 : 0
      clumped.add(trials: 20, successes: [events + (person < 3 ? 4 : 0), events])
      same.add(trials: 20, successes: [events + (person < 3 ? 1 : 0), events])
    }
    let found = DiscordantCounts(moments: clumped, 0, 1)
    #expect((found.first - 3).magnitude < 1e-9 && found.second == 0)
    #expect((found.lumps - 5000).magnitude < 1e-9)
    let single = DiscordantCounts(moments: same, 0, 1)
    #expect(single.first == 3 && single.lumps == 20_000)
    let change = PairedContrast(moments: clumped, 0, 1)
    // 3 of 5000, exact: 0.619 to 8.767 lumps of four.
    #expect((change.high * 20_000 - 4 * 8.767).magnitude < 0.3)
  }
}
