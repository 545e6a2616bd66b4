public import PolicyLibrary
public import PopGesture

/// A pop recognizer as it is installed on a page: whose it is, and how it stands to the page's own
/// recognizers.
public struct PopRecognizer: Sendable, Equatable {
  /// When a touch becomes a pop gesture; its gate is the delegate's `gestureRecognizerShouldBegin`.
  public var recognizer: Recognizer
  /// How it stands to the recognizers of the content.
  public var arbitration: Arbitration
  /// Whether it knows right-to-left layouts; otherwise it takes x from the left edge always.
  public var isMirrored: Bool
  /// Whose it is.
  public var owner: Owner
  /// What it calls: the system's target turns the translation round in right-to-left layouts, also
  /// for a recognizer that does not know them.
  public var target: Target

  /// Who follows the finger and decides at release.
  public enum Target: String, Sendable, CaseIterable {
    /// Code of the app's own, which reads what the recognizer tells.
    case app
    /// The navigation controller's `handleNavigationTransition:`.
    case system
  }

  /// Whose a recognizer is, which says what a page that switches the system's off does to it.
  public enum Owner: String, Sendable, CaseIterable {
    /// The app's own: only its gate can ask.
    case app
    /// The navigation controller's `interactivePopGestureRecognizer`: it fails on such a page.
    case system
    /// The same, but the app switches it on again whenever a page has been shown.
    case systemSwitchedOn = "system, switched on again by the app"
  }

  package init(
    _ recognizer: Recognizer, _ arbitration: Arbitration, isMirrored: Bool = true,
    owner: Owner = .app, target: Target = .app
  ) {
    (self.recognizer, self.arbitration, self.isMirrored) = (recognizer, arbitration, isMirrored)
    (self.owner, self.target) = (owner, target)
  }

  /// Installs a preset as UIKit does: content waits for an edge recognizer, iOS 26 has rules of its
  /// own for its content pan, and any other pan has no relations unless it is arranged.
  public init(_ preset: RecognizerPreset) {
    let recognizer = preset.recognizer
    if let content = preset.content {
      self.init(recognizer, Arbitration(content))
    } else if recognizer.edgeRegion != nil {
      self.init(recognizer, .requiredToFail(by: .everything), owner: .system, target: .system)
    } else {
      self.init(recognizer, recognizer == .contentPan ? .native26 : .exclusive)
    }
  }
}
