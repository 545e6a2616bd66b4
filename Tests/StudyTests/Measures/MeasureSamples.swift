import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport

@testable import Study

/// One swipe of one person under one system, for sums that are checked by brute force.
struct SampleSwipe {
  var participant: Int
  var contestant: Int
  var intent: Intent
  var record: SwipeRecord

  /// Swipes of people who differ, under systems that differ.
  static func random(
    people: Int, contestants: Int, swipes: Int, intents: [Intent], seed: UInt64
  ) -> [SampleSwipe] {
    var generator = TestGenerator(seed: seed)
    let outcomes: [Outcome] = [
      .popCompleted, .popCompleted, .popCancelled, .lostToContent, .notBegun(.region),
    ]
    var all: [SampleSwipe] = []
    for participant in 0..<people {
      let pace = Double.random(in: 0.5...2, using: &generator)
      for intent in intents {
        for _ in 0..<swipes {
          let travel = 200 * pace * Double.random(in: 0.5...1.5, using: &generator)
          for contestant in 0..<contestants {
            let outcome = outcomes.randomElement(using: &generator) ?? .popCompleted
            var record = SwipeRecord(outcome)
            record.travel = travel
            record.duration = 0.2 / pace + Double.random(in: 0...0.3, using: &generator)
            record.contentRecognized = Bool.random(using: &generator)
            record.contentCancelled = record.contentRecognized && Bool.random(using: &generator)
            if outcome == .popCompleted || Bool.random(using: &generator) {
              record.requiredTravel = travel * Double.random(in: 0.3...1, using: &generator)
              record.armTime = record.duration * Double.random(in: 0.3...1, using: &generator)
            }
            all.append(
              SampleSwipe(
                participant: participant, contestant: contestant, intent: intent, record: record))
          }
        }
      }
    }
    return all
  }

  /// The sums over these swipes, person by person.
  static func counts(
    _ swipes: [SampleSwipe], on context: PageContext, contestants: Int,
    millimetresPerPoint: Double
  ) -> MeasureCounts {
    var counts = MeasureCounts(contestants: contestants)
    var tally = MeasureTally(context: context, contestants: contestants)
    for (participant, own) in Dictionary(grouping: swipes, by: \.participant) {
      for swipe in own {
        tally.add(
          swipe.record, contestant: swipe.contestant, intent: swipe.intent,
          millimetresPerPoint: millimetresPerPoint)
      }
      tally.flush(of: participant, into: &counts)
    }
    return counts
  }
}

/// The mean of clusters and its error straight from the definition, in floating point.
func clusteredMean(_ people: [(count: Double, total: Double)]) -> (value: Double, error: Double) {
  let own = people.filter { $0.count > 0 }
  let count = own.reduce(0) { $0 + $1.count }
  let mean = own.reduce(0) { $0 + $1.total } / count
  let squares = own.reduce(0) { sum, person in
    let residual = person.total - mean * person.count
    return sum + residual * residual
  }
  let groups = Double(own.count)
  return (mean, (groups / (groups - 1) * squares).squareRoot() / count)
}

/// Whether two numbers agree to `tolerance` of their size.
func agree(_ a: Double, _ b: Double, _ tolerance: Double = 1e-12) -> Bool {
  abs(a - b) <= tolerance * max(abs(a), abs(b), 1e-300)
}
