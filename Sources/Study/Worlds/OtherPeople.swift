package import ExperimentFiles
package import SwipeSimulation
import TrialStatistics

/// How far the people of another app may be from those to whom a population is fitted: a setting
/// of the population and the law of its values.
package struct OtherPeople: Sendable {
  /// What the values are like.
  package enum Law: Sendable, Equatable {
    /// The population's own value, with a normal error of this standard deviation.
    case normal(Double)
    /// Anything in a range alike.
    case uniform(ClosedRange<Double>)
    /// Any factor in a range alike.
    case logUniform(ClosedRange<Double>)
  }

  package let setting: String
  package let law: Law
  /// Where the law comes from.
  package let source: String

  /// Every setting that differs from set to set of recorded people: a line adds one.
  package static let all: [OtherPeople] = [
    .init("length_shift", .normal(0.10), "ln length of flicks, between five recorded sets"),
    .init(
      "duration_shift", .normal(0.25),
      "ln duration of flicks, between five recorded sets; of scrolls assumed"),
    .init(
      "lift_phase_offset", .normal(0.05),
      "speed at release over mean speed, between two recorded sets"),
    .init(
      "scroll_lean_shift_deg", .normal(2.4), "the number of people whose scrolls were recorded"),
    .init(
      "browse_duration_shift", .normal(0.3),
      "ln duration of scrolls, between two recorded sets of people who browse"),
    .init(
      "browse_first_events_ms", .uniform(0...80),
      "assumed: what recordings of people who browse may lack"),
    .init("landing_spread_mm", .uniform(0.2...0.5), "assumed around .34 of one recorded set"),
    .init(
      "scroll_sideways_share", .logUniform(0.002...0.01), "assumed around .5% of one recorded set"),
  ]

  /// What nobody recorded, over all that is plausible: apps, pages and grips differ in it.
  package static let habits: [OtherPeople] = [
    .init(
      "drag_share", .logUniform(0.03...0.15),
      "assumed: slow strokes are 5 to 9% of every recorded set"),
    .init(
      "edge_start_share", .uniform(0.05...0.95),
      "assumed: 1 to 6% of page turns, most swipes of people trained to the edge"),
    .init("abort_return_share", .uniform(0...1), "assumed: nobody recorded it"),
    .init("abort_late_share", .uniform(0...0.5), "assumed: nobody recorded it"),
    .init(
      "wide_width_exponent", .uniform(0...0.5), "assumed: nobody recorded swipes back on tablets"),
    .init("thumb_span_mm", .uniform(65...85), "assumed around published spans"),
    .init(
      "left_thumb_share", .uniform(0.1...0.33),
      "between the share of left hands and that published of thumbs"),
    .init("slow_mover_share", .uniform(0...0.2), "assumed, for age"),
    .init(
      "drift_growth", .uniform(0...0.5),
      "no growth was recorded on a phone held sideways; of tablets nothing is known"),
  ]

  private init(_ setting: String, _ law: Law, _ source: String) {
    (self.setting, self.law, self.source) = (setting, law, source)
  }

  /// The laws by which the people of an app differ from a population; what it sets itself stays as
  /// it is set, and of what was recorded there is none.
  package static func laws(for base: Population, _ recorded: RecordedPeople?) -> [OtherPeople] {
    (all + habits).filter { law in
      recorded?.shown.contains(law.setting) != true
        && PopulationSetting.all.contains {
          $0.name == law.setting && $0.value(in: base) == $0.value(in: .everyday)
        }
    }
  }

  /// Sets the setting to the value at a quantile of the law, held in the setting's range.
  func set(at quantile: Double, in people: inout Population, around base: Population) {
    guard let known = PopulationSetting.all.first(where: { $0.name == setting }) else { return }
    let value = value(of: known.value(in: base), at: quantile)
    known.set(min(max(value, known.range.lowerBound), known.range.upperBound), in: &people)
  }

  private func value(of base: Double, at quantile: Double) -> Double {
    switch law {
    case .normal(let spread): return base + spread * NormalDistribution.quantile(quantile)
    case .uniform(let range):
      return range.lowerBound + (range.upperBound - range.lowerBound) * quantile
    case .logUniform(let range):
      let ends = [range.lowerBound, range.upperBound].map(PortableMath.logarithm)
      return PortableMath.exponential(ends[0] + (ends[1] - ends[0]) * quantile)
    }
  }

  /// The people of another app: the same for the same number and seed.
  package static func population(_ number: Int, from base: Population, seed: UInt64) -> Population {
    var people = base
    for (place, other) in all.enumerated() {
      var random = SplitMix(seed: seed, after: number * all.count + place)
      other.set(at: random.nextUnit(), in: &people, around: base)
    }
    return people
  }
}

/// The generator SplitMix64 (Steele, Lea and Flood 2014): any of its draws can be had at once.
package struct SplitMix {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var state: UInt64

  /// - Parameter count: number of draws that are passed over.
  package init(seed: UInt64, after count: Int = 0) {
    state = seed &+ UInt64(truncatingIfNeeded: count) &* Self.step
  }

  package mutating func next() -> UInt64 {
    state &+= Self.step
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Uniform between 0 and 1, without the ends.
  package mutating func nextUnit() -> Double {
    (Double(next() >> 11) + 0.5) / Double(1 << 53 as UInt64)
  }

  /// A whole number below a count, all alike but for less than one in 2^32.
  package mutating func next(below count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(count)) >> 32)
  }
}
