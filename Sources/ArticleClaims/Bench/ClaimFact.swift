import NavigationModel
import PolicyLibrary
import PopGesture

/// What claims count of a swipe.
enum ClaimFact: String, Sendable, CaseIterable {
  /// The page was popped.
  case completed
  /// A pop began and was cancelled: the screen moved and came back.
  case flashed
  /// A pop began.
  case begun
  /// The transition ran to its end while it was being cancelled.
  case raced
  /// A pop began on the first page.
  case stuck
  /// A pop began while a push or pop was under way.
  case corrupted
  /// Pop and content acted at once.
  case dual
  /// The content never followed the finger, or lost it to a pop.
  case contentBlocked
  /// The content began first.
  case lostToContent
  /// Finger travel in mm up to the first moment at which a release would have completed the pop.
  case requiredTravel

  /// What a swipe adds: 1 or 0, or a length in mm; nil when it is not counted at all.
  func amount(of record: SwipeRecord, millimetresPerPoint: Double) -> Double? {
    switch self {
    case .completed: record.outcome == .popCompleted ? 1 : 0
    case .flashed: record.outcome == .popCancelled ? 1 : 0
    case .begun: record.hasBegun ? 1 : 0
    case .raced: record.outcome == .raced ? 1 : 0
    case .stuck: record.outcome == .stuck ? 1 : 0
    case .corrupted: record.outcome == .corrupted ? 1 : 0
    case .dual: record.isDual ? 1 : 0
    case .contentBlocked: record.contentRecognized && !record.contentCancelled ? 0 : 1
    case .lostToContent: record.outcome == .lostToContent ? 1 : 0
    case .requiredTravel:
      record.requiredTravel.isNaN ? nil : record.requiredTravel * millimetresPerPoint
    }
  }

  /// What is measured, before the intent's name.
  var words: String {
    switch self {
    case .completed: "share of swipes that complete a pop"
    case .flashed: "share of swipes whose pop begins and is cancelled"
    case .begun: "share of swipes with which a pop begins"
    case .raced: "share of swipes whose transition runs on while it is cancelled"
    case .stuck: "share of swipes that leave navigation stuck"
    case .corrupted: "share of swipes that leave navigation corrupted"
    case .dual: "share of swipes with pop and content active at once"
    case .contentBlocked: "share of swipes whose content does not move, or loses the finger"
    case .lostToContent: "share of swipes that the content takes first"
    case .requiredTravel: "mean finger travel in mm until a release would complete the pop"
    }
  }
}
