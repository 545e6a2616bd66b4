import PolicyLibrary
import PopGesture

/// The pager of SwiftUI's tab view and its repair.
extension System {
  private static let origin = "Article 3"

  /// The modifier is for views that page sideways; on leaving, the system has its delegate back.
  private static let onPagers = Installation(on: .withSidewaysScroll, elsewhere: [.systemEdge])

  package static let tabviewBroken = cited(
    origin, "tabviewBroken", "the edge pan under a pager that takes sideways strokes first",
    [.edge(.system)],
    source: "“TabView's gesture captures the touch first; the navigation's gesture never has a"
      + " chance to respond”; as uikit.edgeYields")

  package static let rickey = cited(
    origin, "rickey",
    "on a pager's first page only, an edge swipe moves pager and page at once",
    [.edge([.rightwardOrMoving, .conditionMet], .simultaneous(with: .pager))],
    installation: onPagers,
    source: "“only allow simultaneous recognition with the conflicting gesture we're managing”,"
      + " “translation.x > 0 || velocity.x > 0”, “shouldEnableSwipeBack?() ?? false”; “apply the"
      + " modifier on any sideways sliding view that blocks the navigation's return gesture”; other"
      + " pages as uikit.edge")

  package static let rickeyAnd = cited(
    origin, "rickeyAnd", "as `rickey`, with a direction test of the translation alone",
    [.edge([.rightward, .conditionMet], .simultaneous(with: .pager))],
    installation: onPagers, confidence: .unconfirmed, source: "our variant of its gate")

  package static let rickeyFullScreen = cited(
    origin, "rickeyFullScreen", "the third article's direction test on a pan anywhere",
    [.pan([.previousPage, .rightwardOrMoving, .conditionMet], target: .system)],
    confidence: .unconfirmed, source: "our variant, to compare direction tests on equal terms")

  /// Where the cleanup is forgotten and the coordinator dies: the gesture keeps no delegate.
  package static let rickeyStale = cited(
    origin, "rickeyStale",
    "the repair without its cleanup: on other pages the edge pan has no delegate",
    [.edge([.rightwardOrMoving, .conditionMet], .simultaneous(with: .pager))],
    installation: Installation(
      on: .withSidewaysScroll, elsewhere: [.edge([])], before: [.systemEdge]),
    confidence: .unconfirmed,
    source: "“clean up: restore the original state, to avoid side effects”; our reading: a delegate"
      + " is a weak reference, so without that it is nil once the page and its coordinator have"
      + " gone")
}
