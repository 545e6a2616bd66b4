import Drawing

/// The names of families, hung from their curves.
///
/// Curves climb to the upper left and leave the lower right free. A thin line runs down from a dot
/// on each curve and turns into a piece of the curve's own line, the name behind it. The further
/// right a dot, the higher its name: so no line meets another name.
struct FrontierLabels {
  /// A name and the line from its curve.
  struct Hung {
    let curve: FrontierCurve
    /// On the curve.
    let anchor: Point
    /// The piece of line, then the name.
    let box: Box
  }

  /// From the right to the left.
  private(set) var hung: [Hung] = []
  private let curves: [FrontierCurve]
  private let paths: [FrontierPath]
  private let plot: Box
  private let obstacles: [Box]
  private let lines: [Segment]

  /// Length of the piece of line before a name, and the air after it.
  private static let sample = 18.0
  private static let air = 4.0
  private static let widest = 150.0
  /// Between dots beside each other, and between names above each other.
  private static let gap = 13.0
  private static let step = 15.0
  private static let dotRadius = 1.9
  /// Further from the others than this, a curve is not told from them any better.
  private static let apart = 12.0

  /// Hangs names of curves.
  ///
  /// - Parameter obstacles: what names must not cover besides curves.
  init(_ curves: [FrontierCurve], paths: [FrontierPath], plot: Box, obstacles: [Box]) {
    (self.curves, self.paths, self.plot, self.obstacles) = (curves, paths, plot, obstacles)
    lines = paths.flatMap(\.segments)
    let wanted = paths.indices.map { clearest($0).x }
    let spread = Spreading.positions(wanted, gap: Self.gap, in: plot.minX...plot.maxX)
    let order = paths.indices.sorted { (spread[$0], $0) > (spread[$1], $1) }
    var (top, right) = (plot.minY, plot.maxX)
    for index in order {
      let item = hang(index, from: spread[index], to: right, below: top)
      hung.append(item)
      (top, right) = (max(top, item.box.minY + Self.step), item.anchor.x - Self.gap)
    }
  }

  /// The place nearest to where the curve is clearest: below it, else further to the right.
  private func hang(_ index: Int, from left: Double, to right: Double, below top: Double) -> Hung {
    let limit = plot.maxX - width(index) - 4
    let last = max(plot.maxY - TextFace.label.lineHeight - 3, plot.minY)
    for x in stride(from: min(left, limit), through: max(left, min(right, limit)), by: 4) {
      let anchor = paths[index].point(at: x)
      let free = stride(from: max(top, anchor.y + 8), through: last, by: 2).first { top in
        isFree(box(index, Point(anchor.x, top)))
      }
      if let free {
        return Hung(
          curve: curves[index], anchor: anchor, box: box(index, Point(anchor.x, free)))
      }
    }
    let anchor = paths[index].point(at: min(left, limit))
    return Hung(curve: curves[index], anchor: anchor, box: nearest(index, to: anchor))
  }

  /// Where nothing is free below, as under a single point above other curves: the nearest free
  /// place, to the right if there is one.
  private func nearest(_ index: Int, to anchor: Point) -> Box {
    let own = box(index, Point(min(anchor.x + 8, plot.maxX - width(index)), anchor.y))
    let item = LabelPlacement.Item(anchor: anchor, radius: 0, width: own.width, height: own.height)
    let free = LabelCandidates.all(item, plot.grown(by: -2)).filter(isFree)
    let right = free.filter { $0.minX >= anchor.x + 6 }
    let distance = { (box: Box) in box.nearest(to: anchor).distance(to: anchor) }
    return (right.isEmpty ? free : right).min { distance($0) < distance($1) } ?? own
  }

  /// Whether a name covers no line, no mark and no other name.
  private func isFree(_ box: Box) -> Bool {
    let room = box.grown(by: 2)
    return !obstacles.contains { $0.intersects(room) } && !lines.contains { $0.crosses(room) }
      && !hung.contains { $0.box.intersects(room) }
  }

  private func width(_ index: Int) -> Double {
    Self.sample + Self.air
      + TextMetrics.width(of: Self.name(curves[index]), size: TextFace.label.size)
  }

  private func box(_ index: Int, _ corner: Point) -> Box {
    Box(
      minX: corner.x, minY: corner.y, maxX: corner.x + width(index),
      maxY: corner.y + TextFace.label.lineHeight)
  }

  /// Where a curve is told from the others most easily; of equals, the one next to its middle.
  private func clearest(_ index: Int) -> Point {
    let own = paths[index]
    let middle = own.point(at: own.center.x)
    let others = paths.indices.filter { $0 != index }.flatMap { paths[$0].segments }
    func clarity(_ point: Point) -> (Double, Double) {
      let nearest = others.map { $0.distance(to: point) }.min() ?? Self.apart
      return (min(nearest, Self.apart).rounded(), -point.distance(to: middle))
    }
    let limit = plot.maxX - width(index) - 4
    var places = own.places.filter { $0.x <= limit }
    // The lower half leaves names little room, and is where policies are of little use. At the left
    // all curves are steep, and a name is far below its dot. Marks of policies would hide a dot.
    let wishes: [(Point) -> Bool] = [
      { $0.y <= plot.center.y },
      { $0.x >= plot.minX + plot.width / 8 },
      { place in !obstacles.contains { $0.nearest(to: place).distance(to: place) < 4 } },
    ]
    for wish in wishes {
      let kept = places.filter(wish)
      if !kept.isEmpty { places = kept }
    }
    return places.max { clarity($0) < clarity($1) } ?? middle
  }

  private static func name(_ curve: FrontierCurve) -> String {
    TextFitting.shortened(curve.family.name, to: widest, size: TextFace.label.size)
  }

  /// Dots, lines and names.
  func nodes(theme: Theme) -> [SceneNode] {
    hung.flatMap { item -> [SceneNode] in
      let (y, left) = (item.box.center.y, item.box.minX)
      let signs: [SceneNode] = [
        .polyline([item.anchor, Point(left, y)], style: "hanger"),
        .polyline(
          [Point(left, y), Point(left + Self.sample, y)], style: item.curve.family.lineStyle),
        .marker(.circle, at: item.anchor, radius: Self.dotRadius),
      ]
      let name = SceneText.centered(
        Self.name(item.curve), at: Point(left + Self.sample + Self.air, y), face: .label)
      let nodes: [SceneNode] = [
        .group(SceneGroup(style: theme.seriesClass(item.curve.family.index), nodes: signs)),
        .text(name),
      ]
      guard let policy = item.curve.family.policy else { return nodes }
      return [.group(SceneGroup(policy: policy, nodes: nodes))]
    }
  }
}
