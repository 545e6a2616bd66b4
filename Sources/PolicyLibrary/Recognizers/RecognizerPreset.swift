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

  init(
    name: String, recognizer: Recognizer, summary: String, source: String,
    confidence: Confidence, content: ContentRelation? = nil, base: String? = nil,
    changes: [(name: String, value: Double)] = []
  ) {
    (self.name, self.recognizer, self.summary) = (name, recognizer, summary)
    (self.source, self.confidence, self.base) = (source, confidence, base)
    (self.content, self.changes) = (content, changes)
  }

  /// All presets, in the order of `list recognizers`.
  public static let all: [RecognizerPreset] = [
    RecognizerPreset(
      name: "pan", recognizer: .pan,
      summary:
        "a pan anywhere: 10 pt slop per axis, removed; the gate only requires a previous page",
      source: "article \"How to implement a non-edge swipe back (continued)\"; slop from"
        + " reverse-engineered UIKit",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "pan-cone", recognizer: .panCone,
      summary: "the same as pan, begun only within 45 degrees of the horizontal at recognition",
      source: "the gate of Signal-iOS (pull request 5498: |translation.x| > |translation.y|) and of"
        + " many apps, on the pan above; that the border itself begins is ours",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "edge", recognizer: .edge,
      summary: "a pan from the leading edge: 13 pt region, 15 pt slop, cone of 77.5 degrees",
      source: "reverse-engineered UIScreenEdgePanGestureRecognizer",
      confidence: .unconfirmed),
    RecognizerPreset(
      name: "content-pan", recognizer: .contentPan,
      summary: "a pan over the content as of iOS 26: 30 pt towards popping before it drifts across",
      source: "reverse-engineered interactiveContentPopGestureRecognizer",
      confidence: .unconfirmed),
  ]
}
