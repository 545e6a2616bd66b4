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
      return Intent.allCases.map { intent in
        (0..<perIntent).map { _ in
          let path = naivePath(intent, people, person, view, &random)
          return Self.summary(of: panel.touches(of: path, tremor: person.tremor, &random))
        }
      }
    }
  }

  private static func summary(of touches: [NaiveTouch]) -> PipelineSwipe {
    let moves = touches.filter { $0.kind == .move }
    let (down, lift) = (touches[0], touches[touches.count - 1])
    return PipelineSwipe(
      startX: down.x, startY: down.y, moves: Double(moves.count),
      firstMove: moves.first.map { $0.time * 1000 }, lastMove: moves.last.map { $0.time * 1000 },
      lift: lift.time * 1000, endX: lift.x, endY: lift.y,
      pan: NaiveRelease.of(touches, .pan), edge: NaiveRelease.of(touches, .edge))
  }
}
