import NavigationModel
import PopGesture
import SwipeSimulation

/// What a cluster of people did on one page with each of its systems, up to the end of it.
///
/// One value per worker and condition; its buffers serve cluster after cluster.
struct MeasureTally: Sendable {
  /// The number of systems, or of policies.
  let contestants: Int
  /// Values of each quantity: how many, and their sum in units.
  private(set) var numbers, totals: [Int]
  /// The values themselves, by the bin of their histogram.
  private(set) var values: [(slot: Int32, bin: Int32)] = []
  /// Swipes of each system: how many, and the sum of their intents' percentages, by weights.
  private(set) var swipes, weights: [Int]
  /// Events of each system, each counted with the percentage of its intent.
  private(set) var eventWeights: [Int]
  private let kinds: [IntentKind]
  private var current: IntentKind?

  /// What has to be known of an intent on this page.
  private struct IntentKind: Sendable {
    let intent: Intent
    let percent: Int
    let events: [PageEvent]
    let isMeasured: Bool
  }

  /// Whether lengths and times of swipes with this intent are measured.
  static func isMeasured(_ intent: Intent) -> Bool { intent == .pop }

  /// Prepares a tally for nobody.
  init(context: PageContext, contestants: Int) {
    self.contestants = contestants
    let slots = contestants * MeasuredQuantity.allCases.count
    numbers = Array(repeating: 0, count: slots)
    totals = numbers
    swipes = Array(repeating: 0, count: contestants)
    weights = swipes
    eventWeights = Array(repeating: 0, count: contestants * PageEvent.allCases.count)
    kinds = Intent.allCases.map { intent in
      IntentKind(
        intent: intent, percent: context.mix.percent(of: intent.rawValue),
        events: PageEvent.allCases.filter { $0.canHappen(intent, on: context) },
        isMeasured: Self.isMeasured(intent))
    }
  }

  /// Counts one swipe under one system.
  mutating func add(
    _ record: SwipeRecord, contestant: Int, intent: Intent, weight: Int = 1,
    millimetresPerPoint: Double
  ) {
    // Swipes come intent after intent.
    if current?.intent != intent { current = kinds.first { $0.intent == intent } }
    guard let kind = current else { return }
    if kind.percent > 0 {
      swipes[contestant] += 1
      weights[contestant] += kind.percent * weight
      for event in kind.events where event.happened(record) {
        eventWeights[MeasureCounts.slot(contestant, event)] += kind.percent * weight
      }
    }
    guard kind.isMeasured else { return }
    for quantity in MeasuredQuantity.allCases {
      guard let units = quantity.units(record, millimetresPerPoint: millimetresPerPoint) else {
        continue
      }
      let slot = MeasureCounts.slot(contestant, quantity)
      numbers[slot] += 1
      totals[slot] += units
      values.append((Int32(slot), quantity.scale.bin(of: units)))
    }
  }

  /// Ends a cluster of people: adds what they did to the sums, and is empty for the next.
  ///
  /// - Parameter cluster: its number, 0 or above, which tells its group.
  mutating func flush(of cluster: Int, into counts: inout MeasureCounts) {
    counts.add(self, cluster: cluster)
    for slot in numbers.indices { (numbers[slot], totals[slot]) = (0, 0) }
    for contestant in swipes.indices { (swipes[contestant], weights[contestant]) = (0, 0) }
    for slot in eventWeights.indices { eventWeights[slot] = 0 }
    values.removeAll(keepingCapacity: true)
  }
}
