/// All charts of a report, in reading order.
///
/// A new chart is one file and one line here.
public enum ChartCatalog {
  /// Every chart.
  public static let all: [Chart] = [
    .ratesByWidth,
    .tradeOff,
  ]
}
