import Charts
import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import SwipeSimulation

/// The picture of the answer: releases by travel and speed, and where the chosen rules divide them.
enum DecisionPlane {
  static let title = "What the rules decide: travel against speed at release"
  static let caption =
    "Each mark is one release. Those right of or above a line complete the pop: wanted pops (blue"
    + " circles) should, aborts (orange triangles) and content gestures (grey crosses) should not."
    + " Solid: the recommended rule; dashed: named policies."

  /// One kind of device.
  struct Panel {
    let screen: Screen
    let releases: [ReleaseRow]
    let best: Choice
    /// Policies as named: all where they are few, or else the best of them.
    let others: [NamedPolicy]

    /// `Phone, 375 pt`: the first screen of a group.
    var title: String {
      let group = best.scope.group?.name(count: 1) ?? screen.reportTitle
      return "\(group), \(FixedDecimals.trimmed(screen.viewWidth)) pt"
    }
  }

  /// More lines would hide each other.
  private static let mostOthers = 4

  /// A panel for each kind of device of which there are releases; at most four.
  static func panels(_ index: ResultIndex) -> [Panel] {
    Decision.first(index).compactMap { decision -> Panel? in
      guard decision.best.scope.group != .everything,
        let screen = decision.best.scope.screens.first
      else { return nil }
      let releases = index.results.releases.filter {
        $0.condition.screen == screen.name && $0.condition.context == decision.best.context
          && $0.condition.recognizer == decision.best.recognizer.name
      }
      let named = decision.rows.filter { $0.candidate != decision.best.candidate }
      let others = named.count <= mostOthers ? named : [decision.other].compactMap(\.self)
      if releases.isEmpty { return nil }
      return Panel(
        screen: screen, releases: releases, best: decision.best, others: others.map(\.policy))
    }.prefix(4).map { $0 }
  }

  /// The picture; nil where there are no releases.
  static func scene(_ index: ResultIndex) -> Scene? {
    let panels = panels(index)
    if panels.isEmpty { return nil }
    let grid = PanelGrid(
      headings: panels.map { ($0.title, DecisionText.rule($0.best.policy)) },
      columns: min(panels.count, 2), height: 270, around: (left: 58, right: 12, foot: 42, head: 30),
      top: ChartFrame.top(below: title))
    let names = panels.map { "\($0.title): \(DecisionText.rule($0.best.policy))" }
    return ChartFrame.scene(
      title: title,
      summary: "Releases by travel and speed. " + names.joined(separator: "; ") + ".",
      nodes: zip(panels, grid.plots).flatMap { PlanePanel(panel: $0, plot: $1).nodes },
      bottom: grid.bottom, remark: "The fastest wanted pops are not drawn: \(faster(panels)).",
      rules: PlanePanel.rules, cuts: grid.cuts)
  }

  /// How many wanted pops of each panel are faster than its axis shows: `7 of 76 (Phone, 375 pt)`.
  private static func faster(_ panels: [Panel]) -> String {
    panels.map { panel in
      let wanted = panel.releases.filter { Intent(rawValue: $0.intent)?.role == .wanted }
      let fast = wanted.count { $0.velocity > PlanePanel.speeds.upperBound }
      return "\(fast) of \(wanted.count) (\(panel.title))"
    }.listed.plain
  }
}

/// One kind of device: its releases, the borders of two rules, axes.
struct PlanePanel {
  let panel: DecisionPlane.Panel
  let plot: Box

  /// Speeds that are shown, in pt/s: those at which rules differ; faster pops all complete.
  static let speeds = -1000.0...2500.0

  /// Marks are many and small; a rule's line stands out.
  static let rules = [
    ".wanted { opacity: 0.75; }", ".withdrawn { opacity: 0.85; }", ".page { opacity: 0.7; }",
    ".rule { fill: none; stroke-width: 2.4; stroke-linejoin: round; }",
    ".shipped { stroke-width: 1.6; stroke-dasharray: 6 4; }",
  ]

  private var across: Scale {
    Scale(
      transform: .linear, domain: -40...max(panel.screen.viewWidth, 100), start: plot.minX,
      end: plot.maxX)
  }

  private var upward: Scale {
    Scale(transform: .linear, domain: Self.speeds, start: plot.maxY, end: plot.minY)
  }

  var nodes: [SceneNode] {
    let heading = ChartFrame.heading(
      panel.title, remark: DecisionText.rule(panel.best.policy),
      at: Point(plot.minX, plot.minY - 10), width: plot.width)
    return heading + axes + [
      .segments(places(.unwanted).flatMap(cross), style: "c5 page bar"),
      .group(style: "c0 wanted", [.marks(.circle, at: places(.wanted), radius: 2.6)]),
      .group(style: "c1 withdrawn", [.marks(.triangle, at: places(.withdrawn), radius: 2.6)]),
    ] + borders
  }

  private func places(_ role: IntentRole) -> [Point] {
    // The few that lie outside would pile up at the edge.
    panel.releases.filter {
      Intent(rawValue: $0.intent)?.role == role && across.domain.contains($0.translation)
        && Self.speeds.contains($0.velocity)
    }
    .map { place($0.translation, $0.velocity) }
  }

