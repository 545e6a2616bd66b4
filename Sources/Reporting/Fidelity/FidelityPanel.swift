import Charts
import Drawing
import Recordings

/// One statistic: the synthetic distribution as a line, the recorded one as marks, and as a second
/// line where it is known in full.
struct FidelityPanel {
  let curve: QuantileCurve
  let distance: Double?
  let plot: Box

  func nodes(theme: Theme) -> [SceneNode] {
    let remark = distance.map { "KS \(FixedDecimals.string($0, decimals: 3))" } ?? ""
    let heading = ChartFrame.heading(
      curve.statistic.title, remark: remark, at: Point(plot.minX, plot.minY - 9),
      width: plot.width)
    let lines = [SceneNode.polyline(points(\.simulated), style: "line")]
    return heading + axes
      + [
        .group(SceneGroup(style: theme.seriesClass(FidelityChart.recorded), nodes: recordedLine)),
        .group(SceneGroup(style: theme.seriesClass(FidelityChart.synthetic), nodes: lines)),
        .group(SceneGroup(style: theme.seriesClass(FidelityChart.recorded), nodes: marks)),
      ]
  }

  /// The values at both ends of the axis.
  private var domain: ClosedRange<Double> {
    let middle = curve.knots.filter { $0.probability > 0.025 && $0.probability < 0.975 }
    let values = middle.flatMap { [$0.simulated] + ($0.recorded.map { [$0] } ?? []) }
      .filter(\.isFinite)
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return low < high ? low...high : low - 0.5...low + 0.5
  }

  private var across: Scale {
    Scale(transform: .linear, domain: domain, start: plot.minX, end: plot.maxX)
  }

  private var upward: Scale {
    Scale(transform: .linear, domain: 0...1, start: plot.maxY, end: plot.minY)
  }

  private func place(_ value: Double, _ probability: Double) -> Point {
    Point(across.position(of: value), upward.position(of: probability))
  }

  private func points(_ value: KeyPath<QuantileCurve.Knot, Double>) -> [Point] {
    curve.knots.filter { domain.contains($0[keyPath: value]) }.map {
      place($0[keyPath: value], $0.probability)
    }
  }

  private var recordedLine: [SceneNode] {
    let known = curve.knots.compactMap { knot in knot.recorded.map { ($0, knot.probability) } }
    guard known.count > StrokeSummary.probabilities.count else { return [] }
    let inside = known.filter { domain.contains($0.0) }
    return [.polyline(inside.map { place($0.0, $0.1) }, style: "leader")]
  }

  private var marks: [SceneNode] {
    curve.knots.filter { StrokeSummary.probabilities.contains($0.probability) }.compactMap { knot in
      knot.recorded.map { .marker(.circle, at: place($0, knot.probability), radius: 3.4) }
    }
  }

  private var axes: [SceneNode] {
    let face = TextFace.tick
    let shares = [0.05, 0.25, 0.5, 0.75, 0.95]
    let rows = shares.map { plot.row(at: upward.position(of: $0)) }
    let shareLabels = shares.map { share in
      SceneNode.text(
        .centered(
          "\(FixedDecimals.trimmed(share * 100)) %",
          at: Point(plot.minX - 6, upward.position(of: share)), anchor: .end, face: face))
    }
    let ticks = across.ticks(spacing: 48)
    let marks = ticks.map { tick in
      let x = across.position(of: tick)
      return Segment(Point(x, plot.maxY), Point(x, plot.maxY + 4))
    }
    let labels = ticks.map { tick in
      SceneNode.text(
        SceneText(
          FixedDecimals.trimmed(tick, decimals: 4),
          at: Point(across.position(of: tick), plot.maxY + 16), anchor: .middle, face: face))
    }
    let base = plot.row(at: plot.maxY)
    return [.segments(rows, style: "grid"), .segments([base] + marks, style: "axis")]
      + shareLabels + labels
  }
}
