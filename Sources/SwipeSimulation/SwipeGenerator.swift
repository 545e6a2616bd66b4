import PolicyLibrary
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

  /// How swipes are drawn.
  public let design: DrawDesign
  private let view: ReachFrame
  private let sensor: TouchSensor

  package init(screen: Screen, population: Population, seed: UInt64, design: DrawDesign = .plain) {
    (self.screen, self.population, self.seed, self.design) = (screen, population, seed, design)
    view = ReachFrame(screen: screen, population: population)
    sensor = TouchSensor(screen: screen, panel: population.panel)
  }

  /// Replaces `samples` by the touch events of one swipe; the buffer is reused, not reallocated.
  ///
  /// Time counts from the first touch-down. A swipe of two touches has two runs of events, each
  /// from began to ended, and the second begins after the first has ended.
  ///
  /// - Parameters:
  ///   - index: number of the swipe among the participant's swipes of this intent, from 0.
  public func swipe(
    _ entry: IntentCatalog.Entry, of person: Participant, index: Int,
    into samples: inout [TouchSample]
  ) {
    samples.removeAll(keepingCapacity: true)
    var begin = 0.0
    for place in 0..<entry.touches {
      if place > 0 { begin += pause(before: place, entry, of: person, index: index) }
      let touch = entry.touches * index + place
      begin = sensor.sense(
        motion(entry, of: person, touch: touch), tremor: person.tremor,
        DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .sensor),
        participant: UInt32(truncatingIfNeeded: person.index),
        swipe: UInt32(truncatingIfNeeded: touch), from: begin, into: &samples)
    }
  }

  /// Microseconds from a lift event to touch-down number `place` of a swipe; at least one, as time
  /// goes forward.
  private func pause(
    before place: Int, _ entry: IntentCatalog.Entry, of person: Participant, index: Int
  ) -> Double {
    let key = DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .pause)
    let words = key.block(
      UInt32(truncatingIfNeeded: place), participant: UInt32(truncatingIfNeeded: person.index),
      swipe: UInt32(truncatingIfNeeded: index))
    let (least, most) = (entry.pauses.lowerBound, entry.pauses.upperBound)
    let time = least + (most - least) * ElementaryMath.unitInterval(words[0])
    return max(Double(sensor.microseconds(time)), 1)
  }

  /// The swipes of a person that are made for `count` of an intent, by their numbers.
  public func choice(
    _ entry: IntentCatalog.Entry, of person: Participant, count: Int
  ) -> [ChosenSwipe] {
    guard design == .balanced, entry.isRare != nil else {
      return (0..<count).map {
        ChosenSwipe(participant: person.index, swipe: $0, weight: design.weight, isByTurn: true)
      }
    }
    let scratch = LaneScratch()
    let batch = LaneBatch(
      lanes: scratch.lanes, count: 1, population: population, seed: seed, design: design)
    batch.seat(person, swipe: 0, lane: 0)
    var chosen: [ChosenSwipe] = []
    batch.choose(entry, count: count, into: &chosen)
    return chosen
  }

  /// What the finger does in one touch: a batch of one.
  ///
  /// - Parameter touch: number among the person's touches of this intent, from 0; that of the swipe
  ///   where swipes are one touch.
  func motion(_ entry: IntentCatalog.Entry, of person: Participant, touch: Int) -> Motion {
    let scratch = LaneScratch()
    let batch = LaneBatch(
      lanes: scratch.lanes, count: 1, population: population, seed: seed, design: design)
    batch.seat(person, swipe: touch, lane: 0)
    batch.draw(entry)
    batch.move(entry, on: view)
    return Motion(batch.lanes, 0)
  }
}
