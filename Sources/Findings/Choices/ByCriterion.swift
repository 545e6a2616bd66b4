package import ExperimentFiles

/// One value for each criterion.
package struct ByCriterion<Value> {
  package var success, falseTriggers, abortsHonoured, contentLost: Value

  package subscript(_ criterion: Criterion) -> Value {
    get {
      switch criterion {
      case .success: success
      case .falseTriggers: falseTriggers
      case .abortsHonoured: abortsHonoured
      case .contentLost: contentLost
      }
    }
    set {
      switch criterion {
      case .success: success = newValue
      case .falseTriggers: falseTriggers = newValue
      case .abortsHonoured: abortsHonoured = newValue
      case .contentLost: contentLost = newValue
      }
    }
  }

  init(success: Value, falseTriggers: Value, abortsHonoured: Value, contentLost: Value) {
    (self.success, self.falseTriggers) = (success, falseTriggers)
    (self.abortsHonoured, self.contentLost) = (abortsHonoured, contentLost)
  }

  /// What a closure makes of each value.
  func map<Other>(_ value: (Value) -> Other) -> ByCriterion<Other> {
    ByCriterion<Other> { value(self[$0]) }
  }

  /// What a closure says of each criterion.
  init(_ value: (Criterion) -> Value) {
    self.init(
      success: value(.success), falseTriggers: value(.falseTriggers),
      abortsHonoured: value(.abortsHonoured), contentLost: value(.contentLost))
  }
}

extension ByCriterion: Sendable where Value: Sendable {}
extension ByCriterion: Equatable where Value: Equatable {}

/// A rate, and the 95% bound by which its limit is kept.
package struct BoundedRate: Sendable, Equatable {
  package var rate, bound: Double
}

/// The rates of a candidate on one screen, or of each the worst of several.
package typealias CriterionRates = ByCriterion<BoundedRate>

extension ByCriterion<BoundedRate> {
  /// The best rates that there are.
  static let best = CriterionRates { criterion in
    let best = criterion.isMoreBetter ? 1.0 : 0
    return BoundedRate(rate: best, bound: best)
  }

  /// Each rate here or there, where it is worse.
  mutating func worsen(to other: Self) {
    for criterion in Criterion.all {
      let (own, next) = (self[criterion], other[criterion])
      self[criterion] =
        criterion.isMoreBetter
        ? BoundedRate(rate: min(own.rate, next.rate), bound: min(own.bound, next.bound))
        : BoundedRate(rate: max(own.rate, next.rate), bound: max(own.bound, next.bound))
    }
  }
}

/// One limit, as it is checked in every simulated app.
struct LimitCheck {
  let criterion: Criterion
  private let limit: Double
  private let isMoreBetter: Bool

  fileprivate init(_ criterion: Criterion, _ limit: Double) {
    (self.criterion, self.limit, isMoreBetter) = (criterion, limit, criterion.isMoreBetter)
  }

  func keeps(_ rate: Double) -> Bool { isMoreBetter ? rate >= limit : rate <= limit }
}

extension [LimitCheck] {
  /// Whether figures of a simulated app keep all limits.
  func keep(_ figures: WorldFigures) -> Bool {
    allSatisfy { $0.keeps(figures.rates[$0.criterion]) }
  }
}

extension Limits {
  /// All limits, for loops over simulated apps.
  var checks: [LimitCheck] {
    Criterion.all.compactMap { criterion in
      self[criterion].map { LimitCheck(criterion, $0) }
    }
  }

  /// Whether rates keep to all limits.
  func keeps(_ rate: (Criterion) -> Double) -> Bool {
    Criterion.all.allSatisfy { criterion in
      self[criterion].map { criterion.isAsGood(rate(criterion), as: $0) } ?? true
    }
  }

  /// Whether rates and their 95% bounds keep to the limits.
  func status(_ rates: CriterionRates) -> Choice.Status {
    if keeps({ rates[$0].bound }) { return .kept }
    return keeps { rates[$0].rate } ? .withinNoise : .over
  }

  /// How many times as far as one of them allows rates go, where that is most.
  func excess(_ rates: CriterionRates) -> Double {
    Criterion.all.reduce(0) { most, criterion in
      guard let limit = self[criterion] else { return most }
      let allowed = max(criterion.mistakes(limit), .leastNormalMagnitude)
      return max(most, criterion.mistakes(rates[criterion].rate) / allowed)
    }
  }
}
