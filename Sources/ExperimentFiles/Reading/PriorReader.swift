import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads the list of priors: objects with a name and a weight for each of some intents.
  mutating func priors(of intents: [Intent]) -> [IntentPrior]? {
    guard let elements = list("usage_mixes") else { return nil }
    let weighed = PeopleForms.weighed(intents)
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      guard case .object = element.value else {
        report(
          at: element.position, "a usage mix is an object, not \(element.value.kindName)",
          hint: "write { \"name\": \"reading\", \"pop\": 5, \"contentVertical\": 95 }")
        return nil
      }
      var reader = ObjectReader(element, file: file, what: "this usage mix")
      let prior = reader.prior(of: weighed)
      report(reader.problems)
      guard let prior,
        isNew(prior.name, kind: "usage mix", at: element.position, in: &seen, canBeRenamed: true)
      else { return nil }
      return prior
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

  /// The prices of an unwanted pop.
  mutating func costRatios() -> [Double]? {
    guard let elements = list("cost_ratios") else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      guard case .number(let ratio, _) = element.value, ExperimentRange.costRatio.contains(ratio)
      else {
        report(
          at: element.position, "a cost ratio is a number \(NumberForm.costRatio.words)",
          hint: "3 says that an unwanted pop is as bad as three missed ones")
        return nil
      }
      return isNew(plain(ratio), kind: "cost ratio", at: element.position, in: &seen) ? ratio : nil
    }
  }
}
