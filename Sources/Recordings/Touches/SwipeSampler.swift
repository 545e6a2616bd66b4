public import NavigationModel
public import Study
public import SwipeSimulation

/// Exports the very swipes that a run judges.
public struct SwipeSampler: Sendable {
  private let experiment: Experiment

  /// Prepares the export of an experiment's swipes.
  public init(_ experiment: Experiment) { self.experiment = experiment }

  /// Identifier of a swipe in touch files: the parts of its key, so that it can be found again.
  public static func identifier(
    screen: String, context: PageContext, intent: Intent, participant: Int, swipe: Int
  ) -> String {
    "\(screen)/\(context.name)/\(intent.rawValue)/\(participant)/\(swipe)"
  }

  /// Calls `body` with every swipe: screens first, then contexts, intents, participants, swipes.
  public func visit<Failure: Error>(
    _ body: (RecordedSwipe) throws(Failure) -> Void
  ) throws(Failure) {
    let people = (0..<experiment.participants).lazy.map {
      Participant(index: $0, seed: experiment.seed, population: experiment.population)
    }
    for screen in experiment.screens {
      for context in experiment.contexts {
        var player = SessionPlayer(
          screen: screen, context: context, systems: [], population: experiment.population,
          seed: experiment.seed)
        for entry in experiment.intents.compactMap(IntentCatalog.entry) {
          for person in people {
            for swipe in 0..<experiment.swipesPerIntent {
              try body(
                RecordedSwipe(
                  identifier: Self.identifier(
                    screen: screen.name, context: context, intent: entry.intent,
                    participant: person.index, swipe: swipe),
                  participant: String(person.index), screen: screen.name,
                  viewWidth: player.screen.viewWidth, context: context.name,
                  intent: entry.intent.rawValue,
                  samples: player.touches(entry, of: person, swipe: swipe)))
            }
          }
        }
      }
    }
  }
}
