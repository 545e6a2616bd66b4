import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// How far each assumption swings the rates of the recommended policy on a screen, the most
/// important first: the numbers of a tornado chart.
enum SwingTable {
  /// A rate and the value that it belongs to; nil for the experiment's own people.
  private typealias Point = (row: RateRow, value: Double?)

  static func lines(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screen: Screen
  ) -> [String] {
    guard let group = ScreenGroup.allCases.first(where: { $0.contains(screen) }),
      let policy = Decision.all(index, context: setting.context)
        .first(where: { $0.best.scope.group == group })?.named?.policy.name
    else { return [] }
    let key = setting.on(screen.name)
    var rows: [(swing: Double, cells: [String])] = []
    for assumption in index.results.experiment.variedAssumptions {
      let success = points(.success, policy, assumption.name, key, index)
      let triggers = points(.falseTrigger, policy, assumption.name, key, index)
      rows.append(
        (
          swing(success),
          ["`\(assumption.name)`"] + ends(success)
            + [FixedDecimals.string(100 * swing(success), decimals: 1)] + ends(triggers)
        ))
    }
    var table = MarkdownTable([
      ("Assumption", .left), ("Lowest success, %", .left), ("Highest success, %", .left),
      ("Swing, points", .right), ("Fewest false triggers, %", .left), ("Most, %", .left),
    ])
    for row in rows.sorted(by: { $0.swing > $1.swing }) { table.append(row.cells) }
    return ["`\(policy)`, the assumption that matters most first:", ""] + table.lines + [""]
  }

  private static func less(_ a: Point, _ b: Point) -> Bool { a.row.rate < b.row.rate }

  private static func swing(_ points: [Point]) -> Double {
    (points.map(\.row.rate).max() ?? 0) - (points.map(\.row.rate).min() ?? 0)
  }

  /// The lowest and the highest of some rates; what never changes is not repeated.
  private static func ends(_ points: [Point]) -> [String] {
    guard let low = points.min(by: less), let high = points.max(by: less) else { return ["", ""] }
    return swing(points) == 0 ? ["unchanged", "unchanged"] : [cell(low), cell(high)]
  }

  private static func cell(_ point: Point) -> String {
    let place =
      point.value.map { "at \(FixedDecimals.trimmed($0, decimals: 4))" } ?? "as assumed"
    return "\(RateText.cell(point.row)) \(place)"
  }

  /// A policy's rates as assumed and at every value of one assumption.
  private static func points(
    _ metric: Metric, _ policy: String, _ assumption: String, _ key: ConditionKey,
    _ index: ResultIndex
  ) -> [Point] {
    let own: [Point] = index.rate(metric, of: policy, in: key).map { [($0, nil)] } ?? []
    return own
      + index.scenarios.filter { $0.scenario.assumption == assumption }.compactMap { item in
        item.index.rate(metric, of: policy, in: key).map { ($0, item.scenario.value) }
      }
  }
}
