public import PopGesture

/// Makes the swipes of a population on one screen.
///
/// A value without state: any swipe can be made alone, in any order, on any thread, and comes out
/// the same.
public struct SwipeGenerator: Sendable {
  /// The screen on which people swipe.
  public let screen: Screen
  /// Who swipes.
  public let population: Population
  /// The experiment's seed.
  public let seed: UInt64

  private let sensor: TouchSensor

  /// Prepares a generator.
  public init(screen: Screen, population: Population, seed: UInt64) {
    self.screen = screen
    self.population = population
    self.seed = seed
    sensor = TouchSensor(screen: screen, panel: population.panel)
  }

  /// Replaces `samples` by the touch events of one swipe; the buffer is reused, not reallocated.
  ///
  /// - Parameters:
  ///   - index: number of the swipe among the participant's swipes of this intent, from 0.
  public func swipe(
    _ entry: IntentCatalog.Entry, of person: Participant, index: Int,
    into samples: inout [TouchSample]
  ) {
    let key = (
      participant: UInt32(truncatingIfNeeded: person.index), intent: entry.intent.streamCode,
      swipe: UInt32(truncatingIfNeeded: index)
    )
    var draws = DrawStream(
      seed: seed, purpose: .motion, participant: key.participant, intent: key.intent,
      swipe: key.swipe)
    let frame = ReachFrame(screen: screen, person: person, population: population)
    let motion = entry.motion(person, frame, population, &draws)
    let noise = DrawStream(
      seed: seed, purpose: .sensor, participant: key.participant, intent: key.intent,
      swipe: key.swipe)
    sensor.sense(motion, tremor: person.tremor, noise, into: &samples)
  }
}
