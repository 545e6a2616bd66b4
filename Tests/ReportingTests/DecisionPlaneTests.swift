import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import Drawing
@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("The picture of the answer")
struct DecisionPlaneTests {
  @Test("A rule's border is where its formula says")
  func borders() throws {
    func border(_ policy: some CatalogPolicy) -> [[Point]] {
      let named = NamedPolicy(name: "x", policy, parameters: [])
      let view = NavigatingView(width: 400, height: 800, millimetresPerPoint: 0.16)
      return view.border(of: named, -1000...2000, steps: 30)
    }
    // x + 0.2 v > 160: a line that ends where any travel completes, at 800 pt/s.
    let projected = try #require(border(VelocityWeighted(velocityWeight: 0.2, fraction: 0.4)).first)
    for point in projected where point.x > 0 {
      #expect(abs(point.x + 0.2 * point.y - 160) <= 1, "\(point)")
    }
    #expect(projected.first == Point(361, -1000) && projected.last?.x == 0)
    // A flick alone decides above its speed, and cancels below the opposite one.
    let fling = border(FlingOverride(fling: .pointsPerSecond(500), travel: .fraction(0.5)))
    #expect(fling.count == 1)
    #expect(fling[0].first?.x == 200 && fling[0].first.map { $0.y > -500 } == true)
  }

  @Test("Every release of the picture is one of the run: as many as people, and as the intents are")
  func releases() async throws {
    let sample = try await ReportSample(
      #""screens": ["iphone-16-pro", "iphone-se-1", "ipad-pro-13"], "policies": ["half-width"]"#)
    let rows = sample.results.releases
    // The first phone and the tablet alone.
    #expect(Set(rows.map(\.condition.screen)) == ["iphone-16-pro", "ipad-pro-13"])
    let pops = rows.filter { $0.intent == "pop" && $0.condition.screen == "iphone-16-pro" }
    #expect(pops.count == 20)
    #expect(try sample.rows("releases.csv").count == rows.count)
    // What half of the width completes among them is near its rate.
    let rate = try sample.results.rates.filter { $0.condition.screen == "iphone-16-pro" }
      .row("success", of: "half-width")
    let share = Double(pops.count { $0.translation > 201 }) / 20
    #expect(abs(share - rate.rate) < 0.35)
    let svg = try #require(sample.files["charts/decision.svg"])
    #expect(svg.contains("travel, pt") && svg.contains("x &gt; ") || svg.contains("x + "))
    #expect(sample.text("report.md").contains { $0.hasSuffix("](charts/decision.svg)") })
  }

  @Test("No name of a rule covers another, and the picture says which screen misses which releases")
  func names() async throws {
    let sample = try await ReportSample(
      #""screens": ["iphone-16-pro", "ipad-mini-7"], "policies": ["half-width", "one-third","#
        + #" "fixed-distance", "velocity-weighted"]"#)
    let index = ResultIndex(sample.results)
    let scene = try #require(DecisionPlane.scene(index))
    expectTidy(scene, "decision")
    let panels = DecisionPlane.panels(index)
    #expect(panels.count == 2 && scene.frame?.cuts.count == 2)
    for panel in panels { #expect(scene.frame?.remark.contains("(\(panel.title))") == true) }
    #expect(scene.texts.count { $0.string == "speed, pt/s" } == 2)
  }
}
