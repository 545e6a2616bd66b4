/// Finds places for the names of points: no name covers another, a mark, or leaves the area.
///
/// One name after the other takes a free place around its mark, those nearby first. A name without
/// a free place gets none: the picture names it elsewhere.
package struct LabelPlacement: Sendable {
  /// A point and the size of its name, in pixels.
  package struct Item: Sendable, Equatable {
    var anchor: Point
    /// Half the size of the mark at the anchor.
    var radius: Double
    var width: Double
    var height: Double

    package init(anchor: Point, radius: Double, width: Double, height: Double) {
      (self.anchor, self.radius, self.width, self.height) = (anchor, radius, width, height)
    }

    /// The square that the mark covers.
    var mark: Box { Box(center: anchor, width: 2 * radius, height: 2 * radius) }
  }

  /// Where a name goes.
  package struct Place: Sendable, Equatable {
    package var box: Box
    /// From the mark to the name if they are apart, else nil.
    package var leader: Segment?
  }

  /// Where names may be.
  var area: Box
  /// Places that names must not cover, besides the marks.
  var obstacles: [Box]
  /// Lines that names and their leaders should rather not cross, such as error bars.
  var lines: [Segment]

  package init(area: Box, obstacles: [Box] = [], lines: [Segment] = []) {
    (self.area, self.obstacles, self.lines) = (area, obstacles, lines)
  }

  /// Directions in order of preference: beside, then above and below, then askew.
  private static let directions: [(x: Double, y: Double)] = [
    (1, 0), (-1, 0), (1, -0.6), (1, 0.6), (-1, -0.6), (-1, 0.6), (0, -1), (0, 1), (1, -1),
    (1, 1), (-1, -1), (-1, 1), (0.5, -1), (0.5, 1), (-0.5, -1), (-0.5, 1),
  ]
  /// Distances between mark and name in pixels; further off nobody would find it.
  private static let distances: [Double] = [3, 6, 11, 17, 24, 32, 42, 54, 68]
  /// A name this near needs no leader, unless another mark is nearer.
  private static let beside = 4.0
  /// Air between names, in pixels.
  private static let gap = 1.5

  /// One place per item, or nil for a name that has no room near its mark.
  package func places(for items: [Item]) -> [Place?] {
    let marks = items.map { $0.mark.grown(by: 1) }
    var places: [Place] = []
    return items.map { item in
      let free = candidates(for: item, among: items.map(\.anchor)).filter { place in
        isFree(place, item, marks, places)
      }
      // The first of those that cross fewest lines: a name over an error bar can still be read.
      let crossings = free.map { place in
        lines.count { $0.crosses(place.box) || place.leader.map($0.crosses) == true }
      }
      guard let fewest = crossings.min(), let choice = crossings.firstIndex(of: fewest) else {
        return nil
      }
      let place = free[choice]
      places.append(place)
      return place
    }
  }

  /// Places around a mark, the preferred ones first.
  private func candidates(for item: Item, among anchors: [Point]) -> [Place] {
    Self.distances.flatMap { distance in
      Self.directions.map { direction in
        let out = item.radius + distance
        let center = Point(
          item.anchor.x + direction.x * (item.width / 2 + out),
          item.anchor.y + direction.y * (item.height / 2 + out))
        let box = Box(center: center, width: item.width, height: item.height)
        let path = Segment(item.anchor, box.nearest(to: item.anchor))
        let length = path.start.distance(to: path.end)
        let isApart =
          length > item.radius + Self.beside
          || anchors.contains { $0.distance(to: box.nearest(to: $0)) < length }
        let leader = isApart ? Segment(path.point(at: item.radius / length), path.end) : nil
        return Place(box: box, leader: leader)
      }
    }
  }

  /// Whether a place covers no mark and no name, and its leader none either.
  private func isFree(_ place: Place, _ item: Item, _ marks: [Box], _ others: [Place]) -> Bool {
    let (box, leader) = (place.box, place.leader)
    guard area.contains(box), !marks.contains(where: { $0.intersects(box) }),
      !obstacles.contains(where: { $0.intersects(box) })
    else { return false }
    let isInTheWay = others.contains { other in
      other.box.grown(by: Self.gap).intersects(box) || other.leader?.crosses(box) == true
        || leader?.crosses(other.box) == true
        || other.leader.flatMap { leader?.crosses($0) } == true
    }
    let own = item.mark.grown(by: 1)
    return !isInTheWay
      && !marks.contains { mark in mark != own && leader?.crosses(mark) == true }
  }
}
