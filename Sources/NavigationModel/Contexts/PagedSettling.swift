import PopGesture

extension PageContext {
  /// A pager that still turns back to its first page at touch-down: its index is the first one's
  /// only when it has come to rest.
  public static let pagedSettling = PageContext(
    "pagedSettling", "a pager that still turns back to its first page at touch-down",
    mix: pagedFirst.mix
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true, isMoving: true)]
    $0.navigation.isConditionMet = false
    // Half of the .3 s that a turn takes (assumed): on average a finger comes half-way.
    $0.conditionRemaining = 0.15
  }
}
