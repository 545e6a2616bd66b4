import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Statements of the articles that follow from the code of a system, whoever swipes.
///
/// A stroke shows each, and shows the opposite once the mechanism is broken. Numbers are those of
/// `ClaimTable`.
@Suite("What articles say of their code")
struct ArticleSystemTests {
  static let edge = Stroke(from: 5, 300)
  static let middle = Stroke(from: 100, 250)
  static let leftward = Stroke(from: 300, -200)

  /// A stroke of 10 pt/s, of which no reading is at the end of a slop.
  static func slow(from x: Double, _ dx: Double) -> Stroke {
    Stroke(from: x, dx, in: abs(dx) / 10)
  }

  // MARK: Rules of gates

  /// A stroke that a rule refuses, and nothing else.
  struct Refusal: Sendable {
    var claim: String
    var system: System
    var page: PageContext
    var stroke: Stroke
    var rule: GateRule
  }

  static let refusals = [
    refusal("0-04", .sharedTarget, "root", middle, .previousPage),
    refusal("0-04", .sharedTarget, "disabled", middle, .popEnabled),
    refusal("0-06", .sharedTarget, "disabled", middle, .popEnabled),
    refusal("1-02", .delegateSwap, "root", edge, .shownPreviousPage),
    refusal("1-08", .tz40, "transition", edge, .notTransitioning),
    refusal("1-08", .tz40, "root", edge, .previousPage),
    refusal("1-08", .tz40, "carousel", slow(from: 35, -30), .towards),
    refusal("1-08", .tz40, "carousel", slow(from: 80, 200), .startLimit(40)),
    refusal("2-07", .rickeyFullScreen, "plain", leftward, .rightwardOrMoving),
    refusal("3-03", .fd, "root", middle, .previousPage),
    refusal("3-04", .fd, "disabled", middle, .popEnabled),
    refusal("3-06", .fd, "transition", middle, .notTransitioning),
    refusal("3-07", .fd, "plain", leftward, .towards),
    refusal("4-02", .iOS7Default, "customBar", edge, .standardBar),
    refusal("4-02", .iOS7Default, "customBackButton", edge, .standardBackButton),
    refusal("4-06", .currentShow, "root", edge, .shownIsTop),
    refusal("4-06", .currentShow, "transition", edge, .shownIsTop),
  ]

  private static func refusal(
    _ claim: String, _ system: System, _ page: String, _ stroke: Stroke, _ rule: GateRule
  ) -> Refusal {
    // On every page, as if every page had asked.
    Refusal(
      claim: claim, system: system.everywhere, page: PageContext.named(page) ?? .plain,
      stroke: stroke, rule: rule)
  }

  @Test("nothing begins where a rule of the gate forbids it, and does without that rule")
  func rules() async {
    await each(Self.refusals) { (row: Refusal) in
      #expect(!row.stroke.played(by: row.system, on: row.page).hasBegun, "\(row.claim)")
      let without = row.system.changing { $0.recognizer.gate.remove(row.rule) }
      #expect(row.stroke.played(by: without, on: row.page).hasBegun, "\(row.claim)")
    }
  }

  // MARK: Content that is first

  @Test("content takes the stroke, and the pop does where everything waits for it")
  func lost() async {
    let rows: [(claim: String, system: System, pages: [String], stroke: Stroke)] = [
      ("1-03", .delegateSwap, ["carousel", "carouselStart", "zoomedImage"], Self.edge),
      ("1-04", .mapContentWins, ["map"], Self.edge),
      ("2-01", .tabviewBroken, ["pagedFirst"], Self.edge),
      ("3-10", .fd, ["carousel"], Self.middle),
      ("4-08", .currentShow, ["carousel", "carouselStart", "pagedFirst"], Self.edge),
    ]
    await each(rows) { claim, system, pages, stroke throws in
      for name in pages {
        let page = try #require(PageContext.named(name))
        let record = stroke.played(by: system, on: page)
        #expect(record.outcome == .lostToContent && !record.isDual, "\(claim) on \(name)")
        let first = system.changing { $0.arbitration = .requiredToFail(by: .everything) }
        #expect(stroke.played(by: first, on: page).outcome == .popCompleted, "\(claim) on \(name)")
      }
    }
  }

