import PolicyLibrary
import PopGesture

@testable import Recordings
@testable import SwipeSimulation

/// The product's swipes as plain numbers: the only file of these tests that knows how it makes them.
struct ProductPipeline {
  let pipelineCase: PipelineCase

  func swipes(persons: Int, perIntent: Int, seed: UInt64) -> PipelineSwipes {
    let generator = SwipeGenerator(
      screen: pipelineCase.screen, population: pipelineCase.population, seed: seed)
    let entries = PipelineCase.intents.compactMap(IntentCatalog.entry)
    var samples: [TouchSample] = []
    return (0..<persons).map { index in
      let person = Participant(index: index, seed: seed, population: pipelineCase.population)
      return entries.map { entry in
        (0..<perIntent).map { number in
          generator.swipe(entry, of: person, index: number, into: &samples)
          return summary(of: samples)
        }
      }
    }
  }

  private func summary(of samples: [TouchSample]) -> PipelineSwipe {
    let touches = samples.map { sample in
      NaiveTouch(
        kind: sample.phase == .began ? .down : sample.phase == .moved ? .move : .lift,
        time: sample.time, x: sample.x, y: sample.y)
    }
    return PipelineSwipe(touches, pan: release(samples, .pan), edge: release(samples, .edge))
  }

  private func release(_ samples: [TouchSample], _ recognizer: Recognizer) -> NaiveRelease? {
    guard case .released(let blend) = result(samples, recognizer, .uikitBlend),
      case .released(let leastSquares) = result(samples, recognizer, .leastSquares)
    else { return nil }
    return NaiveRelease(
      translation: blend.translation, blend: blend.velocity, leastSquares: leastSquares.velocity,
      duration: blend.duration)
  }

  private func result(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ estimator: VelocityEstimatorKind
  ) -> TouchResult {
    TouchResult.of(
      samples, recognizer, ReleaseReading(estimator: estimator),
      TouchResult.View(
        width: pipelineCase.screen.viewWidth, height: .nan,
        millimetresPerPoint: pipelineCase.screen.millimetresPerPoint))
  }
}
