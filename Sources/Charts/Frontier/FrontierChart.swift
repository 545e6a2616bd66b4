public import Drawing

/// Draws what swept families reach, success against accidents: one panel per screen, one
/// curve with a band of uncertainty per family, and named policies as marks.
///
/// - Parameters:
///   - title: heading of the picture; long ones are broken into two lines, then shortened.
///   - screens: their `frontiers` are drawn, for up to six of them, in order of width. Out of more,
///     six are chosen evenly from the narrowest to the widest, and the picture says so.
///   - series: one per named policy, with one rate per screen in the order of `screens`.
///   - theme: colours.
/// - Returns: SVG text, the same bytes for the same input. Without a setting that has both rates on
///   some screen, a small picture that says so.
public func frontierChart(
  title: String, screens: [ChartScreen], series: [ChartSeries], theme: Theme = .adaptive
) -> String {
  Chart.frontier.draw(title, screens, series, theme)
}

extension Chart {
  /// What swept families reach.
  static let frontier = Chart(
    name: "frontier",
    title: "What each family can reach",
    isByScreen: true,
    policies: 0...Int.max,
    isOfSweeps: true,
    caption: """
      Each curve is the most success that the swept settings of one family reach at a rate of \
      accidents, better towards the upper left; bands, and bars at the ends, are 1.96 \
      standard errors either way of success and of accidents; marks are the named policies.
      """,
    scene: Frontier.scene(title:data:theme:))
}

/// The parts of the chart of what families reach.
enum Frontier {
  /// Corners of all curves together, of which their lines and bands make some 40 bytes each: so the
  /// picture of fine grids stays below 150 kB.
  private static let allCorners = 2500
  /// With fewer, a curve would lose its shape.
  private static let fewestCorners = 40

  static func scene(title: String, data: ChartData, theme: Theme) -> Scene {
    let isCrowded = data.series.count > ChartCatalog.mostNamedPolicies
    let families = FrontierFamily.all(data, isCrowded: isCrowded, colors: theme.series.count)
    let all = data.screens.indices.map {
      (screen: $0, curves: FrontierCurve.all(data.screens[$0], families))
    }.filter { !$0.curves.isEmpty }
    let end = LimitMarks.end(
      data, all.map { $0.curves.flatMap { curve in curve.points.map(\.accidents.rate) } })
    let shown = chosen(all).map {
      (screen: $0.screen, curves: $0.curves.compactMap { $0.until(end ?? 1) })
    }
    guard !shown.isEmpty else { return ChartFrame.empty(title: title) }
    let (titleNodes, titleBottom) = ChartFrame.title(title)
    let policies = shown.map { panel in
      TradeOffPoint.all(data: data, screen: panel.screen).filter { $0.accidents.rate <= end ?? 1 }
    }
    let layout = layout(shown.map(\.curves), policies, end: end, top: titleBottom)
    let axisTitle = Point(ChartFrame.margin, titleBottom + 14)
    var nodes = titleNodes + [.text(SceneText("Success rate", at: axisTitle, face: .quiet))]
    for (index, (screen, curves)) in shown.enumerated() {
      let panel = FrontierPanel(
        screen: data.screens[screen], curves: curves, policies: policies[index], layout: layout,
        index: index, isCrowded: isCrowded,
        corners: max(fewestCorners, allCorners / shown.reduce(0) { $0 + $1.curves.count }))
      nodes += panel.nodes(theme: theme)
    }
    let marked = Set(policies.joined().map(\.series.index))
    let key = MarkerKey(
      series: isCrowded ? [] : data.series.filter { marked.contains($0.index) },
      top: layout.bottom + 4)
    nodes += key.nodes(theme: theme)
    let text = note(shown: shown.count, of: data.screens.count, isCrowded: isCrowded)
    let (noteNodes, bottom) = ChartFrame.note(text, top: key.bottom + 4)
    return Scene(
      width: ChartFrame.width, height: bottom + 6, title: title,
      summary: summary(data, shown.map(\.screen), families), nodes: nodes + noteNodes,
      rules: FrontierPanel.rules + FrontierFamily.rules + LimitMarks.rules
        + (isCrowded ? [TradeOffPanel.crowdRule] : []))
  }

  /// At most six, evenly spread over the order of width.
  private static func chosen<Panel>(_ panels: [Panel]) -> [Panel] {
    let (count, limit) = (panels.count, TradeOffLayout.mostPanels)
    guard count > limit else { return panels }
    return (0..<limit).map { panels[($0 * (count - 1) + (limit - 1) / 2) / (limit - 1)] }
  }

  /// Axes that hold the curves with their bands, and the named policies.
  private static func layout(
    _ curves: [[FrontierCurve]], _ policies: [[TradeOffPoint]], end: Double?, top: Double
  ) -> TradeOffLayout {
    let points = curves.joined().flatMap(\.points)
    let named = policies.joined()
    let most = curves.map(\.count).max() ?? 0
    return TradeOffLayout(
      panels: curves.count, columns: curves.count == 1 ? 1 : 2,
      height: curves.count == 1 ? 340 : max(220, Double(most) * 16 + 110),
      accidents: (points.flatMap(\.accidents.values) + named.map(\.accidents.rate)).map {
        min($0, end ?? 1)
      },
      successes: points.flatMap(\.success.values) + named.map(\.success.rate), top: top)
  }

  private static func note(shown: Int, of count: Int, isCrowded: Bool) -> String {
    let scope = shown < count ? "\(shown) of \(count) screens, narrowest to widest. " : ""
    return scope
      + """
      Curves: the best of each family's swept settings, picked and measured on the same swipes. \
      Bands: success ± 1.96 standard errors; bars at ends: both rates likewise. \
      Better is the upper left. \(LimitMarks.note)\
      \(isCrowded ? "Grey points: the named policies. " : "")
      """ + ChartFrame.axisNote
  }

  private static func summary(
    _ data: ChartData, _ shown: [Int], _ families: [FrontierFamily]
  ) -> String {
    let names = shown.map { data.screens[$0].name }.joined(separator: ", ")
    let swept = families.map(\.name).joined(separator: ", ")
    let policies = data.series.map(\.policy).joined(separator: ", ")
    return """
      The most success that swept families reach against their accidents; better is the \
      upper left. Screens: \(names). Families: \(swept). Policies: \(policies).
      """
  }
}
