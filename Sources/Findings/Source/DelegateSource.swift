public import PopGesture

/// What `gestureRecognizerShouldBegin` of a plain `UIPanGestureRecognizer` asks, so that it begins
/// as a recognizer does that was evaluated.
public enum DelegateSource {
  /// Its Swift, on one line; nil for recognizers that are no such pan, or that ask what it cannot.
  ///
  /// `translation` and `velocity` are what the pan tells of its view.
  public static func line(for recognizer: Recognizer) -> String? {
    if recognizer == .pan { return "viewControllers.count > 1" }
    return hasCone(recognizer)
      ? "viewControllers.count > 1 && abs(translation.y) <= abs(translation.x), or the same of the"
        + " velocity where the translation is 0"
      : nil
  }

  /// Whether it is a plain pan but for a cone of 45 degrees: the only one that is the same without
  /// the slop, which UIKit takes off both axes.
  static func hasCone(_ recognizer: Recognizer) -> Bool { recognizer == .panCone }

  /// A member of a type with the cone; what its caller asks besides is in the comment.
  static let cone = """
      // And for its gestureRecognizerShouldBegin, on every page but the first. UIKit has taken the
      // slop off the translation; where that leaves nothing, the velocity tells.
      static func begins(
        translation: (x: Double, y: Double), velocity: (x: Double, y: Double)
      ) -> Bool {
        let (x, y) = translation == (0, 0) ? velocity : translation
        return abs(y) <= abs(x)
      }

    """
}
