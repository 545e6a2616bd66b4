import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Whole runs with fine sweeps: the same events and clustered errors as with named policies, and
/// the same counts for any number of workers.
@Suite("Sweeps in runs")
struct SweepRunTests {
  static let sweeps = """
    { "family": "fraction", "parameter": "fraction", "from": 0, "to": 0.999, "steps": 1000 },
    { "family": "fixed-distance", "parameter": "distance_pt", "from": 0.5, "to": 500, "steps": 1000 },
    { "family": "velocity-weighted", "parameter": "fraction", "from": 0, "to": 0.999, "steps": 1000 },
    { "family": "fling-override", "parameter": "fraction", "from": 0, "to": 0.999, "steps": 1000 },
    { "family": "velocity-weighted", "parameter": "velocity_weight_s", "from": 0, "to": 1, "steps": 5 }
    """

  /// One swipe each, several people in a batch, and people with several batches.
  @Test func equalsNamedPolicies() async {
    await each([(people: 130, swipes: 1), (20, 20), (4, 150)]) {
      (size: (people: Int, swipes: Int)) throws in
      var read = try smallExperiment(
        participants: size.people, swipes: size.swipes, screens: ["ipad-pro-12.9"],
        sweeps: Self.sweeps)
      // Some values of each sweep, from end to end, under names.
      let named = read.sweeps.map { sweep in
        stride(from: 0, to: sweep.values.count, by: max(1, sweep.values.count / 7))
      }
      read.policies = []
      for (place, sweep) in read.sweeps.enumerated() {
        for index in named[place] {
          let start = try #require(PolicyCatalog.start(named: sweep.family.name))
          read.policies.append(
            try start.entry.policy(
              named: "\(place) \(index)", [sweep.parameter: sweep.values[index]]))
        }
      }
      let counts = await Runner.run(read, workers: 1)
      for workers in [2, 5] {
        #expect(await Runner.run(read, workers: workers) == counts)
      }
      let groups = try read.groups(in: #require(read.conditions.first))
      let success = try #require(groups.firstIndex { $0.metric.name == "success" })
      let wrong = try #require(
        groups.firstIndex { $0.metric.name == "false-trigger" && $0.label == "all" })
      for condition in counts.conditions {
        var policy = 0
        for (place, sweep) in condition.sweeps.enumerated() {
          for index in named[place] {
            expect(sweep.success, index, condition.groups[success].moments[0], policy)
            expect(sweep.falseTrigger, index, condition.groups[wrong].moments[0], policy)
            policy += 1
          }
        }
        #expect(policy == read.policies.count)
        #expect(condition.sweeps[0].success.events[0] > condition.sweeps[0].success.events[500])
      }
    }
  }

  private func expect(
    _ moments: SweepMoments, _ index: Int, _ plain: ClusterMoments, _ policy: Int
  ) {
    let estimate = RateEstimate(moments: plain, policy: policy)
    #expect(moments.events[index] == estimate.successes)
    #expect(moments.trials == estimate.trials)
    #expect(moments.clusters == estimate.clusters)
    #expect(moments.estimates[index]?.rate == estimate.rate)
    #expect(moments.estimates[index]?.standardError == estimate.standardError)
  }
}

/// A sweep counts at every value what a plain run with that policy counts.
@Suite("Sweep counts")
struct SweepCountTests {
  /// Sweeps of both kinds of parameter and both boundaries; the grids hold many exact ties with
  /// the half points of the touch panel.
  static let sweeps: [(family: String, parameter: String, from: Double, to: Double, steps: Int)] = [
    // Thresholds: a strict one in pt, one in mm, and an inclusive one.
    ("fixed-distance", "distance_pt", 0, 300, 101), ("fixed-distance", "distance_mm", 0, 40, 21),
    ("fraction", "fraction", 0, 0.375, 97), ("fling-override", "fraction", 0, 0.75, 97),
    ("velocity-weighted", "fraction", 0, 1, 11),
    // Parameters that are no thresholds.
    ("velocity-weighted", "velocity_weight_s", 0, 1, 6),
    ("fling-override", "fling_widths_per_s", 0, 3, 7),
    ("fling-override", "fling_pt_per_s", 0, 3000, 7),
  ]

