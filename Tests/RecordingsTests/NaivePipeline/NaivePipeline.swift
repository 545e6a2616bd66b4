import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import Recordings
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

/// Everything compared under one name: who swipes where.
struct PipelineCase: Sendable, CustomTestStringConvertible {
  var population: Population
  var screen: Screen

  /// The intents that both paths know; what is assumed throughout has no second model.
  static let intents = Intent.allCases.filter { $0 != .stroke && $0 != .doublePop }

  var testDescription: String { "\(population.name) on \(screen.name)" }

  /// Every population on every screen: a narrow phone, a common one, a large tablet.
  static let all: [PipelineCase] = [Population.everyday, .slowMovers, .recordedPaging].flatMap {
    population in
    ["iphone-se-1", "iphone-16-pro", "ipad-pro-13"].compactMap(ScreenCatalog.named).map {
      PipelineCase(population: population, screen: $0)
    }
  }

  /// A seed of its own for each case, so that cases are independent.
  var seed: UInt64 {
    testDescription.utf8.reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    } >> 12
  }
}

/// The swipes of both paths, made once for all tests.
actor PipelineRuns {
  static let shared = PipelineRuns()

  /// With `SWIPELAB_LONG_TESTS` in the environment, tests see ten times as many people.
  static let persons = isLongRun ? 5000 : 500
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
    GestureTrace.of(
      samples, recognizer, ReleaseReading(estimator: estimator),
      NavigatingView(
        width: pipelineCase.screen.viewWidth, height: .nan,
        millimetresPerPoint: pipelineCase.screen.millimetresPerPoint)
    ).result
  }
}
