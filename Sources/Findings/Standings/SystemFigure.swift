public import NavigationModel
import PopGesture
public import Study

/// A figure by which systems are compared from page to page.
///
/// All but success are weighed by how often people on the page want what.
public enum SystemFigure: Sendable, CaseIterable {
  /// Wanted pops that completed, on pages where people want to go back and may.
  case success
  /// Strokes for the page's content that a pop took, or moved with.
  case contentLost
  /// Pops that nobody wanted.
  case falseTrigger
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
    case .contentLost: .contentLost
    case .falseTrigger: .falseTrigger
    case .dualActivation: .dualActivation
    case .stuck: .stuck
    case .corrupted: .corrupted
    }
  }
}

extension PageContext {
  /// Whether people on the page want to go back, and the app lets them.
  public var expectsPop: Bool {
    mix.percent(of: "pop") > 0 && !navigation.isPopDisabled
  }
}
