import PolicyLibrary
import PopGesture

/// FDFullscreenPopGesture.
extension System {
  private static let origin = "Article 4"
  private static let upstream =
    "FDFullscreenPopGesture, UINavigationController+FDFullscreenPopGesture.m"

  /// Its pan on the view of the system's, which it switches off: five tests, no relation.
  static func fdPan(
    _ limits: GateRule..., isMirrored: Bool = false
  ) -> PopRecognizer {
    .pan(
      BeginGate([.previousPage, .popEnabled] + limits + [.notTransitioning, .towards]),
      isMirrored: isMirrored, target: .system)
  }

  package static let fd = fd(named: "fd", limit: nil)

  /// The same within `limit` pt of the edge, as its code has it; nil or 0 is the whole screen.
  static func fd(named name: String, limit: Double?) -> System {
    guard let limit, limit > 0 else {
      return fd(
        name, "a pan anywhere that drives UIKit's own transition if its five checks pass", fdPan(),
        "“only one view controller”, “fd_interactivePopDisabled”, “_isTransitioning”,"
          + " “translation.x <= 0”: no")
    }
    return fd(
      name, "a pan recognized within \(plain(limit)) pt of the edge with five tests",
      fdPan(.startLimit(limit)),
      "“beginningLocation = [gestureRecognizer locationInView:]”, which is the place of recognition"
    )
  }

  /// The same within `limit` pt of the edge at touch-down, as its text has it.
  static func fdFromTouchDown(named name: String, limit: Double) -> System {
    fd(
      name, "a pan that touches down within \(plain(limit)) pt of the edge, with five tests",
      fdPan(.touchDownLimit(limit)), "“the gesture's starting point is too far from the left edge”")
  }

  private static func fd(
    _ name: String, _ summary: String, _ pan: PopRecognizer, _ words: String
  ) -> System {
    cited(origin, name, summary, [pan], source: "\(words); \(upstream)")
  }

  /// Its pan before the article adds the five tests.
  package static let fdUngated = System(
    "fdUngated", "the pan of `fd` with none of its tests, which also fires on the first page",
    [.pan([], isMirrored: true, target: .system)], .uikit, article: origin,
    source: "\(origin) without its gestureRecognizerShouldBegin, to see what that prevents",
    confidence: .unconfirmed)

  /// With the patch for right-to-left layouts.
  package static let fdMirrored = System(
    "fdMirrored", "the same with the direction test turned round in right-to-left layouts",
    [fdPan(isMirrored: true)], .uikit, article: origin,
    source: "\(upstream), pull request 138; not in the article", confidence: .secondary)
}
