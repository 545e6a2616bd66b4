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
  private let folder: ScratchFolder
  private let experiment: Experiment
  static let sweeps = """
    { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 140, "steps": 7 }
    """

  /// Which of its settings fresh people and worlds try depends on every shard.
  init() throws {
    experiment = try smallExperiment(
      participants: 640, swipes: 1, screens: ["iphone-16-pro"], recognizers: ["pan"],
      sweeps: Self.sweeps, design: .balanced, worlds: 1)
    folder = try ScratchFolder()
  }

  private func parts() throws -> PartFolder {
    try PartFolder(folder.path, limit: Experiment.Limit())
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(Data(bytes), to: name)
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
    let chosen = await FreshPeople.plan(experiment, by: first, workers: 2)
    let later = chosen.passes
    // Fresh people, and both halves of a world that chooses and of one that judges.
    #expect(later.count == 5 && !chosen.settings.isEmpty)
    let counter = try parts().counter(of: experiment, workers: 2)
    #expect(await counter.counts(own) == first)
    #expect(await counter.counts(later) == Runner.run(later, workers: 2))
    #expect(await counter.isReadWhole)
  }

  @Test("what is chosen is judged in a second stage; where nobody wants a pop there is none")
  func count() throws {
    #expect(experiment.stages == 2)
    var other = experiment
    other.intents = [.contentVertical]
    #expect(other.stages == 1)
  }

  @Test("the plan of the second is what was chosen, and no other integers are one")
  func judging() async throws {
    let experiment = try smallExperiment(
      participants: 200, swipes: 1, screens: ["iphone-16-pro"], recognizers: ["pan"],
      sweeps: Self.sweeps)
    let first = await Runner.run(StudyPlan(experiment).passes, workers: 2)
    let plan = await FreshPeople.plan(experiment, by: first, workers: 2).integers
    func passes(_ plan: [Int]) -> [Pass]? { FreshPeople(experiment, integers: plan)?.passes }
    let pass = try #require(passes(plan)?.first)
    #expect(pass.people.lowerBound == 1 << 31 && pass.people.count == experiment.participants)
    #expect(pass.experiment.policies.count == experiment.policies.count + (plan.count - 3) / 2)
    // Numbers of recognizers and of named policies in worlds, these, then settings.
    #expect(plan.prefix(3) == [1, 0, 0])
    let setting = try #require(passes([0, 0, 0, 3])?.first?.experiment.policies.last)
    #expect(setting.settingText == experiment.lines[0].policies[3].settingText)
    let settings = [[0], [-1, 0], [0, -1], [experiment.lines.count, 0], [0, 1 << 40]]
    for wrong in settings.map({ [0, 0] + $0 }) + [[], [1], [2, 0, 0, 1], [1, 0, 5], [0, 9]] {
      #expect(passes(wrong) == nil, "\(wrong)")
    }
  }
}

/// How people are shared out.
@Suite("Shards")
struct ShardTests {
  @Test("a share is an index from 0 and a number of shares, and nothing else")
  func reading() {
    #expect(Shard("3/8") == Shard(3, of: 8))
    for text in ["8/8", "-1/8", "0/0", "1/x", "1", "1/2/3", " 1/2", "+1/2", "01/2", ""] {
      #expect(Shard(text) == nil, "\(text)")
    }
    #expect(PartFolder.expression([7, 1, 5, 6]) == "1,5-7")
    #expect(PartFolder.expression([]) == "")
  }

  @Test(
    "shares of any number are every person once, in whole clusters", arguments: DrawDesign.allCases)
  func tiling(design: DrawDesign) throws {
    for people in [130, 640, 700] {
      let experiment = try smallExperiment(participants: people, swipes: 1, design: design)
      for pass in [Pass(experiment), Pass(experiment, people: 64..<people)] {
        for count in [1, 2, 7, 64, 1000] {
          let shares = (0..<count).compactMap { Shard($0, of: count)?.share(of: pass).people }
          #expect(shares.first?.lowerBound == pass.people.lowerBound)
          #expect(shares.last?.upperBound == people)
          for (one, next) in zip(shares, shares.dropFirst()) {
            #expect(one.upperBound == next.lowerBound)
            #expect(one.upperBound % experiment.peoplePerCluster == 0 || one.upperBound == people)
          }
        }
      }
    }
  }

  @Test("parts of a stage add up to its counts, in any order", arguments: DrawDesign.allCases)
  func sums(design: DrawDesign) async throws {
    let experiment = try smallExperiment(
      participants: 260, swipes: 1, sweeps: RunStagesTests.sweeps, design: design)
    let passes = StudyPlan(experiment).passes
    let whole = await Runner.run(passes, workers: 2)
    for count in [1, 3, 64] {
      var parts: [RunPart] = []
      for index in (0..<count).reversed() {
        let shard = try #require(Shard(index, of: count))
        let part = await experiment.part(shard, command: "", workers: 1 + index % 3) { _ in }
        let read = try RunPart(part.bytes, file: "f")
        #expect(read.header.shard == shard && read.bytes == part.bytes)
        parts.append(read)
      }
      for (place, pass) in passes.enumerated() {
        #expect(parts.sum(pass: place, of: pass) == whole[place], "\(count)")
      }
      #expect(parts.sum(pass: passes.count, of: passes[0]) == nil)
    }
  }

  @Test("a part of which a single bit is another, or that is cut, is refused")
  func damage() async throws {
    let experiment = try smallExperiment(
      participants: 20, screens: ["iphone-16-pro"], recognizers: ["pan"])
    let part = await experiment.part(
      try #require(Shard(0, of: 2)), command: "", workers: 1
    ) { _ in }
    let bytes = part.bytes
    #expect(throws: Never.self) { try RunPart(bytes, file: "f") }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<(isLongRun ? 10_000 : 150) {
      var changed = bytes
      changed[Int.random(in: changed.indices, using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      #expect(throws: Diagnostics.self) { try RunPart(changed, file: "f") }
    }
    for count in stride(from: 0, to: bytes.count, by: isLongRun ? 7 : 997) {
      #expect(throws: Diagnostics.self) { try RunPart(Array(bytes[..<count]), file: "f") }
    }
    #expect(throws: Diagnostics.self) { try RunPart(bytes + [10], file: "f") }
  }
}
