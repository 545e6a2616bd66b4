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

  /// What else systems are made of, strokes show on pages.
  @Test("only the first article's transition races; an own one settles sooner; iOS 26's can be cut")
  func transitions() {
    let racing: Set = ["half", "third", "fixed", "velocity"]
    let own = racing.union(["fiveArticles+cone+flick"])
    for system in SystemCatalog.all {
      let (name, transition) = (system.name, system.transition)
      #expect(transition.races == racing.contains(name), "\(name)")
      #expect(transition.settle == (own.contains(name) ? 0.25 : 0.35), "\(name)")
      let isNew = ["uikit.content26", "uikit.26"].contains(name)
      #expect(transition.isPreemptible == isNew, "\(name)")
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
