import NavigationModel
import PopGesture
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

  /// Recognizer, gate, arbitration and rule of every system that must exist as a row.
  static let presets:
    [(name: String, slop: Slop, gate: BeginGate, arbitration: Arbitration, family: String)] = [
      ("half", pan, [.popEnabled, .previousPage], .exclusive, "fraction"),
      ("third", pan, [.popEnabled, .previousPage], .exclusive, "fraction"),
      ("fixed(60)", pan, [.popEnabled, .previousPage], .exclusive, "fixed-distance"),
      (
        "velocity(30,300,0.5,300)", pan, [.popEnabled, .previousPage], .exclusive,
        "fling-override"
      ),
      ("sharedTarget", pan, [.popEnabled, .previousPage], .exclusive, projection),
      (
        "tz40", pan, [.notTransitioning, .previousPage, .towards, .startLimit(40)], .popFirst,
        projection
      ),
      ("delegateSwap", edge, [.shownPreviousPage], .edgeFirst, projection),
      ("tabviewBroken", edge, system, .contentWins, projection),
      ("rickey", edge, [.towardsOrMoving, .conditionMet], .simultaneous, projection),
      (
        "fd", pan, [.previousPage, .popEnabled, .notTransitioning, .towards], .exclusive, projection
      ),
      (
        "fd(80)", pan,
        [.previousPage, .popEnabled, .startLimit(80), .notTransitioning, .towards], .exclusive,
        projection
      ),
      (
        "fd(0)", pan, [.previousPage, .popEnabled, .notTransitioning, .towards], .exclusive,
        projection
      ),
      ("iOS7default", edge, system, .edgeFirst, "velocity-sign"),
      ("delegateSelf", edge, [], .edgeFirst, projection),
      ("currentShow", edge, [.shownIsTop], .edgeFirst, projection),
      ("scrollSimultaneous", edge, [.shownIsTop], .simultaneous, projection),
      ("scrollRequireFail", edge, [.shownIsTop], .edgeFirst, projection),
      ("uikit.edge", edge, system, .edgeFirst, projection),
      ("uikit.legacy", edge, system, .edgeFirst, "velocity-sign"),
      ("uikit.content26", .towardsPop(30), [.previousPage], .native26, projection),
    ]

  static let pan = Slop.eitherAxis(10)
  static let edge = Slop.alongPop(15)
  static let projection = "navigation-projection"
  static let system: BeginGate = [
    .previousPage, .notTransitioning, .popEnabled, .standardBackButton, .notAway,
  ]

  @Test("every system that was promised is made of what its source has", arguments: presets)
  func preset(
    _ row: (name: String, slop: Slop, gate: BeginGate, arbitration: Arbitration, family: String)
  ) throws {
    let system = try #require(SystemCatalog.named(row.name))
    let installed = try #require(system.recognizers.first)
    #expect(system.name == row.name && system.recognizers.count == 1)
    #expect(installed.recognizer.slop == row.slop && installed.arbitration == row.arbitration)
    #expect(installed.recognizer.gate == row.gate)
    #expect((installed.recognizer.edgeRegion?.width == 13) == (row.slop == Self.edge))
    #expect(system.policy.family.name == row.family)
    // Only the own transition races, and settles sooner; iOS 26 may be interrupted.
    let isCustom = ["fraction", "fixed-distance", "fling-override"].contains(row.family)
    #expect(system.transition.races == isCustom)
    #expect(system.transition.settle == (isCustom ? 0.25 : 0.35))
    #expect(system.transition.isPreemptible == (row.name == "uikit.content26"))
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
    ("(1)", nil), ("Half", nil),
  ]

  @Test("systems with numbers", arguments: numbers)
  func written(_ row: (name: String, parameters: [String: Double]?)) {
    let policy = SystemCatalog.named(row.name)?.policy
    #expect(policy.map { Dictionary(uniqueKeysWithValues: $0.parameters) } == row.parameters)
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
