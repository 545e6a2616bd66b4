import SwipeSimulation
import Testing

/// Rates of real runs against those of the naive path.
///
/// Errors are clustered over people, so under agreement each z is standard normal: beyond 4.5 once
/// in 150,000 comparisons, of which there are about 450.
@Suite("The naive pipeline's rates")
struct PipelineRateTests {
  static let limit = 4.5
  /// Events, and swipes without one, that a rate needs on either side to be compared.
  private static let enough = 40

  /// z by rate; only those with enough events.
  private static func scores(_ pipelineCase: PipelineCase) async throws -> [String: Double] {
    let persons = PipelineRuns.persons
    let perIntent = PipelineRuns.perIntent
    let product = try await ProductRates(pipelineCase, persons: persons, perIntent: perIntent)
    let naive = await PipelineRuns.shared.swipes(pipelineCase).naive
    var scores: [String: Double] = [:]
    for (key, rate) in product.rates where key.isOfItsOwn {
      let other = key.rate(naive, on: pipelineCase.screen)
      let counts = [rate, other].flatMap { [$0.events, $0.trials - $0.events] }
      if counts.allSatisfy({ $0 >= enough }) { scores[key.name] = other.mean.z(rate.mean) }
    }
    return scores
  }

  @Test("Completed, begun and honoured pops are as frequent")
  func rates() async throws {
    var all: [(name: String, z: Double)] = []
    var byRate: [String: [Double]] = [:]
    for pipelineCase in PipelineCase.all {
      for (name, z) in try await Self.scores(pipelineCase).sorted(by: { $0.key < $1.key }) {
        all.append(("\(pipelineCase.testDescription): \(name)", z))
        byRate[name, default: []].append(z)
      }
    }
    #expect(all.count > 350)
    for (name, z) in all { #expect(abs(z) <= Self.limit, "\(name): z = \(z)") }

    // Each kind of rate over all cases together: a standard normal again (Stouffer).
    let pooled = byRate.mapValues { $0.reduce(0, +) / Double($0.count).squareRoot() }
    for (name, z) in pooled { #expect(abs(z) <= Self.limit, "\(name), all cases: z = \(z)") }

    // Policies judge the same swipes, so their scores exceed 3 together, about ten at a time: the
    // number beyond 3 has ten times the variance of independent ones.
    let beyond = all.filter { abs($0.z) > 3 }.count
    let expected = 0.0027 * Double(all.count)
    #expect(Double(beyond) <= expected + 4 * (10 * expected).squareRoot())
    report("rates", all + pooled.map { ("all cases: \($0.key)", $0.value) })
    print("rates beyond 3: \(beyond) of \(all.count), \(expected) expected")
  }
}

/// Prints the largest of some scores with its name.
func report(_ what: String, _ scores: [(name: String, z: Double)]) {
  guard let largest = scores.max(by: { abs($0.z) < abs($1.z) }) else { return }
  print("\(what): \(scores.count) scores, largest \(largest.z) (\(largest.name))")
}
