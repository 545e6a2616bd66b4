import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

/// What a cancelled release lacked is what would have completed it, and hardly anything less.
@Suite("Shortfalls")
struct ShortfallTests {
  @Test("half the width lacks the difference, a fling the speed, a veto has no remedy")
  func known() throws {
    func lack(_ policy: String, _ release: Release) throws -> (need: TravelNeed, Shortfall?) {
      let start = try #require(PolicyCatalog.start(named: policy))
      let policy = try start.policy(named: policy)
      return (TravelNeed(release, under: policy), Shortfall(release, under: policy))
    }
    func about(_ length: Double?, _ expected: Double) -> Bool {
      length.map { abs($0 - expected) < 0.01 } ?? false
    }
    let slow = Release(translation: 110, velocity: 0, viewWidth: 402)
    let half = try lack("half-width", slow)
    guard case .atLeast(let needed) = half.need else {
      Issue.record("half the width needs travel")
      return
    }
    #expect(about(needed, 201))
    #expect(about(half.1?.travel, 91))
    #expect(half.1?.speed == nil)
    // x + 0.3 v > W / 2: 91 pt, or 91 / 0.3 pt/s.
    let weighted = try lack("velocity-weighted", slow)
    #expect(about(weighted.1?.travel, 91))
    #expect(about(weighted.1?.speed, 91 / 0.3))
    // A flick of a width per second back cancels whatever the travel, and one ahead needs none.
    let back = Release(translation: 300, velocity: -500, viewWidth: 402)
    #expect(try lack("fling-override", back).need == .beyondView)
    #expect(try lack("fling-override", back).1?.travel == nil)
    let ahead = Release(translation: 3, velocity: 500, viewWidth: 402)
    #expect(try lack("fling-override", ahead).need == TravelNeed.none)
    #expect(try lack("fling-override", ahead).1 == nil)
  }

  @Test("every preset completes with what it lacked")
  func sufficient() throws {
    let experiment = try smallExperiment(participants: 12, swipes: 2, recognizers: ["pan"])
    let policies = PolicyPreset.all.compactMap { preset in
      PolicyCatalog.start(named: preset.name).flatMap { try? $0.policy(named: preset.name) }
    }
    var judge = SwipeJudge([JudgeContest(RecognizerPreset.all[0], policies)])
    var (travels, speeds, remedies) = (0, 0, Set<String>())
    for swipe in experiment.swipes() {
      for verdict in SwipeReplay(swipe, &judge).contests.flatMap(\.verdicts) {
        guard let release = verdict.record.release else { continue }
        #expect((verdict.shortfall == nil) == (verdict.record.outcome == .popCompleted))
        guard let shortfall = verdict.shortfall else { continue }
        let policy = verdict.system.policy
        if let more = shortfall.travel {
          travels += 1
          var further = release
          further.translation += more
          further.displacement += more
          further.countedTravel += more
          further.runTravel += more
          #expect(policy.completes(further), "\(policy.name)")
        }
        if let more = shortfall.speed {
          speeds += 1
          var faster = release
          faster.velocity += more
          #expect(policy.completes(faster), "\(policy.name)")
          remedies.insert(policy.name)
        }
      }
    }
    #expect(travels > 500 && speeds > 500)
    #expect(remedies.count > 20)
  }
}
