/// Where a drag stands for a rule that remembers reversals: Android's back gesture.
public enum ReversalState: Int, Sendable {
  /// Not yet far enough for the gesture to be armed.
  case entry
  /// Armed: a release goes back.
  case active
  /// Armed once and taken back.
  case inactive
}
