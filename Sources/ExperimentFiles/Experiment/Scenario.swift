package import NavigationModel
package import SwipeSimulation

/// An experiment's people and pages, were one thing about them otherwise than it assumes.
package struct Scenario: Sendable, Equatable {
  package let assumption: String
  package let value: Double
  package let population: Population
  package let contexts: [PageContext]
}

extension Experiment {
  /// Every scenario that the experiment asks for, in its order; values that its people and pages
  /// have anyway are left out.
  package var scenarios: [Scenario] {
    sensitivity.flatMap { assumption in
      assumption.values.compactMap { value in
        let people = assumption.population(value, from: population)
        let pages =
          assumption.name == Assumption.scrollTie.name
          ? contexts.map { $0.withTieShare(value) } : contexts
        // Where nothing scrolls up and down a tie cannot happen.
        let isSame = zip(pages, contexts).allSatisfy { $0 == $1 || !$0.hasVerticalScroll }
        if people == population, isSame { return nil }
        return Scenario(
          assumption: assumption.name, value: value, population: people, contexts: pages)
      }
    }
  }

  /// The assumptions that change its people or its pages.
  package var variedAssumptions: [Assumption] {
    let names = Set(scenarios.map(\.assumption))
    return sensitivity.filter { names.contains($0.name) }
  }
}

/// Where swipes start, by which pages are told apart.
///
/// At the edge start wanted pops that aim at the leading edge, and content gestures that touch down
/// within `SwipeStart.edgeWidth` of it; from anywhere start wanted pops that do not aim at it, and
/// all content gestures.
package enum SwipeStart: String, Sendable, CaseIterable {
  case edge
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

/// The people of one app who were recorded, as simulated apps draw them again.
package struct RecordedPeople: Sendable {
  /// Populations fitted to the recorded people drawn again, one for each world in turn; never
  /// empty (precondition).
  package let redrawn: [Population]
  /// What the recording shows: settings, and models of strokes by their keys in population files.
  ///
  /// Nothing else is drawn for these.
  package let shown: Set<String>

  package init(redrawn: [Population], shown: Set<String>) {
    precondition(!redrawn.isEmpty, "no population")
    (self.redrawn, self.shown) = (redrawn, shown)
  }
}
