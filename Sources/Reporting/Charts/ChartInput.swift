/// An estimated proportion with its 95 % interval, all from 0 to 1.
///
/// A rate that is not finite counts as missing: nothing is drawn. A bound that is not finite
/// leaves the point without an error bar. Values outside 0 to 1 are drawn at that end.
public struct ChartRate: Sendable, Equatable {
  /// The estimate.
  public var rate: Double
  /// The lower end of the interval.
  public var low: Double
  /// The upper end of the interval.
  public var high: Double

  /// Makes a rate from an estimate and the ends of its interval.
  public init(rate: Double, low: Double, high: Double) {
    self.rate = rate
    self.low = low
    self.high = high
  }
}

/// A screen as charts see it.
public struct ChartScreen: Sendable, Equatable {
  /// Name for readers.
  public var name: String
  /// Width of the view in pt; a screen is drawn only if it is above 0 and at most 1e6.
  public var width: Double
  /// Class of device, such as `phone`, `foldable` or `tablet`; may be empty.
  public var kind: String
  /// What swept families of policies reach here; for charts of sweeps.
  public var frontiers: [ChartFrontier]

  /// Makes a screen from its name, its view width in pt, its class and what sweeps reach on it.
  public init(name: String, width: Double, kind: String, frontiers: [ChartFrontier] = []) {
    self.name = name
    self.width = width
    self.kind = kind
    self.frontiers = frontiers
  }
}

/// The results of one policy, one rate per screen in the order of the chart's screens.
///
/// Missing entries at the end count as missing results; extra entries are not used.
public struct ChartSeries: Sendable, Equatable {
  /// Name of the policy.
  public var policy: String
  /// Name of its family, whose swept curve takes the policy's colour; may be empty.
  public var family: String
  /// Completed pops among swipes meant as pop; higher is better.
  public var success: [ChartRate]
  /// Completed pops among swipes not meant as pop; lower is better.
  public var falseTrigger: [ChartRate]

  /// Makes a series from the two rates of each screen.
  public init(
    policy: String, family: String = "", success: [ChartRate], falseTrigger: [ChartRate]
  ) {
    self.policy = policy
    self.family = family
    self.success = success
    self.falseTrigger = falseTrigger
  }
}
