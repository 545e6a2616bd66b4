public import PopGesture

extension NotBegunReason {
  /// Where in the pipeline the touch stopped.
  public var stage: PipelineStage {
    switch self {
    case .slop: .slop
    case .waiting, .lostToContent: .arbitration
    case .region, .angle, .direction, .rootPage, .busy, .notShown, .disabled, .customBackButton,
      .customBar, .condition, .startLimit, .secondTouch, .notInstalled:
      .gate
    }
  }
}

/// Where a swipe that completed no pop came to its end.
public enum PipelineStage: String, Sendable, CaseIterable {
  /// It lifted before it had moved far enough.
  case slop
  /// It did not pass what a recognizer asks: region, angle, or a rule of the gate.
  case gate
  /// The page's own recognizers had it, or it was held for them.
  case arbitration
  /// The policy cancelled it at release.
  case decision
  /// The transition ran to its end while it was being cancelled.
  case race
  /// Navigation broke: a pop began where none could.
  case navigation
  /// The system took the touch away.
  case system
}

/// The exhaustive result of one swipe under one recognizer and one policy, or under one system.
public enum Outcome: Sendable, Equatable, CustomStringConvertible {
  /// The page was popped.
  case popCompleted
  /// The pop began and was cancelled at release: the screen moved and came back.
  case popCancelled
  /// The touch never became a pop gesture.
  case notBegun(NotBegunReason)
  /// A recognizer of the page's content began first.
  case lostToContent
  /// The pop was cancelled while its transition, which no event had stopped, ran to its end.
  case raced
  /// A pop began on the first page: nothing can be pushed any more.
  case stuck
  /// A pop began while a push or pop was under way: the stack and the screen disagree.
  case corrupted
  /// The system took the touch away.
  case systemCancelled

  /// The result of a touch that never became a pop gesture.
  public init(notBegun reason: NotBegunReason) {
    self = reason == .lostToContent ? .lostToContent : .notBegun(reason)
  }

  /// Where it came to its end; nil for a completed pop.
  public var stage: PipelineStage? {
    switch self {
    case .popCompleted: nil
    case .popCancelled: .decision
    case .notBegun(let reason): reason.stage
    case .lostToContent: .arbitration
    case .raced: .race
    case .stuck, .corrupted: .navigation
    case .systemCancelled: .system
    }
  }

  /// The name in `decisions.csv`.
  public var description: String {
    switch self {
    case .popCompleted: "popCompleted"
    case .popCancelled: "popCancelled"
    case .notBegun(let reason): "notBegun(\(reason.rawValue))"
    case .lostToContent: "lostToContent"
    case .raced: "raced"
    case .stuck: "stuck"
    case .corrupted: "corrupted"
    case .systemCancelled: "systemCancelled"
    }
  }
}
