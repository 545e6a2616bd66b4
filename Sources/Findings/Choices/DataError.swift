public import Study
public import SwipeSimulation

/// What only more recordings would cure: how far a rate may be off because few people were recorded
/// and fitted.
///
/// The rate is taken for that of the recorded swipes replayed: its error has the part that these
/// people are few, and the part that their swipes are. How much of a swipe's outcome is the
/// person's comes from the simulated people.
public enum DataError {
  /// The standard error of a rate, by the people and swipes that were recorded.
  ///
  /// - Parameters:
  ///   - rate: with its error by the simulated people.
  ///   - people, swipes: how many were simulated, and swipes of each.
  /// - Returns: nil where one swipe each cannot tell people from chance.
  public static func standardError(
    of rate: Choice.Rate, people: Int, swipes: Int, basis: RecordedBasis
  ) -> Double? {
    guard swipes > 1, rate.standardError.isFinite else { return nil }
    let single = rate.rate * (1 - rate.rate)
    let each = Double(swipes)
    // Of the people's own rates: what they differ by, and the chance of so many swipes.
    let variance = rate.standardError * rate.standardError * Double(people)
    let between = min(max(0, (variance - single / each) / (1 - 1 / each)), single)
    let squared = between / Double(basis.people) + (single - between) / Double(basis.swipes)
    return squared.squareRoot()
  }
}

extension Choice {
  /// The errors of its success and of its most accidents: by the swipes drawn, and by what was
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
    func error(_ rate: Rate, _ basis: RecordedBasis) -> Double? {
      DataError.standardError(
        of: rate, people: experiment.participants, swipes: experiment.swipesPerIntent,
        basis: basis)
    }
    guard let success = error(worstSuccess, pops), let accidents = error(most.rate, others) else {
      return nil
    }
    return Errors(
      success: worstSuccess.standardError, accidents: most.rate.standardError,
      recordedSuccess: success, recordedAccidents: accidents,
      people: min(pops.people, others.people))
  }
}
