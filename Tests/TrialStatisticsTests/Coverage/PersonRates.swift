import TestSupport
import Testing

@testable import TrialStatistics

/// How the own rates of persons differ about a mean that is known exactly.
enum PersonRates: Sendable, CustomStringConvertible {
  /// Beta distributed rates: two trials of a person have this correlation, whatever the mean.
  case beta(correlation: Double)
  /// Rates whose logits are normal with this standard deviation.
  case logitNormal(spread: Double)

  var description: String {
    switch self {
    case .beta(let correlation): "beta, correlation \(correlation)"
    case .logitNormal(let spread): "logit-normal, spread \(spread)"
    }
  }

  /// The probabilities of 0...trials successes of one person, whose mean is `mean` x trials.
  func counts(mean: Double, trials: Int) -> [Double] {
    switch self {
    case .beta(let correlation):
      let size = 1 / correlation - 1
      return Self.betaBinomial(mean * size, (1 - mean) * size, trials)
    case .logitNormal(let spread):
      let centre = Self.centre(mean: mean, spread: spread)
      var sum = Array(repeating: 0.0, count: trials + 1)
      for (z, weight) in Self.normal {
        let rate = Self.logistic(centre + spread * z)
        for (y, share) in PairedPopulation.binomial(trials, rate).enumerated() {
          sum[y] += weight * share
        }
      }
      return sum
    }
  }

  static func betaBinomial(_ a: Double, _ b: Double, _ n: Int) -> [Double] {
    var share = (0..<n).reduce(1.0) { $0 * (b + Double($1)) / (a + b + Double($1)) }
    var shares = [share]
    for y in 0..<n {
      let (done, left) = (Double(y), Double(n - y))
      share *= left / (done + 1) * (a + done) / (b + left - 1)
      shares.append(share)
    }
    return shares
  }

  /// Points and weights of the normal distribution: the trapezoidal rule, exact to 1e-15 here.
  private static let normal: [(z: Double, weight: Double)] = {
    let points = (-72...72).map { Double($0) / 8 }
    let weights = points.map { PortableMath.exponential(-$0 * $0 / 2) }
    let total = weights.reduce(0, +)
    return zip(points, weights).map { ($0, $1 / total) }
  }()

  private static func logistic(_ u: Double) -> Double { 1 / (1 + PortableMath.exponential(-u)) }

  /// The logit about which the mean of the rates is `mean`, by bisection.
  private static func centre(mean: Double, spread: Double) -> Double {
    var (low, high) = (-60.0, 60.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let found = normal.reduce(0) { $0 + $1.weight * logistic(middle + spread * $1.z) }
      if found < mean { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

@Suite("Simulated persons")
struct PersonRatesTests {
  private static let all: [PersonRates] = [
    .beta(correlation: 0.02), .beta(correlation: 0.2), .logitNormal(spread: 0.5),
    .logitNormal(spread: 1.5),
  ]

  @Test("The mean is what it should be")
  func mean() async {
    await each(Self.all, [0.005, 0.05, 0.5, 0.95, 0.995]) { (persons: PersonRates, rate: Double) in
      for trials in [1, 20, 40] {
        let shares = persons.counts(mean: rate, trials: trials)
        #expect((shares.reduce(0, +) - 1).magnitude < 1e-12)
        let mean = shares.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
        #expect((mean / Double(trials) / rate - 1).magnitude < 1e-12)
      }
    }
  }

  /// The variance of a count over that of independent trials is 1 + 19 x the correlation.
  @Test("Beta rates have the correlation asked for")
  func correlation() async {
    await each([0.02, 0.2]) { (correlation: Double) in
      let shares = PersonRates.beta(correlation: correlation).counts(mean: 0.05, trials: 20)
      let square = shares.enumerated().reduce(0) {
        $0 + (Double($1.offset) - 1) * (Double($1.offset) - 1) * $1.element
      }
      #expect((square / (20 * 0.05 * 0.95) - 1 - 19 * correlation).magnitude < 1e-12)
    }
  }

  @Test("Counts are drawn with their probabilities")
  func draws() {
    let shares = PersonRates.beta(correlation: 0.2).counts(mean: 0.3, trials: 5)
    let sampler = CountSampler(probabilities: shares)
    var generator = TestGenerator(seed: 7)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<100_000 { counts[sampler.next(&generator)] += 1 }
    for (count, share) in zip(counts, shares) {
      let error = (share * (1 - share) / 100_000).squareRoot()
      #expect((Double(count) / 100_000 - share).magnitude < 4 * error)
    }
  }
}
