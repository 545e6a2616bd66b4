public import TrialStatistics

/// What the verdicts on single screens come to.
public enum ScreensVerdict: String, Sendable, CaseIterable {
  /// Better on at least one screen, worse on none.
  case better
  /// Worse on at least one screen, better on none.
  case worse
  /// Equivalent on every screen.
  case equivalent
  /// Better on some screens and worse on others: the order depends on the screen.
  case mixed
  /// Neither better nor worse anywhere, and not shown to be equivalent everywhere.
  case undetermined

  /// Sums up the verdicts of all screens; `undetermined` without any.
  public init(_ verdicts: [Verdict]) {
    switch (verdicts.contains(.better), verdicts.contains(.worse)) {
    case (true, true): self = .mixed
    case (true, false): self = .better
    case (false, true): self = .worse
    case (false, false):
      let isEquivalent = !verdicts.isEmpty && verdicts.allSatisfy { $0 == .equivalent }
      self = isEquivalent ? .equivalent : .undetermined
    }
  }
}
