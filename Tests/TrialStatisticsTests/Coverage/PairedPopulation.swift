import TestSupport
import Testing

@testable import TrialStatistics

/// People on whose swipes two policies are compared, with rates and a difference known exactly.
///
/// People differ (base rates of two kinds with a given intraclass correlation), and policies suit
/// different people: each policy's rate is the base rate times 1 - `spread` or 1 + `spread`, with
/// equal chances. Both policies see the same swipes: one uniform number per swipe decides for both.
struct PairedPopulation {
  /// The mean rates of both policies.
  let rateA, rateB: Double
  /// What one person comes to: successes of a and of b, and by which chance.
  private let outcomes: [(a: Int32, b: Int32)]
  private let sampler: CountSampler

  static let swipes = 20

  /// The true difference a - b.
  var difference: Double { rateA - rateB }

  /// Clustering as the tables of figures name it.
  enum Clustering: String, CaseIterable {
    case weak, strong

    /// The intraclass correlation of the base rates: design effects of about 1.2 and 2.9.
    var correlation: Double { self == .weak ? 0.01 : 0.1 }
    /// By how much policies suit people differently.
    var spread: Double { self == .weak ? 0.15 : 0.5 }
  }

  /// The population of a mean rate, whose policy b has `ratio` times the rarer outcomes of a.
  ///
  /// With `signs` only people whom the policies suit so: 0 is for -, 1 for +, a in the lowest bit.
  init(rate: Double, ratio: Double, clustering: Clustering, signs: [Int] = [0, 1, 2, 3]) {
    let rare = min(rate, 1 - rate)
    let isMirrored = rate > 0.5
    let odds = clustering.correlation * rare * (1 - rare)
    let bases: [(rate: Double, share: Double)]
    if rare > 0.25 {
      bases = [(rare - odds.squareRoot(), 0.5), (rare + odds.squareRoot(), 0.5)]
    } else {
      // Some people have all the events: P high = rare, P high^2 - rare^2 = correlation rare (1 - rare).
      let high = rare + clustering.correlation * (1 - rare)
      bases = [(0, 1 - rare / high), (high, rare / high)]
    }
    rateA = isMirrored ? 1 - rare : rare
    rateB = isMirrored ? 1 - rare * ratio : rare * ratio
    let size = Self.swipes + 1
    var joint = Array(repeating: 0.0, count: size * size)
    for base in bases {
      for sign in signs {
        let suits = (sign & 1 == 0 ? -1.0 : 1.0, sign & 2 == 0 ? -1.0 : 1.0)
        let a = base.rate * (1 + suits.0 * clustering.spread)
        let b = base.rate * ratio * (1 + suits.1 * clustering.spread)
        Self.add(share: base.share / Double(signs.count), a, b, to: &joint)
      }
    }
    // The likeliest first, which are found soonest.
    let places = joint.indices.sorted { joint[$0] > joint[$1] }.prefix { joint[$0] > 1e-16 }
    sampler = CountSampler(probabilities: places.map { joint[$0] })
    let all = Int32(Self.swipes)
    outcomes = places.map { place -> (a: Int32, b: Int32) in
      let (a, b) = (Int32(place / size), Int32(place % size))
      return isMirrored ? (all - a, all - b) : (a, b)
    }
  }

  /// Adds the joint distribution of one kind of person: the smaller rate's successes are binomial,
  /// what the larger has beyond them is binomial among the rest.
  private static func add(share: Double, _ a: Double, _ b: Double, to joint: inout [Double]) {
    let (small, large) = (min(a, b), max(a, b))
    precondition(large < 1)
    let both = binomial(swipes, small)
    for y in 0...swipes {
      let beyond = binomial(swipes - y, (large - small) / (1 - small))
      for extra in 0...(swipes - y) {
        let outcome = a <= b ? (y, y + extra) : (y + extra, y)
        joint[outcome.0 * (swipes + 1) + outcome.1] += share * both[y] * beyond[extra]
      }
    }
  }

  /// The probabilities of 0...n successes.
  static func binomial(_ n: Int, _ p: Double) -> [Double] {
    var weights = [1.0]
    for _ in 0..<n {
      weights = (0...weights.count).map { k in
        (k < weights.count ? weights[k] * (1 - p) : 0) + (k > 0 ? weights[k - 1] * p : 0)
      }
    }
    return weights
  }

  /// The successes of both policies on one more person's swipes.
  func person(_ generator: inout TestGenerator) -> (a: Int32, b: Int32) {
    outcomes[sampler.next(&generator)]
  }

  /// The moments of one experiment.
  func moments(people: Int, _ generator: inout TestGenerator) -> ClusterMoments {
    var tally = PairTally()
    for _ in 0..<people {
      let (a, b) = person(&generator)
      tally.add(Int(a), Int(b))
    }
    return tally.moments
  }
}

/// Sums over people of the same number of swipes, quicker in a debug build than `ClusterMoments`.
struct PairTally {
  private var people = 0
  private var a = 0, b = 0, aa = 0, ab = 0, bb = 0

