public import ExperimentFiles
public import NavigationModel
import PopGesture

/// A figure by which systems are compared from page to page.
public enum SystemFigure: Sendable, CaseIterable {
  /// Wanted pops that completed, on pages where people want to go back and may.
  case success
  /// Strokes for the page's content that it did not get.
  case blockedContent
  /// Pops that nobody wanted.
  case falseTrigger
  /// Pops that nobody wanted, which began and came back.
  case flash
  /// Swipes that moved the page and its content at once.
  case dualActivation
  /// Sessions in which nothing can be pushed any more.
  case stuck
  /// Sessions in which the stack and the screen disagree.
  case corrupted

  /// The metric that it is of.
  public var metric: Metric {
    switch self {
    case .success: .success
    case .blockedContent: .blockedContent
    case .falseTrigger: .falseTrigger
    case .flash: .flash
    case .dualActivation: .dualActivation
    case .stuck: .stuck
    case .corrupted: .corrupted
    }
  }

  /// Whether its intents count as often as people on the page want each.
  ///
  /// The others are over one intent, or over all sessions alike.
  public var isWeighedByMix: Bool {
    switch self {
    case .blockedContent, .falseTrigger, .flash: true
    case .success, .dualActivation, .stuck, .corrupted: false
    }
  }
}

extension PageContext {
  /// Whether people on the page want to go back, and the app lets them.
  public var expectsPop: Bool {
    mix.percent(of: "pop") > 0 && !navigation.isPopDisabled
  }
}
