import Foundation

@testable import SwipeSimulation

/// The whole pipeline, written a second time as plainly as possible: an oracle for the product.
///
/// It shares numbers (`Population`, `StrokeModel`, `TouchPanel`, `Screen`) with the product and
/// nothing that computes: generators, elementary functions, motion, panel, recognizers, estimators
/// and policies are its own. Both paths must agree in distribution, not swipe by swipe.
struct NaivePipeline {
  let pipelineCase: PipelineCase
  private let people: NaivePeople
  private let panel: NaivePanel

  init(_ pipelineCase: PipelineCase) {
    self.pipelineCase = pipelineCase
    people = NaivePeople(pipelineCase.population)
    panel = NaivePanel(screen: pipelineCase.screen, panel: pipelineCase.population.panel)
  }

  func swipes(persons: Int, perIntent: Int, seed: UInt64) -> PipelineSwipes {
    var random = NaiveRandom(seed: seed)
    return (0..<persons).map { _ in
      let person = people.person(&random)
      let view = NaiveView(pipelineCase.screen, person, people.population)
      return PipelineCase.intents.map { intent in
        (0..<perIntent).map { _ in
          let path = naivePath(intent, people, person, view, &random)
          let touches = panel.touches(of: path, tremor: person.tremor, &random)
          return PipelineSwipe(
            touches, pan: NaiveRelease.of(touches, .pan), edge: NaiveRelease.of(touches, .edge))
        }
      }
    }
  }
}
