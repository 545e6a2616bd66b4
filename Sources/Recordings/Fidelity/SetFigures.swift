import PopGesture
import Study
import TrialStatistics

/// What a figure tells of.
package struct FigureKey: Sendable, Hashable {
  package let kind: SwipeKind
  /// The name of the quantity or of the rule, in tables.
  package let name: String
  /// The recognizer before the rule; empty for a quantity.
  package let recognizer: String
}

/// A number of the people of one set, who count alike.
package struct Figure: Sendable, Equatable {
  package let key: FigureKey
  package let people, strokes: Int
  /// Mean over people, of their medians or of the shares that pop, with its 95% interval.
  package let value, low, high: Double
  /// Of a quantity, the standard deviation between people with its 95% interval; else empty.
  package let spread: [Double]
  /// Of a quantity, the values below which 5, 25, 50, 75 and 95% of people lie; else empty.
  package let quantiles: [Double]
}

/// Every figure of one set of people.
package struct SetFigures: Sendable, Equatable {
  /// Its name: of recordings, that of the file.
  package let name: String
  /// Whether it has touches; else rules judge features of strokes, and gates cannot be asked.
  package let hasTouches: Bool
  /// The figures, kind by kind: quantities, then rules.
  package internal(set) var figures: [Figure] = []

  static let probabilities = [0.05, 0.25, 0.5, 0.75, 0.95]
}

extension SetFigures {
  /// Computes the figures of a set; kinds of fewer than two people are left out.
  init(name: String, _ tally: SetTally) {
    let hasTouches = !tally.people.values.flatMap(\.all).contains(where: \.lacksTouches)
    self.init(name: name, hasTouches: hasTouches)
    for kind in SwipeKind.allCases {
      let people = tally.people[kind]?.all ?? []
      let judged = people.filter { $0.judged >= SwipeKind.leastStrokes }
      for (place, quantity) in kind.quantities.enumerated() {
        let values = people.map { $0.values[place] }.filter { $0.count >= SwipeKind.leastStrokes }
        if values.count >= 2 { figures.append(Self.figure(quantity.key(kind), quantity, values)) }
      }
      for (place, trial) in RuleTrial.all(of: kind).enumerated()
      where judged.count >= 2 && (hasTouches || !trial.asksForTouches) {
        figures.append(Self.figure(trial.key(kind), place, judged))
      }
    }
  }

  /// The figure of a quantity or rule; nil where it was not recorded.
  package subscript(_ key: FigureKey) -> Figure? { figures.first { $0.key == key } }

  /// The number of people with strokes of a kind that rules judge.
  package func people(of kind: SwipeKind) -> Int {
    figures.first { $0.key.kind == kind && !$0.key.recognizer.isEmpty }?.people ?? 0
  }

  private static func figure(
    _ key: FigureKey, _ quantity: PersonQuantity, _ values: [[Double]]
  ) -> Figure {
    let people = values.map(quantity.ofPerson)
    let (mean, spread) = (FitMath.mean(people), FitMath.deviation(people))
    let error = 2 * spread / Double(people.count).squareRoot()
    let others = people.indices.map { left in
      FitMath.deviation(people.indices.filter { $0 != left }.map { people[$0] })
    }
    let ends = logarithmicInterval(spread, leavingOut: others) ?? (spread, spread)
    func round(_ value: Double) -> Double { rounded(value, 1e3) }
    return Figure(
      key: key, people: people.count, strokes: values.joined().count, value: round(mean),
      low: round(mean - error), high: round(mean + error),
      spread: [spread, ends.low, ends.high].map(round),
      quantiles: probabilities.map { round(quantile($0, of: people)) })
  }

  private static func figure(_ key: FigureKey, _ place: Int, _ people: [PersonTally]) -> Figure {
    let shares = people.map { Double($0.popped[place]) / Double($0.judged) }
    let strokes = people.reduce(0) { $0 + $1.judged }
    let ends = interval(of: shares, strokes: strokes)
    return Figure(
      key: key, people: people.count, strokes: strokes, value: rounded(FitMath.mean(shares), 1e5),
      low: rounded(ends.low, 1e5), high: rounded(ends.high, 1e5), spread: [], quantiles: [])
  }

