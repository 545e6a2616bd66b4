import Foundation
import SwipeSimulation

/// The swipes of both paths, made once for all tests.
actor PipelineRuns {
  static let shared = PipelineRuns()

  /// With `SWIPELAB_LONG_TESTS` in the environment, tests see ten times as many people.
  static let isLong = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] != nil
  static let persons = isLong ? 5000 : 500
  static let perIntent = 2

  struct Both: Sendable {
    var pipelineCase: PipelineCase
    var naive: PipelineSwipes
    var product: PipelineSwipes
  }

  private var runs: [String: Task<Both, Never>] = [:]

  func swipes(_ pipelineCase: PipelineCase) async -> Both {
    let name = pipelineCase.testDescription
    if let run = runs[name] { return await run.value }
    let run = Task.detached {
      Both(
        pipelineCase: pipelineCase,
        naive: NaivePipeline(pipelineCase).swipes(
          persons: Self.persons, perIntent: Self.perIntent, seed: pipelineCase.seed),
        product: ProductPipeline(pipelineCase: pipelineCase).swipes(
          persons: Self.persons, perIntent: Self.perIntent, seed: pipelineCase.seed))
    }
    runs[name] = run
    return await run.value
  }
}
