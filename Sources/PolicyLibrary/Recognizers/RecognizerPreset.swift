public import PopGesture

/// A named recognizer as data.
///
/// Adding one is a line here.
public struct RecognizerPreset: Sendable {
  /// Name in experiments.
  public let name: String
  /// The rules.
  public let recognizer: Recognizer
  /// One sentence for lists.
  public let summary: String
  /// Where the rules were found.
  public let source: String
  /// How sure that is.
  public let confidence: Confidence
  /// How it stands to the page's scroll views; nil for what UIKit arranges for such a recognizer.
  public private(set) var content: ContentRelation?
  /// The preset from which an experiment made it, and the numbers that it changed; a preset
  /// itself has none.
  public private(set) var base: String?
  /// The parameters that were changed, and their values.
  public private(set) var changes: [(name: String, value: Double)] = []

  /// All presets, in the order of `list recognizers`.
  public static let all: [RecognizerPreset] = [
    RecognizerPreset(
      name: "pan", recognizer: .pan,
      summary:
        "a pan from anywhere, if there is a previous page; x excludes its first 10 pt (slop)",
      source: "article \"How to implement a non-edge swipe back (continued)\"; slop from"
        + " reverse-engineered UIKit",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "pan-cone", recognizer: .panCone,
      summary: "pan that begins only if it is within 45 degrees of the horizontal at recognition",
      source: "the gate of Signal-iOS (pull request 5498: |translation.x| > |translation.y|) and of"
        + " many apps, on the pan above; that the border itself begins is ours",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "edge", recognizer: .edge,
      summary: "a pan from within 13 pt of the leading edge, with 15 pt slop and a 77.5° cone",
      source: "reverse-engineered UIScreenEdgePanGestureRecognizer",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "content-pan", recognizer: .contentPan,
      summary: "a pan over the content as of iOS 26: 30 pt towards popping before it drifts across",
      source: "reverse-engineered interactiveContentPopGestureRecognizer",
      confidence: .unconfirmed),
  ]
}

/// How an app arranges a pop recognizer with the scroll views of a page.
///
/// Adding one is a case here, and the arrangement that it stands for.
public enum ContentRelation: String, Sendable, CaseIterable {
  /// Nothing is arranged: whoever is ready first has the touch.
  case competes
  /// Both may act at once.
  case shares
  /// The scroll views wait until the pop recognizer has failed, which its gate decides as soon as
  /// the slop is passed.
  case waits

  /// One sentence for lists.
  public var summary: String {
    switch self {
    case .competes: "no relation: whoever is ready first has the touch"
    case .shares: "the pop and the page's scroll views may act at once"
    case .waits: "the page's scroll views wait for the pop to fail (`require(toFail:)`)"
    }
  }
}
