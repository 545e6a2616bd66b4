import TestSupport
import Testing
import TrialStatistics

@Suite("Ratios of rates")
struct RateRatioTests {
  /// A rate with limits so far below and above it, in events of 100,000.
  private static func rate(_ events: Int, _ below: Double, _ above: Double) -> RateSummary {
    let rate = Double(events) / 1e5
    return RateSummary(
      events: events, trials: 100_000, clusters: 200, standardError: 0, low: rate - below / 1e5,
      high: rate + above / 1e5)
  }

  @Test("Few events: at its limits the interval of a - r b, squared and added, ends at 0")
  func fewEvents() async {
    await each([
      (Self.rate(52, 13, 16), Self.rate(1, 0.97, 4.6)), (Self.rate(9, 5, 8), Self.rate(8, 4.5, 8)),
      (Self.rate(3, 2.4, 5.8), Self.rate(40, 11, 14)),
      (Self.rate(200, 26, 30), Self.rate(190, 26, 29)),
    ]) { a, b throws in
      let ratio = try #require(RateRatio(of: a, over: b))
      #expect(ratio.low < ratio.value && ratio.value == a.rate / b.rate)
      func square(_ distance: Double) -> Double { distance * distance }
      // The lower limit needs a at its lower and b at its upper end; the upper one the others.
      for (r, x, y) in [(ratio.low, a.low, b.high), (ratio.high, a.high, b.low)] {
        let distance = square(a.rate - x) + square(r * (b.rate - y))
        #expect((square(a.rate - r * b.rate) / distance - 1).magnitude < 1e-9)
      }
      let other = try #require(RateRatio(of: b, over: a))
      #expect((other.low * ratio.high - 1).magnitude < 1e-12)
      #expect((other.swapped.low / ratio.low - 1).magnitude < 1e-12)
      #expect((other.swapped.value / ratio.value - 1).magnitude < 1e-12)
    }
  }

  @Test("No event: 0 with an upper limit above, nothing below infinity, no ratio of none to none")
  func noEvents() throws {
    let (some, none) = (Self.rate(40, 11, 14), Self.rate(0, 0, 4))
    let zero = try #require(RateRatio(of: none, over: some))
    // The limit of none over the lower end of some, when its distance is added.
    #expect(zero.value == 0 && zero.low == 0)
    #expect((zero.high - 4 / (40.0 * 40 - 11 * 11).squareRoot()).magnitude < 1e-12)
    let endless = try #require(RateRatio(of: some, over: none))
    #expect(endless.value == .infinity && endless.high == .infinity)
    #expect((endless.low * zero.high - 1).magnitude < 1e-12)
    #expect(zero.swapped == endless)
    #expect(RateRatio(of: none, over: none) == nil)
    let nobody = RateSummary(
      events: 0, trials: 0, clusters: 0, standardError: .infinity, low: 0, high: 1)
    #expect(RateRatio(of: some, over: nobody) == nil && RateRatio(of: nobody, over: some) == nil)
  }

  private static let people: [(a: Int, b: Int)] = {
    var random = TestGenerator(seed: 3)
    return (0..<90).map { _ in
      let a = Int(random.next() % 21)
      return (a, max(0, a - Int(random.next() % 4)))
    }
  }()

  private static func sums(_ events: [Int]) -> ClusterSums {
    ClusterSums(amounts: events.map { Double($0) }, trials: events.map { _ in 40 })
  }

  private static var moments: ClusterMoments { ClusterMoments(people.map { (40, [$0.a, $0.b]) }) }

  private static func summary(_ policy: Int) -> RateSummary {
    RateEstimate(moments: moments, policy: policy).summary
  }

  @Test("The same clusters: at its limits the paired interval of a - r b ends at 0")
  func paired() throws {
    let (a, b) = (Self.sums(Self.people.map(\.a)), Self.sums(Self.people.map(\.b)))
    let shared = try #require(SharedErrors(a, b))
    let ratio = try #require(RateRatio(of: Self.summary(0), over: Self.summary(1), shared: shared))
    for (r, sign) in [(ratio.low, 1.0), (ratio.high, -1)] {
      let contrast = try #require(RatioContrast([(1, a), (-r, b)]))
      #expect((sign * contrast.value / contrast.halfWidth() - 1).magnitude < 1e-9)
    }
    // Moments of the same people tell the same.
    let own = SharedErrors(moments: Self.moments, 0, 1, critical: CriticalValues(clusters: 90))
    let other = try #require(RateRatio(of: Self.summary(0), over: Self.summary(1), shared: own))
    #expect((other.low / ratio.low - 1).magnitude < 1e-9)
    #expect((other.high / ratio.high - 1).magnitude < 1e-9)
    // What the people have in common cancels.
    let apart = try #require(RateRatio(of: Self.summary(0), over: Self.summary(1)))
    #expect(apart.high - apart.low > 3 * (ratio.high - ratio.low))
    #expect(SharedErrors(a, Self.sums([1, 2])) == nil)
  }

