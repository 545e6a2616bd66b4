import PolicyLibrary
public import PopGesture

/// What became of one touch under one recognizer, before any policy is asked.
public enum TouchResult: Sendable {
  /// A pop gesture that the finger released: policies decide.
  case released(Release)
  /// Never a pop gesture.
  case notBegun(NotBegunReason)
  /// Taken away by the system.
  case systemCancelled

  /// Plays the touches of one swipe through a recognizer, and reads what policies need to be told.
  static func of(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ reading: ReleaseReading, _ view: View
  ) -> TouchResult {
    GestureTrace.of(samples, recognizer, reading, view, isTraced: false).result
  }

  /// Where it happened: the view's size in pt (the height may be unknown), and the density.
  struct View {
    let width, height, millimetresPerPoint: Double
  }

  /// The outcome under a policy.
  func outcome(_ policy: NamedPolicy) -> Outcome {
    switch self {
    case .released(let release): policy.completes(release) ? .popCompleted : .popCancelled
    case .notBegun(let reason): Outcome(notBegun: reason)
    case .systemCancelled: .systemCancelled
    }
  }
}
