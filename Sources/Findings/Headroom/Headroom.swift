/// How far wanted and unwanted swipes can be told apart by what a release tells, and a policy's
/// share of it.
///
/// A rule separates as much as its success exceeds its rate of false triggers: popping by lot
/// separates nothing, never failing everything. The headroom is what the likelihood-ratio rule
/// within a budget separates on people from whom it was not learned: a learned reference, not a
/// bound: with more people, or a better learner, more is learned.
struct Headroom: Sendable, Equatable {
  /// Rates of the likelihood-ratio rule on people from whom it was not learned.
  let success, falseTrigger: Double
  /// Standard error of their difference.
  ///
  /// As if both were of different people; of the same ones it is smaller where those who succeed
  /// more trigger more, so the error is rather too great.
  let standardError: Double

  /// Standard errors by which a difference must exceed 0 to count: among hundreds of screens and
  /// budgets where nothing can be told apart, hardly one does by chance.
  static let leastErrors = 3.0

  /// Describes the headroom by two rates and their standard errors.
  init(success: Double, successError: Double, falseTrigger: Double, falseTriggerError: Double) {
    (self.success, self.falseTrigger) = (success, falseTrigger)
    standardError =
      (successError * successError + falseTriggerError * falseTriggerError).squareRoot()
  }

  /// Whether the reference can tell the swipes apart: the difference exceeds 0 by more than
  /// `leastErrors` standard errors.
  var isSeparable: Bool { success - falseTrigger > Self.leastErrors * standardError }

  /// What a rule can separate, 0 to 1; 0 where the reference cannot tell the swipes apart.
  var value: Double { isSeparable ? success - falseTrigger : 0 }

  /// The part of the headroom that a policy with these rates reaches; nil where there is none.
  ///
  /// Below 0 for a policy that pops rather where it is not wanted. Above 1 for one that does better
  /// than what was learned.
  func share(success: Double, falseTrigger: Double) -> Double? {
    isSeparable ? (success - falseTrigger) / value : nil
  }
}