  /// The 95% interval of a mean of shares over people, by the bootstrap over people; where nobody
  /// did it, or everybody always, by the rule of three over all strokes.
  static func interval(of shares: [Double], strokes: Int) -> (low: Double, high: Double) {
    let mean = FitMath.mean(shares)
    let three = min(3 / Double(max(strokes, 1)), 1)
    if mean == 0 { return (0, three) }
    if mean == 1 { return (1 - three, 1) }
    var random = SplitMix(seed: 1)
    var means = (0..<resamples).map { _ in
      var sum = 0.0
      for _ in shares.indices { sum += shares[random.next(below: shares.count)] }
      return sum / Double(shares.count)
    }
    means.sort()
    return (means[resamples / 40], means[resamples - 1 - resamples / 40])
  }

  private static let resamples = 1000

  /// The 95% interval of a number above 0 by the jackknife of its logarithm over people (Efron and
  /// Stein 1981); nil where it has no ends.
  private static func logarithmicInterval(
    _ value: Double, leavingOut others: [Double]
  ) -> (low: Double, high: Double)? {
    let logarithms = others.map(PortableMath.logarithm)
    let count = Double(logarithms.count)
    let mean = logarithms.reduce(0, +) / count
    let squares = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let error = 2 * (squares * (count - 1) / count).squareRoot()
    guard value > 0, error.isFinite else { return nil }
    let factor = PortableMath.exponential(error)
    return (value / factor, value * factor)
  }

  /// As many digits as tables hold; free of the last bits in which platforms differ.
  static func rounded(_ value: Double, _ scale: Double) -> Double {
    // Adding 0 turns a negative zero into a plain one.
    (value * scale).rounded() / scale + 0
  }
}

/// What the strokes of one person, of one kind, add up to.
struct PersonTally: Sendable, Equatable {
  /// The values of each quantity of the kind, one a stroke that is measured.
  private(set) var values: [[Double]]
  private(set) var judged = 0
  /// How many of them each trial of the kind let pop, or its gate refused.
  private(set) var popped: [Int]
  /// Whether any stroke came without touches, so that gates cannot be asked.
  private(set) var lacksTouches = false

  private let kind: SwipeKind

  init(_ kind: SwipeKind) {
    self.kind = kind
    values = kind.quantities.map { _ in [] }
    popped = RuleTrial.all(of: kind).map { _ in 0 }
  }

  /// Takes in the touches of a swipe, as far as they make a stroke.
  mutating func add(_ samples: [TouchSample]) {
    guard let features = StrokeFeatures(samples) else { return }
    add(features) { RuleTrial.verdicts(samples, of: $0) }
  }

  /// Takes in a stroke of which only features are known.
  mutating func add(_ features: StrokeFeatures) {
    lacksTouches = true
    add(features) { RuleTrial.verdicts(features, of: $0) }
  }

  private mutating func add(_ features: StrokeFeatures, _ verdicts: (SwipeKind) -> [Bool]) {
    for (place, quantity) in kind.quantities.enumerated() where kind.measures(features) {
      let value = quantity.value(of: features)
      if value.isFinite { values[place].append(value) }
    }
    guard kind.judges(features) else { return }
    judged += 1
    for (place, pops) in verdicts(kind).enumerated() where pops { popped[place] += 1 }
  }
}

/// The people of a set with what their strokes of each kind add up to.
struct SetTally: Sendable {
  private(set) var people: [SwipeKind: ByPerson<PersonTally>] = [:]

  subscript(_ kind: SwipeKind, _ person: String) -> PersonTally {
    get { people[kind]?[person] ?? PersonTally(kind) }
    _modify { yield &people[kind, default: ByPerson(PersonTally(kind))][person] }
  }
}
