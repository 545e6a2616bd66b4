public import ExperimentFiles
public import Study

/// A precision that a run is to reach by adding people.
///
/// The numbers of people follow from integer counts alone, and more people only append, so the
/// result is that of a plain run with the final number, for any number of workers.
public struct PrecisionGoal: Sendable {
  /// People are added in multiples of this, of balanced draws in whole blocks.
  static let step = 100
  /// A run gives up at this many times the experiment's own number of people.
  public static let patience = 100

  /// Largest error of a headline rate, as a proportion.
  public let error: Double

  /// Asks for an error of at most this, as a proportion.
  public init(error: Double) { self.error = error }

  /// The least precise headline rate and its error; nil without any.
  public static func worst(_ rates: [RateRow]) -> (row: RateRow, error: Double)? {
    rates.filter(\.key.isHeadline).map { ($0, $0.precision) }.max { $0.1 < $1.1 }
  }

  /// How many people to count next; nil when the rates are precise enough or `limit` is reached.
  ///
  /// Errors shrink with the square root of the number of people; a twentieth more, so that it
  /// rarely takes another round.
  func next(
    after people: Int, _ rates: [RateRow], step: Int = PrecisionGoal.step, limit: Int
  ) -> Int? {
    guard let worst = Self.worst(rates), worst.error > error, people < limit else { return nil }
    let ratio = worst.error / error
    // Never more than sixteenfold at a time: small runs tell little of rare events.
    let wanted = Double(people) * min(ratio * ratio * 1.05, 16)
    let rounded = (Int(wanted) / step + 1) * step
    return min(max(rounded, people + step), limit)
  }
}

extension RateRow {
  /// The error of the rate: its standard error, or what the length of the interval says where that
  /// is more, as with rare events, whose standard error may be 0.
  package var precision: Double {
    // 1.96 standard errors to either side.
    max(
      standardError.isFinite ? standardError : .infinity, (high - low) / (2 * 1.959_963_984_540_054)
    )
  }
}

extension Runner {
  /// Runs an experiment with as many people as a precision takes.
  ///
  /// - Returns: the final number of people, and the counts of all of them; whether they are precise
  ///   enough is for `PrecisionGoal.worst` to say.
  public static func run(
    _ experiment: Experiment, until goal: PrecisionGoal, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> (people: Int, counts: StudyCounts) {
    var grown = experiment
    // Whole clusters, so that more people only append.
    grown.participants = experiment.clusters * experiment.peoplePerCluster
    let limit = grown.participants * PrecisionGoal.patience
    let step = experiment.peoplePerCluster > 1 ? experiment.peoplePerCluster : PrecisionGoal.step
    var counts = await run(grown, workers: workers, progress: progress)
    while true {
      let rates = StudyResults.rates(grown, counts, CriticalValueTable(counts))
      guard
        let people = goal.next(after: grown.participants, rates, step: step, limit: limit)
      else {
        return (grown.participants, counts)
      }
      let first = grown.participants
      grown.participants = people
      counts.merge(await run(grown, from: first, workers: workers, progress: progress))
    }
  }
}
