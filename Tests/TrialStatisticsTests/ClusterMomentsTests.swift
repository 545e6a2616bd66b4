import TestSupport
import Testing

@testable import TrialStatistics

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
    let moments = ClusterMoments([(10, [7, 8]), (20, [10, 15])])
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

  @Test func anyShardingAndOrderEqualsTheSinglePass() async {
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

@Suite("Means over clusters, from integers")
struct RatioMomentsTests {
  /// Counts and totals of people.
  private func moments(_ people: [(Int, Int)]) -> RatioMoments {
    var moments = RatioMoments()
    for (n, s) in people { moments.add(count: n, total: s) }
    return moments
  }

  @Test("three clusters by hand")
  func byHand() throws {
    // N = 6, S = 24, ratio 4; residuals 1 - 4, 11 - 8, 12 - 12: squares 9 + 9 + 0.
    let three = moments([(1, 1), (2, 11), (3, 12)])
    #expect(three.ratio == 4)
    #expect(three.clusters == 3 && three.count == 6)
    let expected = (3.0 / 2 * 18).squareRoot() / 6
    #expect(try #require(three.standardError) == expected)
  }

  @Test("0 and 1 as totals give the clustered rate")
  func rate() throws {
    let people = [(20, 3), (20, 17), (11, 0), (7, 7), (20, 10)]
    let rate = RateEstimate(moments: ClusterMoments(people), policy: 0)
    #expect(moments(people).ratio == rate.rate)
    #expect(moments(people).standardError == rate.standardError)
  }

  @Test("equal ratios have an error of exactly 0, one cluster has none")
  func limits() {
    #expect(moments([(3, 21), (5, 35), (1, 7)]).standardError == 0)
    #expect(moments([(3, 21), (0, 0)]).standardError == nil)
    #expect(moments([]).ratio == nil)
  }

  @Test("moments merge exactly in any order and survive packing")
  func merging() throws {
    var generator = TestGenerator(seed: 7)
    let people = (0..<60).map { _ in
      (Int(generator.next() % 21), Int(generator.next() % 100_000))
    }
    var parts = stride(from: 0, to: 60, by: 7).map { moments(Array(people[$0..<min(60, $0 + 7)])) }
    var forwards = RatioMoments()
    for part in parts { forwards.merge(part) }
    parts.shuffle(using: &generator)
    var shuffled = RatioMoments()
    for part in parts { shuffled.merge(part) }
    #expect(forwards == shuffled && forwards == moments(people))
    #expect(RatioMoments(packed: forwards.packed) == forwards)
    #expect(RatioMoments(packed: Array(forwards.packed.dropLast())) == nil)
    #expect(RatioMoments(packed: [-1] + forwards.packed.dropFirst()) == nil)
  }
}

@Suite("Moments within and between clusters")
struct TwoLevelMomentsTests {
  @Test("worked by hand: three people, two quantities")
  func byHand() throws {
    let moments = try #require(
      TwoLevelMoments(
        [[[1, 0], [3, 2]], [[5, 1], [7, 1], [9, 4]], [[0, 3], [4, 5]]], leastSize: 2))
    // Means (2, 1), (7, 2), (2, 4). Within: squares 2 + 8 + 8, products 2 + 6 + 4, squares
    // 2 + 6 + 2, over 7 - 3 degrees.
    #expect(moments.mean == [11.0 / 3, 7.0 / 3])
    #expect(moments.within == [[4.5, 3], [3, 2.5]])
    // Of the means: 50/6, -5/6, 14/6; mean of 1/n is 4/9.
    let share = 4.0 / 9
    let expected = [
      [25.0 / 3 - 4.5 * share, -5.0 / 6 - 3 * share],
      [-5.0 / 6 - 3 * share, 7.0 / 3 - 2.5 * share],
    ]
    for (found, value) in zip(moments.between.joined(), expected.joined()) {
      #expect(abs(found - value) < 1e-14)
    }
    #expect((moments.clusters, moments.observations) == (3, 7))
  }

  @Test("small clusters count within, not between; empty ones not at all")
  func small() throws {
    let groups = [[[1.0], [2]], [[4], [6]], [[90]], []]
    let moments = try #require(TwoLevelMoments(groups, leastSize: 2))
    #expect(moments.mean == [3.25])
    #expect(moments.within == [[1.25]])
    #expect((moments.clusters, moments.observations) == (2, 5))
  }

  @Test("undefined with one cluster, or without differences within any")
  func undefined() {
    #expect(TwoLevelMoments([[[1], [2]]], leastSize: 1) == nil)
    #expect(TwoLevelMoments([[[1]], [[2]]], leastSize: 1) == nil)
    #expect(TwoLevelMoments([], leastSize: 1) == nil)
    #expect(TwoLevelMoments([[[1], [2]], [[3]]], leastSize: 2) == nil)
  }

  @Test("beta shares: worked by hand, and the ends")
  func beta() throws {
    // Shares 1/4, 1/2, 3/4: mean 1/2, variance 1/16, less the mean of p q / 3, or 11/144.
    let narrow = try #require(BetaMoments(successes: [1, 2, 3], trials: [4, 4, 4]))
    #expect(narrow == BetaMoments(successes: [1, 2, 3, 7], trials: [4, 4, 4, 1]))
    #expect(narrow.mean == 0.5)
    #expect(narrow.weight == 1000)
    // Shares 0, 1/2, 1: variance 1/4, less 1/12 * 1/3.
    let wide = try #require(BetaMoments(successes: [0, 2, 4], trials: [4, 4, 4]))
    #expect(abs(wide.weight - max(0.5, 0.25 / (0.25 - 1.0 / 36) - 1)) < 1e-12)
    #expect(BetaMoments(successes: [0, 0], trials: [9, 9])?.mean == 0)
    #expect(BetaMoments(successes: [1], trials: [5]) == nil)
  }
}

