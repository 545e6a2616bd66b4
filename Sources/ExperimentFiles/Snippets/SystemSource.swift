package import NavigationModel
import PolicyLibrary
import PopGesture

/// A system as an app that uses `PopGesture` declares it.
package enum SystemSource {
  /// Swift source of its recognizers and its policy, with how each stands to the page's own
  /// recognizers and where it is installed; nil where a recognizer calls UIKit's own target, whose
  /// rule no app can change.
  package static func text(of system: System) -> String? {
    guard !system.recognizers.isEmpty, system.recognizers.allSatisfy({ $0.target == .app }) else {
      return nil
    }
    let pans = system.recognizers.enumerated().map { place, pop in
      let name = system.recognizers.count == 1 ? "recognizer" : place == 0 ? "first" : "second"
      let waits = place == 0 ? [] : ["It begins only once the first has failed."]
      return declaration(
        name, pop.recognizer.swiftSource,
        waits + [sentence(pop.arbitration.summary)] + cone(pop) + installation(system, pop)
      )
    }
    let rest = system.policy.keepsVelocityAtRest ? [atRest] : []
    let policy = declaration(
      "policy", system.policy.swiftSource,
      ["\(system.policy.name): \(system.policy.rule)."] + rest)
    return (pans + [policy]).joined(separator: "\n")
  }

  /// What an app does about a finger that rests before the lift, where its rule is a policy that
  /// `keepsVelocityAtRest`.
  package static let atRest =
    "If the pan last changed over 40 ms ago, take v as 0; UIKit seems to keep the old v."

  /// What decides at release, in a sentence, where it is UIKit's rule; nil for others, which the
  /// summaries of their systems tell.
  package static func rule(of system: System) -> String? {
    system.policy.name == System.uikitEdge.policy.name
      ? "At release UIKit's own rule (`\(system.policy.name)`) decides: it extrapolates the"
        + " position by 0.35 s and completes the pop if that passes half of the width or 187.5 pt,"
        + " whichever is less."
      : nil
  }

  private static func sentence(_ text: String) -> String {
    "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }

  /// The angle of a cone that is as high as it is long.
  private static func cone(_ pop: PopRecognizer) -> [String] {
    let isHalfRight = pop.recognizer.gate.rules.contains {
      $0.name == GateRule.coneTowards.name && $0.limit == 1
    }
    return isHalfRight ? ["coneTowards(1) is within 45° of the pop's direction."] : []
  }

  /// On which pages one of a system's recognizers is, if not on all.
  private static func installation(_ system: System, _ pop: PopRecognizer) -> [String] {
    let installation = system.installation
    if installation.pages == .everywhere || installation.elsewhere.contains(pop) { return [] }
    return ["It is installed \(installation.pages.summary)."]
  }

  private static func declaration(_ name: String, _ value: String, _ notes: [String]) -> String {
    let comments = SourceLayout.wrapped(notes.joined(separator: " ")).map { "// \($0)\n" }.joined()
    return comments + SourceLayout.fitted("let \(name) = \(value)", indent: 0)
  }
}
