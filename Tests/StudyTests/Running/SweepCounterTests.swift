import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Study

/// Moments over people along a sweep equal those of a policy at each value, count for count.
@Suite("Sweep counter")
struct SweepCounterTests {
  typealias Case = (family: String, parameter: String, from: Double, to: Double)

  static let sweeps: [Case] = [
    ("fraction", "fraction", 0, 0.5), ("fixed-distance", "distance_pt", 0, 500),
    ("fixed-distance", "distance_mm", 0, 40), ("velocity-weighted", "fraction", 0, 1),
    ("fling-override", "fraction", 0, 0.5),
    // No thresholds.
    ("velocity-weighted", "velocity_weight_s", 0, 1),
    ("fling-override", "fling_pt_per_s", 0, 1200),
  ]

  /// People, swipes of each, intents: alone and together, in one batch and in several, and more
  /// than a list of places holds.
  static let seatings: [(people: Int, swipes: Int, roles: [IntentRole])] = [
    (1, 1, [.wanted]), (64, 1, [.wanted, .unwanted, .withdrawn]),
    (3, 20, [.wanted, .unwanted, .unwanted, .unwanted]),
    (9, 7, [.unwanted, .wanted, .wanted]), (2, 32, Array(repeating: .unwanted, count: 8)),
    (1, 64, [.wanted, .unwanted, .unwanted]), (1, 130, [.wanted, .withdrawn]),
    (1, 700, [.unwanted, .wanted]), (5, 12, [.withdrawn]),
  ]

  @Test func equalsPolicies() async {
    await each(Self.sweeps, [1, 2, 51, 1000]) { (item: Case, steps: Int) in
      let sweep = try sweep(item, steps)
      for (index, seating) in Self.seatings.enumerated() {
        // Judging one by one takes its time.
        if seating.swipes * steps > 70_000 { continue }
        let sample = PeopleSample(
          people: seating.people, swipes: seating.swipes, roles: seating.roles, seed: UInt64(index))
        var counts = empty(sweep)
        var counter = SweepCounter(sweep, seats: seating.people)
        sample.count(sweep, into: &counts, with: &counter)
        expect(counts.success, sample.naiveEvents(sweep, .wanted), sample, .wanted)
        expect(counts.falseTrigger, sample.naiveEvents(sweep, .unwanted), sample, .unwanted)
      }
    }
  }

  @Test("a counter starts anew after each group, also after one that overflowed its lists")
  func groups() throws {
    let sweep = try sweep(Self.sweeps[0], 101)
    let swipes = 40
    let roles: [IntentRole] = [.wanted] + Array(repeating: .unwanted, count: 6)
    let samples = (0..<4).map {
      PeopleSample(people: $0 == 2 ? 1 : 3, swipes: swipes, roles: roles, seed: UInt64($0))
    }
    var together = empty(sweep)
    var counter = SweepCounter(sweep, seats: 3)
    for sample in samples { sample.count(sweep, into: &together, with: &counter) }
    let apart = samples.map { sample in
      var counts = empty(sweep)
      var counter = SweepCounter(sweep, seats: sample.people)
      sample.count(sweep, into: &counts, with: &counter)
      return counts
    }
    // Any order and any grouping of the parts is the same.
    for order in [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]] {
      var total = empty(sweep)
      for index in order { total.merge(apart[index]) }
      #expect(total == together)
    }
    var (left, right) = (apart[0], apart[2])
    left.merge(apart[1])
    right.merge(apart[3])
    right.merge(left)
    right.merge(empty(sweep))
    #expect(right == together)
    #expect(together.success.clusters == 10)
  }

  @Test("equal places, all and none")
  func equalPlaces() throws {
    let sweep = try sweep(Self.sweeps[1], 6)
    func totals(_ translations: [Double]) -> [SweepStep] {
      var batch = ReleaseBatch(in: NavigatingView(width: 1024, millimetresPerPoint: 0.125))
      for translation in translations {
        batch.append(Release(translation: translation, velocity: 0, viewWidth: 1024))
      }
      var counter = SweepCounter(sweep, seats: 1)
      var counts = empty(sweep)
      counter.add(
        batch, [translations.isEmpty ? 0 : .max >> UInt64(64 - translations.count)], swipes: 64,
        role: .wanted)
      counter.flush(1, into: &counts)
      return counts.success.totals
    }
    func steps(_ events: [Int]) -> [SweepStep] {
      events.map { SweepStep(events: $0, eventsSquared: $0 * $0, eventsTimesTrials: $0 * 64) }
    }
    // At 0, 100, 200, 300, 400, 500 pt, strict.
    #expect(totals([150, 150, 150]) == steps([3, 3, 0, 0, 0, 0]))
    #expect(totals([100, 200, 200, 250, 501]) == steps([5, 4, 2, 1, 1, 1]))
    #expect(totals(Array(repeating: 1e300, count: 64)) == steps([64, 64, 64, 64, 64, 64]))
    #expect(totals(Array(repeating: .nan, count: 64)) == steps([0, 0, 0, 0, 0, 0]))
    #expect(totals([]) == steps([0, 0, 0, 0, 0, 0]))
  }

  private func sweep(_ item: Case, _ steps: Int) throws -> Sweep {
    let start = try #require(PolicyCatalog.start(named: item.family))
    let values = Sweep.grid(from: item.from, to: item.to, steps: steps)
    return Sweep(
      name: item.family, family: start.entry.family, parameter: item.parameter, values: values,
      policies: try values.map { value in
        var given = start.values
        given[item.parameter] = value
        return try start.entry.policy(named: "at \(value)", given)
      })
  }

  private func empty(_ sweep: Sweep) -> SweepCounts { SweepCounts(values: sweep.values.count) }

  private func expect(
    _ moments: SweepMoments, _ events: [[Int]], _ sample: PeopleSample, _ role: IntentRole
  ) {
    let trials = sample.swipes * sample.roles.count { $0 == role }
    #expect(moments.clusters == (trials == 0 ? 0 : sample.people))
    #expect(moments.trials == trials * sample.people)
    #expect(moments.trialsSquared == trials * trials * sample.people)
    for (index, total) in moments.totals.enumerated() {
      let naive = events.map { $0[index] }
      #expect(total.events == naive.reduce(0, +))
      #expect(total.eventsSquared == naive.reduce(0) { $0 + $1 * $1 })
    }
  }
}

extension SweepCounter {
  /// Adds a batch of ordinary swipes, as many of each seat.
  mutating func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], swipes: Int, role: IntentRole,
    other: Int? = nil
  ) {
    add(
      releases, segments, SeatedSwipes(clusters: segments.count, each: swipes),
      SwipeWeights(unit: 1), role: role, other: other)
  }
}

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
        var batch = ReleaseBatch(in: NavigatingView(width: 1024, millimetresPerPoint: 0.125))
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
