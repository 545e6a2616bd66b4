package import NavigationModel
package import PolicyLibrary
package import PopGesture
package import SwipeSimulation

/// One cell of the design: where and on what page people swipe, and what is compared there.
package struct Condition: Sendable {
  package let screen: Screen
  /// The page under the finger.
  package let context: PageContext
  /// The recognizer whose policies are compared; nil where whole systems are.
  package let recognizer: RecognizerPreset?

  /// What the `recognizer` column says where systems, each with its own, are compared.
  package static let systemsName = "system"

  /// Its names, as in tables.
  package var key: ConditionKey {
    ConditionKey(
      screen: screen.name, context: context.name,
      recognizer: recognizer?.name ?? Self.systemsName)
  }
}

extension Condition {
  /// What alone decides when a gesture begins on the page; nil where whole pages must be played.
  ///
  /// Where the page's one scroll view waits for the pop, or shares the touch with it, that is the
  /// recognizer itself. Where nothing is arranged, it is the recognizer with what the contest at
  /// the slop leaves it, as far as both have the same slop.
  package var decidingRecognizer: Recognizer? {
    guard let recognizer else { return nil }
    if context.isOrdinary { return recognizer.recognizer }
    guard let scroll = context.onlyScroll else { return nil }
    switch PopRecognizer(recognizer).arbitration {
    case .requiredToFail, .simultaneous: return recognizer.recognizer
    case .exclusive where recognizer.recognizer.slop == .eitherAxis(scroll.slop):
      var deciding = recognizer.recognizer
      deciding.gate = BeginGate(deciding.gate.rules + [.aheadOfScroll(scroll.tieShare)])
      return deciding
    case .exclusive, .requiresFailure, .native26: return nil
    }
  }
}

extension Experiment {
  /// Every condition, screens first, then contexts, then recognizers, systems last: the order of
  /// all tables.
  package var conditions: [Condition] {
    let compared: [RecognizerPreset?] =
      (policies.isEmpty ? [] : recognizers) + (systems.isEmpty ? [] : [nil])
    return screens.flatMap { screen in
      contexts.flatMap { context in
        compared.map { Condition(screen: screen, context: context, recognizer: $0) }
      }
    }
  }

  /// Conditions of one page on one screen: each recognizer, and all systems.
  package var comparedPerPage: Int {
    (policies.isEmpty ? 0 : recognizers.count) + (systems.isEmpty ? 0 : 1)
  }

  /// The first condition of policies on a page, which is like those of all screens and recognizers;
  /// nil without policies.
  ///
  /// For whoever need not look at every condition, of which there may be millions.
  package func firstCondition(on context: PageContext) -> Condition? {
    guard !policies.isEmpty, let screen = screens.first, let recognizer = recognizers.first else {
      return nil
    }
    return Condition(screen: screen, context: context, recognizer: recognizer)
  }

  /// Names of what is compared in a condition: policies, or systems.
  package func contestants(in condition: Condition) -> [String] {
    condition.recognizer == nil ? systems.map(\.name) : policies.map(\.name)
  }

  /// Whether a condition needs whole swipes played to whole pages.
  ///
  /// On a plain page, and on one that only scrolls up and down, a recognizer alone decides when a
  /// gesture begins; then only what it sees is made, many swipes side by side.
  package func needsWholePages(_ condition: Condition) -> Bool {
    condition.decidingRecognizer == nil
      || intents.contains { IntentCatalog.entry($0)?.touches != 1 }
  }

  /// What is compared in a condition as systems: a recognizer with each policy has no bookkeeping
  /// beyond UIKit's.
  package func systems(in condition: Condition) -> [System] {
    guard let preset = condition.recognizer else { return systems }
    return policies.map {
      System(
        $0.name, $0.family.summary, [PopRecognizer(preset)], $0, article: nil,
        source: preset.source, confidence: preset.confidence)
    }
  }
}

extension PageContext {
  /// Whether the page's content takes the strokes of an intent.
  package func serves(_ intent: Intent) -> Bool {
    switch intent {
    case .contentRight: servedDirections.contains(.rightward)
    case .contentLeft: servedDirections.contains(.leftward)
    case .contentVertical, .contentBrowse: servedDirections.contains(.vertical)
    case .stroke:
      contents.contains {
        $0.directions == .all && ($0.kind == .touchTracking || $0.kind == .longPress)
      }
    case .pop, .popAbort, .doublePop, .tapSmear, .grip: false
    }
  }
}

extension Experiment {
  /// The intents of an experiment that names none: the usual ones, and where whole systems are
  /// compared those that the content of its pages takes, of which a system must leave it its own.
  var defaultIntents: [Intent] {
    IntentCatalog.entries.map(\.intent).filter { intent in
      IntentCatalog.defaults.contains(intent)
        || !systems.isEmpty && contexts.contains { $0.serves(intent) }
    }
  }
}

/// The condition to which a row of a result table belongs.
package struct ConditionKey: Sendable, Hashable {
  /// Names of the screen, the page and the recognizer.
  package let screen, context, recognizer: String

  package init(screen: String, context: String, recognizer: String) {
    (self.screen, self.context, self.recognizer) = (screen, context, recognizer)
  }
}
