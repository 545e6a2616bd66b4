import StrictFiles
import Study

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

  /// `screens.csv`.
  static let table = Table<ScreenSummaryRow>(
    "screens.csv",
    """
    With several screens and policies: success and false triggers of a minus b on the screens where
    a stands worst and best, and the number of screens with each verdict.
    """
  ) {
    Column(.context, \.context)
    Column(.recognizer, \.recognizer)
    [Column(.policyA, \.policyA), Column(.policyB, \.policyB)]
    Column(.metric, \.metric)
    end("worst", \.worst)
    end("best", \.best)
    Column("better", \.better, "screens where a is better")
    Column("worse", \.worse, "screens where a is worse")
    Column("equivalent", \.equivalent, "screens where both are equivalent")
    Column("undetermined", \.undetermined, "the other screens")
    Column(
      "verdict", \.verdict.rawValue,
      "over all screens: `better` (somewhere, and nowhere worse), `worse`, `equivalent`"
        + " (everywhere), `mixed` or `undetermined`")
  }

  private static func end(
    _ name: String, _ end: @escaping @Sendable (ScreenSummaryRow) -> End
  ) -> [Column<ScreenSummaryRow>] {
    [
      Column("\(name)_screen", \End.screen, "where a stands \(name)"),
      Column("\(name)_difference", \.difference, "a minus b there"),
      Column("\(name)_mc_error", \.standardError, "its standard error"),
    ].of(end)
  }
}
