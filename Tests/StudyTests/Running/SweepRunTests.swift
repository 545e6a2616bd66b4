import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

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
      // 1024 pt wide, in half points: x / W is exact, and so are its ties with the grid. Several
      // people sit in one batch, or one in several.
      let (people, swipes) = recognizer == "pan" ? (130, 1) : (4, 150)
      var read = try smallExperiment(
        participants: people, swipes: swipes, screens: ["ipad-pro-12.9"],
        recognizers: [recognizer], sweeps: text)
      read.policies = try read.sweeps[0].values.enumerated().map { index, value in
        let start = try #require(PolicyCatalog.start(named: sweep.family))
        return try start.entry.policy(named: "at \(index)", [sweep.parameter: value])
      }
      // Rates alone: contrasts of every policy with every other take long unoptimised.
      let counts = await Runner.run(read, workers: 2)
      for workers in [1, 5] { #expect(await Runner.run(read, workers: workers) == counts) }
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

  @Test("pops that were wanted at first, or twice, count on neither side of a sweep")
  func apart() throws {
    let read = try smallExperiment(
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 30, "steps": 3 }
        """)
    var releases = ReleaseBatch(in: NavigatingView(width: 40, millimetresPerPoint: .nan))
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
