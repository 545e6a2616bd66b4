import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// One scroll of a recording, as far as `fit` looks at it.
struct RecordedScroll: Sendable {
  let goesDown: Bool
  /// Way up or down in dp.
  let rise: Double
  /// First to last event in ms.
  let duration: Double
  /// Degrees to the right of the way up or down.
  let lean: Double
  /// Largest bulge to the right of the straight line over the way; nil where the path is not known.
  let sway: Double?

  /// Whether its path is known and an arc: larger bulges are those of fingers that wander.
  var isArc: Bool { sway.map { abs($0) <= 0.25 } ?? false }

  /// Scrolls shorter than this, in dp, are taps in recordings.
  private static let shortest = 16.0
  /// mm per dp.
  private static let millimetresPerPoint = 0.1558

  /// A stroke as a scroll; nil for one that runs more sideways, is too short, or takes no time.
  init?(_ features: StrokeFeatures, on screen: Screen) {
    guard abs(features.dy) > abs(features.dx), Self.isLongEnough(features, on: screen),
      features.duration > 0
    else { return nil }
    goesDown = features.dy > 0
    rise = abs(features.dy) * Self.scale(of: screen)
    duration = features.duration
    lean = FitMath.degrees(rise: features.dx, run: abs(features.dy))
    // The sign of a bow is that of a stroke to the right: upwards, or to the left of a stroke up.
    let isUpward = (features.dx < 0) != (features.dy > 0)
    sway = features.bow.map { isUpward ? $0 : -$0 }
  }

  static func isLongEnough(_ features: StrokeFeatures, on screen: Screen) -> Bool {
    features.distance * scale(of: screen) >= shortest
  }

  /// dp per pt.
  private static func scale(of screen: Screen) -> Double {
    screen.millimetresPerPoint / millimetresPerPoint
  }
}

/// The scrolls of one kind in a recording, by who made them.
struct ScrollRecording: Redrawable {
  var byPerson = ByPerson<[RecordedScroll]>([])
  /// The screen of the first of them.
  private(set) var screen: Screen?

  /// Takes in a stroke, unless it is no scroll.
  mutating func add(_ features: StrokeFeatures, of participant: String, on screen: Screen) {
    guard let scroll = RecordedScroll(features, on: screen) else { return }
    if self.screen == nil { self.screen = screen }
    byPerson[participant].append(scroll)
  }

  var hasShapes: Bool { people.joined().contains { $0.sway != nil } }

  /// People with enough scrolls up to show how they scroll.
  var frequentPeople: Int {
    people.count { $0.count { !$0.goesDown } >= ScrollStatistics.leastScrolls }
  }
}

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

  private var rate: Double { Double(sideways.reduce(0, +)) / Double(max(all.reduce(0, +), 1)) }

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
    people.forEachStroke(
      of: intents, people: share == 0 ? simulatedPeople : simulatedPeople / 10,
      each: simulatedScrolls, seed: 41, on: screen
    ) { result.add($0, of: $1, on: screen) }
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

extension Population {
  /// Makes strokes of so many people, so many of each intent, and measures them.
  func forEachStroke(
    of intents: [Intent], people: Int, each: Int, seed: UInt64, on screen: Screen,
    _ body: (_ features: StrokeFeatures, _ person: String) -> Void
  ) {
    let generator = SwipeGenerator(screen: screen, population: self, seed: seed)
    let entries = intents.compactMap(IntentCatalog.entry)
    var samples: [TouchSample] = []
    for index in 0..<people {
      let person = Participant(index: index, seed: seed, population: self)
      for entry in entries {
        for swipe in 0..<each {
          generator.swipe(entry, of: person, index: swipe, into: &samples)
          if let features = StrokeFeatures(samples) { body(features, String(index)) }
        }
      }
    }
  }
}

/// The aborted pops of a recording: how many of each person's came back, and how many of those came
/// back late.
///
/// A finger that stops has not come back by a twenty-fifth of its way out. Late is who still keeps
/// half of the way at the lift; in the model, `AbortedPop`, both are exact.
struct AbortRecording: Redrawable {
  struct Person {
    var aborts = 0.0
    var returned = 0.0
    var late = 0.0
  }

  var byPerson = ByPerson(Person())

  private static let leastBack = (share: 0.04, points: 3.0)
  private static let mostKept = 0.5
  /// Fewer aborts show no share.
  static let leastAborts = 20

  mutating func add(_ samples: [TouchSample], of participant: String) {
    let places = samples.filter { $0.phase != .ended }.map(\.x)
    guard let first = places.first, let last = places.last else { return }
    let out = places.reduce(0) { max($0, $1 - first) }
    let back = out - (last - first)
    byPerson[participant].aborts += 1
    guard back > max(Self.leastBack.share * out, Self.leastBack.points) else { return }
    byPerson[participant].returned += 1
    if back < Self.mostKept * out { byPerson[participant].late += 1 }
  }

  /// The numbers of aborts and of people; nil where they are too few to show how people abort.
  var counts: (aborts: Int, people: Int)? {
    let aborts = Int(people.reduce(0) { $0 + $1.aborts })
    let isEnough = aborts >= Self.leastAborts && people.count >= PopulationFit.leastPeople
    return isEnough ? (aborts, people.count) : nil
  }

  /// Writes the shares, if there are enough aborts.
  ///
  /// Half an abort of either kind is added, so that what nobody did is not taken for impossible.
  func apply(to population: inout Population) {
    guard counts != nil else { return }
    func sum(_ number: (Person) -> Double) -> Double { people.reduce(0) { $0 + number($1) } }
    let returned = sum(\.returned)
    population.abortReturnShare = Float(FitMath.rounded((returned + 0.5) / (sum(\.aborts) + 1)))
    population.abortLateShare = Float(FitMath.rounded((sum(\.late) + 0.5) / (returned + 1)))
  }
}
