import Charts
package import Drawing
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// One swipe drawn: its path on the screen, its travel against what policies need, its speed.
package enum ReplayChart {
  /// The picture as SVG, for light and dark pages.
  package static func svg(_ replay: SwipeReplay) -> String {
    SVGWriter.write(scene(replay))
  }

  /// Height of the panels in pixels, and the space between them.
  private static let (height, gap) = (360.0, 46.0)

  /// - Parameter heading: the title in place of the swipe's identifier.
  package static func scene(_ replay: SwipeReplay, title heading: String? = nil) -> Scene {
    let title = heading ?? title(replay)
    let top = ChartFrame.top(below: title)
    let contest = replay.contests.first { $0.trace != nil }
    guard let trace = contest?.trace, let contest else {
      return ChartFrame.scene(
        title: title, summary: title, nodes: [], bottom: top + 4,
        // They have no recognizer in common: words must do.
        remark: "Whole systems, each with recognizers of its own, are compared here.")
    }
    let upper = top + 26
    let view = Box(
      minX: ChartFrame.margin, minY: upper, maxX: ChartFrame.margin + 190, maxY: upper + height)
    let path = PathPanel(replay: replay, trace: trace, area: view)
    let left = view.maxX + 56
    let names = TravelPanel.namesWidth(contest)
    let right = ChartFrame.width - ChartFrame.margin - names
    let middle = upper + height * 0.62
    let time = TimeAxis(trace, from: left, to: right)
    let travel = TravelPanel(
      contest: contest, trace: trace, time: time,
      plot: Box(minX: left, minY: upper, maxX: right, maxY: middle))
    let speed = SpeedPanel(
      trace: trace, time: time,
      plot: Box(minX: left, minY: middle + gap, maxX: right, maxY: upper + height))
    return ChartFrame.scene(
      title: title, summary: ReplayText.lines(replay).joined(separator: " "),
      nodes: path.nodes + travel.nodes + speed.nodes, bottom: upper + height + 34,
      remark: note(trace), rules: TraceMarks.rules)
  }

  private static func title(_ replay: SwipeReplay) -> String {
    let screen = ScreenCatalog.named(replay.swipe.screen)?.title ?? replay.swipe.screen
    return "\(replay.swipe.identifier) on \(screen)"
  }

  private static func note(_ trace: GestureTrace) -> String {
    let begun =
      trace.begin == nil
      ? "The pop never began." : "The ring marks where the pop began, the square the release."
    return begun
      + " Dashed lines: travel that each policy needed at the speed of the release. Speed as"
      + " \(trace.estimator.rawValue) reads it."
  }
}

/// Time since touch-down, which two panels share.
struct TimeAxis {
  let scale: Scale
  private let start: Double

  init(_ trace: GestureTrace, from left: Double, to right: Double) {
    let times = trace.moments.map(\.sample.time)
    start = times.first ?? 0
    let last = 1000 * TouchSample.elapsed(from: start, to: times.last ?? start)
    scale = Scale(transform: .linear, domain: 0...max(last, 1), start: left, end: right)
  }

  func position(of moment: GestureTrace.Moment) -> Double {
    scale.position(of: 1000 * TouchSample.elapsed(from: start, to: moment.sample.time))
  }

  /// Marks in ms below a plot.
  func ticks(below plot: Box) -> [SceneNode] {
    let ticks = scale.ticks(spacing: 60)
    let marks = ticks.map { tick in
      let x = scale.position(of: tick)
      return Segment(Point(x, plot.maxY), Point(x, plot.maxY + 4))
    }
    let labels = scale.labels(ticks, below: plot, drop: 16)
    let end = max(plot.maxX + 8, (labels.last?.box.maxX ?? 0) + 4)
    let unit = SceneText("ms", at: Point(end, plot.maxY + 16), anchor: .start, face: .tick)
    return [.segments([plot.row(at: plot.maxY)] + marks, style: "axis")]
      + (labels + [unit]).map { .text($0) }
  }
}

/// The finger's path on the screen, to scale.
struct PathPanel {
  let replay: SwipeReplay
  let trace: GestureTrace
  let area: Box

  var nodes: [SceneNode] {
    let width = max(replay.swipe.viewWidth, 1)
    // Where the height is not known, as tall as the finger went.
    let lowest = trace.moments.map(\.sample.y).max() ?? 0
    let tall = replay.viewHeight > 0 ? replay.viewHeight : max(lowest * 1.06, width * 1.2)
    let scale = min(area.width / width, area.height / tall)
    let view = Box(
      minX: area.minX, minY: area.minY, maxX: area.minX + width * scale,
      maxY: area.minY + tall * scale)
    let points = trace.moments.map {
      Point(view.minX + $0.sample.x * scale, view.minY + $0.sample.y * scale)
    }
    let frame = [
      view.row(at: view.minY), view.row(at: view.maxY), view.column(at: view.minX),
      view.column(at: view.maxX),
    ]
    return [
      .text(SceneText("path", at: Point(area.minX, area.minY - 8), face: .heading)),
      .rectangle(view, style: "band"), .segments(frame, style: "axis"),
      TraceMarks.trace(points, begin: trace.begin),
      .text(
        SceneText(
          "\(plain(replay.swipe.viewWidth)) pt", at: Point(view.center.x, view.maxY + 16),
          anchor: .middle, face: .tick)),
    ]
  }
}

