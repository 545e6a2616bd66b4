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
    case .waits:
      "the page's scroll views wait until the pop recognizer has failed (`require(toFail:)`)"
    }
  }
}
