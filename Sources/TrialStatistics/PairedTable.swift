/// The two-by-two table of two binary outcomes on the same, independent, trials.
///
/// Nothing here knows of clusters: with several trials per person use `PairedContrast`.
public struct PairedTable: Sendable, Equatable {
  /// The trials where both succeed.
  public let both: Int
  /// The trials where only the first succeeds, and where only the second does.
  public let only1, only2: Int
  /// The trials where neither succeeds.
  public let neither: Int

  /// Creates the table; counts must not be negative and not all be 0, which are preconditions.
  public init(both: Int, only1: Int, only2: Int, neither: Int) {
    precondition(both >= 0 && only1 >= 0 && only2 >= 0 && neither >= 0)
    precondition(both + only1 + only2 + neither > 0, "a table without trials")
    self.both = both
    self.only1 = only1
    self.only2 = only2
    self.neither = neither
  }

  /// The number of trials.
  public var trials: Int { both + only1 + only2 + neither }

  /// The difference of the rates, first minus second.
  public var difference: Double { Double(only1 - only2) / Double(trials) }

  /// McNemar's test of equal rates.
  public var mcNemar: McNemarTest { McNemarTest(only1: only1, only2: only2) }
}
