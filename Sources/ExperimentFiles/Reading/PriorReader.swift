import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads the list of priors: objects with a name and a weight for each of some intents.
  mutating func priors(of intents: [Intent]) -> [IntentPrior]? {
    let weighed = PeopleForms.weighed(intents)
    return parts("usage_mixes", kind: "usage mix", name: \.name) { reader, element in
      guard case .object = element.value else {
        reader.report(
          at: element.position, "a usage mix is an object, not \(element.value.kindName)",
          hint: "write { \"name\": \"reading\", \"pop\": 5, \"contentVertical\": 95 }")
        return nil
      }
      var inner = ObjectReader(element, file: reader.file, what: "this usage mix")
      defer { reader.report(inner.problems) }
      return inner.prior(of: weighed)
    }
  }

  private mutating func prior(of intents: [Intent]) -> IntentPrior? {
    let before = problems.count
    keep(to: PeopleForms.prior(of: intents))
    let given = name("name")
    let weights = intents.compactMap { intent in
      number(intent.rawValue, .weight).map {
        (intent: intent, weight: $0)
      }
    }
    guard problems.count == before, let given else { return nil }
    func has(_ wanted: Bool) -> Bool {
      weights.contains { ($0.intent.role == .wanted) == wanted && $0.weight > 0 }
    }
    guard has(true), has(false) else {
      report(
        at: node.position,
        "a usage mix weighs \"pop\" and at least one other intent of the experiment",
        hint: "give both a weight above 0")
      return nil
    }
    return IntentPrior(name: given, weights: weights)
  }
}
