import Drawing

extension Chart {
  /// The two rates against each other, for at most six screens: of more, panels would be too small
  /// to name their points.
  package static let tradeOff = Chart(
    name: "trade-off",
    title: "Success against false triggers",
    isByScreen: true,
    policies: 0...Int.max,
    caption: "Each point is one policy or system; the upper left is better.",
    scene: TradeOff.scene(title:data:))
}

/// The parts of the chart of the two rates against each other.
enum TradeOff {
  /// Of more policies only those on the front are named: names would cover each other.
  private static let mostNamed = 14

  static func scene(title: String, data: ChartData) -> Scene {
    let found = data.screens.enumerated().map { index, screen in
      (screen: screen, points: TradeOffPoint.all(data: data, screen: index))
    }.filter { !$0.points.isEmpty }
    let (screens, all) = (found.map(\.screen), found.map(\.points))
    guard !screens.isEmpty else { return ChartFrame.empty(title: title) }
    let end = LimitMarks.end(data, all.map { $0.map(\.falseTriggers) })
    let points = all.map { $0.filter { $0.falseTriggers <= end ?? 1 } }
    let isCrowded = data.series.count > mostNamed
    let layout = TradeOffLayout(
      points: points, screens: screens,
      named: isCrowded ? points.map { TradeOffPoint.front($0).count } : nil,
      end: end, shown: LimitMarks.shown(data), top: ChartFrame.top(below: title))
    let panels = screens.indices.map { index in
      TradeOffPanel(
        screen: screens[index], points: points[index], plane: layout.planes[index],
        isCrowded: isCrowded)
    }
    let unnamed = panels.flatMap { panel in
      panel.unnamed.map { (point: panel.points[$0], screen: panel.screen.name) }
    }
    let key = MarkerKey(
      data.series.compactMap { series in
        MarkerKey.Entry(series, unnamed.filter { $0.point.series.index == series.index })
      }, top: layout.bottom + 4, right: layout.keyRight)
    let hasBroken = points.joined().contains { $0.broken != nil }
    let text =
      LimitMarks.beyond(all, on: screens.map(\.name), end)
      + note(
        shown: screens.count, of: data.screens.count, panels.map(\.marks), isCrowded: isCrowded,
        hasBroken)
    return ChartFrame.scene(
      title: title, summary: summary(data, screens), nodes: panels.flatMap(\.nodes) + key.nodes,
      bottom: key.bottom + 4, remark: text,
      rules: LimitMarks.rules + (isCrowded ? [TradeOffPanel.crowdRule] : []),
      cuts: layout.cuts(keyBottom: key.bottom))
  }

  private static func note(
    shown: Int, of count: Int, _ marks: [(line: Bool, ring: Bool)], isCrowded: Bool,
    _ hasBroken: Bool
  ) -> String {
    let scope = shown < count ? "\(shown) of \(count) screens, narrowest to widest. " : ""
    let front =
      (hasBroken
        ? "Hollow points fail as the words in brackets say, which the axes do not show. Of the"
          + " solid points none beats"
        : "No other point beats")
      + " those on the dashed line (the Pareto front) in both rates. "
      + (isCrowded ? "Grey points are not on it. " : "")
    return scope + "Bars are 95% intervals. " + front + LimitMarks.note(marks)
      + ChartFrame.axisNote
  }

  private static func summary(_ data: ChartData, _ screens: [ChartScreen]) -> String {
    let names = screens.map(\.name).joined(separator: ", ")
    let policies = data.series.map(\.policy).joined(separator: ", ")
    return """
      Success rate against false triggers; better is the upper left. Screens: \(names). \
      Shown: \(policies).
      """
  }
}
