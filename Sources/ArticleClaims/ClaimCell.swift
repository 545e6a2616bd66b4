import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// One thing counted: a fact of people's swipes with one intent, under one system, on one page of
/// one screen.
///
/// The same people with the same intentions swipe in every cell, so any two are paired.
struct ClaimCell: Sendable, Hashable {
  let fact: ClaimFact
  let swipers: Swipers
  /// Names of the system and of the page.
  let system, page: String
  let screen: ScreenRole
  /// Number of the world in which it is counted: 0 as it is, others with a mechanism broken.
  var world = 0

  /// The same in another world.
  func inside(_ world: Int) -> ClaimCell {
    var cell = self
    cell.world = world
    return cell
  }
}

/// What people want, and whether all of them aim at the edge.
struct Swipers: Sendable, Hashable {
  let intent: Intent
  var aimAtEdge = false

  static let pop = Swipers(intent: .pop)
  static let edgePop = Swipers(intent: .pop, aimAtEdge: true)
  static let edgeDoublePop = Swipers(intent: .doublePop, aimAtEdge: true)
  static let abort = Swipers(intent: .popAbort)
  static let left = Swipers(intent: .contentLeft)
  static let right = Swipers(intent: .contentRight)
  static let browse = Swipers(intent: .contentBrowse)
  static let scroll = Swipers(intent: .contentVertical)
  static let smear = Swipers(intent: .tapSmear)
  static let stroke = Swipers(intent: .stroke)

  /// As written in tables.
  var words: String {
    let swipes =
      switch intent {
      case .pop: "wanted pops"
      case .doublePop: "double swipes"
      case .popAbort: "aborts"
      case .contentLeft: "leftward strokes"
      case .contentRight: "rightward strokes"
      case .contentBrowse: "quick scrolls"
      case .contentVertical: "reading scrolls"
      case .tapSmear: "smeared taps"
      case .stroke: "drawn strokes"
      default: intent.rawValue
      }
    return swipes + (aimAtEdge ? " from the edge" : "")
  }
}

/// What claims count of a swipe, in words with `{}` for the swipes.
enum ClaimFact: String, Sendable, CaseIterable {
  case completed = "share of {} that complete a pop"
  case flashed = "share of {} whose pop begins and is cancelled"
  case begun = "share of {} that begin a pop"
  case raced = "share of {} whose transition runs on while it is cancelled"
  case stuck = "share of {} that leave navigation stuck"
  case corrupted = "share of {} that leave navigation corrupted"
  case dual = "share of {} that move page and content at once"
  case contentBlocked = "share of {} that the content does not get, or loses midway"
  case lostToContent = "share of {} that the content takes first"
  case requiredTravel = "mean finger travel of {}, in mm, until a release would complete the pop"

  /// What is counted of some swipes, in words.
  func words(_ swipers: Swipers) -> String {
    let words = rawValue.replacing("{}", with: swipers.words)
    // Of those who go back the pop is their own.
    let isPop = [.pop, .popAbort, .doublePop].contains(swipers.intent)
    return isPop && words.hasSuffix(" a pop") ? String(words.dropLast(6)) : words
  }

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
}

/// Which of an experiment's screens a claim speaks of.
enum ScreenRole: String, Sendable, CaseIterable {
  /// The first phone held upright, the narrowest, and the widest.
  case phone, narrowPhone, widePhone
  /// The widest tablet, however held.
  case tablet
  /// The first foldable.
  case foldable

  /// The screen of each role.
  ///
  /// Widths are of the navigating view in pt; of equal ones the first counts. Where the experiment
  /// has no such screen, or one phone only where a narrow and a wide one are compared, the
  /// catalogue's defaults serve.
  static func screens(of own: [Screen]) -> [ScreenRole: Screen] {
    let sources = [own, ScreenCatalog.defaults, ScreenCatalog.all]
    let phones = sources.map { $0.filter { $0.kind == .phone && $0.width <= $0.height } }
    let pairs = phones.filter { Set($0.map(\.viewWidth)).count > 1 }
    func isNarrower(_ one: Screen, _ other: Screen) -> Bool { one.viewWidth < other.viewWidth }
    let tablets = sources.map { $0.filter { $0.kind == .tablet } }
    let found: [ScreenRole: Screen?] = [
      .phone: phones.lazy.compactMap(\.first).first,
      .narrowPhone: pairs.first?.min(by: isNarrower), .widePhone: pairs.first?.max(by: isNarrower),
      .tablet: tablets.lazy.compactMap { $0.max(by: isNarrower) }.first,
      .foldable: sources.lazy.compactMap { $0.first { $0.kind == .foldable } }.first,
    ]
    return found.compactMapValues { $0 }
  }
}
