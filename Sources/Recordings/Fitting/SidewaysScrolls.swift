import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// How many of the scrolls that somebody was asked for ran to the right instead, by person.
struct SidewaysScrolls: Sendable {
  private var byPerson = ByPerson((all: 0, sideways: 0))
  private var all: [Int] { byPerson.all.map(\.all) }
  private var sideways: [Int] { byPerson.all.map(\.sideways) }

  /// So many times further to the right than up or down; those that merely lean go less far.
  private static let leastSlope = 1.5
  private static let (simulatedPeople, simulatedScrolls) = (2000, 20)

  /// Takes in a stroke that was meant as a scroll.
  mutating func add(_ features: StrokeFeatures, of participant: String, on screen: Screen) {
    guard RecordedScroll.isLongEnough(features, on: screen) else { return }
    byPerson[participant].all += 1
    if features.dx > Self.leastSlope * abs(features.dy) { byPerson[participant].sideways += 1 }
  }

  /// What these scrolls leave of the law that is assumed of `scroll_sideways_share`; nil for too
  /// few people.
  ///
  /// The law's logarithm, as a normal distribution, is weighed by how likely these numbers are
  /// (Bayes). Scrolls that lean far are among them: as many as people of this population make.
  /// Numbers vary more than Poisson's as people differ, in what is recorded or what is simulated,
  /// whichever shows more (Wedderburn 1974).
  func law(in population: Population, of intents: [Intent], on screen: Screen) -> Law? {
    guard all.count >= PopulationFit.leastPeople, let assumed = Self.assumed else { return nil }
    let leaning = Self.simulated(population, share: 0, intents, on: screen)
    let straying = Self.simulated(population, share: 1, intents, on: screen)
    let (count, total) = (Double(sideways.reduce(0, +)), Double(all.reduce(0, +)))
    let alike = [leaning, self].compactMap { scrolls -> Double? in
      BetaMoments(successes: scrolls.sideways, trials: scrolls.all).map { 1 / (1 + $0.weight) }
    }.max()
    let size = all.reduce(0) { $0 + Double($1 * $1) } / total
    let spread = 1 + (size - 1) * (alike ?? 0)
    return Law(assumed) { share in
      let expected = total * ((1 - share) * leaning.rate + share * straying.rate)
      return (count * PortableMath.logarithm(expected) - expected) / spread
    }
  }

  private var rate: Double {
    Double(sideways.reduce(0, +)) / Double(max(all.reduce(0, +), 1))
  }

  private static var assumed: ClosedRange<Double>? {
    OtherPeople.all.lazy.compactMap { other -> ClosedRange<Double>? in
      guard case .logUniform(let range) = other.law, other.setting == setting else { return nil }
      return range
    }.first
  }

  /// The setting of a population that this estimates.
  static let setting = "scroll_sideways_share"

  private static func simulated(
    _ population: Population, share: Float, _ intents: [Intent], on screen: Screen
  ) -> SidewaysScrolls {
    var (people, result) = (population, SidewaysScrolls())
    people.scrollSidewaysShare = share
    let generator = SwipeGenerator(screen: screen, population: people, seed: 41)
    let entries = intents.compactMap(IntentCatalog.entry)
    var samples: [TouchSample] = []
    for index in 0..<(share == 0 ? simulatedPeople : simulatedPeople / 10) {
      let person = Participant(index: index, seed: 41, population: people)
      for entry in entries {
        for swipe in 0..<simulatedScrolls {
          generator.swipe(entry, of: person, index: swipe, into: &samples)
          if let features = StrokeFeatures(samples) {
            result.add(features, of: String(index), on: screen)
          }
        }
      }
    }
    return result
  }

  /// What is known of the share: values in order, and how likely it is no larger than each.
  struct Law: Sendable {
    private let values, shares: [Double]

    /// - Parameter likelihood: its logarithm.
    init(_ assumed: ClosedRange<Double>, _ likelihood: (Double) -> Double) {
      let ends = [assumed.lowerBound, assumed.upperBound].map(PortableMath.logarithm)
      let middle = (ends[0] + ends[1]) / 2
      let deviation = (ends[1] - ends[0]) / Double(12).squareRoot()
      let scores = (-160...160).map { Double($0) / 20 }
      values = scores.map { PortableMath.exponential(middle + deviation * $0) }
      let logs = zip(scores, values).map { likelihood($1) - $0 * $0 / 2 }
      let most = logs.max() ?? 0
      var sum = 0.0
      let sums = logs.map { log -> Double in
        sum += PortableMath.exponential(log - most)
        return sum
      }
      shares = sums.map { $0 / sum }
    }

    /// The value that it does not exceed in this share of cases.
    func quantile(_ share: Double) -> Float {
      Float(FitMath.rounded(values[shares.firstIndex { $0 >= share } ?? values.count - 1]))
    }
  }
}
