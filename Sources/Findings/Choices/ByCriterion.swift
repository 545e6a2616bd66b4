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
    for criterion in Criterion.all { worsen(criterion, to: other[criterion]) }
  }

  /// One rate, here or another one, where it is worse.
  mutating func worsen(_ criterion: Criterion, to next: BoundedRate) {
    let own = self[criterion]
    self[criterion] =
      criterion.isMoreBetter
      ? BoundedRate(rate: min(own.rate, next.rate), bound: min(own.bound, next.bound))
      : BoundedRate(rate: max(own.rate, next.rate), bound: max(own.bound, next.bound))
  }
}

/// One limit, as it is checked for every candidate and in every simulated app.
package struct LimitCheck {
  package let criterion: Criterion
  package let limit: Double
  private let isMoreBetter: Bool

  fileprivate init(_ criterion: Criterion, _ limit: Double) {
    (self.criterion, self.limit, isMoreBetter) = (criterion, limit, criterion.isMoreBetter)
  }

  package func keeps(_ rate: Double) -> Bool { isMoreBetter ? rate >= limit : rate <= limit }
}

extension Limits {
  /// All limits, once for many candidates.
  package var checks: [LimitCheck] {
    Criterion.all.compactMap { criterion in self[criterion].map { LimitCheck(criterion, $0) } }
  }
}

extension [LimitCheck] {
  /// Whether rates keep all limits.
  func keep(_ rates: ByCriterion<Double>) -> Bool {
    allSatisfy { $0.keeps(rates[$0.criterion]) }
  }

  /// Whether rates and their 95% bounds keep the limits.
  func status(_ rates: CriterionRates) -> Choice.Status {
    if allSatisfy({ $0.keeps(rates[$0.criterion].bound) }) { return .kept }
    return allSatisfy { $0.keeps(rates[$0.criterion].rate) } ? .withinNoise : .over
  }

  /// How many times as far as one of them allows rates go, where that is most.
  func excess(_ rates: CriterionRates) -> Double {
    reduce(0) { most, check in
      let allowed = Swift.max(check.criterion.mistakes(check.limit), .leastNormalMagnitude)
      return Swift.max(most, check.criterion.mistakes(rates[check.criterion].rate) / allowed)
    }
  }
}