  @Test func equalsPlainRun() async {
    await each(Self.sweeps, ["pan", "edge"]) {
      (
        sweep: (family: String, parameter: String, from: Double, to: Double, steps: Int),
        recognizer: String
      ) throws in
      let text = """
        { "family": "\(sweep.family)", "parameter": "\(sweep.parameter)", "from": \(sweep.from),
          "to": \(sweep.to), "steps": \(sweep.steps) }
        """
      // 1024 pt wide, in half points: x / W is exact, and so are its ties with the grid.
      var read = try smallExperiment(
        participants: 25, swipes: 4, screens: ["ipad-pro-12.9"], recognizers: [recognizer],
        sweeps: text)
      read.policies = try read.sweeps[0].values.enumerated().map { index, value in
        let start = try #require(PolicyCatalog.start(named: sweep.family))
        return try start.entry.policy(named: "at \(index)", [sweep.parameter: value])
      }
      // Rates alone: contrasts of every policy with every other take long unoptimised.
      let counts = await Runner.run(read, workers: 2)
      let rates = Dictionary(
        grouping: StudyResults.rates(read, counts, CriticalValueTable(counts)), by: \.policy)
      let frontier = StudyResults.frontiers(read, counts, nil).asked
      #expect(frontier.count == sweep.steps)
      var (differing, previous) = (0, -1.0)
      for (index, row) in frontier.enumerated() {
        let plain = try #require(rates["at \(index)"])
        let success = try #require(plain.first { $0.metric == "success" })
        let wrong = try #require(plain.first { $0.metric == "false-trigger" && $0.intent == "all" })
        #expect(row.value == read.sweeps[0].values[index])
        #expect((row.success, row.successError) == (success.rate, success.standardError))
        #expect((row.falseTrigger, row.falseTriggerError) == (wrong.rate, wrong.standardError))
        if success.rate + wrong.rate != previous { differing += 1 }
        previous = success.rate + wrong.rate
      }
      #expect(differing >= 3)
    }
  }

  @Test("releases exactly at a threshold fall to the side that the boundary says")
  func ties() throws {
    let read = try smallExperiment(
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 30, "steps": 3 },
        { "family": "fling-override", "parameter": "fraction", "from": 0, "to": 1, "steps": 3 }
        """)
    func successes(_ sweep: Sweep, _ translations: [Double]) -> [Int] {
      var releases = ReleaseBatch(viewWidth: 40, millimetresPerPoint: .nan)
      for translation in translations {
        releases.append(Release(translation: translation, velocity: 0, viewWidth: 40))
      }
      var counter = SweepCounter(sweep, seats: 1)
      counter.add(releases, [0b111], swipes: translations.count, role: .wanted)
      var counts = SweepCounts(values: 3)
      counter.flush(1, into: &counts)
      #expect(counts.success.trials == translations.count)
      #expect(counts.falseTrigger.trials == 0)
      return counts.success.events
    }
    // Strict at 10, 20, 30 pt; inclusive at 0, 20, 40 pt of 40.
    #expect(successes(read.sweeps[0], [10, 20, 30]) == [2, 1, 0])
    #expect(successes(read.sweeps[1], [0, 20, 40]) == [3, 2, 1])
    #expect(successes(read.sweeps[0], [.infinity, -1, 1e300]) == [1, 1, 1])
    #expect(successes(read.sweeps[1], [.infinity, -1, 1e300]) == [1, 1, 1])
  }

  @Test("pops that were wanted at first, or twice, count on neither side of a sweep")
  func apart() throws {
    let read = try smallExperiment(
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 30, "steps": 3 }
        """)
    var releases = ReleaseBatch(viewWidth: 40, millimetresPerPoint: .nan)
    releases.append(Release(translation: 25, velocity: 0, viewWidth: 40))
    for role in [IntentRole.withdrawn, .repeated, .wanted, .unwanted] {
      var counter = SweepCounter(read.sweeps[0], seats: 1)
      counter.add(releases, [1], swipes: 1, role: role)
      var counts = SweepCounts(values: 3)
      counter.flush(1, into: &counts)
      #expect(counts.success.trials == (role == .wanted ? 1 : 0))
      #expect(counts.falseTrigger.trials == (role == .unwanted ? 1 : 0))
    }
    let groups = TallyGroup.groups(of: [.doublePop], on: .plain, wholePages: false)
    #expect(groups.allSatisfy { $0.metric.name == "two-pages-back" })
  }
}
