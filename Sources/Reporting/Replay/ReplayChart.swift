import Charts
import Drawing
import PolicyLibrary
import PopGesture
public import Recordings
import SwipeSimulation

/// One swipe drawn: its path on the screen, its travel against what policies need, its speed.
public enum ReplayChart {
  /// The picture as SVG, for light and dark pages.
  public static func svg(_ replay: SwipeReplay) -> String {
    SVGWriter.write(scene(replay), theme: .adaptive)
  }

  /// Height of the panels in pixels, and the space between them.
  private static let (height, gap) = (360.0, 46.0)

  /// - Parameter heading: the title in place of the swipe's identifier.
  static func scene(_ replay: SwipeReplay, title heading: String? = nil) -> Scene {
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

  /// Where an event lies.
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
    let labels = ticks.map { tick in
      SceneText(
        FixedDecimals.trimmed(tick), at: Point(scale.position(of: tick), plot.maxY + 16),
        anchor: .middle, face: .tick)
    }
    let end = max(plot.maxX + 8, (labels.last?.box.maxX ?? 0) + 4)
    let unit = SceneText("ms", at: Point(end, plot.maxY + 16), anchor: .start, face: .tick)
    return [.segments([plot.row(at: plot.maxY)] + marks, style: "axis")]
      + (labels + [unit]).map { .text($0) }
  }
}
