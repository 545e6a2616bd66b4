/// A least-squares fit of one parameterised reach to a recorded stroke.
///
/// The stroke starts where the finger went down and ends at the last location; fitted are the hold
/// before it, the phases a and b at touch-down and lift, and the bow, which is a linear parameter
/// and found in closed form (Levenberg 1944, Marquardt 1963, with bounds kept by projection).
struct ReachFit {
  /// ms of rest before the reach, and of the reach itself.
  private(set) var hold = 0.0
  private(set) var duration = 0.0
  private(set) var a = 0.0
  private(set) var b = 1.0
  /// Upwards, pt.
  private(set) var bow = 0.0
  /// Root mean square distance of the locations from the fit, over the length of the stroke.
  private(set) var error = Double.infinity

  /// Locations in pt at times in ms since touch-down; the first is touch-down.
  struct Track {
    var times: [Double]
    var x: [Double]
    var y: [Double]

    var dx: Double { (x.last ?? 0) - (x.first ?? 0) }
    var dy: Double { (y.last ?? 0) - (y.first ?? 0) }
    var length: Double { (dx * dx + dy * dy).squareRoot() }
    var duration: Double { times.last ?? 0 }
  }

  /// Fits a stroke with at least three locations and a length.
  ///
  /// - Parameter allowsHold: whether the reach may start after touch-down.
  init(_ track: Track, allowsHold: Bool) {
    let first = track.times.count > 1 ? track.times[1] / track.duration : 0
    for (a, b) in [(0.02, 0.98), (0.1, 0.7), (0.25, 0.6), (0.3, 0.9)] {
      improve(track, from: [a, b, 0], allowsHold: allowsHold)
    }
    guard allowsHold else { return }
    for (a, b) in [(0.02, 0.98), (0.1, 0.7)] {
      for hold in [0.7 * first, 0.5] { improve(track, from: [a, b, hold], allowsHold: true) }
    }
  }

  private mutating func improve(_ track: Track, from start: [Double], allowsHold: Bool) {
    let free = allowsHold ? 3 : 2
    var (place, damping) = (start, 1e-3)
    var (residuals, bow) = Self.residuals(track, place)
    var cost = Self.dot(residuals, residuals)
    for _ in 0..<(allowsHold ? 30 : 100) where damping < 1e6 {
      var slopes = (0..<free).map { index in
        var moved = place
        // Inwards, so that both places are inside the bounds.
        let step = place[index] > 0.4 ? -1e-5 : 1e-5
        moved[index] += step
        let other = Self.residuals(track, moved).residuals
        return Self.quotients(other, residuals, step)
      }
      var step = Self.step(slopes, residuals, damping)
      // A parameter at its bound that wants to leave stays there while the others go on.
      let wanted = (0..<free).map { place[$0] + step[$0] }
      let possible = Self.held(wanted + (free < 3 ? [place[2]] : []))
      for index in 0..<free
      where possible[index] != wanted[index] && possible[index] == place[index] {
        slopes[index] = slopes[index].map { _ in 0 }
      }
      step = Self.step(slopes, residuals, damping)
      let next = Self.held((0..<3).map { place[$0] + ($0 < free ? step[$0] : 0) })
      let (nextResiduals, nextBow) = Self.residuals(track, next)
      let nextCost = Self.dot(nextResiduals, nextResiduals)
      if nextCost < cost {
        let gain = cost - nextCost
        (place, residuals, bow, cost) = (next, nextResiduals, nextBow, nextCost)
        damping = max(damping / 5, 1e-9)
        if gain < (allowsHold ? 1e-5 : 1e-9) * cost { break }
      } else {
        damping *= 5
      }
    }
    let error = (cost / Double(track.times.count)).squareRoot()
    guard error < self.error else { return }
    (a, b, self.bow, self.error) = (place[0], place[1], bow * track.length, error)
    hold = place[2] * track.duration
    duration = track.duration - hold
  }

  // Loops without closures below, as nothing optimises them.

  private static func quotients(_ a: [Double], _ b: [Double], _ step: Double) -> [Double] {
    var result = a
    var index = 0
    while index < a.count {
      result[index] = (a[index] - b[index]) / step
      index += 1
    }
    return result
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    var (sum, index) = (0.0, 0)
    while index < a.count {
      sum += a[index] * b[index]
      index += 1
    }
    return sum
  }

  /// The bounds of the published fits: a in 0 to .5, b in .3 to 1; hold up to .9 of the time.
  private static func held(_ place: [Double]) -> [Double] {
    let b = min(max(place[1], 0.3), 1)
    return [min(max(place[0], 0), 0.5, b - 0.02), b, min(max(place[2], 0), 0.9)].map { max($0, 0) }
  }

  private static func reach(_ u: Double) -> Double { u * u * u * (10 + u * (6 * u - 15)) }

  /// Differences from the recorded locations over the length of the stroke, x then y.
  private static func residuals(
    _ track: Track, _ place: [Double]
  ) -> (residuals: [Double], bow: Double) {
    let (begin, span) = (place[0], place[1] - place[0])
    let (offset, scale) = (reach(begin), 1 / (reach(begin + span) - reach(begin)))
    let (dx, dy, length) = (track.dx, track.dy, track.length)
    let count = track.times.count
    var result = [Double](repeating: 0, count: 2 * count)
    var (bulges, cross, square) = ([Double](repeating: 0, count: count), 0.0, 0.0)
    let (times, xs, ys, duration, hold) = (track.times, track.x, track.y, track.duration, place[2])
    let (startX, startY) = (xs[0], ys[0])
    var index = 0
    while index < count {
      defer { index += 1 }
      let share = times[index] / duration
      var within = (share - hold) / (1 - hold)
      if !(within > 0) { within = 0 } else if within > 1 { within = 1 }
      let progress = (reach(begin + span * within) - offset) * scale
      let bulge = 4 * progress * (1 - progress)
      result[index] = (xs[index] - startX - dx * progress) / length
      let rest = (ys[index] - startY - dy * progress) / length
      result[count + index] = rest
      bulges[index] = bulge
      // y grows downwards and the bow upwards.
      cross -= rest * bulge
      square += bulge * bulge
    }
    let bow = square > 0 ? cross / square : 0
    for index in 0..<count { result[count + index] += bow * bulges[index] }
    return (result, bow)
  }

  /// Solves the damped normal equations.
  private static func step(
    _ slopes: [[Double]], _ residuals: [Double], _ damping: Double
  ) -> [Double] {
    let size = slopes.count
    var rows = slopes.indices.map { row in
      slopes.indices.map { dot(slopes[row], slopes[$0]) } + [-dot(slopes[row], residuals)]
    }
    for row in 0..<size { rows[row][row] = rows[row][row] * (1 + damping) + 1e-12 }
    // Gauss and Jordan; positive definite, so no pivoting.
    for pivot in 0..<size {
      let scale = rows[pivot][pivot]
      for column in 0...size { rows[pivot][column] /= scale }
      for row in 0..<size where row != pivot {
        let factor = rows[row][pivot]
        for column in 0...size { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    return rows.map { $0[size] }
  }
}
