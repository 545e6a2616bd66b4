public import PopGesture

/// Makes whole traces of the swipes of a population on one screen.
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

  private let view: ReachFrame
  private let sensor: TouchSensor

  /// Prepares a generator.
  public init(screen: Screen, population: Population, seed: UInt64) {
    self.screen = screen
    self.population = population
    self.seed = seed
    view = ReachFrame(screen: screen, population: population)
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
    let motion = motion(entry, of: person, index: index)
    sensor.sense(
      motion, tremor: person.tremor,
      DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .sensor),
      participant: UInt32(truncatingIfNeeded: person.index),
      swipe: UInt32(truncatingIfNeeded: index), into: &samples)
  }

  /// What the finger does in one swipe: a batch of one.
  func motion(_ entry: IntentCatalog.Entry, of person: Participant, index: Int) -> Motion {
    let scratch = LaneScratch()
    let batch = LaneBatch(lanes: scratch.lanes, count: 1, population: population, seed: seed)
    batch.seat(person, swipe: index, lane: 0)
    batch.draw(entry)
    batch.move(entry, on: view)
    return Motion(batch.lanes, 0)
  }
}
