import ExperimentFiles
import NavigationModel
package import PolicyLibrary
import PopGesture

/// Something that can be counted of one swipe under one system.
package enum SwipeFact: Sendable, Hashable {
  case completed
  /// A pop gesture began and the finger released it.
  case released
  /// It began, was released and cancelled.
  case cancelled
  /// It came to its end at a stage.
  case missed(PipelineStage)
  case stuck, corrupted
  /// Pop and content acted at once.
  case dual
  /// The content did not get the stroke, or lost it.
  case blocked
  /// A pop gesture began, whatever became of it.
  case begun

  package static let all: [SwipeFact] =
    [.completed, .released, .cancelled, .stuck, .corrupted, .dual, .blocked]
    + PipelineStage.allCases.map { .missed($0) } + [.begun]

  /// Its place in `all`.
  package var place: Int {
    guard let place = Self.all.firstIndex(of: self) else { preconditionFailure("not in `all`") }
    return place
  }

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
