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
      return "let policy = \(decision.best.policy.swiftSource)  // \(place)"
    }
    return ["For an app that imports `PopGesture` ([a whole type](details.md)):", "", "```swift"]
      + code + ["```"]
  }
}
