import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
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
  /// Of which the list's 10 pt are passed in both axes before the edge pan's 15.
  static let steep = Stroke(from: 5, 300, 250, in: 0.6)

  /// Content and pop on the same strokes, as the articles tell it.
  static let contents: [Row] =
    // “on a UIScrollView the right swipe fails”, “the system's swipe fails again”: whoever has
    // replaced the system's delegate, on every scroll view that scrolls sideways, and on maps.
    ["delegateSelf", "delegateSwap", "currentShow", "tabviewBroken", "uikit.edgeYields"].flatMap {
      name in
      let system = SystemCatalog.named(name) ?? .uikitEdge
      return [PageContext.carousel, .carouselStart, .pagedFirst, .zoomedImage, .map].map {
        row(system, $0, edge, lost, true)
      } + [row(system, .list, edge, .popCompleted), row(system, .leadingActions, edge, lost, true)]
    }
    // The system's own delegate makes everything wait; beyond the edge the content has it.
    + [PageContext.carousel, .carouselStart, .pagedFirst, .zoomedImage, .map, .leadingActions].map {
      row(.uikitEdge, $0, edge, .popCompleted)
    } + repairs

  /// What the repairs do about it, and to whom.
  static let repairs: [Row] = [
    row(.mapEdgeFirst, .map, edge, .popCompleted), row(.mapContentWins, .map, edge, lost, true),
    row(.mapEdgeFirst, .map, middle, .notBegun(.region), true),
    // “only … with the conflicting gesture we're managing”, on pagers alone.
    row(.rickey, .pagedFirst, edge, .popCompleted, true, dual: true),
    row(.rickey, .pagedOther, edge, .notBegun(.condition), true),
    row(.rickey, .pagedFirst, middle, .notBegun(.region), true),
    row(.rickey, inPager(.map), edge, lost, true),
    row(.rickey, inPager(.leadingActions), edge, lost, true),
    row(.rickey, .map, edge, .popCompleted), row(.rickey, .root, edge, .notBegun(.rootPage)),
    row(.rickey, .carousel, edge, .notBegun(.condition), true),
    row(.rickey, .carouselStart, edge, .popCompleted, true, dual: true),
    row(.rickeyStale, .pagedFirst, edge, .popCompleted, true, dual: true),
    row(.rickeyStale, .root, edge, .stuck), row(.rickeyStale, .map, edge, lost, true),
    // “gestureRecognizer is a UIPanGestureRecognizer and the other a UIScreenEdgePan…”: the
    // delegate of a scroll view is asked for its own recognizers only.
    row(.scrollSimultaneous, .carousel, edge, .popCompleted, true, dual: true),
    row(.scrollSimultaneous, .map, edge, lost, true),
    row(.scrollSimultaneous, .leadingActions, edge, lost, true),
    // “[_scrollView.panGestureRecognizer require…ToFail:…]”: nobody else waits.
    row(.scrollRequireFail, .carousel, edge, .popCompleted),
    row(.scrollRequireFail, .carousel, middle, .notBegun(.region), true),
    row(.scrollRequireFail, .zoomedImage, edge, .popCompleted),
    // A list as well, whose pan takes a stroke between its axes.
    row(.scrollRequireFail, .list, steep, .popCompleted),
    row(.currentShow, .list, steep, lost, true),
    row(.scrollRequireFail, .map, edge, lost, true),
    row(.scrollRequireFail, inPager(.map), edge, lost, true),
    row(.scrollRequireFail, .leadingActions, edge, lost, true),
    row(.fd, .carousel, middle, lost, true), row(.fd, .list, middle, .popCompleted),
    row(.fd, .leadingActions, middle, lost, true),
    // On pages that ask; elsewhere the system's gesture stays switched off.
    row(.tz40, .carousel, Stroke(from: 10, 300), .popCompleted),
    row(.tz40, .map, Stroke(from: 10, 300), .popCompleted),
    row(.tz40, .carousel, middle, .notBegun(.startLimit), true),
    row(.tz40, .carousel, leftward, .notBegun(.direction), true),
    row(.tz40, .plain, edge, .notBegun(.notInstalled)),
    row(.tz40, .list, Stroke(from: 100, 20, 250), .notBegun(.notInstalled), true),
    row(.tz40WithFD, .plain, middle, .popCompleted),
    row(.tz40WithSwap, .plain, edge, .popCompleted),
    row(.tz40WithSwap, .carousel, Stroke(from: 10, 300), .popCompleted),
    row(.sharedTarget, .carousel, edge, .popCompleted),
    row(.sharedTarget, .carousel, middle, lost, true),
    row(.alwaysPop, .carousel, middle, .popCompleted),
    row(.alwaysPop, .carousel, leftward, .popCancelled),
    row(.disableOnConflict, .carousel, middle, .notBegun(.region), true),
    row(.disableOnConflict, .carousel, edge, .popCompleted),
    row(.disableOnConflict, .plain, middle, .popCompleted),
    row(.fiveArticles, .canvas, edge, .popCompleted, true),
    row(.fiveArticles, .slider, middle, .notBegun(.region), true),
    row(.fiveArticles, .customBar, edge, .popCompleted),
    row(.fiveArticles, .list, middle, .popCompleted),
    // The fifth article's delegate does not ask whose the back button is; UIKit's does.
    row(.fiveArticles, .pagedBackButton, edge, .popCompleted),
    row(.fiveArticlesWithCone, .pagedBackButton, edge, .popCompleted),
    row(.fiveArticlesWithFlick, .pagedBackButton, edge, .popCompleted),
    row(.fiveArticlesWithFlick, .customBar, edge, .popCompleted),
    row(.fiveArticlesWithFlick, .canvas, edge, .popCompleted, true),
    row(.fiveArticlesWithFlick, .root, edge, .notBegun(.rootPage)),
    row(.uikitEdge, .pagedBackButton, edge, .notBegun(.customBackButton), true),
    row(.fiveArticles, .pagedBackButton, middle, lost, true),
    row(.fiveArticles, .root, edge, .notBegun(.rootPage)),
  ]

  /// A page within a pager that has the modifier, or whose scroll view waits.
  static func inPager(_ page: PageContext) -> PageContext {
    var inside = page
    inside.contents = [page.contents[0], ContentRecognizer(.scroll, .sideways)]
    return inside
  }

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
    Row(system: system, page: page, stroke: stroke, outcome: outcome, content: content, dual: dual)
  }

  static func moving(_ page: PageContext) -> PageContext {
    var moving = page
    moving.contents[0].isMoving = true
    return moving
  }

  @Test func outcome() async {
    await each(Self.contents + Self.native26) { (row: Row) in
      let record = row.stroke.played(by: row.system, on: row.page)
      #expect(record.outcome == row.outcome)
      #expect(record.contentRecognized == row.content && record.isDual == row.dual)
      #expect(record.contentCancelled == (row.page == .canvas))
      #expect(record.pops == (row.outcome == .popCompleted ? 1 : 0))
    }
  }

  /// Pages and gates.
  static let gates: [Row] = [
    row(.uikitEdge, .customBackButton, edge, .notBegun(.customBackButton)),
    row(.delegateSelf, .customBackButton, edge, .popCompleted),
    row(.delegateSwap, .customBackButton, edge, .popCompleted),
    row(.currentShow, .customBackButton, edge, .popCompleted),
    row(.uikitEdge, .customBar, edge, .notBegun(.customBar)),
    row(.delegateSelf, .customBar, edge, .popCompleted),
    row(.fd, .customBar, middle, .popCompleted),
    row(.fd, .customBackButton, middle, .popCompleted),
    row(.half, .disabled, middle, .notBegun(.disabled)),
    // Who is the recognizer that the page switches off, is switched off.
    row(.uikitEdge, .disabled, edge, .notBegun(.disabled)),
    row(.delegateSelf, .disabled, edge, .notBegun(.disabled)),
    row(.currentShow, .disabled, edge, .notBegun(.disabled)),
    row(.scrollSimultaneous, .disabled, edge, .notBegun(.disabled)),
    row(.scrollRequireFail, .disabled, edge, .notBegun(.disabled)),
    row(.rickey, switchedOff(.pagedFirst), edge, .notBegun(.disabled)),
    // didShow switches it on again.
    row(.delegateSwap, .disabled, edge, .popCompleted),
    // A pan of its own that does not ask.
    row(.tz40, switchedOff(.carousel), Stroke(from: 10, 300), .popCompleted),
    // Whoever switches the edge swipe off has not switched the content swipe off.
    row(.uikit26, .disabled, middle, .popCompleted),
    row(.fd, .root, middle, .notBegun(.rootPage)), row(.half, .root, middle, .notBegun(.rootPage)),
    row(.uikitEdge, .root, edge, .notBegun(.rootPage)),
    row(.uikit26, .root, edge, .notBegun(.rootPage)),
    row(.sharedTarget, .root, middle, .notBegun(.rootPage)),
    // “translation.x > 0”: of the screen.
    row(.rickey, .pagedRightToLeft, edge, .notBegun(.direction)),
    row(.uikitEdge, .rightToLeft, edge, .popCompleted),
    // “translation.x <= 0” is of the screen as well, but the system's target it calls is not: what
    // runs to the right begins, and is a stroke away from popping.
    row(.fd, .rightToLeft, edge, .notBegun(.direction)),
    row(.fd, .rightToLeft, leftward, .popCancelled),
    row(.fdMirrored, .rightToLeft, edge, .popCompleted),
    row(.fdMirrored, .rightToLeft, leftward, .notBegun(.direction)),
    row(.tz40.everywhere, .rightToLeft, Stroke(from: 395, -200), .popCancelled),
    // A transition of the app's own takes what the pan tells it.
    row(.half, .rightToLeft, Stroke(from: 350, -300), .popCompleted),
    row(.scrollRequireFail, .pagedRightToLeft, edge, .popCompleted),
    // The beginning location of the code is that of recognition, that of the text touch-down.
    row(fd(40), .plain, Stroke(from: 25, 300, in: 1), .popCompleted),
    row(fd(40), .plain, Stroke(from: 32, 300, in: 1), .notBegun(.startLimit)),
    row(fdFromTouchDown(40), .plain, Stroke(from: 40, 300, in: 1), .popCompleted),
    row(fdFromTouchDown(40), .plain, Stroke(from: 41, 300, in: 1), .notBegun(.startLimit)),
    // Without a direction test the page jumps.
    row(.sharedTarget, .plain, leftward, .popCancelled),
    row(.uikitEdge, .plain, middle, .notBegun(.region)),
    // A rest without events keeps the speed; half of the width does not ask for it.
    row(.half, .plain, Stroke(from: 20, 150).then(0, in: 0.2), .popCancelled),
    row(.uikitLegacy, .plain, Stroke(from: 5, 60, in: 0.5), .popCompleted),
    row(.iOS7Default, .plain, Stroke(from: 5, 60, in: 0.5), .popCompleted),
    row(.iOS7Default, .carousel, edge, .popCompleted),
    row(.uikitEdge, .plain, Stroke(from: 5, 60, in: 0.5), .popCancelled),
    row(.fixed, .plain, Stroke(from: 20, 150), .popCompleted),
    row(.third, .plain, Stroke(from: 20, 150), .popCompleted),
    row(.velocity, .plain, Stroke(from: 20, 60, in: 0.1), .popCompleted),
    row(.velocity, .plain, Stroke(from: 20, 300, in: 0.5).then(-60, in: 0.1), .popCancelled),
    row(.half, .plain, Stroke(from: 20, 300, in: 0.5).then(-60, in: 0.1), .popCompleted),
  ]

  static func fd(_ limit: Int) -> System { SystemCatalog.named("fd(\(limit))") ?? .half }
  static func fdFromTouchDown(_ limit: Int) -> System {
    SystemCatalog.named("fdFromTouchDown(\(limit))") ?? .half
  }
  static func switchedOff(_ page: PageContext) -> PageContext {
    var other = page
    other.navigation.isPopDisabled = true
    return other
  }
  @Test("Gates and decisions of systems")
  func gate() async {
    await each(Self.gates) { (row: Row) in
      let record = row.stroke.played(by: row.system, on: row.page)
      #expect(record.outcome == row.outcome)
      #expect(record.pops == (row.outcome == .popCompleted ? 1 : 0))
      #expect(record.hasBegun == (record.release != nil))
    }
  }

  /// The page with content that never moves.
  static func deaf(_ page: PageContext) -> PageContext {
    var deaf = page
    for index in deaf.contents.indices { deaf.contents[index].slop = 1e9 }
    return deaf
  }

  @Test("two pop recognizers never pop twice by one touch, and never both begin")
  func twoRecognizers() {
    var generator = TestGenerator(seed: 3)
    let systems: [System] = [.tz40WithFD, .uikit26]
    var completed = 0
    for _ in 0..<300 {
      let stroke = generator.stroke(width: 402)
      for system in systems {
        for page in [PageContext.plain, .list, .carouselStart] {
          let record = system.play(stroke.samples(), on: page, depth: 9)
          #expect(record.pops == (record.outcome == .popCompleted ? 1 : 0))
          completed += record.pops
        }
      }
      // On a page that asks and whose content waits for nobody else, each is at least as willing as
      // what it is made of: near the edge the one, beyond the other.
      let page = Self.deaf(.carousel)
      let both = stroke.played(by: .tz40WithFD, on: page)
      let parts = [stroke.played(by: .tz40, on: page), stroke.played(by: .fd, on: page)]
      #expect(both.hasBegun == parts.contains(where: \.hasBegun))
      #expect((both.outcome == .popCompleted) == parts.contains { $0.outcome == .popCompleted })
    }
    #expect(completed > 300)
  }
}