@Suite("Eigenvalues of symmetric matrices")
struct SymmetricEigenTests {
  @Test("known eigenvalues")
  func known() async {
    await each([
      ([[2.0, 1], [1, 2]], [1.0, 3]),
      (
        [[2, -1, 0], [-1, 2, -1], [0, -1, 2]], [0.585_786_437_626_905, 2, 3.414_213_562_373_095]
      ),
      ([[4, 0], [0, -9]], [-9, 4]),
      ([[1, 1, 1], [1, 1, 1], [1, 1, 1]], [0, 0, 3]),
      ([[5]], [5]),
    ]) { rows, values in
      for (found, value) in zip(SymmetricEigen(rows).values.sorted(), values) {
        #expect(abs(found - value) < 1e-12)
      }
    }
  }

  @Test("eigenvectors are orthonormal and give the matrix back")
  func reconstruction() {
    var generator = TestGenerator(seed: 3)
    for size in 1...6 {
      var rows = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
      for row in 0..<size {
        for column in 0...row {
          rows[row][column] = generator.uniform() - 0.5
          rows[column][row] = rows[row][column]
        }
      }
      let eigen = SymmetricEigen(rows)
      let back = eigen.matrix(eigenvaluesAtLeast: -10)
      for row in 0..<size {
        for column in 0..<size {
          #expect(abs(back[row][column] - rows[row][column]) < 1e-13)
          var product = 0.0
          for place in 0..<size {
            product += eigen.vectors[place][row] * eigen.vectors[place][column]
          }
          #expect(abs(product - (row == column ? 1 : 0)) < 1e-13)
        }
      }
    }
  }

  @Test("raised eigenvalues leave the others and the vectors alone")
  func floor() {
    let raised = SymmetricEigen([[1, 2], [2, 1]]).matrix(eigenvaluesAtLeast: 0.5)
    // Eigenvalues 3 and -1 along (1, 1) and (1, -1): -1 becomes 0.5.
    for (found, value) in zip(raised.joined(), [1.75, 1.25, 1.25, 1.75]) {
      #expect(abs(found - value) < 1e-14)
    }
  }
}
