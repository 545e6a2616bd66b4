public import ExperimentFiles
import StrictFiles
import Study

/// The rows of `intent-contrasts.csv` of one condition and intent: what pairs of policies, or of
/// systems, differ in on the same swipes.
public struct IntentContrasts: Sendable, Equatable {
  /// Where.
  public let condition: ConditionKey
  /// The metric and the intent.
  public let metric, intent: String
  /// Names of what is compared, kept once for all rows: there may be a hundred thousand.
  let contestants: [String]
  /// The rows.
  let pairs: [Pair]

  /// The difference a minus b of two contestants, by their places.
  struct Pair: Sendable, Equatable {
    let judged: JudgedDifference
    let a, b: Int16
  }

  /// The rows with the names of both sides: the difference a minus b.
  public var rows: [(a: String, b: String, judged: JudgedDifference)] {
    pairs.map { (contestants[Int($0.a)], contestants[Int($0.b)], $0.judged) }
  }

  /// A pair in its group.
  typealias Row = (group: IntentContrasts, pair: Pair)

  /// `intent-contrasts.csv`.
  static let table = Table<Row>(
    "intent-contrasts.csv",
    """
    As `contrasts.csv`, for false triggers on each intent. Pairs of systems of which neither popped
    on any of these swipes are left out.
    """
  ) {
    ConditionKey.columns.of(\.group.condition)
    Column(.policyA) { $0.group.contestants[Int($0.pair.a)] }
    Column(.policyB) { $0.group.contestants[Int($0.pair.b)] }
    Column(.metric, \.group.metric)
    Column(.intent, \.group.intent)
    JudgedDifference.columns.of(\.pair.judged)
  }
}
