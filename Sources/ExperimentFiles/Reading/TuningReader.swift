import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads what settings are chosen for: `true`, or an object with budgets and prices.
  package mutating func tuning() -> Tuning? {
    guard let node = member("tune")?.node else { return nil }
    switch node.value {
    case .bool(let isWanted):
      return isWanted ? Tuning() : nil
    case .object:
      return ExperimentForms.tuning.read(&self, at: "tune", from: Tuning())
    default:
      report(
        at: node.position, "\"tune\" must be true or an object, not \(node.value.kindName)",
        hint: "write { \"max_false_trigger\": 0.01 }")
      return nil
    }
  }

  /// Reads what a recommendation keeps to: each limit that is not given is the usual one.
  mutating func limits() -> Limits? {
    guard let node = member("limits")?.node else { return nil }
    guard case .object = node.value else {
      report(
        at: node.position, "\"limits\" must be an object, not \(node.value.kindName)",
        hint: "write { \"false_triggers\": 0.005, \"aborts_honoured\": 0.95 }")
      return nil
    }
    return ExperimentForms.limits.read(&self, at: "limits", from: .usual)
  }
}
