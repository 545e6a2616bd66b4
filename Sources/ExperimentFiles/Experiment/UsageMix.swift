import NavigationModel
import PopGesture
import StrictFiles
package import SwipeSimulation

/// How often people want what: the shares by which mistakes are weighed into a cost.
///
/// Nobody knows an app's shares in advance, so an experiment names several.
package struct IntentPrior: Sendable, Equatable {
  /// Name in the experiment and in tables.
  package let name: String
  /// Shares of all swipes, which add up to 1; intents not named have none.
  package let shares: [(intent: Intent, share: Double)]

  /// Takes weights in any unit, of which at least one is positive (precondition).
  package init(name: String, weights: [(intent: Intent, weight: Double)]) {
    let total = weights.reduce(0) { $0 + $1.weight }
    precondition(total > 0, "a usage mix needs a positive weight")
    self.name = name
    shares = weights.map { ($0.intent, $0.weight / total) }
  }

  package func share(of intent: Intent) -> Double {
    shares.first { $0.intent == intent }?.share ?? 0
  }

  package static func == (one: IntentPrior, other: IntentPrior) -> Bool {
    one.name == other.name && one.shares.elementsEqual(other.shares, by: ==)
  }
}

/// What an object of an experiment file says of how often people want what.
struct UsageMixForm: Sendable {
  private var name: String?
  private var weights: [(intent: Intent, weight: Double)] = []

  /// Those of an experiment's intents; of two pops wanted at once it is not clear what one missed
  /// costs.
  private static func type(of intents: [Intent]) -> ObjectType<Self> {
    let entries = IntentCatalog.entries.filter {
      $0.intent.role != .repeated && intents.contains($0.intent)
    }
    return ObjectType(
      [
        ObjectField("name", .ownName, at: \.name, "its name in tables", such: "\"reading\"")
      ]
        + entries.map { entry in
          .number(entry.intent.rawValue, .weight, entry.summary) {
            $1.weights.append((entry.intent, $0))
          }
        }, summary: "how often people want each intent, as weights")
  }

  static func mixes(of intents: [Intent]) -> FieldType<[IntentPrior]> {
    let type = type(of: intents)
    let part = PartType<IntentPrior>(.object(type.form)) { reader, element in
      guard case .object = element.value else {
        reader.report(
          at: element.position, "a usage mix is an object, not \(element.value.kindName)",
          hint: "write { \"name\": \"reading\", \"pop\": 5, \"contentVertical\": 95 }")
        return nil
      }
      return reader.within(element, "this usage mix") { reader in
        type.read(&reader, from: Self())?.prior(&reader, intents)
      }
    }
    return .list(of: part, "usage mix", name: \.name) { prior in
      ["name": .string(prior.name)]
        + .object(prior.shares.map { .init($0.intent.rawValue, .number($0.share)) })
    }
  }

  private func prior(_ reader: inout ObjectReader, _ intents: [Intent]) -> IntentPrior? {
    // In the order of the experiment.
    let weights = intents.compactMap { intent in self.weights.first { $0.intent == intent } }
    let positive = weights.filter { $0.weight > 0 }.map { $0.intent.role == .wanted }
    guard let name else { return nil }
    if positive.contains(true), positive.contains(false) {
      return IntentPrior(name: name, weights: weights)
    }
    reader.report(
      at: reader.node.position,
      "a usage mix weighs \"pop\" and at least one other intent of the experiment",
      hint: "give both a weight above 0")
    return nil
  }
}
