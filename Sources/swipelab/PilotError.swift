import ExperimentFiles
import Findings
import Study

/// What a pilot tells of the errors that more people will leave.
enum PilotError {
  /// Events from which on a pilot tells the error of a rate.
  private static let tellingEvents = 20

  /// The rate of the worst kind of false triggers that is nearest a limit, by ratio, and its
  /// standard error in the pilot; nil without any.
  ///
  /// A pilot's few clusters tell an error badly, so the variance over the rate is the mean of all
  /// rates of the kind that are within a factor of four of it.
  static func nearest(to limit: Double, _ rates: [RateRow]) -> (row: RateRow, error: Double)? {
    let kinds = rates.filter {
      $0.metric == Metric.falseTrigger.name && $0.intent != "all" && $0.rate > 0
    }
    let worst = Dictionary(grouping: kinds) { Place($0.condition, $0.policy) }.values
      .compactMap { rows in rows.max { $0.rate < $1.rate } }
    func distance(_ row: RateRow) -> Double { max(row.rate / limit, limit / row.rate) }
    guard
      let nearest = worst.min(by: {
        (distance($0), Place($0.condition, $0.policy).text)
          < (distance($1), Place($1.condition, $1.policy).text)
      })
    else { return nil }
    let alike = kinds.filter {
      $0.intent == nearest.intent && $0.events >= tellingEvents
        && max($0.rate / nearest.rate, nearest.rate / $0.rate) <= 4
    }
    if alike.isEmpty { return (nearest, nearest.pilotError) }
    let shares = alike.map { $0.standardError * $0.standardError / $0.rate }
    let mean = shares.reduce(0, +) / Double(shares.count)
    return (nearest, (mean * nearest.rate).squareRoot())
  }

  private struct Place: Hashable {
    let condition: ConditionKey
    let policy: String

    init(_ condition: ConditionKey, _ policy: String) {
      (self.condition, self.policy) = (condition, policy)
    }

    var text: String {
      [condition.screen, condition.context, condition.recognizer, policy].joined(separator: ",")
    }
  }
}

extension RateRow {
  /// The standard error, or where clusters tell none what the interval's length says.
  ///
  /// With more people intervals of few events shrink faster than errors, so that their lengths
  /// would say too much.
  var pilotError: Double { standardError > 0 ? standardError : precision }
}
