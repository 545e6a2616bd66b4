import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Something that goes wrong on a page, counted over all that people want there.
enum PageEvent: Int, Sendable, CaseIterable {
  case unwantedPop
  case missedPop
  case blockedContent

  /// The measure that tells its frequency.
  var measure: Measure {
    switch self {
    case .unwantedPop: .unwantedPops
    case .missedPop: .missedPops
    case .blockedContent: .blockedContent
    }
  }

  /// Whether it can happen at all to a swipe with this intent on this page.
  ///
  /// Content can only be denied strokes that it serves: a list does not miss a leftward stroke.
  func canHappen(_ intent: Intent, on context: PageContext) -> Bool {
    switch self {
    case .unwantedPop: intent.role != .wanted
    case .missedPop: intent.role == .wanted
    case .blockedContent: context.serves(intent)
    }
  }

  /// Whether it happened to a swipe to which it can happen.
  func happened(_ record: SwipeRecord) -> Bool {
    switch self {
    case .unwantedPop: record.outcome == .popCompleted
    case .missedPop: record.outcome != .popCompleted
    case .blockedContent: SwipeFact.blocked.holds(of: record)
    }
  }
}
