/// What a family of policies reaches on a screen as its parameters are swept.
public struct ChartFrontier: Sendable, Equatable {
  /// One setting of the family's parameters; without both rates it is not drawn.
  public struct Point: Sendable, Equatable {
    /// Completed pops among swipes meant as pop; higher is better.
    public var success: ChartRate
    /// Completed pops among the page swipes of the worst kind; lower is better.
    public var accidents: ChartRate

    /// Makes a point from its two rates.
    public init(success: ChartRate, accidents: ChartRate) {
      self.success = success
      self.accidents = accidents
    }
  }

  /// Name of the family.
  public var family: String
  /// All settings of all sweeps, in any order.
  public var points: [Point]

  /// Makes a frontier from a family's name and its settings.
  public init(family: String, points: [Point]) {
    self.family = family
    self.points = points
  }
}
