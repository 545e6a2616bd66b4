public import NavigationModel
public import PolicyLibrary
import PopGesture
public import SwipeSimulation

/// One cell of the design: where and on what page people swipe, and what is compared there.
public struct Condition: Sendable {
  /// The screen.
  public let screen: Screen
  /// The page under the finger.
  public let context: PageContext
  /// The recognizer whose policies are compared; nil where whole systems are.
  public let recognizer: RecognizerPreset?

  /// What the `recognizer` column says where systems, each with its own, are compared.
  public static let systemsName = "system"

  /// Its names, as in tables.
  public var key: ConditionKey {
    ConditionKey(
      screen: screen.name, context: context.name,
      recognizer: recognizer?.name ?? Self.systemsName)
  }
}

extension Experiment {
  /// Every condition, screens first, then contexts, then recognizers, systems last: the order of
  /// all tables.
  public var conditions: [Condition] {
    let compared: [RecognizerPreset?] =
      (policies.isEmpty ? [] : recognizers) + (systems.isEmpty ? [] : [nil])
    return screens.flatMap { screen in
      contexts.flatMap { context in
        compared.map { Condition(screen: screen, context: context, recognizer: $0) }
      }
    }
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
  public func contestants(in condition: Condition) -> [String] {
    condition.recognizer == nil ? systems.map(\.name) : policies.map(\.name)
  }

  /// Whether a condition needs whole swipes played to whole pages.
  ///
  /// On a plain page a recognizer alone decides when a gesture begins; then only what it sees is
  /// made, many swipes side by side.
  package func needsWholePages(_ condition: Condition) -> Bool {
    condition.recognizer == nil || !condition.context.isOrdinary
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
