import Drawing

extension Chart {
  /// The two rates against each other.
  package static let tradeOff = Chart(
    name: "trade-off",
    title: "Success against false triggers",
    isByScreen: true,
    policies: 0...Int.max,
    caption: """
      Each point is one policy or system; the upper left is better.
      """,
    scene: TradeOff.scene(title:data:theme:))
}

/// The parts of the chart of the two rates against each other.
enum TradeOff {
  /// Of more policies only those on the front are named: names would cover each other.
  private static let mostNamed = 14

  static func scene(title: String, data: ChartData, theme: Theme) -> Scene {
    let shown = chosenScreens(of: data)
    let all = shown.map { TradeOffPoint.all(data: data, screen: $0) }
    guard !shown.isEmpty else { return ChartFrame.empty(title: title) }
    let end = LimitMarks.end(data, all.map { $0.map(\.falseTriggers.rate) })
    let points = all.map { $0.filter { $0.falseTriggers.rate <= end ?? 1 } }
    let top = ChartFrame.top(below: title)
    let isCrowded = data.series.count > mostNamed
    let layout = TradeOffLayout(
      points: points, screens: shown.map { data.screens[$0] },
      named: isCrowded ? points.map { TradeOffPoint.front($0).count } : nil,
      end: end, shown: LimitMarks.shown(data), top: top)
    var nodes: [SceneNode] = []
    var unnamed: [(point: TradeOffPoint, screen: String)] = []
    var marks: [(line: Bool, ring: Bool)] = []
    for (index, screen) in shown.enumerated() {
      let panel = TradeOffPanel(
        screen: data.screens[screen], points: points[index], layout: layout, index: index,
        isCrowded: isCrowded)
      nodes += panel.nodes(theme: theme)
      unnamed += panel.unnamed.map { (points[index][$0], data.screens[screen].name) }
      marks.append(panel.marks)
    }
    let key = MarkerKey(
      data.series.compactMap { series in
        MarkerKey.Entry(series, unnamed.filter { $0.point.series.index == series.index })
      }, top: layout.bottom + 4, right: layout.keyRight)
    nodes += key.nodes(theme: theme)
    let hasBroken = points.joined().contains { $0.broken != nil }
    let text =
      LimitMarks.beyond(all, on: shown.map { data.screens[$0].name }, end)
      + note(shown: shown.count, of: data.screens.count, marks, isCrowded: isCrowded, hasBroken)
    return ChartFrame.scene(
      title: title, summary: summary(data, shown), nodes: nodes, bottom: key.bottom + 4,
      remark: text,
      rules: LimitMarks.rules + (isCrowded ? [TradeOffPanel.crowdRule] : []),
      cuts: layout.cuts(keyBottom: key.bottom))
  }

  /// At most six screens that have points, evenly spread over the order of width.
  static func chosenScreens(of data: ChartData) -> [Int] {
    let usable = data.screens.indices.filter { !TradeOffPoint.all(data: data, screen: $0).isEmpty }
    let (count, limit) = (usable.count, TradeOffLayout.mostPanels)
    guard count > limit else { return usable }
    return (0..<limit).map { usable[($0 * (count - 1) + (limit - 1) / 2) / (limit - 1)] }
  }

  private static func note(
    shown: Int, of count: Int, _ marks: [(line: Bool, ring: Bool)], isCrowded: Bool,
    _ hasBroken: Bool
  ) -> String {
    let scope = shown < count ? "\(shown) of \(count) screens, narrowest to widest. " : ""
    let front =
      (hasBroken
        ? "A hollow point breaks the limit in brackets, which the axes do not show. Of the others,"
          + " none beats"
        : "No other point beats")
      + " those on the dashed line (the Pareto front) in both rates. "
      + (isCrowded ? "Grey points are not on it. " : "")
    return scope + "Bars are 95% intervals. " + front + LimitMarks.note(marks)
      + ChartFrame.axisNote
  }

  private static func summary(_ data: ChartData, _ shown: [Int]) -> String {
    let names = shown.map { data.screens[$0].name }.joined(separator: ", ")
    let policies = data.series.map(\.policy).joined(separator: ", ")
    return """
      Success rate against false triggers; better is the upper left. Screens: \(names). \
      Shown: \(policies).
      """
  }
}
