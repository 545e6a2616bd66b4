import ExperimentFiles
import Study

/// What is counted, in words.
enum MetricText {
  static func more(of metric: Metric) -> [String] {
    [
      "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }
}