/// A line over the events of a touch, with marks where something was decided.
enum TraceMarks {
  /// Marks of samples stand so close that outlines would hide the line.
  static let rules = [".trace .mark { stroke: none; }"]

  /// - Parameter begin: the place of the point at which the pop began.
  static func trace(_ points: [Point], begin: Int?, hasEvents: Bool = true) -> SceneNode {
    let events = SceneNode.marks(.circle, at: Array(points.dropFirst().dropLast()), radius: 1.6)
    let nodes: [SceneNode?] = [
      .polyline(points, style: "line"), hasEvents ? events : nil,
      begin.map { .marker(.circle, at: points[$0], radius: 4.5, isHollow: true) },
      points.last.map { .marker(.square, at: $0, radius: 4) },
    ]
    return .group(style: hasEvents ? "c0 trace" : "c0", nodes.compactMap(\.self))
  }
}

/// Travel over time, and what each policy needed of it.
struct TravelPanel {
  let contest: SwipeReplay.Contest
  let trace: GestureTrace
  let time: TimeAxis
  let plot: Box

  /// More names than these would stand on top of each other.
  private static let mostNames = 9

  var nodes: [SceneNode] {
    let scale = plot.upward(
      trace.moments.map(\.translation) + Self.lengths(contest).map(\.length), room: 0.06)
    let points = trace.moments.map {
      Point(time.position(of: $0), scale.position(of: $0.translation))
    }
    return plot.values("travel of the pop, pt", on: scale, spacing: 44)
      + time.ticks(below: plot) + needs(scale) + [TraceMarks.trace(points, begin: trace.begin)]
  }

  /// A length that policies need, and whether they complete.
  private typealias Need = (length: Double, names: [String], completes: Bool)

  /// Space for what stands at the right of a plot.
  static func namesWidth(_ contest: SwipeReplay.Contest) -> Double {
    let widths = lengths(contest).map { TextFace.label.width(of: text($0)) }
    return max(widths.max() ?? 0, 40) + 16
  }

  /// The first policy's name, how many more need the same, and the length.
  private static func text(_ need: Need) -> String {
    let rest = need.names.count > 1 ? " +\(need.names.count - 1)" : ""
    let length = FixedDecimals.string(need.length, decimals: 0)
    return TextFace.label.shortened(need.names[0], to: 150) + "\(rest): \(length) pt"
  }

  /// What is needed, each length once.
  private static func lengths(_ contest: SwipeReplay.Contest) -> [Need] {
    var lengths: [Need] = []
    for verdict in contest.verdicts {
      guard case .atLeast(let length)? = verdict.need else { continue }
      let name = verdict.system.name
      if let place = lengths.firstIndex(where: { abs($0.length - length) < 0.5 }) {
        lengths[place].names.append(name)
      } else {
        lengths.append((length, [name], verdict.record.outcome == .popCompleted))
      }
    }
    return Array(lengths.prefix(mostNames))
  }

  private func needs(_ scale: Scale) -> [SceneNode] {
    let lengths = Self.lengths(contest)
    let places = lengths.map { scale.position(of: $0.length) }
    let rows = Spreading.positions(places, gap: 14, in: plot.minY...plot.maxY)
    return zip(lengths, zip(places, rows)).enumerated().map { index, item in
      let (need, (y, row)) = item
      let line = [Point(plot.minX, y), Point(plot.maxX, y), Point(plot.maxX + 10, row)]
      let word = need.completes ? "completed" : "cancelled"
      return .group(
        style: Theme.seriesClass(index + 1),
        title: "\(need.names.joined(separator: ", ")) needed"
          + " \(VerdictReason.length(need.length, up: true)): \(word)",
        [
          .polyline(line, style: "leader"),
          .text(.centered(Self.text(need), at: Point(plot.maxX + 14, row), face: .label)),
        ])
    }
  }
}

/// Speed over time, as an estimator reads it.
struct SpeedPanel {
  let trace: GestureTrace
  let time: TimeAxis
  let plot: Box

  var nodes: [SceneNode] {
    let known = trace.moments.indices.filter { trace.moments[$0].velocity.isFinite }
    let scale = plot.upward(known.map { trace.moments[$0].velocity }, room: 0.08)
    let points = known.map {
      Point(time.position(of: trace.moments[$0]), scale.position(of: trace.moments[$0].velocity))
    }
    let begin = trace.begin.flatMap { known.firstIndex(of: $0) }
    // Ticks so close that a low panel has two.
    return plot.values("speed, pt/s", on: scale, spacing: 18) + time.ticks(below: plot)
      + [TraceMarks.trace(points, begin: begin, hasEvents: false)]
  }
}

extension Box {
  /// The scale of values from 0 up, with a share of their range as room above.
  fileprivate func upward(_ values: [Double], room: Double) -> Scale {
    let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
    return Scale(
      transform: .linear, domain: low...(high + room * (high - low)), start: maxY, end: minY)
  }

  /// What is plotted, a line at every tick, and the ticks' values.
  fileprivate func values(_ title: String, on scale: Scale, spacing: Double) -> [SceneNode] {
    let ticks = scale.ticks(spacing: spacing)
    return [
      .text(SceneText(title, at: Point(minX, minY - 8), face: .heading)),
      .segments(ticks.map { row(at: scale.position(of: $0)) }, style: "grid"),
    ] + scale.labels(ticks, beside: self, off: 6).map { .text($0) }
  }
}
