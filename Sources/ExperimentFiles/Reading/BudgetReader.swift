import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads the rates of false triggers at which policies are compared.
  mutating func falseTriggerBudgets() -> [Double]? {
    guard let elements = list("false_trigger_budgets") else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      guard case .number(let budget, _) = element.value else {
        report(at: element.position, "each budget is a number, not \(element.value.kindName)")
        return nil
      }
      guard NumberForm.proportion.range.contains(budget) else {
        report(
          at: element.position,
          "a budget is \(plain(budget)); give a proportion \(NumberForm.proportion.words)")
        return nil
      }
      return isNew(plain(budget), kind: "budget", at: element.position, in: &seen) ? budget : nil
    }
  }

  /// Reports budgets for which an experiment has nothing that could keep within them or exceed
  /// them.
  mutating func reportBudgets(of experiment: Experiment) {
    guard let key = member("false_trigger_budgets"), !experiment.falseTriggerBudgets.isEmpty else {
      return
    }
    let needs: [(name: String, has: Bool, hint: String)] = [
      ("policies", !experiment.policies.isEmpty, "add \"policies\", or remove the budgets"),
      (
        "an intent that wants no pop", experiment.intents.contains { $0.role == .unwanted },
        "add one to \"intents\", such as \"contentVertical\""
      ),
      (
        "an intent that wants a pop", experiment.intents.contains { $0.role == .wanted },
        "add \"pop\" to \"intents\""
      ),
    ]
    for need in needs where !need.has {
      report(at: key.node.position, "false trigger budgets need \(need.name)", hint: need.hint)
    }
  }
}
