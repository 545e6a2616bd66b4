import ExperimentFiles
import Foundation
import SwipeSimulation
import Testing

@testable import Findings
@testable import Recordings

/// Ranges of `advise` against what it does for the hidden people from whom recordings are drawn.
@Suite("Advice covers the truth")
struct AdviceCoverageTests {
  @Test("debug", arguments: [3, 5, 20, 60])
  func debug(people: Int) async throws {
    var covered = [0, 0, 0]
    let count = 6
    for seed in 1...UInt64(count) {
      let trial = try await AdviceTrial(of: .everyday, people: people, seed: seed)
      for (place, holds) in trial.covers.enumerated() where holds { covered[place] += 1 }
      for (place, range) in trial.ranges.enumerated() {
        let s = trial.settlings[place]
        print(
          people, seed, s.metric.name,
          String(
            format: "%.2f [%.2f %.2f] truth %.2f half %.2f floor %.2f between %.3f within %.3f",
            range.median * 100, range.low * 100, range.high * 100, trial.truth[place] * 100,
            (range.high - range.low) * 50, s.assumed * 100, s.between * 100, s.within * 100), s.intent,
          s.people(swipes: 20) ?? -1, trial.covers[place])
      }
    }
    print("people \(people): \(covered) of \(count)")
  }
}
