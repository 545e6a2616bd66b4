import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import NavigationModel

/// Who gets a touch: relations between pop recognizers and the content, one event at a time.
@Suite("Arbitration")
struct ArbitrationTests {
  typealias Relation = Arbitration.Relation

  /// A pan anywhere under an arbitration, with a rule that always completes.
  static func system(_ arbitration: Arbitration, _ recognizer: Recognizer = .pan) -> System {
    system([PopRecognizer(recognizer, arbitration)])
  }

  static func system(_ recognizers: [PopRecognizer]) -> System {
    System(
      "test", "test", recognizers,
      NamedPolicy(name: "any", VelocitySign(velocity: -10_000), parameters: []),
      article: nil, source: "test", confidence: .unconfirmed)
  }

  static func page(_ contents: ContentRecognizer...) -> PageContext {
    var page = PageContext.plain
    page.contents = contents
    return page
  }

  static func play(
    _ system: System, _ page: PageContext, from x: Double = 60, _ moves: [(dx: Double, dy: Double)],
    _ last: TouchPhase = .ended
  ) -> SwipeRecord {
    system.play(touch(from: x, moves, last), on: page)
  }

  static let carousel = ContentRecognizer(.scroll, .sideways)
  static let right: [(dx: Double, dy: Double)] = [(4, 0), (16, 0), (60, 0), (120, 0)]

