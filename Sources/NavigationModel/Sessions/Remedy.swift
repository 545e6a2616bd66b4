import PopGesture

/// What an app does on a page where a system would take too many of the content's strokes.
public enum Remedy: Sendable, CaseIterable {
  /// Its own pan is switched off there, which leaves the system's edge swipe.
  case edgeOnly
  /// FD's `fd_interactivePopMaxAllowedInitialDistanceToLeftEdge` is 40 pt there.
  case limited
  /// No swipe goes back there.
  case off

  /// What is left: the system that the page has then, by name; nil for none.
  public var system: String? {
    switch self {
    case .edgeOnly: System.uikitEdge.name
    case .limited: "fd(40)"
    case .off: nil
    }
  }

  /// The remedies that a system's code offers.
  public static func all(for system: System) -> [Remedy] {
    let keepsEdge = system.recognizers.count > 1 && system.recognizers[0].owner == .system
    let isFD = system.recognizers.contains {
      $0 == System.fdPan() || $0 == System.fdPan(isMirrored: true)
    }
    return [keepsEdge ? .edgeOnly : .off] + (isFD ? [.limited] : [])
  }
}
