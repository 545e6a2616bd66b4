import ExperimentFiles
import Study

/// What is counted and measured, in words.
enum MetricText {
  static func more(of metric: Metric) -> [String] {
    [
      "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }

  static func more(ofMeasure measure: Measure) -> [String] {
    ["formula: \(measure.formula)", "unit: \(measure.unit)"]
  }
}
