import TestSupport
import Testing

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
