package import ExperimentFiles
package import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles
package import SwipeSimulation

/// Which of an experiment's swipes: with the seed and the population all that a swipe depends on.
package struct SwipeKey: Sendable {
  package let screen: Screen
  package let context: PageContext
  package let intent: Intent
  /// Number of the person, from 0.
  package let participant: Int
  /// Number among the person's swipes of this intent there, from 0.
  package let swipe: Int

  /// Why an identifier names no swipe of an experiment.
  package struct Unknown: Error, Sendable, Equatable {
    /// What is wrong with it, every part, and what to do.
    package let problems: [String]
  }

  /// What stands in touch files: the parts of the key, `screen/context/intent/person/number`.
  package var identifier: String {
    "\(screen.name)/\(context.name)/\(intent.rawValue)/\(participant)/\(swipe)"
  }
}

extension SwipeKey {
  /// Finds a swipe of an experiment by its identifier.
  ///
  /// - Throws: everything that the experiment does not have.
  package init(_ identifier: String, in experiment: Experiment) throws(Unknown) {
    // From the end, as a screen's name may have slashes in it.
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 5 else {
      throw Unknown(problems: [
        "\(quoted(identifier)) is no swipe; its identifier is screen/context/intent/person/number,"
          + " such as \"\(Self.example(in: experiment))\""
      ])
    }
    let last = Array(parts.suffix(4))
    let screenName = parts.dropLast(4).joined(separator: "/")
    var problems: [String] = []
    let screen = Self.find("screen", screenName, among: experiment.screens, \.name, &problems)
    let context = Self.find("context", last[0], among: experiment.contexts, \.name, &problems)
    let intent = Self.find("intent", last[1], among: experiment.intents, \.rawValue, &problems)
    let participant = Self.number("person", last[2], below: experiment.participants, &problems)
    let isChosen =
      experiment.design == .balanced
      && intent.flatMap(IntentCatalog.entry).map(\.isChosen) ?? false
    let swipe = Self.number(
      "swipe", last[3],
      below: experiment.swipesPerIntent * (isChosen ? SwipeChoice.candidates : 1), &problems)
    guard let screen, let context, let intent, let participant, let swipe else {
      throw Unknown(problems: problems)
    }
    self.init(
      screen: screen, context: context, intent: intent, participant: participant, swipe: swipe)
  }

  private static func find<Value>(
    _ kind: String, _ name: String, among values: [Value], _ names: (Value) -> String,
    _ problems: inout [String]
  ) -> Value? {
    if let value = values.first(where: { names($0) == name }) { return value }
    let known = values.map(names)
    let shown = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", ..." : "")
    problems.append(
      "the experiment has no \(kind) \(quoted(name)); "
        + (didYouMean(name, among: known) ?? "it has \(shown)"))
    return nil
  }

  private static func number(
    _ kind: String, _ text: String, below limit: Int, _ problems: inout [String]
  ) -> Int? {
    if let number = Int(text), (0..<limit).contains(number), text == "\(number)" { return number }
    problems.append(
      "the experiment has no \(kind) \(quoted(text)); they are numbered from 0 to \(limit - 1)")
    return nil
  }

  private static func example(in experiment: Experiment) -> String {
    let screen = experiment.screens.first?.name ?? "iphone-16-pro"
    let context = experiment.contexts.first?.name ?? "plain"
    return "\(screen)/\(context)/\(experiment.intents.first?.rawValue ?? "pop")/0/0"
  }
}

/// Which swipes are meant, by what they are and by what became of them.
package struct SwipeFilter: Sendable {
  /// Names of screens, pages under the finger, and intents that are meant; all when there is none.
  package var screens, contexts, intents: Set<String>
  /// Outcomes as `decisions.csv` has them; `notBegun` stands for every reason.
  package var outcomes: Set<String>

  package init(
    screens: Set<String> = [], contexts: Set<String> = [], intents: Set<String> = [],
    outcomes: Set<String> = []
  ) {
    (self.screens, self.contexts, self.intents) = (screens, contexts, intents)
    self.outcomes = outcomes
  }

  /// Whether a swipe is meant by what it is.
  package func allows(_ swipe: RecordedSwipe) -> Bool {
    screens.allows(swipe.screen) && contexts.allows(swipe.context) && intents.allows(swipe.intent)
  }

  package func allows(_ outcome: Outcome) -> Bool {
    if outcomes.allows(outcome.description) { return true }
    if case .notBegun = outcome { return outcomes.allows(Self.anyReason) }
    return false
  }

  private static let anyReason = "notBegun"

  /// Every name that `outcomes` may have, for messages.
  package static let outcomeNames =
    named([.popCompleted, .popCancelled]) + [anyReason]
    + named(NotBegunReason.allCases.map { Outcome(notBegun: $0) })
    + named([.raced, .stuck, .corrupted, .systemCancelled])

  private static func named(_ outcomes: [Outcome]) -> [String] { outcomes.map(\.description) }
}

extension Set<String> {
  func allows(_ name: String) -> Bool { isEmpty || contains(name) }
}
