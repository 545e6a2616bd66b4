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
  /// A push or pop was under way.
  case busy
  /// The page shown last was not the top of the stack.
  case notShown = "not-shown"
  /// The app had switched going back off on the page.
  case disabled
  /// The system's delegate refuses where the back button is not its own.
  case customBackButton = "custom-back-button"
  /// The system's delegate refuses where the navigation bar is hidden or not its own.
  case customBar = "custom-bar"
  /// The app's condition for the page did not hold.
  case condition
  /// The finger was too far from the edge when it was recognised.
  case startLimit = "start-limit"
  /// A second finger touched down before it could begin.
  case secondTouch = "second-touch"
  /// It was held until the lift, because another recognizer had not failed.
  case waiting
  /// The page has no pop gesture: the app left it out.
  case notInstalled = "not-installed"
  /// A recognizer of the page's content began first.
  case lostToContent = "lost-to-content"
}
