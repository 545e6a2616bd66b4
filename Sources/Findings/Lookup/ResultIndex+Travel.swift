public import ExperimentFiles
public import Study

extension ResultIndex {
  /// The mean travel that each policy asks of the finger in a condition, in mm; empty where it was
  /// not measured.
  ///
  /// It is over the swipes that had a moment at which a release would have completed the pop.
  public func requiredTravel(in condition: ConditionKey) -> [String: MeasureEstimate] {
    let rows = results.measures.filter {
      $0.measure == Measure.requiredTravelMean.name && $0.screen == condition.screen
        && $0.context == condition.context && $0.recognizer == condition.recognizer
    }
    return Dictionary(
      rows.map { ($0.system, $0.estimate) }, uniquingKeysWith: { first, _ in first })
  }
}
