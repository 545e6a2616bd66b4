import Drawing

/// Where a family's curve and its band run through a panel.
struct FrontierPath {
  /// The curve, thinned to what can be seen.
  let line: [Point]
  /// The band around it, closed.
  let band: [Point]
  /// Errors of accidents at both ends of the curve, and of success at the last.
  let endBars: [Segment]

  /// A third of a pixel: half the width of a hair line.
  private static let tolerance = 0.3

  /// Places a curve.
  ///
  /// - Parameter corners: the most that the line, and either edge of the band, may have; steps that
  ///   are hardly seen go until they are met.
  init(_ curve: FrontierCurve, layout: TradeOffLayout, plot: Box, corners: Int = .max) {
    let across = layout.accidents(in: plot)
    let upward = layout.successes(in: plot)
    func steps(_ success: (ChartData.Rate) -> Double) -> [Point] {
      // With fewer accidents than the next setting one falls back to the one before: steps.
      var line: [Point] = []
      for point in curve.points {
        let place = Point(
          across.position(of: point.accidents.rate), upward.position(of: success(point.success)))
        if let last = line.last { line.append(Point(place.x, last.y)) }
        line.append(place)
      }
      var tolerance = Self.tolerance
      var thin = LineThinning.thinned(line, tolerance: tolerance)
      while thin.count > max(corners, 2) {
        tolerance *= 1.3
        thin = LineThinning.thinned(line, tolerance: tolerance)
      }
      return thin
    }
    line = steps(\.rate)
    let low = steps { $0.interval?.lowerBound ?? $0.rate }
    let high = steps { $0.interval?.upperBound ?? $0.rate }
    band = curve.points.count > 1 ? low + high.reversed() : []
    func spot(_ point: FrontierCurve.Point) -> Point {
      Point(
        across.position(of: point.accidents.rate), upward.position(of: point.success.rate))
    }
    let ends = curve.points.prefix(1) + curve.points.dropFirst().suffix(1)
    // The band has no width at the last point, so its error of success is a bar too.
    endBars =
      ends.compactMap { RateBars.horizontal($0.accidents, at: spot($0), scale: across) }
      + ends.suffix(1).compactMap { RateBars.vertical($0.success, at: spot($0), scale: upward) }
  }

  /// Points along the curve, a few pixels apart at most.
  var places: [Point] {
    line.prefix(1)
      + segments.flatMap { piece in
        let count = max(1, (piece.start.distance(to: piece.end) / 4).rounded(.up))
        return (1...Int(count)).map { piece.point(at: Double($0) / count) }
      }
  }

  /// The middle of its extent.
  var center: Point {
    let (first, last) = (line.first ?? Point(0, 0), line.last ?? Point(0, 0))
    return Point((first.x + last.x) / 2, (first.y + last.y) / 2)
  }

  /// The point of the curve above x, of its end if it does not reach there; the highest of several.
  func point(at x: Double) -> Point {
    let (first, last) = (line.first ?? Point(0, 0), line.last ?? Point(0, 0))
    if x <= first.x { return line.last { $0.x <= first.x } ?? first }
    if x >= last.x { return last }
    for piece in segments.reversed() where piece.start.x <= x && piece.end.x > piece.start.x {
      return piece.point(at: (x - piece.start.x) / (piece.end.x - piece.start.x))
    }
    return last
  }

  /// The curve's pieces.
  var segments: [Segment] { zip(line, line.dropFirst()).map { Segment($0, $1) } }
}
