/// Finds places for the names of points: no name covers another, a mark, or leaves the area.
///
/// Deterministic: one name after the other takes its cheapest place among fixed candidates; then
/// each may move again, given all others, for a few rounds. A name with no room near its point
/// goes to the cheapest free place of the whole area.
package struct LabelPlacement: Sendable {
  /// A point and the size of its name, in pixels.
  package struct Item: Sendable, Equatable {
    var anchor: Point
    /// Half the size of the mark at the anchor.
    var radius: Double
    var width: Double
    var height: Double

    /// A name of a size for the mark around a point.
    package init(anchor: Point, radius: Double, width: Double, height: Double) {
      (self.anchor, self.radius, self.width, self.height) = (anchor, radius, width, height)
    }

    /// The square that the mark covers.
    var mark: Box { Box(center: anchor, width: 2 * radius, height: 2 * radius) }
  }

  /// Where a name goes.
  package struct Place: Sendable, Equatable {
    package var box: Box
    /// From the mark to the name if they are apart or could be mistaken, else nil.
    package var leader: Segment?
  }

  /// Where names may be.
  var area: Box
  /// Places that names must not cover, besides the marks.
  var obstacles: [Box]
  /// Thin lines that names should rather not cover, such as error bars.
  var bars: [Segment]
  /// Lines that would strike a name through.
  var lines: [Segment]
  /// Air between names, in pixels.
  var gap: Double

  /// An area with what names must not cover.
  package init(
    area: Box, obstacles: [Box] = [], bars: [Segment] = [], lines: [Segment] = [],
    gap: Double = 1.5
  ) {
    (self.area, self.obstacles, self.bars, self.lines) = (area, obstacles, bars, lines)
    self.gap = gap
  }

  /// One place per item, or nil for a name that fits nowhere.
  ///
  /// Several orders are tried and the best result kept: first the fewest names without a place,
  /// then the lowest cost. Then those that fared worst go first, as long as that helps.
  ///
  /// Of more items than `most` every n-th gets a name: a thousand names would take hours, and
  /// nobody could read them.
  package func places(for items: [Item]) -> [Place?] {
    guard items.count <= Self.most else {
      let every = (items.count + Self.most - 1) / Self.most
      let kept = Array(stride(from: 0, to: items.count, by: every))
      var places = [Place?](repeating: nil, count: items.count)
      for (index, place) in zip(kept, self.places(for: kept.map { items[$0] })) {
        places[index] = place
      }
      return places
    }
    var solver = LabelSolver(items, self)
    var best = LabelSolver.Layout(
      boxes: items.map { _ in nil }, costs: items.map { _ in LabelChoices.missing })
    // A great many names need much time and gain little from another order.
    let attempts =
      items.count <= LabelPlacement.many ? orders(items) : Array(orders(items).prefix(1))
    for order in attempts { best = better(best, solver.solve(order)) }
    for _ in 0..<min(items.count, LabelPlacement.many) where attempts.count > 1 {
      let worst = items.indices.sorted { (-best.costs[$0], $0) < (-best.costs[$1], $1) }
      let attempt = better(best, solver.solve(worst))
      guard attempt.cost < best.cost else { break }
      best = attempt
    }
    return best.boxes.enumerated().map { index, box in
      box.map { Place(box: $0, leader: leader(from: items[index], to: $0, among: items)) }
    }
  }

  /// The most names in one area.
  package static let most = 64

  /// The most names for which several orders are tried.
  private static let many = 16

  /// How many arbitrary orders are tried; more find slightly better places, in more time.
  private static let shuffles = 12

  private func better(
    _ first: LabelSolver.Layout, _ second: LabelSolver.Layout
  ) -> LabelSolver.Layout {
    second.cost < first.cost ? second : first
  }

  /// The most crowded first, then by the four directions, then shuffles that are always the same.
  private func orders(_ items: [Item]) -> [[Int]] {
    let crowd = items.map { item in
      -Double(items.count { $0.anchor.distance(to: item.anchor) < item.width })
    }
    var keys = [
      crowd, items.map(\.anchor.x), items.map { -$0.anchor.x }, items.map(\.anchor.y),
      items.map { -$0.anchor.y },
    ]
    for round in 1...LabelPlacement.shuffles {
      // Weyl's sequence: multiples of an irrational number, taken modulo 1, look shuffled.
      keys.append(
        items.indices.map { index in
          let angle = Double((index + 1) * round) * 0.618_033_988_749_895
          return angle - angle.rounded(.down)
        })
    }
    return keys.map { key in items.indices.sorted { (key[$0], $0) < (key[$1], $1) } }
  }

  private func leader(from item: Item, to box: Box, among items: [Item]) -> Segment? {
    let end = box.nearest(to: item.anchor)
    let length = item.anchor.distance(to: end)
    let isApart = length > item.radius + 5
    let isAmbiguous = items.contains { other in
      other != item && other.anchor.distance(to: box.nearest(to: other.anchor)) < length + 3
    }
    guard (isApart || isAmbiguous) && length > item.radius + 1 else { return nil }
    let share = item.radius / length
    let start = Point(
      item.anchor.x + (end.x - item.anchor.x) * share,
      item.anchor.y + (end.y - item.anchor.y) * share)
    return Segment(start, end)
  }
}
