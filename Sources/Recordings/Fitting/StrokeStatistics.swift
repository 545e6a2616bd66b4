import ExperimentFiles
import SwipeSimulation
import TrialStatistics

/// What `fit` compares between recorded and simulated strokes of one direction.
struct StrokeStatistics {
  /// Mean, spread between people and within one of the five quantities of `StrokeModel`, of flicks.
  let moments: TwoLevelMoments
  /// The same of the signed bow; nil where only its size was recorded.
  let bow: TwoLevelMoments?
  /// Number of people with flicks in this direction.
  let people: Int
  /// Number of those with enough of them to show how people differ.
  let frequentPeople: Int

  /// Strokes from this duration in ms on are no flicks.
  static let slowFrom = 300.0
  /// People with fewer flicks say too little about differences between people.
  static let leastFlicks = 15
  /// The same for synthetic people, who all make few strokes: fewer must not mean slower.
  static let leastSimulatedFlicks = 6
  /// Pops that start this close to the edge, in mm, count as aimed at it: aimed touches land within
  /// it in 93 of 100 cases.
  static let edgeZone = 4.0

  /// Computes the statistics; nil for too few people.
  ///
  /// - Parameters:
  ///   - unit: the reach in pt on each screen.
  ///   - leastFlicks: of a person who counts for the means and between people, if there are three.
  init?(
    _ recording: FitRecording, rightGoing: Bool, unit: [Double], leastFlicks: Int = leastFlicks
  ) {
    var quantities: [[[Double]]] = []
    var bows: [[[Double]]] = []
    var hasBows = true
    for strokes in recording.people {
      let flicks = recording.flicks(of: strokes, rightGoing: rightGoing)
      quantities.append(flicks.map { recording.quantities($0, unit: unit) })
      hasBows = hasBows && flicks.allSatisfy { $0.features.bow != nil }
      bows.append(flicks.map { [$0.features.bow ?? 0] })
    }
    people = quantities.count { !$0.isEmpty }
    frequentPeople = quantities.count { $0.count >= leastFlicks }
    let least = frequentPeople >= 3 ? leastFlicks : 1
    guard let moments = TwoLevelMoments(quantities, leastSize: least) else { return nil }
    self.moments = moments
    bow = hasBows ? TwoLevelMoments(bows, leastSize: least) : nil
  }

  /// The statistics of a recording that is large enough to be fitted, in reaches of a population.
  static func usable(
    _ recording: FitRecording, rightGoing: Bool, population: Population
  ) -> StrokeStatistics? {
    let (strokes, people) = recording.flicks(rightGoing: rightGoing)
    guard strokes >= PopulationFit.leastStrokes, people >= PopulationFit.leastPeople else {
      return nil
    }
    return StrokeStatistics(
      recording, rightGoing: rightGoing, unit: recording.reaches(of: population))
  }
}

extension FitRecording {
  /// The five quantities of `StrokeModel` of a stroke, less what its screen adds.
  fileprivate func quantities(_ stroke: Stroke, unit: [Double]) -> [Double] {
    let values = stroke.quantities(reach: unit[stroke.screen], on: screens[stroke.screen])
    guard let effects = screenEffects[stroke.isRightGoing] else { return values }
    return zip(values, effects[stroke.screen]).map { $0 - $1 }
  }

  /// What both directions measure, in reaches of a population.
  func measured(
    in population: Population, leastFlicks: Int = StrokeStatistics.leastFlicks
  ) -> (right: StrokeStatistics?, left: StrokeStatistics?) {
    let unit = reaches(of: population)
    func side(_ rightGoing: Bool) -> StrokeStatistics? {
      StrokeStatistics(self, rightGoing: rightGoing, unit: unit, leastFlicks: leastFlicks)
    }
    return (side(true), side(false))
  }

  /// By how much the flicks of people on a screen differ from all flicks of the same people.
  ///
  /// Without it the screen would count as spread within a person, of which the means of people with
  /// many strokes hold less than those of synthetic people with few.
  func measuredScreenEffects(unit: [Double]) -> [Bool: [[Double]]] {
    var effects: [Bool: [[Double]]] = [:]
    for rightGoing in [true, false] {
      var sums = screens.map { _ in [Double](repeating: 0, count: 5) }
      var counts = screens.map { _ in 0.0 }
      for strokes in people {
        let flicks = flicks(of: strokes, rightGoing: rightGoing)
        let values = flicks.map { $0.quantities(reach: unit[$0.screen], on: screens[$0.screen]) }
        let means = (0..<5).map { place in
          values.reduce(0) { $0 + $1[place] } / Double(max(values.count, 1))
        }
        for (flick, own) in zip(flicks, values) {
          counts[flick.screen] += 1
          for place in own.indices { sums[flick.screen][place] += own[place] - means[place] }
        }
      }
      effects[rightGoing] = zip(sums, counts).map { sums, count in
        sums.map { $0 / max(count, 1) }
      }
    }
    return effects
  }