  mutating func add(_ ya: Int, _ yb: Int) {
    people &+= 1
    a &+= ya
    b &+= yb
    aa &+= ya &* ya
    ab &+= ya &* yb
    bb &+= yb &* yb
  }

  var moments: ClusterMoments {
    let n = PairedPopulation.swipes
    return ClusterMoments(
      policies: 2, clusters: people, sums: [people * n, a, b],
      products: [people * n * n, a * n, b * n, aa, ab, bb])
  }
}

/// Two policies on the same swipes, simulated: do intervals hold the true difference, and is noise
/// called a difference? Long tests print the figures.
@Suite("Coverage of paired differences")
struct PairedCoverageTests {
  private func figures(_ cell: CoverageCell, ratio: Double) -> CoverageFigures {
    let population = PairedPopulation(rate: cell.rate, ratio: ratio, clustering: cell.clustering)
    let critical = CriticalValues(clusters: cell.people)
    var generator = TestGenerator(seed: 7)
    var figures = CoverageFigures(truth: population.difference)
    for _ in 0..<CoverageFigures.experiments(people: cell.people) {
      let moments = population.moments(people: cell.people, &generator)
      let found = PairedContrast(moments: moments, 0, 1, critical: critical)
      figures.add(low: found.low, high: found.high, p: found.p)
    }
    return figures
  }

  @Test(
    "95% intervals and verdicts on the same swipes",
    arguments: isLongRun ? [0.005, 0.05, 0.5, 0.95] : [0.05, 0.95])
  func samePeople(rate: Double) {
    var lines = [
      "same swipes: rate, clustering, people; in % coverage, better or worse, wrongly equivalent,"
        + " width, of equal rates | of rates apart"
    ]
    for cell in CoverageCell.all(rate: rate) {
      let (equal, apart) = (figures(cell, ratio: 1), figures(cell, ratio: cell.ratio))
      lines.append("\(cell)\(equal.text) |\(apart.text)")
      for figures in [equal, apart] {
        #expect(cell.required.contains(figures.coverage), "\(cell): \(figures.coverage)")
        #expect(figures.wrongEquivalence <= 0.05 + 3 * figures.error(of: 0.05), "\(cell)")
      }
      #expect(equal.alarm <= 0.05 + 3 * equal.error(of: 0.05), "\(cell): \(equal.alarm)")
    }
    CoverageFigures.report(lines.joined(separator: "\n"))
  }
}

/// How often any pair of six policies of equal mean rates is called different.
@Suite("False alarms in families of contrasts")
struct FamilyErrorTests {
  private static let policies = 6

  /// The moments of one experiment.
  ///
  /// A person's policies have one of two rates each; those of one
  /// rate agree on all swipes, so that what both come to says all.
  private func moments(
    _ population: PairedPopulation, people: Int, _ generator: inout TestGenerator
  ) -> ClusterMoments {
    var moments = ClusterMoments(policies: Self.policies)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.policies) { counts in
      for _ in 0..<people {
        let (low, high) = population.person(&generator)
        let signs = generator.next()
        for policy in 0..<Self.policies {
          counts.initializeElement(at: policy, to: signs >> policy & 1 == 0 ? low : high)
        }
        moments.add(trials: PairedPopulation.swipes, successes: UnsafeBufferPointer(counts))
      }
    }
    return moments
  }

  @Test("Holm over all pairs of six policies", arguments: [0.005, 0.05, 0.5])
  func holm(rate: Double) {
    let pairs = (0..<Self.policies).flatMap { a in (a + 1..<Self.policies).map { (a, $0) } }
    let experiments = isLongRun ? 4000 : 400
    var lines = [
      "six policies of equal rates: rate, clustering, people; in % any pair better or worse"
    ]
    for cell in CoverageCell.all(rate: rate) where cell.people < 1000 {
      let population = PairedPopulation(
        rate: rate, ratio: 1, clustering: cell.clustering, signs: [2])
      let critical = CriticalValues(clusters: cell.people)
      var generator = TestGenerator(seed: 23)
      var (family, raw) = (0, 0)
      for _ in 0..<experiments {
        let moments = moments(population, people: cell.people, &generator)
        let found = pairs.map { PairedContrast(moments: moments, $0.0, $0.1, critical: critical) }
        let adjusted = holmAdjusted(found.map(\.p))
        let isAlarm = zip(found, adjusted).contains { contrast, p in
          let verdict = Verdict(
            low: contrast.low, high: contrast.high, adjustedP: p, margin: 0, higherIsBetter: true)
          return verdict == .better || verdict == .worse
        }
        if isAlarm { family += 1 }
        if found.contains(where: { $0.p < 0.05 }) { raw += 1 }
      }
      let shares = [family, raw].map { Double($0) / Double(experiments) }
      lines.append(
        "\(cell)" + CoverageFigures.columns([(100 * shares[0], 7, 1)]) + " (without adjustment"
          + CoverageFigures.columns([(100 * shares[1], 6, 1)]) + ")")
      let error = (0.05 * 0.95 / Double(experiments)).squareRoot()
      #expect(shares[0] <= 0.05 + 3 * error, "\(cell)")
    }
    CoverageFigures.report(lines.joined(separator: "\n"))
  }
}
