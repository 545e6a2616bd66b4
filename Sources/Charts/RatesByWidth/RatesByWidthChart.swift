import Drawing

extension Chart {
  /// Both rates against view width.
  static let ratesByWidth = Chart(
    name: "rates-by-width",
    title: "Success and false triggers by view width",
    isByScreen: false,
    policies: 0...ChartCatalog.mostNamedPolicies,
    caption: """
      Each line is one policy across view widths, with 95% intervals; a good policy stays high in \
      the upper panel, low in the lower one, and level in both.
      """,
    scene: RatesByWidth.scene(title:data:))
}

/// The parts of the chart of both rates against view width.
enum RatesByWidth {
  static func scene(title: String, data: ChartData) -> Scene {
    guard !data.isEmpty else { return ChartFrame.empty(title: title) }
    return scene(
      title: title, data: data, [RatesByWidthPanel.success, RatesByWidthPanel.falseTriggers],
      summary: summary(data))
  }

  /// Panels one above the other over one axis of widths.
  static func scene(
    title: String, data: ChartData, _ parts: [RatesByWidthPanel.Part], summary: String
  ) -> Scene {
    let layout = RatesByWidthLayout(
      data: data, panels: parts.count, top: ChartFrame.top(below: title))
    let panels = zip(parts, layout.plots).map { RatesByWidthPanel($0, data: data, plot: $1) }
    return ChartFrame.scene(
      title: title, summary: summary,
      nodes: panels.flatMap { $0.nodes(layout: layout, data: data) }
        + WidthAxis(layout: layout, screens: data.screens).nodes,
      bottom: layout.axisBottom + 6, remark: note(layout))
  }

  private static func note(_ layout: RatesByWidthLayout) -> String {
    var note = "Vertical bars are 95% intervals. "
    if layout.dodge > 0 { note += "Policies stand side by side at each width. " }
    if layout.isSpread { note += "Close widths are drawn further apart than they are. " }
    return note + ChartFrame.axisNote
  }

  private static func summary(_ data: ChartData) -> String {
    let policies = data.series.map(\.policy).joined(separator: ", ")
    return """
      Two panels over view width, with \(data.screens.count) screens. Above: success rate, higher \
      is better. Below: false triggers, lower is better. Policies: \(policies).
      """
  }
}