  /// Such strokes are why 2-01 and 4-08 are put to people's swipes.
  @Test(
    "a stroke that sets out straight up gets past content that scrolls sideways, not past a map")
  func steep() {
    let stroke = Stroke(from: 5, 3, -30, in: 0.05).then(250, -20, in: 0.2)
    #expect(stroke.played(by: .tabviewBroken, on: .pagedFirst).outcome == .popCompleted)
    #expect(stroke.played(by: .currentShow, on: .carousel).outcome == .popCompleted)
    #expect(stroke.played(by: .mapContentWins, on: .map).outcome == .lostToContent)
  }

  // MARK: Everything else

  /// A statement, the system that it is about, what breaks it, and whether it holds of a system.
  struct Row: Sendable {
    var claim: String
    var system: System
    var broken: System
    var holds: @Sendable (System) -> Bool
  }

  private static func row(
    _ claim: String, _ system: System, broken change: (inout System) -> Void,
    holds: @escaping @Sendable (System) -> Bool
  ) -> Row {
    var broken = system
    change(&broken)
    return Row(claim: claim, system: system, broken: broken, holds: holds)
  }

  static let others: [Row] = zones + relations + installations

  /// Where a pop begins.
  private static let zones = [
    row(
      "0-02", .sharedTarget, broken: { $0.last.recognizer.edgeRegion = EdgeRegion(width: 13) },
      holds: {
        middle.played(by: $0).outcome == .popCompleted && !middle.played(by: .uikitEdge).hasBegun
      }),
    // Short of the half, and quick enough for the system.
    row(
      "0-02", .sharedTarget, broken: { $0.policy = System.half.policy },
      holds: {
        Stroke(from: 100, 150, in: 0.15).played(by: $0).outcome == .popCompleted
          && Stroke(from: 5, 150, in: 0.15).played(by: .uikitEdge).outcome == .popCompleted
      }),
    row(
      "0-10", .half, broken: { $0.policy = System.fixed.policy },
      holds: { system in
        func completes(_ way: Double, of width: Double) -> Bool {
          Stroke(from: 5, way, in: 1).played(by: system, viewWidth: width).outcome == .popCompleted
        }
        return completes(190, of: 344) && !completes(170, of: 344) && !completes(190, of: 1032)
      }),
    row(
      "0-05", .sharedTargetUngated, broken: { $0.last.recognizer.gate.add(.previousPage) },
      holds: {
        middle.played(by: $0, on: .root).outcome == .stuck
          && !middle.played(by: .sharedTarget, on: .root).hasBegun
      }),
    row(
      "1-07", .tz40, broken: { $0.recognizers.insert(System.uikitEdge.last, at: 0) },
      holds: {
        var quick = Stroke(from: 0, 300, in: 0.1)
        quick.phase = 0.9
        return !quick.played(by: $0, on: .carousel).hasBegun
          && quick.played(by: .uikitEdge, on: .carousel).hasBegun
      }),
    row(
      "1-07", .tz40, broken: { $0.policy = System.half.policy },
      holds: {
        Stroke(from: 5, 150, in: 0.15).played(by: $0, on: .carousel).outcome == .popCompleted
      }),
    row(
      "1-21", .tz40, broken: { $0.last.recognizer.gate.remove(.towards) },
      holds: {
        edge.played(by: $0, on: .carousel).hasBegun
          && !Stroke(from: 5, 0, 200).played(by: $0, on: .carousel).hasBegun
      }),
    row(
      "2-07", .rickeyFullScreen,
      broken: { $0.last.recognizer.gate = [.previousPage, .rightward, .conditionMet] },
      holds: {
        Stroke(from: 200, 40, 160, in: 0.2).played(by: $0).hasBegun
      }),
    row(
      "1-13", .tz40, broken: { $0.last.recognizer.gate.limitAtTouchDown() },
      holds: {
        slow(from: 28, 100).played(by: $0, on: .carousel).hasBegun
          && !Stroke(from: 28, 300, in: 0.15).played(by: $0, on: .carousel).hasBegun
      }),
    row(
      "2-05", .rickey, broken: { $0.last.recognizer.edgeRegion = nil },
      holds: {
        !slow(from: 201, 200).played(by: $0, on: .pagedFirst).hasBegun
      }),
    row(
      "3-08", .fd, broken: { $0.last.recognizer.gate.add(.startLimit(40)) },
      holds: { system in
        [5, 200, 385].allSatisfy { slow(from: $0, 16).played(by: system).hasBegun }
      }),
    row(
      "3-13", SystemCatalog.named("fd(40)") ?? .fd,
      broken: { $0.last.recognizer.gate.limitAtTouchDown() },
      holds: {
        slow(from: 28, 100).played(by: $0).hasBegun && !slow(from: 32, 100).played(by: $0).hasBegun
      }),
    row(
      "3-12", .fd, broken: { $0.last.isMirrored = true },
      holds: {
        !middle.played(by: $0, on: .rightToLeft).hasBegun
      }),
    row(
      "2-12", .rickey, broken: { $0.last.recognizer.gate = [.towards, .conditionMet] },
      holds: {
        !edge.played(by: $0, on: .pagedRightToLeft).hasBegun
      }),
  ]