  /// The strokes of a person that the stroke model describes: quick ones.
  ///
  /// Pops that start at the edge are among them. Others start where a thumb reaches, whatever the
  /// model says of starts, so that without those from the edge nothing would tell how the length
  /// depends on the start: half-width pops of twelve synthetic people came out at 3% for 16%.
  func flicks(of strokes: [Stroke], rightGoing: Bool) -> [Stroke] {
    strokes.filter { $0.isRightGoing == rightGoing && $0.isFlick }
  }

  /// How many of them there are, of how many people.
  func flicks(rightGoing: Bool) -> (strokes: Int, people: Int) {
    let counts = people.map { flicks(of: $0, rightGoing: rightGoing).count }
    return (counts.reduce(0, +), counts.count { $0 > 0 })
  }

  func reaches(of population: Population) -> [Double] {
    screens.map { population.typicalReach(on: $0) }
  }

  /// Whether a pop starts at the edge strip, of which the share is a setting of its own.
  func startsAtEdge(_ stroke: Stroke) -> Bool {
    stroke.isPop
      && stroke.features.start * screens[stroke.screen].millimetresPerPoint
        <= StrokeStatistics.edgeZone
  }

  /// Share of pops that start at the edge, each person counting the same; nil without pops.
  var edgeShare: Double? {
    let shares = people.compactMap { strokes -> Double? in
      let pops = strokes.filter(\.isPop)
      guard !pops.isEmpty else { return nil }
      return Double(pops.count { startsAtEdge($0) }) / Double(pops.count)
    }
    return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
  }

  /// Share of pops among right-going strokes.
  var popShare: Double {
    let right = people.joined().filter(\.isRightGoing)
    return right.isEmpty ? 0 : Double(right.count(where: \.isPop)) / Double(right.count)
  }

  /// By how much the share of slow strokes is larger among pops than among a person's other
  /// strokes, each person counting the same; nil for few of either kind.
  var slowExcess: Double? {
    var excesses: [Double] = []
    var (pops, others) = (0, 0)
    func share(_ strokes: [Stroke]) -> Double {
      Double(strokes.count { $0.features.duration >= StrokeStatistics.slowFrom })
        / Double(strokes.count)
    }
    for strokes in people {
      let (own, rest) = (strokes.filter(\.isPop), strokes.filter { !$0.isPop })
      guard !own.isEmpty, !rest.isEmpty else { continue }
      (pops, others) = (pops + own.count, others + rest.count)
      excesses.append(share(own) - share(rest))
    }
    guard min(pops, others) >= PopulationFit.leastStrokes,
      excesses.count >= PopulationFit.leastPeople
    else { return nil }
    return excesses.reduce(0, +) / Double(excesses.count)
  }

  /// Mean and weight over people of the share of slow strokes.
  var slowShare: BetaMoments? {
    BetaMoments(
      successes: people.map { $0.count { $0.features.duration >= StrokeStatistics.slowFrom } },
      trials: people.map(\.count))
  }
}

extension FitRecording.Stroke {
  private var releaseOverMean: Double { features.releaseSpeed / features.meanSpeed }

  /// Whether it is quick, and its release can be believed: ratios beyond .02 to 3.5 come from time
  /// stamps, not from fingers.
  var isFlick: Bool {
    features.duration < StrokeStatistics.slowFrom && releaseOverMean >= 0.02
      && releaseOverMean <= 3.5
  }

  /// The five quantities of `StrokeModel`, in reaches of this many pt.
  func quantities(reach: Double, on screen: Screen) -> [Double] {
    let start = isRightGoing ? features.start : screen.viewWidth - features.start
    let angle = FitMath.degrees(rise: -features.dy, run: abs(features.dx))
    return [
      (abs(features.dx) / reach).squareRoot(), PortableMath.logarithm(features.duration),
      start / reach, angle, LiftPhase.phase(releaseOverMean: releaseOverMean),
    ]
  }
}

/// Angles, and numbers rounded for people, of `fit` and `fidelity`.
enum FitMath {
  static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(max(values.count, 1))
  }

  /// The standard deviation, with n - 1 below.
  static func deviation(_ values: [Double]) -> Double {
    let center = mean(values)
    let squares = values.reduce(0) { $0 + ($1 - center) * ($1 - center) }
    return (squares / Double(max(values.count - 1, 1))).squareRoot()
  }

  /// The angle of a slope, in degrees; exactly 45 where rise and run are equal.
  static func degrees(rise: Double, run: Double) -> Double {
    PortableMath.arctangent(rise, run) * 180 / .pi
  }

  /// "1 person", or how many people.
  static func people(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) people" }

  /// A number with six significant digits, more than any recording supports.
  static func rounded(_ x: Double) -> Double {
    x < 0 ? -Sweep.rounded(-x) : Sweep.rounded(x)
  }
}
