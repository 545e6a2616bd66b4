/// Why a touch never became a pop gesture.
public enum NotBegunReason: String, Sendable, CaseIterable {
  /// The finger lifted before it had moved past the slop.
  case slop
  /// It did not start at the edge.
  case region
  /// It ran across rather than along.
  case angle
  /// It pointed away from popping.
  case direction
  /// There was no page to go back to.
  case rootPage = "root-page"
}

/// The exhaustive result of one swipe under one recognizer and one policy.
public enum Outcome: Sendable, Equatable, CustomStringConvertible {
  /// The page was popped.
  case popCompleted
  /// The pop began and was cancelled at release: the screen moved and came back.
  case popCancelled
  /// The touch never became a pop gesture.
  case notBegun(NotBegunReason)
  /// The system took the touch away.
  case systemCancelled

  /// The name in `decisions.csv`.
  public var description: String {
    switch self {
    case .popCompleted: "popCompleted"
    case .popCancelled: "popCancelled"
    case .notBegun(let reason): "notBegun(\(reason.rawValue))"
    case .systemCancelled: "systemCancelled"
    }
  }
}
