import PolicyLibrary
import PopGesture
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
  @Test
  func equalsNamedPolicies() async {
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
