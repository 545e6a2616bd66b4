import TestSupport
import Testing
import TrialStatistics

struct ClusterMomentsTests {
  static let policies = 4

  static func clusters(_ count: Int, seed: UInt64) -> [(trials: Int, successes: [Int])] {
    var generator = TestGenerator(seed: seed)
    return (0..<count).map { _ in
      let trials = Int(generator.next() % 40)
      return (trials, (0..<policies).map { _ in Int(generator.next() % UInt64(trials + 1)) })
    }
  }

  static func moments(_ clusters: [(trials: Int, successes: [Int])]) -> ClusterMoments {
    var moments = ClusterMoments(policies: policies)
    for cluster in clusters { moments.add(trials: cluster.trials, successes: cluster.successes) }
    return moments
  }

  @Test func sumsOfTwoClusters() {
    var moments = ClusterMoments(policies: 2)
    moments.add(trials: 10, successes: [7, 8])
    moments.add(trials: 20, successes: [10, 15])
    #expect(moments.clusters == 2)
    #expect(moments.trials == 30)
    #expect(moments.trialsSquared == 500)
    #expect(moments.successes(0) == 17 && moments.successes(1) == 23)
    #expect(moments.successesTimesTrials(0) == 270 && moments.successesTimesTrials(1) == 380)
    #expect(moments.product(0, 0) == 149 && moments.product(1, 1) == 289)
    #expect(moments.product(0, 1) == 206 && moments.product(1, 0) == 206)
    #expect(moments.differenceSquared(1, 0) == 26)
  }

  @Test func everyProductAgainstADirectSum() {
    let clusters = Self.clusters(50, seed: 3)
    let moments = Self.moments(clusters)
    for a in 0..<Self.policies {
      #expect(
        moments.successesTimesTrials(a) == clusters.reduce(0) { $0 + $1.trials * $1.successes[a] })
      for b in 0..<Self.policies {
        let direct = clusters.reduce(0) { $0 + $1.successes[a] * $1.successes[b] }
        #expect(moments.product(a, b) == direct)
      }
    }
  }

  @Test func withoutAllPairsWhatIsKnownIsTheSame() {
    let clusters = Self.clusters(50, seed: 3)
    let all = Self.moments(clusters)
    for pairs in ClusterMoments.Pairs.allCases {
      var moments = ClusterMoments(policies: Self.policies, pairs: pairs)
      for cluster in clusters.dropFirst(20) {
        moments.add(trials: cluster.trials, successes: cluster.successes)
      }
      var rest = ClusterMoments(policies: Self.policies, pairs: pairs)
      for cluster in clusters.prefix(20) {
        rest.add(trials: cluster.trials, successes: cluster.successes)
      }
      moments.merge(rest)
      #expect(moments.trialsSquared == all.trialsSquared && moments.clusters == all.clusters)
      for policy in 0..<Self.policies {
        #expect(moments.successes(policy) == all.successes(policy))
        #expect(moments.successesTimesTrials(policy) == all.successesTimesTrials(policy))
        #expect(moments.product(policy, policy) == all.product(policy, policy))
        if pairs != .none {
          #expect(moments.product(0, policy) == all.product(0, policy))
          #expect(moments.product(policy, 0) == all.product(0, policy))
          #expect(moments.differenceSquared(policy, 0) == all.differenceSquared(policy, 0))
        }
      }
      let packed = moments.packed
      #expect(ClusterMoments(policies: Self.policies, pairs: pairs, packed: packed) == moments)
      for other in ClusterMoments.Pairs.allCases where other != pairs {
        #expect(ClusterMoments(policies: Self.policies, pairs: other, packed: packed) == nil)
      }
    }
  }

  @Test
  func anyShardingAndOrderEqualsTheSinglePass() async {
    await each([1, 2, 7, 64]) { (shards: Int) in
      let clusters = Self.clusters(200, seed: 11)
      let whole = Self.moments(clusters)
      var generator = TestGenerator(seed: UInt64(shards))
      var parts = Array(repeating: ClusterMoments(policies: Self.policies), count: shards)
      for cluster in clusters.shuffled(using: &generator) {
        parts[Int(generator.next() % UInt64(shards))].add(
          trials: cluster.trials, successes: cluster.successes)
      }
      parts.shuffle(using: &generator)
      var merged = ClusterMoments(policies: Self.policies)
      for part in parts { merged.merge(part) }
      #expect(merged == whole)
      #expect(merged.clusters == clusters.count { $0.trials > 0 })
      // As a tree rather than a chain.
      while parts.count > 1 {
        let last = parts.removeLast()
        parts[parts.count / 2].merge(last)
      }
      #expect(parts[0] == whole)
    }
  }

  @Test func bufferAndArrayAgree() {
    let counts: [Int32] = [3, 0, 5, 2]
    var buffered = ClusterMoments(policies: 4)
    counts.withUnsafeBufferPointer { buffered.add(trials: 5, successes: $0) }
    #expect(buffered == Self.moments([(5, [3, 0, 5, 2])]))
  }

  @Test func aClusterWithoutTrialsIsNotCounted() {
    var moments = ClusterMoments(policies: 1)
    moments.add(trials: 0, successes: [0])
    #expect(moments == ClusterMoments(policies: 1))
  }

  @Test func packingRoundTrips() {
    let moments = Self.moments(Self.clusters(30, seed: 5))
    let packed = moments.packed
    #expect(ClusterMoments(policies: Self.policies, packed: packed) == moments)
    #expect(ClusterMoments(policies: Self.policies, packed: packed.dropLast()) == nil)
    #expect(ClusterMoments(policies: Self.policies - 1, packed: packed) == nil)
    #expect(ClusterMoments(policies: Self.policies, packed: packed.map { -$0 }) == nil)
    #expect(ClusterMoments(policies: 0, packed: [0, 0, 0]) == ClusterMoments(policies: 0))
  }
}
