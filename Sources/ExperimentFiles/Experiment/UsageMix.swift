import NavigationModel
import PopGesture
import StrictFiles
public import SwipeSimulation

/// How often people want what: the shares by which mistakes are weighed into a cost.
///
/// Nobody knows an app's shares in advance, so an experiment names several.
public struct IntentPrior: Sendable, Equatable {
  /// Name in the experiment and in tables.
  public let name: String
  /// Shares of all swipes, which add up to 1; intents not named have none.
  public let shares: [(intent: Intent, share: Double)]

  /// Takes weights in any unit, of which at least one is positive (precondition).
  public init(name: String, weights: [(intent: Intent, weight: Double)]) {
    let total = weights.reduce(0) { $0 + $1.weight }
    precondition(total > 0, "a usage mix needs a positive weight")
    self.name = name
    shares = weights.map { ($0.intent, $0.weight / total) }
  }

  /// The share of an intent.
  public func share(of intent: Intent) -> Double {
    shares.first { $0.intent == intent }?.share ?? 0
  }

  /// Whether names and shares are the same.
  public static func == (one: IntentPrior, other: IntentPrior) -> Bool {
    one.name == other.name && one.shares.elementsEqual(other.shares, by: ==)
  }
}

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
      return reader.within(element, "this usage mix") { $0.prior(of: weighed) }
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
