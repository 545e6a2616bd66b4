import Testing
import TrialStatistics

struct ClusterSampleTests {
  /// By hand: p = 17/30, e = (4/3, -4/3), 1 - n/N = (2/3, 1/3).
  @Test func leverageByHand() throws {
    let sample = ClusterSample(trials: [10, 0, 20], successes: [7, 0, 10])
    #expect(sample.clusters == 2)
    #expect(sample.largestShare == 20.0 / 30)
    let square = 16.0 / 9
    let two = try #require(sample.standardErrorCR2)
    #expect((two - (square * 1.5 + square * 3).squareRoot() / 30).magnitude <= 1e-16)
    let three = try #require(sample.standardErrorCR3)
    #expect((three - (square * 2.25 + square * 9).squareRoot() / 30).magnitude <= 1e-16)
  }

  /// Clusters that are all successes or all failures are perfectly correlated; clusters that all
  /// have one rate have the most negative correlation, -1 / (n - 1).
  @Test func extremeCorrelations() throws {
    let all = ClusterSample(trials: [8, 8, 8, 8], successes: [8, 0, 8, 0])
    let one = try #require(all.intraclassCorrelation)
    #expect((one - 1).magnitude <= 1e-15)
    #expect((try #require(all.designEffectKish) - 8).magnitude <= 1e-14)
    let same = ClusterSample(trials: [8, 8, 8], successes: [3, 3, 3])
    #expect((try #require(same.intraclassCorrelation) + 1.0 / 7).magnitude <= 1e-15)
  }

  @Test func undefinedValuesAreNil() {
    let one = ClusterSample(trials: [30], successes: [20])
    #expect(one.standardErrorCR2 == nil && one.standardErrorCR3 == nil)
    #expect(one.intraclassCorrelation == nil && one.designEffectKish == nil)
    let single = ClusterSample(trials: [1, 1, 1], successes: [1, 0, 1])
    #expect(single.intraclassCorrelation == nil)
    let alike = ClusterSample(trials: [5, 5], successes: [5, 5])
    #expect(alike.intraclassCorrelation == nil && alike.standardErrorCR2 == 0)
    #expect(ClusterSample(trials: [], successes: []).largestShare == nil)
  }

  /// All of one sign: only the two extreme assignments are as large, so p is 2 / 2^G.
  @Test(arguments: 1...12)
  func signFlipFloor(clusters: Int) {
    let sample = PairedClusterSample(
      trials: Array(repeating: 50, count: clusters), differences: (1...clusters).map { $0 })
    #expect(sample.signFlipP() == 2 / Double(1 << clusters))
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
    #expect(none.signFlipP() == 1 && none.durkalski == nil && none.t == nil && none.p == nil)
    #expect(PairedClusterSample(trials: [9, 9], differences: [3, -3]).signFlipP() == 1)
    #expect(PairedClusterSample(trials: [], differences: []).meanDifference == nil)
  }

  /// With equal cluster sizes the cluster t of the pooled difference is the person-level t.
  @Test func equalSizesMakeTheTwoTTestsAgree() throws {
    let counts = [(7, 11), (9, 11), (10, 8), (7, 13), (9, 11), (8, 8)]
    var moments = ClusterMoments(policies: 2)
    for (first, second) in counts { moments.add(trials: 20, successes: [first, second]) }
    let contrast = PairedContrast(moments: moments, 1, 0)
    let sample = PairedClusterSample(
      trials: counts.map { _ in 20 }, differences: counts.map { $0.1 - $0.0 })
    #expect((try #require(sample.t) - contrast.t).magnitude <= 1e-13)
    #expect((try #require(sample.p) - contrast.p).magnitude <= 1e-13)
    let tests = ClusteredMcNemar(moments: moments, 1, 0)
    #expect((try #require(tests.yang) - (try #require(sample.durkalski))).magnitude <= 1e-13)
    #expect((try #require(tests.obuchowski) - 144.0 / 64 * 5 / 6).magnitude <= 1e-14)
  }
}
