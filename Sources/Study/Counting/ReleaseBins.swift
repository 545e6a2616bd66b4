import ExperimentFiles
package import PopGesture

/// Cells into which releases are sorted by translation, velocity, duration and start.
///
/// The edges are fixed, so that one pass suffices and counts of parts add up. They lie close
/// together where unwanted releases end and pops begin, on a phone as on a tablet, and far apart
/// where a release is clearly one or the other. A figure on an edge belongs to the bin above it;
/// one that is not a number to the lowest bin.
package struct ReleaseBins: Sendable {
  /// Upper edges of the bins of x / W, the last bin being open.
  package let translationEdges: [Double] =
    [-0.05] + (0...12).map { Double($0) / 100 } + [
      0.14, 0.16, 0.18, 0.2, 0.225, 0.25, 0.275, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.85,
      0.9,
    ]
  /// Upper edges of the bins of v, in pt/s.
  package let velocityEdges: [Double] = [
    -1000, -300, -100, -25, 0, 25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000,
    1300, 1700, 2200, 3000,
  ]
  /// Upper edges of the bins of the time from touch-down to lift, in s: each some 2.5 times the
  /// last.
  package let durationEdges: [Double] = [0.2, 0.5, 1.2]
  /// Upper edges of the bins of the place of touch-down, in widths of the view.
  package let startEdges: [Double] = [0.1, 0.3, 0.5]

  /// The cells, which are the same everywhere.
  package init() {}

  /// The cell of a release.
  ///
  /// Cells are ordered by translation, then velocity, then duration, then start.
  package func cell(of release: Release) -> Int {
    let translation = Self.bin(of: release.inWidths(release.translation), translationEdges)
    let velocity = Self.bin(of: release.velocity, velocityEdges)
    let duration = Self.bin(of: release.duration, durationEdges)
    let start = Self.bin(of: release.inWidths(release.start), startEdges)
    let motion = translation * ReleaseCells.velocities + velocity
    return (motion * ReleaseCells.durations + duration) * ReleaseCells.starts + start
  }

  /// The number of ascending edges that a value reaches.
  private static func bin(of value: Double, _ edges: [Double]) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if value >= edges[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A place in each bin between ascending edges: the middle, and in the open bins as far from the
  /// edge as in the next bin.
  package static func centres(of edges: [Double]) -> [Double] {
    guard let first = edges.first, let last = edges.last, edges.count > 1 else { return edges }
    let middles = zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 }
    return [2 * first - middles[0]] + middles + [2 * last - middles[middles.count - 1]]
  }
}