  /// A small cross, of two lines: there are many.
  private func cross(_ center: Point) -> [Segment] {
    let arm = 2.2
    return [(-1.0, 1.0), (1.0, 1.0)].map { x, y in
      Segment(
        Point(center.x - x * arm, center.y - y * arm), Point(center.x + x * arm, center.y + y * arm)
      )
    }
  }

  private func place(_ travel: Double, _ speed: Double) -> Point {
    Point(across.position(of: travel), upward.position(of: speed))
  }

  /// The borders of the other rules first, so that the best lies above; then their names.
  private var borders: [SceneNode] {
    let others = panel.others.map { (policy: $0, lines: lines(of: $0)) }
    let own = lines(of: panel.best.policy)
    return others.flatMap { other in
      other.lines.map { SceneNode.polyline($0, style: "front rule shipped") }
    } + own.map { .polyline($0, style: "axis rule") } + names(others, besides: own)
  }

  /// The name of each rule near the fast end of its line: along lines that leave the picture
  /// upwards, beside those that end where any travel completes.
  ///
  /// No name covers another, and each the fewest lines and marks; those along lines have more
  /// places to choose from and come last.
  private func names(
    _ others: [(policy: NamedPolicy, lines: [[Point]])], besides own: [[Point]]
  ) -> [SceneNode] {
    let named = others.compactMap { other in
      other.lines.last.map { (name: other.policy.name, line: $0, isUpward: leaves($0)) }
    }
    let borders = (others.flatMap(\.lines) + own).flatMap {
      zip($0, $0.dropFirst()).map(Segment.init)
    }
    let lines = borders + [plot.row(at: upward.position(of: 0))]
    let marks = [IntentRole.wanted, .withdrawn, .unwanted].flatMap(places)
    var taken: [Box] = []
    return (named.filter { !$0.isUpward } + named.filter(\.isUpward)).compactMap { item in
      let texts = candidates(item.name, item.line, item.isUpward)
      let free = texts.filter { text in !taken.contains { $0.intersects(text.box.grown(by: 2)) } }
      let best = (free.isEmpty ? texts : free).min {
        burden($0, lines, marks) < burden($1, lines, marks)
      }
      if let best { taken.append(best.box) }
      return best.map { .text($0) }
    }
  }

  private func leaves(_ line: [Point]) -> Bool { line.last.map { $0.y <= plot.minY + 1 } ?? false }

  /// How much a name covers.
  private func burden(_ text: SceneText, _ lines: [Segment], _ marks: [Point]) -> Int {
    let box = text.box
    return 4 * lines.count { $0.crosses(box) }
      + marks.count { Box(center: $0, width: 5, height: 5).intersects(box) }
  }

  /// Places of a name from the fast end of its line on, those inside the plot.
  private func candidates(_ name: String, _ line: [Point], _ isUpward: Bool) -> [SceneText] {
    let width = TextFace.label.width(of: name)
    let texts = line.reversed().flatMap { point in
      isUpward
        ? [-9.0, 9].map {
          .upward(name, from: Point(point.x + $0, point.y + width + 6), face: .label)
        }
        : [SceneText.centered(name, at: Point(point.x + 4, point.y - 9), face: .label)]
    }
    return texts.filter { plot.contains($0.box) }
  }

  /// Where a rule begins to complete pops, in the picture.
  private func lines(of policy: NamedPolicy) -> [[Point]] {
    panel.screen.view.border(of: policy, Self.speeds, steps: 168).map { line in
      line.map { place($0.x, $0.y) }
    }
  }

  private var axes: [SceneNode] {
    let (columns, rows) = (across.ticks(spacing: 48), upward.ticks(spacing: 30))
    let grid =
      columns.map { plot.column(at: across.position(of: $0)) }
      + rows.map { plot.row(at: upward.position(of: $0)) }
    let zero = upward.position(of: 0)
    let base = plot.row(at: zero)
    let texts =
      across.labels(columns, below: plot, drop: 15) + upward.labels(rows, beside: plot, off: 6)
    let title = SceneText(
      "travel, pt", at: Point(plot.center.x, plot.maxY + 31), anchor: .middle, face: .quiet)
    let side = SceneText.upward(
      "speed, pt/s", from: Point(plot.minX - 46, plot.center.y + 34), face: .quiet)
    return [.segments(grid, style: "grid"), .segments([base], style: "axis")]
      + (texts + [title, side]).map { .text($0) }
  }
}

extension NavigatingView {
  /// Where a rule begins to complete pops: for each speed at release in pt/s the least travel in
  /// whole pt that does, by rising speed up to where any travel completes; without those speeds at
  /// which no travel within the view does.
  func border(of policy: NamedPolicy, _ speeds: ClosedRange<Double>, steps: Int) -> [[Point]] {
    let points = (0...steps).map { step -> Point? in
      let speed =
        speeds.lowerBound + (speeds.upperBound - speeds.lowerBound) * Double(step) / Double(steps)
      // Strokes take a usual time, whatever the speed at release.
      let travel = stride(from: 0, through: width, by: 1).first {
        completes(policy, $0, speed, duration: 0.25)
      }
      return travel.map { Point($0, speed) }
    }
    // Where any travel completes there is no border.
    let last = points.firstIndex { $0?.x == 0 } ?? steps
    return points[...last].split(separator: nil).map { $0.compactMap(\.self) }
  }
}
