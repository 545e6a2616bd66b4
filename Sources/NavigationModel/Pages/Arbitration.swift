/// Who gets a touch that both a pop recognizer and the page's content could take.
public enum Arbitration: String, Sendable, CaseIterable {
  /// The pop waits until the content's recognizers have failed.
  case contentWins = "content-wins"
  /// The content waits until the pop recognizer has failed, wherever the touch starts.
  case popFirst = "pop-first"
  /// The content waits until the edge recognizer has failed, which it does at once beyond the edge.
  case edgeFirst = "edge-first"
  /// Meant as edge first, but the relation was never made: the helper that looks for the edge
  /// recognizer found none.
  case edgeFirstMissing = "edge-first-missing"
  /// Both may act at once.
  case simultaneous
  /// No relation: whoever is ready first; at the same event the deeper view, which is the content.
  case exclusive
  /// What iOS 26 arranges for its content pop.
  case native26 = "native-26"

  /// One sentence for lists.
  public var summary: String {
    switch self {
    case .contentWins: "the pop waits until the content's recognizers have failed"
    case .popFirst: "the content waits until the pop recognizer has failed"
    case .edgeFirst: "the content waits until the edge recognizer has failed"
    case .edgeFirstMissing: "meant as edge-first, but the relation is missing"
    case .simultaneous: "pop and content may act at once"
    case .exclusive:
      "no relation: the first to be ready, then the deeper view, which is the content"
    case .native26:
      "content waits unless it can scroll back sideways; row actions win; own pans unrelated"
    }
  }

  /// How two recognizers of one touch stand to each other.
  enum Relation: Sendable {
    /// The pop waits for the content to fail.
    case popWaits
    /// The content waits for the pop to fail.
    case contentWaits
    /// Both may act at once.
    case together
    /// Whoever is ready first.
    case none
  }

  /// How a pop recognizer stands to a recognizer of the content.
  func relation(to content: ContentRecognizer) -> Relation {
    // Raw touches have no relations; recognizers take them away.
    if content.kind == .touchTracking { return .none }
    switch self {
    case .contentWins: return .popWaits
    case .popFirst, .edgeFirst: return .contentWaits
    case .edgeFirstMissing, .exclusive: return .none
    case .simultaneous: return .together
    case .native26:
      switch content.kind {
      case .swipeAction: return .popWaits
      case .scroll:
        let canScrollBack =
          content.directions.contains(.rightward) && !content.isAtLeadingLimit
        return canScrollBack || content.isMoving ? .popWaits : .contentWaits
      case .pan, .touchTracking, .longPress: return .none
      }
    }
  }
}
