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

  /// Installs a preset as UIKit does: content waits for an edge recognizer, iOS 26 has rules of its
  /// own for its content pan, and any other pan has no relations.
  public init(_ preset: RecognizerPreset) {
    let recognizer = preset.recognizer
    let arbitration: Arbitration =
      if recognizer.edgeRegion != nil {
        .edgeFirst
      } else if recognizer == .contentPan {
        .native26
      } else {
        .exclusive
      }
    self.init(recognizer, arbitration)
  }
}