  /// One rate is just a quarter higher than the other, and should be said to be more or less seldom.
  @Test("Simulated, either limit misses the true ratio in at most 2.5% of cases")
  func coverage() async {
    await each([(0.05, 100), (0.05, 400), (0.005, 400)]) { (rate: Double, people: Int) in
      let population = PairedPopulation(rate: rate, ratio: 0.8, clustering: .weak)
      let critical = CriticalValues(clusters: people)
      var generator = TestGenerator(seed: 21)
      let runs = isLongRun ? 4000 : 1000
      var (above, below) = (0, 0)
      for _ in 0..<runs {
        let moments = population.moments(people: people, &generator)
        let sides = (0..<2).map {
          RateEstimate(moments: moments, policy: $0, critical: critical).summary
        }
        guard
          let ratio = RateRatio(
            of: sides[0], over: sides[1],
            shared: SharedErrors(moments: moments, 0, 1, critical: critical))
        else { continue }
        if ratio.low > 1.25 { above += 1 }
        if ratio.high < 1.25 { below += 1 }
      }
      let most = Double(runs) * 0.025 + 3 * (Double(runs) * 0.025).squareRoot()
      CoverageFigures.report("ratio at \(rate), \(people) people: \(below) and \(above) of \(runs)")
      #expect(Double(above) <= most && Double(below) <= most, "\(below) \(above) of \(runs)")
    }
  }
}

struct RatioContrastTests {
  private let trials = [4, 9, 7, 12, 5, 8]
  private let one = [1, 8, 3, 11, 0, 4]
  private let other = [2, 5, 3, 4, 1, 0]

  private func sums(_ counts: [Int], _ trials: [Int]) -> ClusterSums {
    ClusterSums(amounts: counts.map { Double($0) }, trials: trials)
  }

  private var moments: ClusterMoments {
    ClusterMoments(trials.indices.map { (trials[$0], [one[$0], other[$0]]) })
  }

  @Test func oneTermIsAClusteredRate() throws {
    let rate = ClusteredRate(moments: moments, policy: 0)
    let ratio = try #require(RatioContrast([(1, sums(one, trials))]))
    #expect(abs(ratio.value - rate.rate) < 1e-15)
    #expect(abs(ratio.standardError - (try #require(rate.standardErrorCR1))) < 1e-15)
    #expect(ratio.clusters == 6)
  }

  @Test func twoTermsAreAPairedContrast() throws {
    let paired = PairedContrast(moments: moments, 0, 1)
    let ratio = try #require(RatioContrast([(1, sums(one, trials)), (-1, sums(other, trials))]))
    #expect(abs(ratio.value - paired.difference) < 1e-15)
    #expect(abs(ratio.standardError - paired.standardError) < 1e-15)
    // Six clusters with few trials: the contrast knows that its error says little.
    #expect(paired.isSparse && paired.low < ratio.value - ratio.halfWidth())
  }

  /// By hand: means 2 and 4, ratio 3; residuals -1, -1, 1, 1 over 4; error sqrt(4/3 x 4/16).
  @Test func aMeanByHand() throws {
    let sums = ClusterSums(amounts: [2, 2, 4, 4], trials: [1, 1, 1, 1])
    let mean = try #require(RatioContrast([(1, sums)]))
    #expect(mean.value == 3)
    #expect(abs(mean.standardError - (1.0 / 3).squareRoot()) < 1e-15)
    let doubled = try #require(RatioContrast([(2, sums)]))
    #expect(doubled.value == 6 && doubled.standardError == 2 * mean.standardError)
  }

  @Test func equalTermsCancelExactly() throws {
    let none = try #require(RatioContrast([(1, sums(one, trials)), (-1, sums(one, trials))]))
    #expect(none.value == 0 && none.standardError == 0 && none.halfWidth() == 0)
  }

  @Test func clustersWithoutTrialsAreLeftOut() throws {
    let with = try #require(RatioContrast([(1, sums(one + [0], trials + [0]))]))
    #expect(with == RatioContrast([(1, sums(one, trials))]))
    #expect(RatioContrast([(1, sums([0, 0], [0, 0]))]) == nil && RatioContrast([]) == nil)
    let single = try #require(RatioContrast([(1, sums([1], [2]))]))
    #expect(single.standardError == .infinity && single.halfWidth() == .infinity)
  }
}
