import Foundation
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// How people are shared out.
@Suite("Shards")
struct ShardTests {
  private let isLong = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] == "1"

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
      participants: 260, swipes: 1,
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 140, "steps": 7 }
        """, design: design)
    let passes = StudyPlan(experiment).passes
    let whole = await Runner.run(passes, workers: 2)
    for count in [1, 3, 64] {
      var parts: [RunPart] = []
      for index in (0..<count).reversed() {
        let shard = try #require(Shard(index, of: count))
        let part = await RunStages(of: experiment).part(
          shard, command: "", workers: 1 + index % 3
        ) { _ in }
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
    let part = await RunStages(of: experiment).part(
      try #require(Shard(0, of: 2)), command: "", workers: 1
    ) { _ in }
    let bytes = part.bytes
    #expect(throws: Never.self) { try RunPart(bytes, file: "f") }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<(isLong ? 10_000 : 150) {
      var changed = bytes
      changed[Int.random(in: changed.indices, using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      #expect(throws: Diagnostics.self) { try RunPart(changed, file: "f") }
    }
    for count in stride(from: 0, to: bytes.count, by: isLong ? 7 : 997) {
      #expect(throws: Diagnostics.self) { try RunPart(Array(bytes[..<count]), file: "f") }
    }
    #expect(throws: Diagnostics.self) { try RunPart(bytes + [10], file: "f") }
  }
}
