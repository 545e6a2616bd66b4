/// Trials and events summed over batches of participants, so that two stored runs of the same
/// people can be compared as pairs.
///
/// Cluster i, a person or a block of people, belongs to batch i mod 100. Clusters are independent,
/// so batches are; the error of a difference is estimated from how it varies between them (batch
/// means, Law, Simulation Modeling and Analysis), without storing anybody's counts.
package struct BatchSums: Sendable, Equatable {
  /// Batches that there are at most.
  package static let most = 100

  private let sharesTrials: Bool
  /// Per batch; for each contestant where their trials differ.
  private var trials: [Int]
  /// Per contestant and batch.
  private var events: [Int]
  /// The same of events that count once while others count more; empty where all weigh the same.
  private var light: [Int]

  /// Sums of nobody.
  init(contestants: Int, sharesTrials: Bool, isWeighted: Bool = false) {
    self.sharesTrials = sharesTrials
    trials = Array(repeating: 0, count: (sharesTrials ? 1 : contestants) * Self.most)
    events = Array(repeating: 0, count: contestants * Self.most)
    light = isWeighted ? events : []
  }

  /// Adds a cluster whose trials all contestants have in common.
  mutating func add(_ cluster: Int, trials count: Int, events found: [Int32]) {
    let batch = cluster % Self.most
    trials[batch] += count
    for (contestant, event) in found.enumerated() where event != 0 {
      events[contestant * Self.most + batch] += Int(event)
    }
  }

  /// Adds a cluster's own trials for one contestant.
  mutating func add(_ cluster: Int, contestant: Int, trials count: Int, events found: Int32) {
    let place = contestant * Self.most + cluster % Self.most
    trials[place] += count
    events[place] += Int(found)
  }

  /// Adds those of a cluster's events that count once while others count more.
  mutating func add(_ cluster: Int, contestant: Int, light found: Int) {
    if !light.isEmpty { light[contestant * Self.most + cluster % Self.most] += found }
  }

  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(&trials)
    archive.exchange(&events, step: Self.most)
    archive.exchange(&light, step: Self.most)
    let most = archive.bounds.trials
    archive.check(
      trials.allSatisfy((0...most).contains)
        && events.indices.allSatisfy { place in
          (0...trials[sharesTrials ? place % Self.most : place]).contains(events[place])
        } && zip(light, events).allSatisfy { (0...max($1, 0)).contains($0) })
  }

  mutating func merge(_ other: BatchSums) {
    for place in trials.indices { trials[place] += other.trials[place] }
    for place in events.indices { events[place] += other.events[place] }
    for place in light.indices { light[place] += other.light[place] }
  }

  /// One contestant's sums, of the first `count` batches; no light ones where all weigh the same.
  package func sums(
    of contestant: Int, batches count: Int
  ) -> (trials: [Int], events: [Int], light: [Int]) {
    let first = contestant * Self.most
    let own = sharesTrials ? 0 : first
    return (
      Array(trials[own..<own + count]), Array(events[first..<first + count]),
      light.isEmpty ? [] : Array(light[first..<first + count])
    )
  }
}
