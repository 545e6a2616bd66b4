import NavigationModel
import PopGesture
import Testing

/// The systems of the articles on the pages that they speak of.
@Suite("Systems on pages")
struct SystemOnPageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var system: System
    var page: PageContext
    var stroke: Stroke
    var outcome: Outcome
    /// Whether the content had the stroke, and whether both acted.
    var content = false
    var dual = false
    var testDescription: String { "\(system.name) on \(page.name) from \(stroke.start.x)" }
  }

  static let edge = Stroke(from: 5, 300)
  static let middle = Stroke(from: 100, 250)
  static let leftward = Stroke(from: 300, -200)

  /// Content and pop on the same strokes.
  static let contents: [Row] = [
    // The system swallows nothing at the edge, and the content everything beyond.
    row(.mapEdgeFirst, .map, edge, .popCompleted), row(.mapContentWins, .map, edge, lost, true),
    row(.mapEdgeFirst, .map, middle, .notBegun(.region), true),
    row(.tabviewBroken, .pagedFirst, edge, lost, true),
    row(.rickey, .pagedFirst, edge, .popCompleted, true, dual: true),
    row(.rickey, .pagedOther, edge, .notBegun(.condition), true),
    row(.rickeyStale, .pagedFirst, edge, .notBegun(.condition), true),
    row(.rickey, .pagedFirst, middle, .notBegun(.region), true),
    row(.scrollBroken, .carousel, edge, lost, true),
    row(.scrollSimultaneous, .carousel, edge, .popCompleted, true, dual: true),
    row(.scrollRequireFail, .carousel, edge, .popCompleted),
    row(.scrollRequireFail, .carousel, middle, .notBegun(.region), true),
    row(.scrollRequireFailMissing, .carousel, edge, lost, true),
    row(.fd, .carousel, middle, lost, true), row(.fd, .list, middle, .popCompleted),
    row(.fd, .leadingActions, middle, lost, true),
    row(.tz40, .carousel, Stroke(from: 10, 300), .popCompleted),
    row(.tz40, .carousel, middle, .notBegun(.startLimit), true),
    row(.tz40, .carousel, leftward, .notBegun(.direction), true),
    row(.alwaysPop, .carousel, middle, .popCompleted),
    row(.alwaysPop, .carousel, leftward, .popCancelled),
    row(.disableOnConflict, .carousel, middle, .notBegun(.notInstalled), true),
    row(.disableOnConflict, .plain, middle, .popCompleted),
  ]

  /// iOS 26: the scroll view wins unless it rests where it cannot scroll back.
  static let native26: [Row] = [
    row(.uikitContent26, .plain, middle, .popCompleted),
    row(.uikitContent26, .list, middle, .popCompleted),
    row(.uikitContent26, .carousel, middle, lost, true),
    row(.uikitContent26, .carouselStart, middle, .popCompleted),
    row(.uikitContent26, .carouselStart, leftward, .notBegun(.direction), true),
    row(.uikitContent26, moving(.carouselStart), middle, lost, true),
    row(.uikitContent26, moving(.list), middle, .popCompleted),
    row(.uikitContent26, moving(.list), Stroke(from: 100, 250, 180), lost, true),
    row(.uikitContent26, .leadingActions, middle, lost, true),
    row(.uikitContent26, .openTrailingAction, middle, lost, true),
    // A row's actions take more sideways than across; else the list, or the pop.
    row(.uikitContent26, .leadingActions, leftward, .notBegun(.direction)),
    // No relation: 10 pt beat 30 pt.
    row(.uikitContent26, .map, middle, lost, true),
    // Also when both are passed at one event: the map is deeper, and waits for the edge alone.
    row(.uikit26, .map, Stroke(from: 100, 250, in: 0.06), lost, true),
    row(.uikit26, .map, edge, .popCompleted), row(.uikit26, .carousel, edge, .popCompleted),
    row(.uikit26, .carousel, middle, lost, true),
    row(.uikit26, .carouselStart, middle, .popCompleted),
    row(.uikit26, .plain, middle, .popCompleted),
    row(.uikit26, .canvas, middle, .popCompleted, true),
  ]

  static let lost = Outcome.lostToContent

  static func row(
    _ system: System, _ page: PageContext, _ stroke: Stroke, _ outcome: Outcome,
    _ content: Bool = false, dual: Bool = false
  ) -> Row {
    Row(
      system: system, page: page, stroke: stroke, outcome: outcome, content: content, dual: dual)
  }

  static func moving(_ page: PageContext) -> PageContext {
    var moving = page
    moving.contents[0].isMoving = true
    return moving
  }

  @Test(arguments: contents + native26)
  func outcome(_ row: Row) {
    let record = row.stroke.played(by: row.system, on: row.page)
    #expect(record.outcome == row.outcome)
    #expect(record.contentRecognized == row.content && record.isDual == row.dual)
    #expect(record.contentCancelled == (row.page == .canvas))
    #expect(record.pops == (row.outcome == .popCompleted ? 1 : 0))
  }

  /// Pages and gates.
  static let gates: [Row] = [
    row(.uikitEdge, .customBackButton, edge, .notBegun(.customBackButton)),
    row(.iOS7Default, .customBackButton, edge, .notBegun(.customBackButton)),
    row(.delegateSelf, .customBackButton, edge, .popCompleted),
    row(.delegateSwap, .customBackButton, edge, .popCompleted),
    row(.currentShow, .customBackButton, edge, .popCompleted),
    row(.fd, .disabled, middle, .notBegun(.disabled)),
    row(.half, .disabled, middle, .notBegun(.disabled)),
    row(.uikitEdge, .disabled, edge, .notBegun(.disabled)),
    // Whoever switches the edge swipe off has not switched the content swipe off.
    row(.uikit26, .disabled, middle, .popCompleted),
    row(.fd, .root, middle, .notBegun(.rootPage)), row(.half, .root, middle, .notBegun(.rootPage)),
    row(.tz40, .root, Stroke(from: 5, 300), .notBegun(.rootPage)),
    row(.uikitEdge, .root, edge, .notBegun(.rootPage)),
    row(.uikit26, .root, edge, .notBegun(.rootPage)),
    row(.delegateSwap, .root, edge, .notBegun(.rootPage)),
    row(.currentShow, .root, edge, .notBegun(.notShown)),
    row(.sharedTargetUngated, .root, middle, .stuck), row(.delegateSelf, .root, edge, .stuck),
    row(.rickey, .root, edge, .stuck), row(.sharedTarget, .root, middle, .notBegun(.rootPage)),
    // Without a direction test the page jumps; with one it stays.
    row(.sharedTarget, .plain, leftward, .popCancelled),
    row(.fd, .plain, leftward, .notBegun(.direction)),
    row(.uikitEdge, .plain, middle, .notBegun(.region)),
    // A rest without events keeps the speed; half of the width does not ask for it.
    row(.half, .plain, Stroke(from: 20, 150).then(0, in: 0.2), .popCancelled),
    row(.uikitLegacy, .plain, Stroke(from: 5, 60, in: 0.5), .popCompleted),
    row(.uikitEdge, .plain, Stroke(from: 5, 60, in: 0.5), .popCancelled),
    row(.fixed, .plain, Stroke(from: 20, 150), .popCompleted),
    row(.third, .plain, Stroke(from: 20, 150), .popCompleted),
    row(.velocity, .plain, Stroke(from: 20, 60, in: 0.1), .popCompleted),
    row(.velocity, .plain, Stroke(from: 20, 300, in: 0.5).then(-60, in: 0.1), .popCancelled),
    row(.half, .plain, Stroke(from: 20, 300, in: 0.5).then(-60, in: 0.1), .popCompleted),
  ]

  @Test("Gates and decisions of systems", arguments: gates)
  func gate(_ row: Row) {
    let record = row.stroke.played(by: row.system, on: row.page)
    #expect(record.outcome == row.outcome)
    #expect(record.pops == (row.outcome == .popCompleted ? 1 : 0))
    #expect(record.hasBegun == (record.release != nil))
  }

  @Test("two pop recognizers never pop twice by one touch, and never both begin")
  func twoRecognizers() {
    var generator = StrokeGenerator(seed: 3)
    let systems: [System] = [.tz40WithFD, .uikit26]
    var completed = 0
    for _ in 0..<300 {
      let stroke = generator.stroke(width: 402)
      for system in systems {
        for page in [PageContext.plain, .list, .carouselStart] {
          var session = PageSession(
            system, on: page, viewWidth: 402, millimetresPerPoint: 0.1657)
          session.start(depth: 9)
          let record = session.play(stroke.samples())
          #expect(record.pops == (record.outcome == .popCompleted ? 1 : 0))
          completed += record.pops
        }
      }
      // Each is at least as willing as what it is made of: near the edge the one, beyond the other.
      let both = stroke.played(by: .tz40WithFD)
      let parts = [stroke.played(by: .tz40), stroke.played(by: .fd)]
      #expect(both.hasBegun == parts.contains(where: \.hasBegun))
      #expect((both.outcome == .popCompleted) == parts.contains { $0.outcome == .popCompleted })
    }
    #expect(completed > 300)
  }
}
