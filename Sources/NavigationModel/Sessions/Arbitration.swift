public import PolicyLibrary
import PopGesture

/// What the code around a pop recognizer says of it and the recognizers of the page's content: who
/// waits for whom, and who may act with whom.
public enum Arbitration: Sendable, Hashable {
  /// Nothing is said: whoever is ready first; at the same event the deeper view, which is the
  /// content.
  case exclusive
  /// The pop recognizer waits until these have failed (`shouldRequireFailureOf`).
  case requiresFailure(of: Target)
  /// These wait until the pop recognizer has failed (`shouldBeRequiredToFailBy`, or a
  /// `require(toFail:)` of their own).
  case requiredToFail(by: Target)
  /// These and the pop recognizer may act at once, as a delegate of either side says.
  case simultaneous(with: Target)
  /// What iOS 26 arranges for its content pop.
  case native26

  /// What an experiment's recognizer arranges.
  public init(_ relation: ContentRelation) {
    switch relation {
    case .competes: self = .exclusive
    case .shares: self = .simultaneous(with: .scrollViews)
    case .waits: self = .requiredToFail(by: .scrollViews)
    }
  }

  /// Recognizers of the content that an answer speaks of.
  public enum Target: Sendable {
    /// Every one.
    case everything
    /// The own pans of scroll views; no map, no row action, no long press.
    case scrollViews
    /// The pan of a scroll view that scrolls sideways, and of no list inside it.
    case pager
  }

  /// Every arrangement, in the order of lists.
  public static let all: [Arbitration] = [
    .exclusive, .requiresFailure(of: .everything), .requiresFailure(of: .scrollViews),
    .requiresFailure(of: .pager), .requiredToFail(by: .everything),
    .requiredToFail(by: .scrollViews), .requiredToFail(by: .pager),
    .simultaneous(with: .everything), .simultaneous(with: .scrollViews),
    .simultaneous(with: .pager), .native26,
  ]

  /// Name in lists and manifests.
  public var name: String { words.name }

  /// One sentence for lists.
  public var summary: String { words.summary }

  private var words: (name: String, summary: String) {
    switch self {
    case .exclusive:
      (
        "exclusive",
        "no failure requirement with the content: whichever is ready first begins; if both are"
          + " ready in the same event, the content begins, except that against a list the pop"
          + " begins if the finger moved mainly sideways"
      )
    case .requiresFailure(.everything):
      ("content-wins", "the pop waits until the content's recognizers have failed")
    case .requiresFailure(.scrollViews):
      ("scroll-wins", "the pop waits until the pans of scroll views have failed; else no relation")
    case .requiresFailure(.pager):
      ("pager-wins", "the pop waits until a pager's pan has failed; else no relation")
    case .requiredToFail(.everything):
      ("pop-first", "every recognizer of the content waits until the pop recognizer has failed")
    case .requiredToFail(.scrollViews):
      ("scroll-waits", "pans of scroll views wait until it has failed; else no relation")
    case .requiredToFail(.pager):
      ("pager-waits", "a pager's pan waits until it has failed; else no relation")
    case .simultaneous(.everything):
      ("simultaneous", "pop and content may act at once")
    case .simultaneous(.scrollViews):
      ("scroll-shares", "pop and the pan of a scroll view may act at once; else no relation")
    case .simultaneous(.pager):
      ("pager-shares", "pop and a pager's pan may act at once; else no relation")
    case .native26:
      (
        "native-26",
        "content waits unless it can scroll back sideways; row actions win; an app's own pans have"
          + " no relation"
      )
    }
  }
}

extension Arbitration {
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
    return switch self {
    case .exclusive: .none
    case .requiresFailure(let target): target.includes(content) ? .popWaits : .none
    case .requiredToFail(let target): target.includes(content) ? .contentWaits : .none
    case .simultaneous(let target): target.includes(content) ? .together : .none
    case .native26: Self.native26(content)
    }
  }

  private static func native26(_ content: ContentRecognizer) -> Relation {
    switch content.kind {
    case .swipeAction: return .popWaits
    case .scroll:
      let canScrollBack = content.directions.contains(.rightward) && !content.isAtLeadingLimit
      return canScrollBack || content.isMoving ? .popWaits : .contentWaits
    case .pan, .touchTracking, .longPress: return .none
    }
  }
}

extension Arbitration.Target {
  fileprivate func includes(_ content: ContentRecognizer) -> Bool {
    switch self {
    case .everything: true
    case .scrollViews: content.kind == .scroll
    case .pager: content.kind == .scroll && !content.directions.isDisjoint(with: .sideways)
    }
  }
}
