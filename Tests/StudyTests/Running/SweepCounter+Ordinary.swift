import PolicyLibrary
import SwipeSimulation

@testable import Study

extension SweepCounter {
  /// Adds a batch of ordinary swipes, as many of each seat.
  mutating func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], swipes: Int, role: IntentRole,
    other: Int? = nil
  ) {
    add(
      releases, segments, SeatedSwipes(clusters: segments.count, each: swipes),
      SwipeWeights(unit: 1), role: role, other: other)
  }
}
