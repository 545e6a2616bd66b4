import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport

@testable import ExperimentFiles
@testable import Study

/// Random releases of people who sit together, and what every policy of a sweep makes of them when
/// each release is judged alone.
struct PeopleSample {
  /// How many releases each intent of a role and each person has: some have none.
  let people, swipes: Int
  let roles: [IntentRole]
  /// Per intent and person: the swipes, nil where no gesture began.
  let releases: [[[Release?]]]

  init(people: Int, swipes: Int, roles: [IntentRole], seed: UInt64) {
    (self.people, self.swipes, self.roles) = (people, swipes, roles)
    var generator = TestGenerator(seed: seed)
    releases = roles.map { _ in
      (0..<people).map { _ in
        let share = Int.random(in: 0...4, using: &generator)
        return (0..<swipes).map { _ in
          Int.random(in: 0..<4, using: &generator) < share ? Self.release(&generator) : nil
        }
      }
    }
  }

  /// A release on a view of 1024 pt in half points: often exactly at a threshold, rarely not a
  /// number.
  private static func release(_ generator: inout TestGenerator) -> Release {
    let odd: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 512, 1024]
    func number(_ range: ClosedRange<Int>) -> Double {
      Int.random(in: 0..<16, using: &generator) == 0
        ? odd[Int.random(in: odd.indices, using: &generator)]
        : Double(Int.random(in: range, using: &generator)) / 2
    }
    return Release(
      translation: number(-100...1000), velocity: number(-3000...3000), viewWidth: 1024,
      millimetresPerPoint: 0.125)
  }

  /// Counts as a run does: in batches of up to 64 swipes, intent after intent.
  func count(_ sweep: Sweep, into counts: inout SweepCounts, with counter: inout SweepCounter) {
    let each = min(swipes, ReleaseBatch.capacity / people)
    for first in stride(from: 0, to: swipes, by: each) {
      let last = min(first + each, swipes)
      for (intent, role) in roles.enumerated() {
        var batch = ReleaseBatch(viewWidth: 1024, millimetresPerPoint: 0.125)
        var begun: UInt64 = 0
        for (person, own) in releases[intent].enumerated() {
          for swipe in first..<last {
            guard let release = own[swipe] else { continue }
            begun |= 1 << UInt64(person * (last - first) + swipe - first)
            batch.append(release)
          }
        }
        let seated = SeatedSwipes(clusters: people, each: last - first)
        counter.add(batch, seated.segments(begun: begun), swipes: last - first, role: role)
      }
    }
    counter.flush(people, into: &counts)
  }

  /// The events of each person at each value, one release and one policy at a time.
  func naiveEvents(_ sweep: Sweep, _ role: IntentRole) -> [[Int]] {
    (0..<people).map { person in
      sweep.policies.map { policy in
        roles.indices.filter { roles[$0] == role }.reduce(0) { total, intent in
          total + releases[intent][person].count { $0.map(policy.completes) ?? false }
        }
      }
    }
  }
}
