import ExperimentFiles
import PopGesture
import Study
public import SwipeSimulation

/// The synthetic side of a comparison: who swipes, how often, and on what.
public struct FidelityStudy: Sendable {
  /// Who swipes.
  public var population: Population
  /// Number of synthetic people.
  public var participants: Int
  /// Swipes of each of them with each intent.
  public var swipesPerIntent: Int
  /// Seed of every random draw.
  public var seed: UInt64

  /// Describes a study.
  public init(
    population: Population = .recordedPaging, participants: Int = 600, swipesPerIntent: Int = 60,
    seed: UInt64 = 1
  ) {
    self.population = population
    self.participants = participants
    self.swipesPerIntent = swipesPerIntent
    self.seed = seed
  }

  /// The screen of the recorded phones: 320 compatibility points over 49.9 mm.
  public static let screen = Screen(
    name: "recorded-phone", title: "Phones of the recordings", width: 320, height: 533,
    millimetresPerPoint: 0.155_8, kind: .phone,
    source: "Touchalytics: five phones of 2010 to 2012 with 233 or 252 ppi in 1.5 px per pt")

  /// What the synthetic people want: the two kinds of sideways stroke, and scrolls.
  public static let intents = StrokeDirection.allCases.map(\.intent) + [ScrollSummary.intent]

  /// Swipes that are made.
  public var swipes: Int { participants * swipesPerIntent * Self.intents.count }

  /// Makes every swipe and measures it by the code that measures recorded touches.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  /// - Returns: the strokes of the first person, then of the next; touches without any motion in
  ///   time are left out.
  public func strokes(
    workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> [RecordedStroke] {
    let parts = await Runner.deal(
      participants, blockSize: 16, workers: workers, progress: progress
    ) { queue, done in
      var parts: [(Int, [RecordedStroke])] = []
      while let range = queue.next() {
        parts.append((range.lowerBound, strokes(of: range)))
        done.add(range.count)
      }
      return parts
    }
    return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  private func strokes(of people: Range<Int>) -> [RecordedStroke] {
    let generator = SwipeGenerator(screen: Self.screen, population: population, seed: seed)
    let entries = Self.intents.compactMap(IntentCatalog.entry)
    var samples: [TouchSample] = []
    var strokes: [RecordedStroke] = []
    for index in people {
      let person = Participant(index: index, seed: seed, population: population)
      for entry in entries {
        for swipe in 0..<swipesPerIntent {
          generator.swipe(entry, of: person, index: swipe, into: &samples)
          guard let features = StrokeFeatures(samples) else { continue }
          strokes.append(
            RecordedStroke(
              participant: String(index), viewWidth: Self.screen.viewWidth,
              intent: entry.intent.rawValue, features: features))
        }
      }
    }
    return strokes
  }
}
