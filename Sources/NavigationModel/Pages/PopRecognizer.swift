public import PopGesture

/// A pop recognizer as it is installed on a page: with its relations to the page's own recognizers.
public struct PopRecognizer: Sendable, Equatable {
  /// When a touch becomes a pop gesture.
  public var recognizer: Recognizer
  /// How it stands to the recognizers of the content.
  public var arbitration: Arbitration
  /// Whether it knows right-to-left layouts; otherwise it takes x from the left edge always.
  public var isMirrored: Bool

  /// Installs a recognizer.
  public init(_ recognizer: Recognizer, _ arbitration: Arbitration, isMirrored: Bool = true) {
    self.recognizer = recognizer
    self.arbitration = arbitration
    self.isMirrored = isMirrored
  }
}