  /// Who goes first, and who acts at once.
  private static let relations = [
    row(
      "1-05", .mapEdgeFirst, broken: { $0.last.arbitration = .simultaneous(with: .everything) },
      holds: {
        let record = edge.played(by: $0, on: .map)
        return record.outcome == .popCompleted && !record.isDual
      }),
    row(
      "2-06", .rickey, broken: { $0.last.arbitration = .simultaneous(with: .scrollViews) },
      holds: {
        edge.played(by: $0, on: .pagedFirst).isDual
          && !Stroke(from: 5, 100, 150, in: 0.2).played(by: $0, on: .pagedLists).isDual
      }),
    row(
      "3-10", .fd, broken: { $0.last.arbitration = .simultaneous(with: .everything) },
      holds: {
        !middle.played(by: $0, on: .carousel).isDual
      }),
    // Both are ready at one event: the deeper view has it, unless arranged otherwise.
    row(
      "4-11", .scrollRequireFail, broken: { $0.last.arbitration = .exclusive },
      holds: {
        let quick = Stroke(from: 2, 300, in: 0.1)
        return quick.played(by: $0, on: .carousel).hasBegun
          && !quick.played(by: .currentShow, on: .carousel).hasBegun
      }),
    // Content waits until the edge pan has failed, at the edge of a first page after 15 pt.
    row(
      "4-12", .scrollRequireFail, broken: { $0.last.arbitration = .exclusive },
      holds: { system in
        var root = PageContext.carousel
        root.navigation.stackDepth = 1
        root.navigation.shownDepth = 1
        func follows(_ stroke: Stroke, _ page: PageContext) -> Bool {
          stroke.played(by: system, on: page).contentRecognized
        }
        return follows(slow(from: 150, 13), .carousel) && follows(slow(from: 5, 25), root)
          && !follows(slow(from: 5, 13), .carousel) && !follows(slow(from: 5, 230), .carousel)
      }),
  ]

  /// On which pages it is.
  private static let installations = [
    row(
      "1-14", .tz40, broken: { $0.installation.movesOn = false },
      holds: {
        edge.played(by: $0, on: .carousel).hasBegun
          && !edge.played(by: $0, on: .carousel, after: .back).hasBegun
      }),
    row(
      "1-17", .tz40, broken: { $0.installation.elsewhere = System.uikitEdge.recognizers },
      holds: {
        edge.played(by: $0, after: .first).hasBegun && !edge.played(by: $0).hasBegun
      }),
    row(
      "1-20", .delegateSwap, broken: { $0.last.owner = .system },
      holds: { edge.played(by: $0, on: .disabled).hasBegun }),
    row(
      "3-14", .fd, broken: { $0.recognizers.insert(System.uikitEdge.last, at: 0) },
      holds: { !edge.played(by: $0, on: .carousel).hasBegun }),
  ]

  @Test("it holds of the system as it is, and not with its mechanism broken")
  func holds() async {
    await each(Self.others) { (row: Row) in
      #expect(row.holds(row.system), "\(row.claim)")
      #expect(!row.holds(row.broken), "\(row.claim) broken")
    }
  }
}

extension System {
  /// The app's own recognizer, where there are two.
  fileprivate var last: PopRecognizer {
    get { recognizers[recognizers.count - 1] }
    set { recognizers[recognizers.count - 1] = newValue }
  }

  /// The same with another recognizer of the app's own.
  fileprivate func changing(_ change: (inout PopRecognizer) -> Void) -> System {
    var other = self
    change(&other.last)
    return other
  }
}

extension BeginGate {
  fileprivate mutating func remove(_ rule: GateRule) {
    self = BeginGate(rules.filter { $0 != rule })
  }
  fileprivate mutating func add(_ rule: GateRule) { self = BeginGate([rule] + rules) }
  /// Asks for the place of the touch-down, not for that of recognition.
  fileprivate mutating func limitAtTouchDown() {
    self = BeginGate(rules.map { $0 == .startLimit(40) ? .touchDownLimit(40) : $0 })
  }
}
