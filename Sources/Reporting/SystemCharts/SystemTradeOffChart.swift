import Charts
import Findings
import NavigationModel

extension SystemChart {
  /// How far people can go back, against what the page's own gestures pay for it.
  static let systemTradeOff = SystemChart(
    name: "reach-and-cost",
    title: "Going back, and what it costs",
    caption: """
      Left, how many wanted pops complete, to the right is better; right, how many of the \
      content's strokes are lost, to the left is better; filled marks are means over pages, open \
      marks the worst page.
      """
  ) { title, pages, theme in
    let choice = SystemChoice(pages)
    let rows =
      choice.admitted.map { SystemTradeOffRow($0, group: "Within the limits") }
      + choice.excluded.map { exclusion in
        SystemTradeOffRow(
          exclusion.standing,
          group: exclusion.reason.verdict.sentenceCased)
      }
    return SystemTradeOffScene.scene(title: title, rows: rows, theme: theme)
  }
}

/// One system in the chart of reach and cost.
struct SystemTradeOffRow: Sendable {
  /// A mean with its 95 % interval, and the worst page.
  struct Figure: Sendable {
    var mean: ChartData.Rate
    var worst: Double
  }

  var name: String
  var group: String
  var success: Figure?
  var blocked: Figure?

  init(name: String, group: String, success: Figure?, blocked: Figure?) {
    (self.name, self.group, self.success, self.blocked) = (name, group, success, blocked)
  }

  init(_ standing: SystemStanding, group: String) {
    self.init(
      name: standing.system.name, group: group,
      success: Self.figure(standing.meanSuccess, standing.success?.worst),
      blocked: Self.figure(standing.meanBlocked, standing.highest[.blockedContent]))
  }

  private static func figure(_ mean: PageMean?, _ worst: RateRow?) -> Figure? {
    guard let mean, let worst else { return nil }
    let half = 1.96 * mean.standardError
    let rate = ChartData.Rate(
      ChartRate(rate: mean.rate, low: mean.rate - half, high: mean.rate + half))
    return rate.map { Figure(mean: $0, worst: worst.rate) }
  }
}
