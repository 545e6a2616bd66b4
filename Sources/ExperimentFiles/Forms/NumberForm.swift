import NavigationModel

/// A number of an experiment file, described once: the reader and the schema use its range.
struct NumberForm: Sendable {
  /// Values that make sense; others are refused.
  let range: ClosedRange<Double>
  /// What it is a number of, for messages: `a width in pt`.
  let unit: String

  init(_ range: ClosedRange<Double>, _ unit: String) { (self.range, self.unit) = (range, unit) }

  /// The range in words.
  var words: String { "from \(plain(range.lowerBound)) to \(plain(range.upperBound))" }

  /// A number whose range depends on what stands beside it.
  static let any = NumberForm(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "a number")
  static let proportion = NumberForm(0...1, "a proportion")
  static let costRatio = NumberForm(ExperimentRange.costRatio, "a cost ratio")
  static let weight = NumberForm(0...1_000_000, "a weight")
  static let slowShareMean = NumberForm(0.000_1...0.999, "a share")
  static let slowSharePersons = NumberForm(0.05...1000, "a number")
}

/// Ranges that experiments and options of the program share.
public enum ExperimentRange {
  /// Seeds of random draws.
  public static let seed: ClosedRange<UInt64> = 0...UInt64.max
  /// Synthetic people.
  public static let participants: ClosedRange<UInt64> = 2...10_000_000
  /// Swipes per participant, screen and intent.
  static let swipesPerIntent: ClosedRange<UInt64> = 1...1000
  /// Plausible populations in which a decision is to hold.
  public static let worlds: ClosedRange<UInt64> = 0...1000
  /// How many missed pops an unwanted one is as bad as.
  public static let costRatio: ClosedRange<Double> = 0...1000
}
