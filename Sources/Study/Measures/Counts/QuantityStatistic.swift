/// What is told of a quantity that varies from swipe to swipe.
enum QuantityStatistic: String, Sendable, CaseIterable {
  case mean
  case median = "p50"
  case high = "p90"

  /// The percentage of values at or below it; nil for the mean.
  var percent: Int? {
    switch self {
    case .mean: nil
    case .median: 50
    case .high: 90
    }
  }

  /// In words.
  var summary: String {
    switch self {
    case .mean: "mean"
    case .median: "median"
    case .high: "90 % point"
    }
  }

  /// How it is formed.
  var formula: String {
    switch self {
    case .mean: "sum / number"
    case .median: "value that 50 % do not exceed"
    case .high: "value that 90 % do not exceed"
    }
  }
}
