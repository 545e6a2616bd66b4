package import ExperimentFiles
import NavigationModel
package import SwipeSimulation
import TrialStatistics

/// Plausible populations in each of which a decision is to hold: one app's people each.
///
/// All that is not known of them is drawn at once: the figures of recorded people from their
/// sampling distribution (`PopulationFigure`), what differs from set to set and what nobody
/// recorded from the laws of `OtherPeople`. A design fills the space (Latin hypercube: McKay,
/// Beckman and Conover 1979): of n worlds each has another nth of every law. A world is a
/// prediction of one app, not of the mean of all.
package struct Worlds: Sendable {
  /// Which worlds: those that choose, and others that judge what they chose.
  package enum Role: UInt64, Sendable {
    case choosing = 1
    case judging = 2
  }

  private let base: Population
  private let count: Int
  private let seed: UInt64
  private let role: Role
  private let recorded: RecordedPeople?

  /// - Parameters:
  ///   - count: how many worlds there are.
  ///   - seed: a seed of their own, so that another seed of the run moves sampling error alone.
  ///   - recorded: the people of the one app that all worlds are; nil for any app.
  package init(
    _ count: Int, around base: Population, seed: UInt64, _ role: Role,
    recorded: RecordedPeople? = nil
  ) {
    (self.count, self.base, self.role, self.recorded) = (count, base, role, recorded)
    self.seed = seed &+ role.rawValue &* 0xD1B5_4A32_D192_ED03
  }

  /// The people of a world before anything is drawn that nobody recorded of them.
  private func start(_ world: Int) -> Population {
    guard let redrawn = recorded?.redrawn else { return base }
    return redrawn[(role == .judging ? count + world : world) % redrawn.count]
  }

  package var populations: [Population] {
    let laws = OtherPeople.laws(for: base, recorded)
    let others = Set(laws.map(\.setting))
    let figures = PopulationFigure.all(of: base).filter {
      $0.evidence.interval != nil && !others.contains($0.name)
        && !(recorded?.shown.contains(String($0.name.prefix { $0 != "." })) ?? false)
    }
    // Means of strokes to either side come from one score a person, and vary together.
    let names = Set(figures.map { Self.dimension(of: $0.name) }).sorted()
    let columns = Dictionary(
      uniqueKeysWithValues: (laws.map(\.setting) + names).enumerated().map {
        ($1, quantiles(dimension: $0))
      })
    return (0..<count).map { world in
      let start = start(world)
      var people = start
      people.name = "\(base.name), world \(world + 1)"
      for law in laws {
        guard let unit = columns[law.setting]?[world] else { continue }
        law.set(at: unit, in: &people, around: start)
      }
      var strokes: [String: Double] = [:]
      for figure in figures {
        guard let unit = columns[Self.dimension(of: figure.name)]?[world],
          let interval = figure.evidence.interval
        else { continue }
        let score = NormalDistribution.quantile(unit)
        // 95% lie within two standard errors; an interval need not be even.
        let half =
          score < 0 ? figure.value - interval.lowerBound : interval.upperBound - figure.value
        let value = figure.value + score * max(half, 0) / 2
        if !Self.set(figure.name, to: value, in: &people) { strokes[figure.name] = value }
      }
      people.rightGoing = Self.model(people.rightGoing, "right_going", strokes)
      people.leftGoing = Self.model(people.leftGoing, "left_going", strokes)
      return people
    }
  }

  /// Whose a drag is in every world that passes the slop in both axes over a scroll view which
  /// competes with the pop: nobody knows what UIKit does, so either reading has half of the worlds.
  package var tieShares: [Double] {
    quantiles(dimension: Self.tieDimension).map {
      ($0 < 0.5 ? ScrollTie.deeperView : .dominance).share
    }
  }

  /// Beyond those of people.
  private static let tieDimension = 1000

  private static func dimension(of name: String) -> String {
    name.replacing("right_going.", with: "strokes.").replacing("left_going.", with: "strokes.")
  }

  /// One quantile of every world, each in another nth.
  private func quantiles(dimension: Int) -> [Double] {
    var random = SplitMix(seed: seed, after: dimension * 4096)
    var order = Array(0..<count)
    for place in order.indices.dropFirst().reversed() {
      order.swapAt(place, random.next(below: place + 1))
    }
    return order.map { (Double($0) + random.nextUnit()) / Double(count) }
  }

  private static func held(_ value: Double, in range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Sets a setting, or a number of a scroll model; false for numbers of strokes.
  private static func set(_ name: String, to value: Double, in people: inout Population) -> Bool {
    if let setting = PopulationSetting.all.first(where: { $0.name == name }) {
      setting.set(held(value, in: setting.range), in: &people)
      return true
    }
    let parts = name.split(separator: ".")
    guard parts.count == 2, let number = ScrollModelNumber.named(String(parts[1])) else {
      return false
    }
    let held = held(value, in: number.range)
    switch parts[0] {
    case "reading": number.set(held, in: &people.reading)
    case "browsing": number.set(held, in: &people.browsing)
    default: return false
    }
    return true
  }

  /// A stroke model with other means and other spreads between people.
  private static func model(
    _ model: StrokeModel, _ key: String, _ numbers: [String: Double]
  ) -> StrokeModel {
    let quantities = StrokeModelRange.quantities
    let means = quantities.indices.map {
      held(numbers["\(key).mean[\($0)]"] ?? model.means[$0], in: quantities[$0].mean)
    }
    let factors = quantities.indices.map { place in
      let spread = model.between[place, place].squareRoot()
      let other = numbers["\(key).between_people[\(place)]"] ?? spread
      return held(other, in: quantities[place].deviation) / spread
    }
    let between = model.between.rows.enumerated().map { row, values in
      values.enumerated().map { $1 * factors[row] * factors[$0] }
    }
    return StrokeModel(
      mean: means, between: Matrix5(between), within: model.within, bow: model.bow,
      liftShift: model.liftShift)
  }
}
