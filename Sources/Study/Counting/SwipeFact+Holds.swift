import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture

extension SwipeFact {
  /// Whether it is so of a swipe.
  func holds(of record: SwipeRecord) -> Bool {
    switch self {
    case .completed: record.outcome == .popCompleted
    case .released:
      switch record.outcome {
      case .popCompleted, .popCancelled, .raced: true
      case .notBegun, .lostToContent, .stuck, .corrupted, .systemCancelled: false
      }
    case .cancelled: record.outcome == .popCancelled
    case .missed(let stage): record.outcome.stage == stage
    case .stuck: record.outcome == .stuck
    case .corrupted: record.outcome == .corrupted
    case .begun: record.hasBegun
    case .dual: record.isDual
    case .blocked: !record.contentRecognized || record.contentCancelled
    }
  }
}
