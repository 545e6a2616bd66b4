import NavigationModel
package import PolicyLibrary

/// What the wanted pops that a policy missed came to, and what the cancelled ones lacked.
package struct MissTally: Sendable {
  /// How many swipes came to each outcome but a completed pop.
  package private(set) var outcomes: [(outcome: Outcome, count: Int)] = []
  /// Further travel in pt, and further speed in pt/s, that would have completed cancelled pops.
  package private(set) var travels: [Double] = []
  package private(set) var speeds: [Double] = []

  /// How many were missed.
  package var missed: Int { outcomes.reduce(0) { $0 + $1.count } }

  /// Adds a swipe that wanted a pop.
  mutating func add(_ record: SwipeRecord, under policy: NamedPolicy) {
    guard record.outcome != .popCompleted else { return }
    if let place = outcomes.firstIndex(where: { $0.outcome == record.outcome }) {
      outcomes[place].count += 1
    } else {
      outcomes.append((record.outcome, 1))
    }
    guard record.outcome == .popCancelled, let release = record.release,
      let shortfall = Shortfall(release, under: policy)
    else { return }
    if let travel = shortfall.travel { travels.append(travel) }
    if let speed = shortfall.speed { speeds.append(speed) }
  }
}
