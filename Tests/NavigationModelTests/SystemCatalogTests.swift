import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@Suite("Catalogue of systems")
struct SystemCatalogTests {
  @Test("names are unique, and each finds its system")
  func names() {
    let names = SystemCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { SystemCatalog.named($0)?.name == $0 })
    #expect(SystemCatalog.all.allSatisfy { (1...2).contains($0.recognizers.count) })
    #expect(SystemCatalog.all.allSatisfy { !$0.summary.isEmpty && !$0.source.isEmpty })
    #expect(Set(SystemCatalog.all.compactMap(\.article)).count == 5)
  }

  /// A system as its source has it: of its last recognizer the slop, what the delegate asks, the
  /// relation, and whose it is; the rule at release; on which pages.
  struct Preset: Sendable, CustomTestStringConvertible {
    var name: String
    var slop: Slop
    var gate: BeginGate
    var arbitration = Arbitration.exclusive
    var owner = PopRecognizer.Owner.app
    var family = "navigation-projection"
    var pages = Installation.Pages.everywhere
    var recognizers = 1
    var testDescription: String { name }
  }

  static let presets: [Preset] = [
    Preset(name: "half", slop: pan, gate: article, family: "fraction"),
    Preset(name: "third", slop: pan, gate: article, family: "fraction"),
    Preset(name: "fixed(60)", slop: pan, gate: article, family: "fixed-distance"),
    Preset(name: "velocity(30,300,0.5,300)", slop: pan, gate: article, family: "fling-override"),
    Preset(name: "sharedTarget", slop: pan, gate: article, recognizers: 2),
    Preset(name: "sharedTargetUngated", slop: pan, gate: [], recognizers: 2),
    Preset(name: "alwaysPop", slop: pan, gate: article, arbitration: first, recognizers: 2),
    Preset(
      name: "disableOnConflict", slop: pan, gate: article, pages: .withoutContent, recognizers: 2),
    Preset(
      name: "fiveArticles", slop: pan,
      gate: [.popEnabled, .previousPage, .notTransitioning, .towards], pages: .withoutRawTouches,
      recognizers: 2),
    Preset(
      name: "tz40", slop: pan,
      gate: [.notTransitioning, .previousPage, .towards, .startLimit(40)], arbitration: first,
      pages: .withSidewaysContent),
    Preset(name: "delegateSwap", slop: edge, gate: [.shownPreviousPage], owner: .systemSwitchedOn),
    Preset(name: "mapEdgeFirst", slop: edge, gate: system, arbitration: first, owner: .system),
    Preset(name: "mapContentWins", slop: edge, gate: system, owner: .system),
    Preset(name: "tabviewBroken", slop: edge, gate: system, owner: .system),
    Preset(
      name: "rickey", slop: edge, gate: [.rightwardOrMoving, .conditionMet],
      arbitration: .simultaneous(with: .pager), owner: .system, pages: .withSidewaysScroll),
    Preset(name: "fd", slop: pan, gate: fd()),
    Preset(name: "fd(80)", slop: pan, gate: fd(.startLimit(80))),
    Preset(name: "fd(0)", slop: pan, gate: fd()),
    Preset(name: "fdUngated", slop: pan, gate: []),
    Preset(name: "fdFromTouchDown(80)", slop: pan, gate: fd(.touchDownLimit(80))),
    Preset(
      name: "iOS7default", slop: edge, gate: system, arbitration: first, owner: .system,
      family: "velocity-sign"),
    Preset(name: "delegateSelf", slop: edge, gate: [], owner: .system),
    Preset(name: "currentShow", slop: edge, gate: [.shownIsTop], owner: .system),
    Preset(
      name: "scrollSimultaneous", slop: edge, gate: [.shownIsTop], arbitration: shared,
      owner: .system),
    Preset(
      name: "scrollRequireFail", slop: edge, gate: [.shownIsTop],
      arbitration: .requiredToFail(by: .scrollViews), owner: .system, pages: .withScrollView),
    Preset(name: "uikit.edge", slop: edge, gate: system, arbitration: first, owner: .system),
    Preset(name: "uikit.edgeYields", slop: edge, gate: system, owner: .system),
    Preset(
      name: "uikit.legacy", slop: edge, gate: system, arbitration: first, owner: .system,
      family: "velocity-sign"),
    Preset(
      name: "uikit.content26", slop: .towardsPop(30), gate: [.previousPage],
      arbitration: .native26),
  ]

  static let pan = Slop.eitherAxis(10)
  static let edge = Slop.alongPop(15)
  static let article: BeginGate = [.popEnabled, .previousPage]
  static let first = Arbitration.requiredToFail(by: .everything)
  static let shared = Arbitration.simultaneous(with: .scrollViews)
  static let system: BeginGate = [
    .previousPage, .notTransitioning, .standardBackButton, .standardBar, .notAway,
  ]
  static func fd(_ limit: GateRule...) -> BeginGate {
    BeginGate([.previousPage, .popEnabled] + limit + [.notTransitioning, .towards])
  }

  @Test("every system that was promised is made of what its source has")
  func preset() async {
    await each(Self.presets) { (row: Preset) throws in
      let system = try #require(SystemCatalog.named(row.name))
      let installed = try #require(system.recognizers.last)
      #expect(system.name == row.name && system.recognizers.count == row.recognizers)
      #expect(installed.recognizer.slop == row.slop && installed.arbitration == row.arbitration)
      #expect(installed.recognizer.gate == row.gate && installed.owner == row.owner)
      #expect((installed.recognizer.edgeRegion?.width == 13) == (row.slop == Self.edge))
      #expect(system.policy.family.name == row.family)
      #expect(system.installation.pages == row.pages)
      // The system's own edge pan stays beside a second one.
      // With the delegate of the fifth article where it stands for all five.
      if row.recognizers == 2 {
        var edge = System.uikitEdge.recognizers[0]
        if row.name == "fiveArticles" { edge.recognizer.gate = [.shownIsTop] }
        #expect(system.recognizers[0] == edge)
      }
      // Only the own transition races, and settles sooner; iOS 26 may be interrupted.
      let isCustom = ["fraction", "fixed-distance", "fling-override"].contains(row.family)
      #expect(system.transition.races == isCustom)
      #expect(system.transition.settle == (isCustom ? 0.25 : 0.35))
      #expect(system.transition.isPreemptible == (row.name == "uikit.content26"))
    }
  }

  @Test("a system of an article names and quotes it")
  func quotes() {
    for system in SystemCatalog.all {
      guard let article = system.article else { continue }
      #expect(system.source.contains(article) || system.source.contains("not in the article"))
      #expect(system.source.contains("“") || system.confidence != .verified, "\(system.name)")
    }
  }

  static let numbers: [(name: String, parameters: [String: Double]?)] = [
    ("fixed(60)", ["distance_pt": 60]), ("fixed(0)", ["distance_pt": 0]),
    ("fixed", ["distance_pt": 100]), ("half", ["fraction": 0.5]),
    (
      "velocity(20,400,0.3,100)",
      [
        "fraction": 0.3, "fling_distance_pt": 20, "fling_pt_per_s": 400, "return_pt_per_s": 100,
        "fling_boundary": 0, "boundary": 0,
      ]
    ),
    ("fd(80)", ["duration_s": 0.35, "cap_pt": 187.5]),
    ("fd(-1)", nil), ("fd()", nil), ("fd(nan)", nil), ("fd(inf)", nil), ("fd(1,2)", nil),
    ("fd(80", nil), ("fixed(1,)", nil), ("velocity(1,2,3)", nil), ("half(0.5)", nil), ("", nil),
    ("fdFromTouchDown", nil), ("(1)", nil), ("Half", nil),
  ]

  @Test("systems with numbers")
  func written() async {
    await each(Self.numbers) { (row: (name: String, parameters: [String: Double]?)) in
      let policy = SystemCatalog.named(row.name)?.policy
      #expect(policy.map { Dictionary(uniqueKeysWithValues: $0.parameters) } == row.parameters)
    }
  }

  @Test("a system with numbers behaves by them: the policy's rule, and the summary")
  func behaviour() throws {
    for distance in [20.0, 60, 150] {
      let system = try #require(SystemCatalog.named("fixed(\(distance))"))
      for (x, completes) in [(distance, false), (distance.nextUp, true)] {
        let release = Release(translation: x, velocity: -9000, viewWidth: 402)
        #expect(system.policy.completes(release) == completes)
      }
    }
    #expect(SystemCatalog.named("fd(80)")?.summary.contains("80 pt") == true)
    #expect(SystemCatalog.named("fd(0)")?.summary == System.fd.summary)
  }
}
