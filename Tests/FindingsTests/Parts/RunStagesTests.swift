import Foundation
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Runs whose second stage depends on what the first counted.
@Suite("Stages of a run")
struct RunStagesTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString
  private let experiment: Experiment

  init() throws {
    experiment = try smallExperiment(
      participants: 200, swipes: 1, screens: ["iphone-16-pro"], recognizers: ["pan"])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Counts once more, in two passes, for as many people as the first stage made swipes, modulo the
  /// experiment's people.
  private static func stages(_ experiment: Experiment) -> RunStages {
    RunStages(
      of: experiment,
      second: RunStages.Second(
        plan: { first, _ in
          [first[0].conditions[0].groups[0].moments[0].trials % experiment.participants + 64]
        },
        passes: { plan in
          guard plan.count == 1, (1...experiment.participants).contains(plan[0]) else { return nil }
          let people = plan[0]
          return [Pass(experiment, people: 0..<people / 2), Pass(experiment, people: 0..<people)]
        }))
  }

  private func parts() throws -> PartFolder {
    var parts = try PartFolder(folder, limit: Experiment.Limit())
    parts.stages = Self.stages
    return parts
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: folder).appending(path: name))
  }

  private func count(_ shard: Int, of count: Int) async throws -> RunPart? {
    let part = try await parts().run(
      try #require(Shard(shard, of: count)), of: experiment, command: "", workers: 2
    ) { _ in }
    if let part { try write(part.bytes, to: part.header.fileName) }
    return part
  }

  @Test("the second is planned by all shards of the first, once, and both add up")
  func second() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for shard in [2, 0] { #expect(try await count(shard, of: 3)?.header.stage == 0) }
    #expect(try parts().missing(experiment) == [1])
    #expect(try parts().due(experiment, shards: 3)?.missing == [1])
    #expect(try await parts().missingPlan(of: experiment, workers: 2) == nil)
    #expect(try await count(1, of: 3)?.header.stage == 0)
    #expect(try #require(try parts().due(experiment, shards: 3)) == (1, [0, 1, 2]))

    let plan = try #require(try await parts().missingPlan(of: experiment, workers: 2))
    let second = try await count(0, of: 3)
    // One that is whole is not made again; one that is damaged, or none of the experiment's, is.
    try write(plan.bytes, to: plan.name)
    #expect(try await parts().missingPlan(of: experiment, workers: 2) == nil)
    for bytes in [Array(plan.bytes.dropLast()), Array("x".utf8), []] {
      try write(bytes, to: plan.name)
      #expect(try await parts().missingPlan(of: experiment, workers: 2)?.bytes == plan.bytes)
    }
    try write(plan.bytes, to: plan.name)
    for shard in [1, 2] { #expect(try await count(shard, of: 3)?.header.stage == 1) }
    #expect(try await count(0, of: 3) == nil && second?.header.stage == 1)

    let own = StudyPlan(experiment).passes
    let first = await Runner.run(own, workers: 2)
    let stages = Self.stages(experiment)
    let later = try #require(stages.second?.passes([first[0].swipes % 200 + 64]))
    let counter = try parts().counter(of: experiment, workers: 2)
    #expect(await counter.counts(own) == first)
    #expect(await counter.counts(later) == Runner.run(later, workers: 2))
    #expect(await counter.isReadWhole)
  }

  @Test("what is chosen is judged in a second stage; where nobody wants a pop there is none")
  func count() throws {
    #expect(RunStages(of: experiment).count == 2)
    var other = experiment
    other.intents = [.contentVertical]
    #expect(RunStages(of: other).count == 1)
  }

  @Test("the plan of the second is what was chosen, and no other integers are one")
  func judging() async throws {
    let experiment = try smallExperiment(
      participants: 200, swipes: 1, screens: ["iphone-16-pro"], recognizers: ["pan"],
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 140, "steps": 7 }
        """)
    let first = await Runner.run(StudyPlan(experiment).passes, workers: 2)
    let second = try #require(RunStages(of: experiment).second)
    let plan = await second.plan(first, 2)
    let pass = try #require(second.passes(plan)?.first)
    #expect(pass.people.lowerBound == 1 << 31 && pass.people.count == experiment.participants)
    #expect(pass.experiment.policies.count == experiment.policies.count + (plan.count - 3) / 2)
    // Numbers of recognizers and of named policies in worlds, these, then settings.
    #expect(plan.prefix(3) == [1, 0, 0])
    let setting = try #require(second.passes([0, 0, 0, 3])?.first?.experiment.policies.last)
    #expect(setting.settingText == experiment.lines[0].policies[3].settingText)
    let settings = [[0], [-1, 0], [0, -1], [experiment.lines.count, 0], [0, 1 << 40]]
    for wrong in settings.map({ [0, 0] + $0 }) + [[], [1], [2, 0, 0, 1], [1, 0, 5], [0, 9]] {
      #expect(second.passes(wrong) == nil, "\(wrong)")
    }
  }
}

extension StudyCounts {
  /// Swipes for which somebody wanted a pop.
  fileprivate var swipes: Int { conditions[0].groups[0].moments[0].trials }
}
