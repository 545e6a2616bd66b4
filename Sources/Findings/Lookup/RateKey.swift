public import ExperimentFiles
import StrictFiles
import Study

/// What a row of `rates.csv` is about; rows of two runs belong together when all of it is the same.
public struct RateKey: Sendable, Hashable {
  /// Where.
  public let condition: ConditionKey
  /// Which policy, which metric, and over which intent (`all` when pooled).
  public let policy, metric, intent: String

  /// Creates a key.
  public init(condition: ConditionKey, policy: String, metric: String, intent: String) {
    self.condition = condition
    (self.policy, self.metric, self.intent) = (policy, metric, intent)
  }

  /// Its columns, in the order of the files.
  static let columns =
    ConditionKey.columns.of(\RateKey.condition) + [
      Column(.policy, \.policy), Column(.metric, \.metric), Column(.intent, \.intent),
    ]

  /// The key as the first fields of its row.
  var text: String {
    [condition.screen, condition.context, condition.recognizer, policy, metric, intent]
      .joined(separator: ",")
  }

  /// Reads the key of the current row.
  ///
  /// - Throws: a name that cannot be shown on one line, for the names go into reports.
  init(_ csv: CSVReader, _ columns: [Int]) throws(Diagnostics) {
    var names: [String] = []
    for column in columns.prefix(Self.columns.count) {
      let name = csv.text(column)
      // Names that are made of others, such as those of swept policies, may be long.
      guard NameRule.problem(with: name, upTo: 1000) == nil else {
        throw Diagnostics(
          csv.error(
            column, "\(csv.header[column]) is \(quoted(name)), which no run writes",
            hint: "name a file that a run wrote"))
      }
      names.append(name)
    }
    self.init(
      condition: ConditionKey(screen: names[0], context: names[1], recognizer: names[2]),
      policy: names[3], metric: names[4], intent: names[5])
  }
}

extension RateRow {
  /// What the row is about.
  package var key: RateKey {
    RateKey(condition: condition, policy: policy, metric: metric, intent: intent)
  }
}