/// Systems that pages install one by one, over a session of several pages.
@Suite("Installation page by page")
struct InstallationTests {
  static let stroke = Stroke(from: 5, 300)

  /// The walk of a session: a plain page, a page that asks, another that asks, and back.
  static let walks: [(system: System, page: PageContext, visit: Visit, outcome: Outcome)] = [
    // Nobody has asked yet: the system's gesture is as it came.
    (.tz40, .plain, .first, .popCompleted),
    // “interactivePopGestureRecognizer.enabled = NO” is of the navigation controller, not the page.
    (.tz40, .carousel, .usual, .popCompleted), (.tz40, .plain, .usual, .notBegun(.notInstalled)),
    // The one pan has moved to the newest view, and does not come back.
    (.tz40, .carousel, .back, .notBegun(.notInstalled)),
    (.tz40WithFD, .carousel, .back, .lostToContent), (.tz40WithFD, .plain, .back, .popCompleted),
    (.tz40WithSwap, .carousel, .back, .lostToContent),
    (.tz40WithSwap, .plain, .usual, .popCompleted),
    // A modifier is of its page; its cleanup gives the system its delegate back.
    (.rickey, .pagedFirst, .back, .popCompleted), (.rickey, .plain, .usual, .popCompleted),
    (.rickey, .customBackButton, .usual, .notBegun(.customBackButton)),
    // Without it the gesture has no delegate: nothing is asked, nobody waits.
    (.rickeyStale, .customBackButton, .usual, .popCompleted),
    (.rickeyStale, .customBackButton, .first, .notBegun(.customBackButton)),
    (.scrollRequireFail, .plain, .usual, .popCompleted),
    (.fd, .plain, .back, .popCompleted),
  ]

  @Test func walk() async {
    await each(Self.walks.indices) { (index: Int) in
      let row = Self.walks[index]
      let record = row.system.play(
        Self.stroke.samples(), on: row.page, after: row.visit, depth: 5)
      #expect(record.outcome == row.outcome, "\(row.system.name)")
    }
  }

  @Test("a pager that settles between touch-down and recognition has the swipe, another has not")
  func settling() {
    let slow = Stroke(from: 2, 300, in: 3)
    let quick = Stroke(from: 2, 300, in: 0.3)
    #expect(slow.played(by: .rickey, on: .pagedSettling).outcome == .popCompleted)
    #expect(quick.played(by: .rickey, on: .pagedSettling).outcome == .notBegun(.condition))
    // Time runs from the start of the session, not from 0.
    #expect(quick.played(by: .rickey, on: .pagedSettling, at: 9).outcome == .notBegun(.condition))
  }
}
