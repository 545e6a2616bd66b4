import NavigationModel
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
    case .blockedContent: intent.isServed(by: context.servedDirections)
    }
  }

  /// Whether it happened to a swipe to which it can happen.
  func happened(_ record: SwipeRecord) -> Bool {
    switch self {
    case .unwantedPop: record.outcome == .popCompleted
    case .missedPop: record.outcome != .popCompleted
    case .blockedContent: !record.contentRecognized || record.contentCancelled
    }
  }
}

extension Intent {
  /// Whether content that takes strokes of these directions is what the person wants to move.
  func isServed(by directions: ContentDirections) -> Bool {
    // By name, so that an intent that an experiment cannot name yet costs nothing.
    switch rawValue {
    case "contentRight": directions.contains(.rightward)
    case "contentLeft": directions.contains(.leftward)
    case "contentVertical": directions.contains(.vertical)
    case "stroke": !directions.isEmpty
    default: false
    }
  }
}