  /// Kinds of content, which targets include them, and what iOS 26 arranges.
  static let relations:
    [(content: ContentRecognizer, targets: [Arbitration.Target], native26: Relation)] = [
      (carousel, targets, .popWaits),
      (ContentRecognizer(.scroll, .rightward), targets, .popWaits),
      (ContentRecognizer(.scroll, .leftward), targets, .contentWaits),
      (ContentRecognizer(.scroll, .vertical), [.everything, .scrollViews], .contentWaits),
      (ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true), targets, .contentWaits),
      (
        ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true, isMoving: true), targets,
        .popWaits
      ),
      (
        ContentRecognizer(.scroll, .vertical, isMoving: true), [.everything, .scrollViews],
        .popWaits
      ),
      (ContentRecognizer(.swipeAction, .rightward), [.everything], .popWaits),
      (ContentRecognizer(.pan, .all), [.everything], .none),
      (ContentRecognizer(.longPress, .all), [.everything], .none),
      (ContentRecognizer(.touchTracking, .all), [], .none),
    ]
  static let targets: [Arbitration.Target] = [.everything, .scrollViews, .pager]

  @Test func relation() async {
    await each(Self.relations) { content, targets, native26 in
      #expect(Arbitration.exclusive.relation(to: content) == Relation.none)
      #expect(Arbitration.native26.relation(to: content) == native26)
      for target in Self.targets {
        func check(_ arbitration: Arbitration, _ relation: Relation) {
          let expected = targets.contains(target) ? relation : Relation.none
          #expect(arbitration.relation(to: content) == expected, "\(arbitration.name)")
        }
        check(.requiresFailure(of: target), .popWaits)
        check(.requiredToFail(by: target), .contentWaits)
        check(.simultaneous(with: target), .together)
      }
    }
    #expect(Arbitration.all.count == 2 + 3 * Self.targets.count)
  }

  /// What becomes of a rightward stroke over a carousel and over a map: outcome, content
  /// recognized, dual.
  static let carouselRows:
    [(
      arbitration: Arbitration, content: ContentRecognizer, outcome: Outcome, isContent: Bool,
      dual: Bool
    )] = [
      (.requiresFailure(of: .everything), carousel, .lostToContent, true, false),
      (.requiredToFail(by: .everything), carousel, .popCompleted, false, false),
      (.requiredToFail(by: .everything), map, .popCompleted, false, false),
      (.requiredToFail(by: .scrollViews), carousel, .popCompleted, false, false),
      (.requiredToFail(by: .scrollViews), map, .lostToContent, true, false),
      (.simultaneous(with: .everything), map, .popCompleted, true, true),
      (.simultaneous(with: .scrollViews), carousel, .popCompleted, true, true),
      (.simultaneous(with: .scrollViews), map, .lostToContent, true, false),
      (.simultaneous(with: .pager), carousel, .popCompleted, true, true),
      (.simultaneous(with: .pager), map, .lostToContent, true, false),
      (.exclusive, carousel, .lostToContent, true, false),
      (.native26, carousel, .lostToContent, true, false),
    ]
  static let map = ContentRecognizer(.pan, .all)

  @Test("at equal slop")
  func equalSlop() async {
    await each(Self.carouselRows) {
      (
        row: (
          arbitration: Arbitration, content: ContentRecognizer, outcome: Outcome, isContent: Bool,
          dual: Bool
        )
      ) in
      let record = Self.play(Self.system(row.arbitration), Self.page(row.content), Self.right)
      #expect(record.outcome == row.outcome)
      #expect((record.contentRecognized, record.isDual) == (row.isContent, row.dual))
      #expect(!record.contentCancelled)
    }
  }

  @Test("simultaneous needs one side to say yes; where neither does, one acts")
  func eitherSide() {
    // The first recognizer shares with the content, the second does not: only the pair counts.
    let first = PopRecognizer(.edge, .simultaneous(with: .scrollViews))
    let second = PopRecognizer(.pan, .exclusive)
    let record = Self.play(Self.system([first, second]), Self.page(Self.carousel), Self.right)
    // Beyond the edge the second has the touch, and loses it to the deeper view.
    #expect(record.outcome == .lostToContent && !record.isDual)
    let edge = Self.play(
      Self.system([first, second]), Self.page(Self.carousel), from: 5, Self.right)
    #expect(edge.outcome == .popCompleted && edge.isDual && edge.contentRecognized)
    // The content beginning first fails the one that may not share, not the one that may.
    #expect(!edge.contentCancelled)
  }

  @Test("the first to be ready has it; at one event the deeper view")
  func order() {
    let page = Self.page(ContentRecognizer(.pan, .all, slop: 20))
    let exclusive = Self.system(.exclusive)
    #expect(Self.play(exclusive, page, Self.right).outcome == .popCompleted)
    #expect(Self.play(exclusive, page, [(4, 0), (25, 0), (90, 0)]).outcome == .lostToContent)
    let early = Self.page(ContentRecognizer(.pan, .all, slop: 2))
    #expect(Self.play(exclusive, early, Self.right).outcome == .lostToContent)
    // A recognizer of the content that was ready first and is not the pop's stays with its stroke.
    let taken = Self.play(exclusive, page, Self.right)
    #expect(!taken.contentRecognized && !taken.contentCancelled)
  }

  @Test("one that must wait begins when the other fails, and fails when the other begins")
  func failureRequirement() {
    let list = Self.page(ContentRecognizer(.scroll, .vertical))
    // Content fails at the event at which the pop is ready: no delay.
    let clean = Self.play(Self.system(.requiresFailure(of: .everything)), list, Self.right)
    #expect(clean.outcome == .popCompleted && clean.release?.translation == 110)
    // Ready at 16 pt, but the content fails at 60 pt only: the translation starts again there.
    let slow = Self.page(ContentRecognizer(.scroll, .vertical, slop: 30))
    let late = Self.play(Self.system(.requiresFailure(of: .everything)), slow, Self.right)
    #expect(late.outcome == .popCompleted && late.release?.translation == 60)
    #expect(late.release?.changes == 1)
    let lifted = Self.play(
      Self.system(.requiresFailure(of: .everything)), slow, [(4, 0), (16, 0), (25, 0)])
    #expect(lifted.outcome == .notBegun(.waiting) && !lifted.hasBegun)
    let begun = Self.play(
      Self.system(.requiresFailure(of: .everything)), slow, [(16, 0), (20, 40), (90, 40)])
    #expect(begun.outcome == .lostToContent && begun.contentRecognized)
    let cancelled = Self.play(
      Self.system(.requiresFailure(of: .everything)), slow, [(16, 0), (25, 0)], .cancelled)
    #expect(cancelled.outcome == .systemCancelled)
  }

  @Test("the second pop recognizer waits until the first has failed")
  func secondWaits() {
    let first = Recognizer(slop: .towardsPop(30), gate: [.startLimit(95)])
    let system = Self.system([PopRecognizer(first, .exclusive), PopRecognizer(.pan, .exclusive)])
    // The first begins at 31 pt, though the second was ready at 16.
    let begun = Self.play(system, .plain, [(4, 0), (16, 0), (31, 0), (91, 0)])
    #expect(begun.release?.translation == 61 && begun.release?.changes == 1)
    // It refuses at 36 pt: the second begins there, from 0.
    let late = Self.play(system, .plain, [(4, 0), (16, 0), (36, 0), (91, 0)])
    #expect(late.release?.translation == 55 && late.release?.changes == 1)
    #expect(Self.play(system, .plain, [(4, 0), (16, 0)]).outcome == .notBegun(.waiting))
    #expect(Self.play(system, .plain, [(4, 0), (9, 0)]).outcome == .notBegun(.slop))
  }

  @Test("content that waits begins at the event that rejects the pop, and not at the lift")
  func popFirst() {
    let near = Recognizer(slop: .eitherAxis(10), gate: [.startLimit(40)])
    let page = Self.page(Self.carousel)
    let rejected = Self.play(Self.system(.requiredToFail(by: .everything), near), page, Self.right)
    #expect(rejected.outcome == .notBegun(.startLimit) && rejected.contentRecognized)
    #expect(!rejected.isDual)
    // A pop with a slop of 30 pt holds content that is ready at 10.
    let held = Self.system(.requiredToFail(by: .everything), .contentPan)
    #expect(Self.play(held, page, [(-16, 0), (-29, 0)]).contentRecognized == false)
    #expect(Self.play(held, page, [(-16, 0), (-29, 0)]).outcome == .notBegun(.slop))
    #expect(Self.play(held, page, [(-16, 0), (-31, 0)]).contentRecognized)
    #expect(Self.play(held, page, [(-16, 0), (-31, 0)]).outcome == .notBegun(.direction))
    #expect(Self.play(held, page, [(16, 0), (31, 0)]).contentRecognized == false)
    #expect(Self.play(held, page, [(-16, 0)], .cancelled).contentRecognized == false)
  }

  @Test("raw touches lose the finger to any pop that begins")
  func touchTracking() async {
    await each(Arbitration.all) { (arbitration: Arbitration) in
      let page = Self.page(ContentRecognizer(.touchTracking, .sideways))
      let record = Self.play(Self.system(arbitration), page, Self.right)
      #expect(record.outcome == .popCompleted)
      #expect(record.contentRecognized && record.contentCancelled && !record.isDual)
      let short = Self.play(Self.system(arbitration), page, [(5, 0), (9, 0)])
      #expect(short.contentRecognized && !short.contentCancelled)
    }
  }

  @Test("a touch off the content is none of its business")
  func offContent() async {
    await each(Arbitration.all) { (arbitration: Arbitration) in
      for kind in [ContentRecognizer.Kind.scroll, .touchTracking, .pan] {
        let record = Self.system(arbitration).play(
          touch(Self.right), on: Self.page(ContentRecognizer(kind, .all)), isOnContent: false)
        #expect(record.outcome == .popCompleted)
        #expect(!record.contentRecognized && !record.contentCancelled && !record.isDual)
      }
    }
  }

  @Test("of two recognizers of the content one acts: the deeper one, or the one that takes it")
  func twoContents() {
    let row = Self.page(
      ContentRecognizer(.swipeAction, .rightward), ContentRecognizer(.scroll, .vertical))
    let across = Self.play(Self.system(.requiresFailure(of: .everything)), row, [(2, 30), (4, 90)])
    #expect(across.contentRecognized && across.outcome == .lostToContent)
    let along = Self.play(Self.system(.requiresFailure(of: .everything)), row, Self.right)
    #expect(along.contentRecognized && along.outcome == .lostToContent)
    var arbiter = TouchArbiter<TwoSampleBlend>(
      [], ReleaseReading(estimator: .uikitBlend),
      on: Self.page(
        ContentRecognizer(.swipeAction, .rightward), ContentRecognizer(.scroll, .all)),
      NavigatingView(width: 402, height: 874, millimetresPerPoint: 0.16))
    let page = NavigationState()
    arbiter.touchDown(TouchSample(time: 0, x: 0, y: 0, phase: .began), page, isOnContent: true)
    arbiter.receive(TouchSample(time: 0.1, x: 20, y: 0, phase: .moved), page)
    #expect(arbiter.contents.map(\.state) == [.active, .failed])
    // Leftwards neither takes it: the row has no actions there.
    let left = Self.play(
      Self.system(.requiresFailure(of: .everything)), row, [(-4, 0), (-16, 0), (-60, 0)])
    #expect(!left.contentRecognized && left.outcome == .popCompleted)
  }
}
