/// What a recommendation does for other people: its figures over many worlds, each one app's
/// people.
public struct Prospect: Sendable, Equatable {
  /// The range of a figure over worlds: its median, and the bounds of nine worlds of ten.
  public struct Range: Sendable, Equatable {
    /// The median, and the 5 and 95% quantiles.
    public let median, low, high: Double
    /// Their standard deviation.
    public let deviation: Double
    /// The share of worlds in which the figure breaks its limit; 0 where it has none.
    public let broken: Double

    /// - Precondition: there is a value.
    init(_ values: [Double], breaks: (Double) -> Bool = { _ in false }) {
      broken = Double(values.count(where: breaks)) / Double(values.count)
      let sorted = values.sorted()
      func quantile(_ share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let (below, rest) = (Int(place), place - Double(Int(place)))
        return rest == 0
          ? sorted[below] : sorted[below] + rest * (sorted[below + 1] - sorted[below])
      }
      (median, low, high) = (quantile(0.5), quantile(0.05), quantile(0.95))
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      deviation = (squares / Double(max(values.count - 1, 1))).squareRoot()
    }
  }

  /// The share of worlds in which a recommendation is to keep its limits.
  package static let leastChance = 0.9

  /// The share of worlds in which it keeps all limits on every screen.
  public let chance: Double
  /// Worlds.
  public let worlds: Int
  /// Success on the worst screen; false triggers of the worst kind, honoured aborts and content
  /// lost on the screen where each is worst.
  public let success, falseTriggers, abortsHonoured, contentLost: Range
  /// The content gesture that most often triggers falsely most; nil without any.
  public let worstIntent: String?
  /// Sampling error that was taken out of success or false triggers, whichever had more of it, by
  /// the standard deviation with it; nil if not asked for.
  public let samplingShare: Double?
}

/// What one candidate does in one world on some screens, where each figure is worst.
struct WorldFigures {
  var success = Double.infinity
  var falseTriggers = 0.0
  var aborts = 1.0
  var contentLost = 0.0
  /// Place of the intent of those false triggers.
  var worst: Int?
}
