import Findings
import PolicyLibrary
import PopGesture

/// The Swift lines to paste, for each group of screens.
enum ShipSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let decisions = Decision.first(index)
    if decisions.isEmpty { return [] }
    let code = decisions.map { decision in
      let place = DecisionText.place(decision.best.scope)
      let name = name(decision.best.scope, isOnly: decisions.count == 1)
      return "let \(name) = \(decision.best.policy.swiftSource)  // \(place)"
    }
    return ["For an app that imports `PopGesture` ([a whole type](details.md)):", "", "```swift"]
      + code + ["```"]
  }

  /// A name of its own for each group of screens, so that all lines can be pasted together.
  private static func name(_ scope: ChoiceScope, isOnly: Bool) -> String {
    guard !isOnly, let group = scope.group else { return "policy" }
    return switch group {
    case .phones: "phonePolicy"
    case .sidewaysPhones: "sidewaysPhonePolicy"
    case .foldables: "foldablePolicy"
    case .tablets: "tabletPolicy"
    case .everything: "policyForAll"
    }
  }
}
