import PopGesture
import SwipeSimulation

/// Strokes of a candidate population on the screens of a recording, measured by the same code.
///
/// Every round draws the same random numbers, so that rounds differ by their candidates alone.
struct FitSimulation: Sendable {
  /// Number of synthetic people, and of strokes each makes in either direction.
  ///
  /// With so many people the synthetic ones add little to the errors of the recorded ones.
  var people = 1000
  var strokes = 20
  /// Seed of the draws.
  var seed: UInt64 = 40

  /// The simulation for a recording of so many events a second: fewer people where each makes many
  /// events, so that a fit takes seconds on any panel.
  static func sized(forRate rate: Double?) -> FitSimulation {
    var simulation = FitSimulation()
    if let rate, rate > 240 { simulation.people = max(Int(1000 * 240 / rate), 200) }
    return simulation
  }

  /// Swipes of the candidate, with the recording's share of pops, each synthetic person on the
  /// screens of a recorded one: how long people swipe depends on the screen, so that who used
  /// several must be compared with somebody who uses the same.
  func recording(of candidate: Population, like recorded: FitRecording) -> FitRecording {
    var result = FitRecording(screens: recorded.screens)
    let pops = Int((recorded.popShare * Double(strokes)).rounded())
    let generators = recorded.screens.map {
      SwipeGenerator(screen: $0, population: candidate, seed: seed)
    }
    let entries = [Intent.pop, .contentRight, .contentLeft].compactMap(IntentCatalog.entry)
    let counts = [pops, strokes - pops, strokes]
    let screens = recorded.people.map(Self.screens)
    var samples: [TouchSample] = []
    for index in 0..<people {
      let person = Participant(index: index, seed: seed, population: candidate)
      let own = screens[index * screens.count / people]
      for (kind, (entry, count)) in zip(entries, counts).enumerated() {
        for swipe in 0..<count {
          // Those who stand for the same person begin at different ones of its strokes.
          let place = (swipe * count + index % count) * own[kind].count / (count * count)
          let screen = own[kind][place]
          generators[screen].swipe(entry, of: person, index: swipe, into: &samples)
          guard let features = StrokeFeatures(samples) else { continue }
          result.add(features, intent: entry.intent, of: String(index), on: screen)
        }
      }
    }
    return result
  }

  /// The screens of a person's pops, other strokes to the right, and strokes to the left, in their
  /// shares; of all strokes where the person has none of a kind.
  private static func screens(of strokes: [FitRecording.Stroke]) -> [[Int]] {
    let all = strokes.map(\.screen).sorted()
    let kinds: [(FitRecording.Stroke) -> Bool] = [
      { $0.isPop }, { $0.isRightGoing && !$0.isPop }, { !$0.isRightGoing },
    ]
    return kinds.map { isKind in
      let own = strokes.filter(isKind).map(\.screen).sorted()
      return own.isEmpty ? all : own
    }
  }
}
