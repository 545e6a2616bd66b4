import Drawing
import ExperimentFiles
import Findings

/// How far each assumption moves both rates of a recommendation, the most important first: the
/// numbers of the tornado chart.
enum SwingTable {
  static func lines(_ rows: [RobustnessRow]) -> [String] {
    let falseTriggers = Swing.all(of: rows, .falseTriggers)
    var table = MarkdownTable([
      ("Assumption", .left), ("Lowest success rate", .right), ("Highest", .right),
      ("Change, points", .right), ("Fewest false triggers", .right), ("Most", .right),
    ])
    for swing in Swing.all(of: rows, .success) {
      let other = falseTriggers.first { $0.assumption == swing.assumption }
      table.append(
        ["`\(swing.assumption)`"] + ends(swing, DecisionText.percent)
          + [FixedDecimals.string(100 * swing.size, decimals: 1)]
          + (other.map { ends($0, DecisionText.oneIn) } ?? ["", ""]))
    }
    return table.lines
  }

  /// Both ends; what never changes is not repeated.
  private static func ends(_ swing: Swing, _ text: (Double) -> String) -> [String] {
    if swing.size == 0 { return ["unchanged", "unchanged"] }
    return [swing.low, swing.high].map { point in
      let place = point.value.map { "at \(DecisionText.trimmed($0))" } ?? "as assumed"
      return "\(text(point.rate)) \(place)"
    }
  }
}
