import NavigationModel
import SwipeSimulation

/// Where swipes start, by which pages are told apart.
///
/// At the edge start wanted pops that aim at the leading edge, and content gestures that touch down
/// within `SwipeStart.edgeWidth` of it; from anywhere start wanted pops that do not aim at it, and
/// all content gestures.
public enum SwipeStart: String, Sendable, CaseIterable {
  /// At the leading edge.
  case edge
  /// Wherever it happens.
  case anywhere

  /// How far from the leading edge a content gesture starts there, in pt: as far as nearly all
  /// pops land that aim at it.
  package static let edgeWidth = 40.0
}

extension Experiment {
  /// The same for systems alone, with wanted pops that all start so, on every page.
  ///
  /// Content gestures are those of the experiment itself, so that it is enough to make those that
  /// are to be told apart.
  package func starting(at start: SwipeStart) -> Experiment {
    var varied = self
    varied.policies = []
    varied.population.edgeStartShare = start == .edge ? 1 : 0
    if start == .anywhere { varied.intents.removeAll { $0.role == .unwanted } }
    for place in varied.contexts.indices {
      varied.contexts[place].popStart = start == .edge ? .edge : .anywhere
    }
    return varied
  }
}
