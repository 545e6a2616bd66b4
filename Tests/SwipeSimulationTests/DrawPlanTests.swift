import Testing

@testable import SwipeSimulation

/// Which draws an intent takes: those of its plan, each for one purpose.
@Suite("Plans of draws")
struct DrawPlanTests {
  /// Numbers of normals and uniforms.
  struct Taken: Equatable {
    var normals = 0
    var uniforms = 0

    init(_ plan: DrawPlan) { (normals, uniforms) = (plan.normals, plan.uniforms) }
    /// What `draws` took since it began with `plan`, after the draws of `others`.
    init(_ draws: LaneDraws, _ plan: DrawPlan, after others: DrawPlan? = nil) {
      let first = ColumnPlace.draws
      normals = draws.nextNormal - first - (others?.normals ?? 0)
      uniforms = draws.nextUniform - first - 2 * plan.pairs - (others?.uniforms ?? 0)
    }
  }

  /// People for and against every choice, on a wide and on a narrow view.
  static func visit(_ body: (Participant, ReachFrame, Population, Lanes) -> Void) {
    let scratch = LaneScratch()
    for share: Float in [0, 0.5, 1] {
      var population = Population.everyday
      for path in [
        \Population.abortReturnShare, \.abortLateShare, \.edgeStartShare, \.dragShare,
        \.scrollSidewaysShare, \.reading.downShare, \.reading.heldShare, \.browsing.downShare,
        \.browsing.heldShare, \.slowMoverShare, \.thumbShare, \.oneHandShare,
      ] {
        population[keyPath: path] = share
      }
      for index in 0..<4 {
        let person = Participant(index: index, seed: 3, population: population)
        for screen in ["iphone-se-1", "ipad-pro-13-landscape"].compactMap(ScreenCatalog.named) {
          let frame = ReachFrame(screen: screen, population: population)
          body(person, frame, population, scratch.lanes)
        }
      }
    }
  }

  static func check<Model: PathModel>(_ model: Model.Type) {
    visit { person, frame, population, lanes in
      var draws = LaneDraws(lanes, 0, Model.plan)
      _ = Model.motion(of: person, on: frame, in: population, &draws)
      #expect(Taken(draws, Model.plan) == Taken(Model.plan), "\(model)")
    }
  }

  static func check<Model: StrokeIntent>(_ model: Model.Type) {
    visit { person, frame, population, lanes in
      var wished = LaneDraws(lanes, 0, Model.plan, after: StrokeDraw.plan)
      _ = Model.wish(of: person, on: frame, in: population, &wished)
      var (own, all) = (Taken(wished, Model.plan, after: StrokeDraw.plan), Taken(StrokeDraw.plan))
      var draws = LaneDraws(lanes, 0, Model.plan)
      _ = frame.swipeHeight(of: person, &draws)
      _ = StrokeDraw(lanes, 0, Model.direction, on: frame, in: population, &draws)
      #expect(Taken(draws, Model.plan) == all, "\(model)")
      own.normals += all.normals
      own.uniforms += all.uniforms
      all = Taken(Model.plan)
      #expect(own == all, "\(model)")
    }
  }

  @Test("every intent takes exactly the draws of its plan")
  func exact() {
    let models: [any IntentModel.Type] = [
      PopSwipe.self, AbortedPop.self, RightwardSwipe.self, LeftwardSwipe.self, ReadingScroll.self,
      BrowsingScroll.self, CanvasStroke.self, SmearedTap.self, GripTouch.self, DoublePop.self,
    ]
    #expect(models.map { $0.intent } == IntentCatalog.entries.map(\.intent))
    for model in models {
      if let path = model as? any PathModel.Type {
        Self.check(path)
      } else if let stroke = model as? any StrokeIntent.Type {
        Self.check(stroke)
      } else {
        Issue.record("neither a path nor a stroke: \(model)")
      }
    }
  }

  @Test("plans fit their columns and the blocks before the attempts")
  func room() {
    for entry in IntentCatalog.entries {
      #expect(4 * entry.plan.blocks <= DrawPlan.most, "\(entry.intent)")
      #expect(entry.plan.blocks <= 16, "\(entry.intent)")
    }
    #expect(4 * StrokeAim.plan.blocks <= 8)
  }

  @Test("no two intents and purposes share a word of the counter; traits belong to none")
  func purposes() {
    let purposes = [DrawPurpose.traits, .motion, .sensor, .pause]
    #expect(Set(purposes.map(\.rawValue)).count == purposes.count)
    #expect(purposes.allSatisfy { $0.rawValue < 256 })
    let codes = Intent.allCases.map(\.streamCode)
    #expect(Set(codes).count == codes.count && !codes.contains(0))
    #expect(codes.allSatisfy { $0 < 1 << 24 })
  }
}
