import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Releases by cells: counted where settings are tuned, and the same however a run is cut.
@Suite("Release counts")
struct ReleaseCountsTests {
  func tuned(_ policies: String = #""half-width", "fling-override""#) throws -> Experiment {
    var read = try smallExperiment(policies: policies)
    read.tuning = Tuning(budgets: [0.01])
    return read
  }

  @Test("threads and cuts change nothing")
  func merging() async throws {
    let read = try tuned()
    let whole = await Runner.run(read, workers: 1)
    #expect(await Runner.run(read, workers: 2) == whole)
    #expect(await Runner.run(read, workers: 5) == whole)
    for cuts in [[0, 1, 40], [0, 13, 14, 27, 40]] {
      var total = StudyCounts(Pass(read))
      for (first, last) in zip(cuts, cuts.dropFirst()).reversed() {
        var part = read
        part.participants = last
        total.merge(await Runner.run(part, from: first, workers: 1))
      }
      #expect(total == whole)
    }
  }

  @Test("trials are those of the metrics, releases the gestures that began")
  func totals() async throws {
    let read = try tuned()
    let counts = await Runner.run(read, workers: 2)
    for (place, condition) in counts.conditions.enumerated() {
      let releases = try #require(condition.releases)
      #expect(releases.wanted.trials == 40 * 3)
      #expect(releases.unwanted.trials == 40 * 3 * 3)
      let cells = CellCounts(releases)
      let (wanted, unwanted) = (cells.wanted.reduce(0, +), cells.unwanted.reduce(0, +))
      #expect(0 < wanted && wanted <= 120)
      // At the edge hardly anything but a pop begins.
      let isEdge = read.conditions[place].recognizer?.name == "edge"
      #expect(unwanted < 360 && (unwanted > 0 || isEdge))
      for group in 0..<ReleaseCells.groups {
        let others = CellCounts(releases, without: group)
        let left = releases.wanted.cells(of: group).reduce(0) { $0 + Int($1) }
        #expect(others.wanted.reduce(0, +) == wanted - Double(left))
        #expect(left > 0)
      }
    }
  }

  @Test("nothing is counted where nothing is tuned")
  func untuned() async throws {
    let read = try smallExperiment()
    let counts = await Runner.run(read, workers: 2)
    #expect(counts.conditions.allSatisfy { $0.releases == nil })
    #expect(HeadroomRule(counts, of: read, behind: "pan", budget: 0.01) == nil)
  }

  @Test("where each policy has its own velocity, the recognizer's is counted beside them")
  func velocities() async throws {
    let alone = try tuned(#""half-width""#)
    var others = try tuned(#"{ "name": "other", "family": "velocity-weighted" }"#)
    let policy = try #require(others.policies.first).reading(.android)
    others.policies = [policy]
    others.velocityEstimators = [.own]
    #expect(others.headroomEstimator == .uikitBlend)
    #expect(Readers.all(in: Pass(others)).map(\.bins) == [false, true])
    #expect(Readers.all(in: Pass(alone)).map(\.bins) == [true])
    let both = await (Runner.run(alone, workers: 1), Runner.run(others, workers: 1))
    #expect(both.0.conditions.map(\.releases) == both.1.conditions.map(\.releases))
    others.velocityEstimators = [.common(.android), .own]
    #expect(others.headroomEstimator == .android)
    #expect(Readers.all(in: Pass(others)).map(\.bins) == [true])
  }

  @Test("screens that are alike share what was learned")
  func sharedTables() async throws {
    var read = try tuned()
    var twin = try #require(read.screens.first)
    twin.name = "twin"
    read.screens.append(twin)
    let counts = await Runner.run(read, workers: 2)
    let rule = try #require(HeadroomRule(counts, of: read, behind: "edge", budget: 0.01))
    #expect(rule.tables.count == 2)
    #expect(rule.table(of: twin) == rule.tables.first)
    #expect(
      rule.table(of: try #require(read.screens.last { $0.name != "twin" })) == rule.tables.last)
    #expect(HeadroomRule(counts, of: read, behind: "none", budget: 0.01) == nil)
  }
}
