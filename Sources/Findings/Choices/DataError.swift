public import ExperimentFiles
import SwipeSimulation

/// What only more recordings would cure: how far a rate may be off because few people were recorded
/// and fitted.
///
/// The rate is taken for that of the recorded swipes replayed: its error has the part that these
/// people are few, and the part that their swipes are. How much of a swipe's outcome is the
/// person's comes from the simulated people.
public enum DataError {
  /// The variance of people's own rates, beside the chance of their few swipes.
  ///
  /// - Parameters:
  ///   - rate: with its error by the simulated people.
  ///   - people, swipes: how many were simulated, and swipes of each.
  /// - Returns: nil where one swipe each cannot tell people from chance.
  static func variance(of rate: Choice.Rate, people: Int, swipes: Int) -> Double? {
    guard swipes > 1, rate.standardError.isFinite else { return nil }
    let single = rate.rate * (1 - rate.rate)
    let each = Double(swipes)
    let variance = rate.standardError * rate.standardError * Double(people)
    return max(0, (variance - single / each) / (1 - 1 / each))
  }

  /// The standard error of a rate, by the people and swipes that were recorded.
  ///
  /// - Parameter between: the variance of people's own rates.
  static func standardError(of rate: Double, between: Double, basis: RecordedBasis) -> Double {
    let single = rate * (1 - rate)
    let between = min(between, single)
    let squared = between / Double(basis.people) + (single - between) / Double(basis.swipes)
    return squared.squareRoot()
  }
}

extension Choice {
  /// The errors of its success and of its most false triggers: by the swipes drawn, and by what was
  /// recorded.
  public struct Errors: Sendable, Equatable {
    /// Standard errors by the swipes drawn.
    public let success, accidents: Double
    /// Standard errors by the people recorded.
    public let recordedSuccess, recordedAccidents: Double
    /// How many people the worse founded of the two rates rests on.
    public let people: Int
  }

  /// The errors of its figures; nil where one of them rests on no recordings of its own.
  public func errors(in experiment: Experiment) -> Errors? {
    guard let most = mostAccidents, experiment.population.isFittedToPresets,
      let pops = IntentCatalog.entry(.pop)?.recorded,
      let others = Intent(rawValue: most.intent).flatMap(IntentCatalog.entry)?.recorded
    else { return nil }
    guard let personalSuccess, let personalAccidents else { return nil }
    let success = DataError.standardError(
      of: worstSuccess.rate, between: personalSuccess, basis: pops)
    let accidents = DataError.standardError(
      of: most.rate.rate, between: personalAccidents, basis: others)
    return Errors(
      success: worstSuccess.standardError, accidents: most.rate.standardError,
      recordedSuccess: success, recordedAccidents: accidents,
      people: min(pops.people, others.people))
  }
}
