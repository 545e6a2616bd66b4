/// A figure that reports are about and that is no plain share of swipes.
public struct Measure: Sendable, Equatable {
  /// Name in `measures.csv`.
  public let name: String
  /// Unit of its values; empty for shares and ratios.
  public let unit: String
  /// One sentence.
  public let summary: String
  /// The formula in words.
  public let formula: String
  /// Whether a larger value is a better system; nil where that depends on what is wanted.
  public let higherIsBetter: Bool?

  /// The measure of this name.
  public static func named(_ name: String) -> Measure? { all.first { $0.name == name } }

  /// Every measure, in the order of tables.
  ///
  /// Adding one is its entry in a table of this folder and its line here.
  public static let all: [Measure] = [
    .effortMean,
    .effortMedian,
    .effortHigh,
    .requiredTravelMean,
    .requiredTravelMedian,
    .requiredTravelHigh,
    .decisionTimeMean,
    .decisionTimeMedian,
    .decisionTimeHigh,
    .armTimeMean,
    .armTimeMedian,
    .armTimeHigh,
    .unwantedPops,
    .missedPops,
    .blockedContent,
    .widthGap,
    .effortRatio,
    .consistency,
    .availability,
    .utility,
    .slowGateReach,
    .medianGateReach,
    .slowDecisionReach,
    .medianDecisionReach,
  ]
}

/// What the three figures of a quantity that varies from swipe to swipe have in common.
struct QuantityDescription: Sendable {
  let name, unit: String
  /// What it is, after "mean of".
  let summary: String
  /// The swipes it is over.
  let values: String
}

extension Measure {
  /// One of the three figures of a quantity; less is less effort.
  init(_ statistic: QuantityStatistic, of quantity: QuantityDescription) {
    self.init(
      name: "\(quantity.name)-\(statistic.rawValue)", unit: quantity.unit,
      summary: "\(statistic.summary) of \(quantity.summary)",
      formula: "\(statistic.formula) over \(quantity.values)", higherIsBetter: false)
  }
}
