/// A row of `screens.csv`: how policy a stands against policy b over all screens of a page and a
/// recognizer.
public struct ScreenSummaryRow: Sendable, Equatable {
  /// Names of the page, the recognizer, the policies and the metric.
  public let context, recognizer, policyA, policyB, metric: String
  /// The screens where a stands worst and best against b by the difference of rates; of equals the
  /// narrowest.
  public let worst, best: End
  /// The number of screens with each verdict on a.
  public let better, worse, equivalent, undetermined: Int
  /// The verdict over all of them.
  public let verdict: ScreensVerdict

  /// One screen with the difference a minus b there and its standard error; proportions.
  public struct End: Sendable, Equatable {
    /// Name of the screen.
    public let screen: String
    /// The difference and its error.
    public let difference, standardError: Double
  }
}
