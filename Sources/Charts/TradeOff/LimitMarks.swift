import Drawing

/// The limit of false triggers and the recommended rule in a panel.
struct LimitMarks {
  let screen: ChartScreen
  let plane: RatePlane

  /// A line at the limit, and a ring with a dot for the rule.
  static let rules = [
    ".allowed { fill: #2e7d4f; fill-opacity: 0.1; }",
    lineRule,
    ".best { color: #d1453b; }",
  ]

  /// A line at a limit.
  static let lineRule =
    ".limit { fill: none; stroke: #d1453b; stroke-width: 1.2; stroke-dasharray: 7 3; }"

  /// What the marks of some panels mean; empty where none has any.
  static func note(_ marks: [(line: Bool, ring: Bool)]) -> String {
    let line =
      marks.contains(where: \.line)
      ? "The red line is the limit on false triggers; the shaded area keeps it. " : ""
    return line + (marks.contains(where: \.ring) ? "The red ring is the recommendation. " : "")
  }

  /// An axis ends at so many times the limit: what has more false triggers is no candidate, and
  /// would take the room of those that are.
  private static let reach = 4.0

  /// Where the axis of false triggers ends; nil where it holds all.
  ///
  /// - Parameter panels: the false triggers of what each panel shows, none of which may become
  ///   empty.
  static func end(_ data: ChartData, _ panels: [[Double]]) -> Double? {
    guard let limit = data.screens.compactMap(\.limit).max(), limit > 0 else { return nil }
    let end = reach * limit
    let isNeeded = panels.joined().contains { $0 > end }
    return isNeeded && panels.allSatisfy { $0.contains { $0 <= end } } ? end : nil
  }

  /// What the axis of false triggers reaches at least: somewhat more than the limit, which is seen.
  static func shown(_ data: ChartData) -> Double? {
    data.screens.compactMap(\.limit).max().map { min(1.25 * $0, 1) }
  }

  /// A sentence on the policies or systems that lie beyond the end of the axis, with the screens
  /// where they do if they are drawn on others.
  static func beyond(_ points: [[TradeOffPoint]], on names: [String], _ end: Double?) -> String {
    guard let end else { return "" }
    let all = zip(points, names).flatMap { points, name in
      points.map { (series: $0.series, name: name, isOut: $0.falseTriggers > end) }
    }
    let found = Set(all.filter(\.isOut).map(\.series.index)).sorted().compactMap { index in
      let own = all.filter { $0.series.index == index }
      let screens = own.filter(\.isOut).map(\.name)
      return own.first.map {
        $0.series.policy
          + (screens.count < own.count ? " on \(screens.joined(separator: " and "))" : "")
      }
    }
    if found.isEmpty { return "" }
    // One more name takes no more room than "and 1 more".
    let shown = found.count > mostBeyond + 1 ? Array(found.prefix(mostBeyond)) : found
    let rest = found.count - shown.count
    return "Not shown, with more than \(PercentText.tick(end)) false triggers: "
      + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more. " : ". ")
  }

  /// More names would fill the remark.
  private static let mostBeyond = 4

  private var best: Point? { screen.best.map(plane.spot) }

  /// The line at the limit.
  var line: [Segment] {
    guard let limit = screen.limit else { return [] }
    let x = plane.across.position(of: limit)
    return x < plane.plot.maxX ? [plane.plot.column(at: x)] : []
  }

  /// What names must not cover.
  var obstacles: [Box] { best.map { [Box(center: $0, width: 14, height: 14)] } ?? [] }

  var nodes: [SceneNode] {
    var nodes: [SceneNode] = []
    if let border = line.first {
      var allowed = plane.plot
      allowed.maxX = border.start.x
      nodes = [.rectangle(allowed, style: "allowed"), .segments(line, style: "limit")]
    }
    if let best {
      let marks: [SceneNode] = [
        .marker(.circle, at: best, radius: 6, isHollow: true),
        .marker(.circle, at: best, radius: 2),
      ]
      nodes.append(.group(style: "best", title: "what is recommended", marks))
    }
    return nodes
  }
}
