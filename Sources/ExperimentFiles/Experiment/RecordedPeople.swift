public import SwipeSimulation

/// The people of one app who were recorded, as simulated apps draw them again.
public struct RecordedPeople: Sendable {
  /// Populations fitted to the recorded people drawn again, one for each world in turn; never
  /// empty (precondition).
  public let redrawn: [Population]
  /// What the recording shows: settings, and models of strokes by their keys in population files.
  ///
  /// Nothing else is drawn for these.
  public let shown: Set<String>

  /// Describes recorded people.
  public init(redrawn: [Population], shown: Set<String>) {
    precondition(!redrawn.isEmpty, "no population")
    (self.redrawn, self.shown) = (redrawn, shown)
  }
}
