/// The best that a family reaches on one screen: its settings that no other of its own beats.
struct FrontierCurve: Sendable {
  /// A setting with both rates known.
  struct Point: Sendable, Equatable {
    var success: ChartData.Rate
    var accidents: ChartData.Rate
  }

  let family: FrontierFamily
  /// From the fewest accidents on; both rates rise from each point to the next.
  let points: [Point]
  /// How many settings these are the best of.
  let settings: Int

  /// The part with no more accidents; nil where there is none.
  func until(_ end: Double) -> FrontierCurve? {
    let part = points.filter { $0.accidents.rate <= end }
    return part.isEmpty ? nil : FrontierCurve(family: family, points: part, settings: settings)
  }

  /// The curves of a screen in the order of the families; a family without points has none.
  static func all(_ screen: ChartScreen, _ families: [FrontierFamily]) -> [FrontierCurve] {
    families.compactMap { family in
      let points = screen.frontiers.filter { $0.family == family.name }.flatMap(\.points)
        .compactMap { point -> Point? in
          guard let success = ChartData.Rate(point.success),
            let accidents = ChartData.Rate(point.accidents)
          else { return nil }
          return Point(success: success, accidents: accidents)
        }
      guard !points.isEmpty else { return nil }
      return FrontierCurve(family: family, points: front(points), settings: points.count)
    }
  }

  /// The points that no other dominates, from the fewest accidents on, equal ones once.
  ///
  /// One pass over the points in order of accidents, the higher success first: grids have
  /// thousands of settings, too many to compare each with each.
  static func front(_ points: [Point]) -> [Point] {
    let order = points.indices.sorted { first, second in
      let (a, b) = (points[first], points[second])
      return (a.accidents.rate, -a.success.rate, first)
        < (b.accidents.rate, -b.success.rate, second)
    }
    var front: [Point] = []
    for index in order where points[index].success.rate > front.last?.success.rate ?? -1 {
      front.append(points[index])
    }
    return front
  }
}
