public import Drawing

/// Draws many policies as rows, sorted by success: marks for each screen's success rate in one
/// panel and its accidents in another.
///
/// - Parameters:
///   - title: heading of the picture; long ones are broken into two lines, then shortened.
///   - screens: a mark each, by class of device; made for up to six.
///   - series: one per policy, with one rate per screen in the order of `screens`.
///   - theme: colours.
/// - Returns: SVG text, the same bytes for the same input. Without any finite rate, a small
///   picture that says so.
public func rankingChart(
  title: String, screens: [ChartScreen], series: [ChartSeries], theme: Theme = .adaptive
) -> String {
  Chart.ranking.draw(title, screens, series, theme)
}

extension Chart {
  /// Many policies, ranked.
  static let ranking = Chart(
    name: "ranking",
    title: "The policies, ranked by success",
    isByScreen: true,
    policies: (ChartCatalog.mostNamedPolicies + 1)...Int.max,
    caption: """
      Each row is one policy, a mark for each screen, ranked by success on its worst screen; at \
      the left, further right is better, at the right, further left.
      """,
    scene: Ranking.scene(title:data:theme:))
}

/// The parts of the chart of ranked policies.
enum Ranking {
  static func scene(title: String, data: ChartData, theme: Theme) -> Scene {
    let series = ranked(data.series)
    guard !series.isEmpty, !data.screens.isEmpty else { return ChartFrame.empty(title: title) }
    let (titleNodes, titleBottom) = ChartFrame.title(title)
    let marks = RankingMarks(screens: data.screens)
    let key = marks.key(top: titleBottom + 2, theme: theme)
    let layout = RankingLayout(
      names: series.map(\.policy), screens: data.screens.count, top: key.bottom)
    var nodes = titleNodes + key.nodes + layout.bands
    nodes += RankingPanel.both(data: data, layout: layout).flatMap {
      $0.nodes(series, data.screens, marks, layout, theme)
    }
    nodes += zip(series, layout.rows).map { series, y in
      let name = TextFitting.shortened(
        series.policy, to: layout.nameWidth + 0.5, size: TextFace.label.size)
      let text = SceneText.centered(name, at: Point(ChartFrame.margin, y), face: .label)
      return SceneNode.text(text).about(series.policy)
    }
    let (noteNodes, bottom) = ChartFrame.note(note, top: layout.bottom + 24)
    return Scene(
      width: ChartFrame.width, height: bottom + 6, title: title, summary: summary(data, series),
      nodes: nodes + noteNodes)
  }

  /// The policies that have a rate to draw, by their success on the worst screen, the best first;
  /// those without a success come last.
  static func ranked(_ series: [ChartData.Series]) -> [ChartData.Series] {
    func worst(_ series: ChartData.Series) -> Double {
      series.success.compactMap { $0?.rate }.min() ?? -1
    }
    return series.filter { item in (item.success + item.accidents).contains { $0 != nil } }
      .sorted { worst($0) > worst($1) }
  }

  private static let note =
    "Success: of swipes meant as pop; accidents: of page swipes of the worst kind. Bars: 95\u{A0}%"
    + " intervals, where they are longer than the mark. " + ChartFrame.axisNote

  private static func summary(_ data: ChartData, _ series: [ChartData.Series]) -> String {
    let screens = data.screens.map(\.name).joined(separator: ", ")
    let policies = series.map(\.policy).joined(separator: ", ")
    return """
      Policies in rows, ranked by success on the worst screen, best first: \(policies). Left: \
      success rate; right: accidents. Screens: \(screens).
      """
  }
}
