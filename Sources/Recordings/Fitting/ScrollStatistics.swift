import Study
import SwipeSimulation
import TrialStatistics

/// What `fit` compares between recorded and simulated scrolls: the quantities of a scroll model as
/// they are measured, by the names of its numbers.
///
/// Each person counts the same. A place is the mean over people of their medians, which a few odd
/// strokes do not move; a spread between people the standard deviation of these medians; a spread
/// within a person the root of the mean variance.
struct ScrollStatistics: Sendable {
  /// What was measured, by the names of `ScrollModelNumber`.
  private(set) var values: [String: Double] = [:]
  let people: Int

  /// People with fewer scrolls up say too little about themselves.
  static let leastScrolls = 20

  /// Measures lengths, durations, leans and the share that goes down.
  init?(lengths recording: ScrollRecording) {
    let all = recording.people.filter { $0.count { !$0.goesDown } >= Self.leastScrolls }
    guard all.count >= PopulationFit.leastPeople else { return nil }
    let up = all.map { $0.filter { !$0.goesDown } }
    people = all.count
    let lean = Self.meanOfMedians(up.map { $0.map(\.lean) })
    let lengths = up.map { $0.map { PortableMath.logarithm($0.rise) } }
    let durations = up.map { $0.map { PortableMath.logarithm($0.duration) } }
    add("length", "", lengths)
    add("duration", "", durations)
    // As far from everybody's lean as a scroll of 97 dp would be.
    add("lean", "_deg", up.map { $0.map { lean + ($0.lean - lean) * Self.growth($0.rise) } })
    add("length_with_duration", lengths, durations)
    let down = all.map { $0.filter(\.goesDown) }
    values["down_share"] =
      zip(down, all).reduce(0) { $0 + Double($1.0.count) / Double($1.1.count) } / Double(people)
    let frequent = down.filter { $0.count >= 3 }
    if !frequent.isEmpty {
      values["down_lean_deg"] = Self.meanOfMedians(frequent.map { $0.map(\.lean) })
    }
  }

  init?(shapes recording: ScrollRecording) {
    let all = recording.people.map { $0.filter { !$0.goesDown && $0.isArc } }
      .filter { $0.count >= Self.leastScrolls }
    guard all.count >= PopulationFit.leastPeople else { return nil }
    people = all.count
    let sways = all.map { $0.map { $0.sway ?? 0 } }
    add("sway", "", sways)
    add("lean_with_sway", all.map { $0.map(\.lean) }, sways)
  }

  /// Moves what shows how people differ towards the base's, as if that were known from
  /// `StrokeCandidate.leastPeople` more, and the mean lean: few people differ by chance.
  mutating func shrink(to base: ScrollStatistics) {
    for (name, value) in values where name.contains("_between_people") {
      guard let other = base.values[name] else { continue }
      values[name] =
        name.contains("_with_")
        ? other + ownShare * (value - other)
        : (other * other + ownShare * (value * value - other * other)).squareRoot()
    }
    if let lean = values[Self.lean], let other = base.values[Self.lean] {
      values[Self.lean] = other + leanShare * (lean - other)
    }
  }

  /// How much of the distance between two recordings of people drawn again is that of a number.
  func distance(of name: String) -> Double { name == Self.lean ? leanShare.squareRoot() : 1 }

  private static let lean = "lean_mean_deg"
  /// How much of the mean lean is of these people: sets of recorded people differ by 5 degrees and
  /// people by 10, so that the base is worth four people more.
  private var leanShare: Double { Double(people) / Double(people + 4) }

  /// What shows how people differ, if they were drawn again: standard deviations with the error of
  /// their degrees of freedom, the base's included; correlations as of the people drawn.
  func redrawnSpreads(_ drawn: ScrollStatistics, _ random: inout SplitMix) -> [String: Double] {
    var result: [String: Double] = [:]
    for name in ScrollModelNumber.all.map(\.name) where name.contains("_between_people") {
      guard let value = values[name] else { continue }
      if name.contains("_with_") {
        result[name] = value + ownShare * ((drawn.values[name] ?? value) - value)
      } else {
        let freedom = people - 1 + StrokeCandidate.leastPeople
        let squares = (0..<freedom).reduce(0.0) { sum, _ in
          let score = NormalDistribution.quantile(random.nextUnit())
          return sum + score * score
        }
        result[name] = value * (Double(freedom) / squares).squareRoot()
      }
    }
    return result
  }

  /// How much of the degrees of freedom is of these people.
  private var ownShare: Double {
    Double(people - 1) / Double(people - 1 + StrokeCandidate.leastPeople)
  }

  /// A quantity's place and both spreads.
  private mutating func add(_ name: String, _ unit: String, _ groups: [[Double]]) {
    values[name + "_mean" + unit] = Self.meanOfMedians(groups)
    values[name + "_between_people" + unit] = FitMath.deviation(groups.map(StrokeFeatures.median))
    values[name + "_within_person" + unit] = FitMath.mean(
      groups.map { group in
        let deviation = FitMath.deviation(group)
        return deviation * deviation
      }
    ).squareRoot()
  }

  private mutating func add(_ name: String, _ first: [[Double]], _ second: [[Double]]) {
    values[name + "_between_people"] = Self.correlation(
      first.map(StrokeFeatures.median), second.map(StrokeFeatures.median))
    values[name + "_within_person"] = FitMath.mean(zip(first, second).map(Self.correlation))
  }

  /// How much further a scroll of 97 dp leans from everybody's lean than one of so many dp: the
  /// inverse of the model's straightening.
  private static func growth(_ rise: Double) -> Double {
    PortableMath.exponential(0.38 * (PortableMath.logarithm(rise) - 4.575))
  }

  private static func meanOfMedians(_ groups: [[Double]]) -> Double {
    FitMath.mean(groups.map(StrokeFeatures.median))
  }

  private static func correlation(_ first: [Double], _ second: [Double]) -> Double {
    let (a, b) = (FitMath.mean(first), FitMath.mean(second))
    let products = zip(first, second).reduce(0) { $0 + ($1.0 - a) * ($1.1 - b) }
    let scale =
      FitMath.deviation(first) * FitMath.deviation(second) * Double(max(first.count - 1, 1))
    return scale > 0 ? products / scale : 0
  }
}
