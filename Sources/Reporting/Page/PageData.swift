import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// What the script of a page knows: names that can be highlighted, and, where there are some, swept
/// settings and what mistakes cost.
///
/// The fields are described where they are written. Numbers are those of the tables; curves keep
/// five digits.
enum PageData {
  /// The data of a report.
  static func json(_ index: ResultIndex) -> JSONText {
    let limits = index.results.experiment.limits
    var members: [JSONText.Member] = [
      // In the experiment's order: policies, then systems.
      .init("policies", .array(names(index).map { .string($0) })),
      .init(
        "limits",
        [
          "falseTriggers": .number(limits.falseTriggers), "aborts": .number(limits.abortsHonoured),
          "margin": .number(index.results.experiment.margin),
        ]),
    ]
    let first = Decision.first(index).first?.best.scope.screens.map(\.name) ?? []
    if let sweeps = PageSweeps(index, first: first)?.json {
      members.append(.init("sweeps", sweeps))
    }
    if let costs = PageCosts(index)?.json { members.append(.init("costs", costs)) }
    return .object(members)
  }

  /// Everything that is compared, by name.
  static func names(_ index: ResultIndex) -> [String] {
    let experiment = index.results.experiment
    return experiment.policies.map(\.name) + experiment.systems.map(\.name)
  }
}

/// What mistakes cost, in numbers from which the page adds it up for any price.
struct PageCosts {
  private let index: ResultIndex
  private let intents: [Intent]

  /// Nil without priors.
  init?(_ index: ResultIndex) {
    let experiment = index.results.experiment
    if experiment.priors.isEmpty { return nil }
    self.index = index
    intents = [.pop] + experiment.intents.filter { $0 != .pop }
  }

  var json: JSONText {
    let experiment = index.results.experiment
    // The recommended recognizer first: the page opens on it.
    let conditions = experiment.conditions
    let ordered = conditions.filter(isRecommended) + conditions.filter { !isRecommended($0) }
    return [
      // The prices that the tables have; the page has others between them.
      "ratios": .array(experiment.costRatios.map { .number($0) }),
      "priors": .array(experiment.priors.map(prior)),
      "conditions": .array(ordered.map(condition)),
    ]
  }

  private func isRecommended(_ condition: Condition) -> Bool {
    let first = Decision.first(index).first?.best
    return first?.recognizer.name == condition.key.recognizer
      && first?.context == condition.key.context
  }

  /// Its shares are in the order of the intents, pops first.
  private func prior(_ prior: IntentPrior) -> JSONText {
    let shares = intents.map { prior.share(of: $0) }
    let words = zip(intents, shares).filter { $1 > 0 }.map { intent, share in
      "\(plain((share * 1e4).rounded() / 100))% \(intent.rawValue)"
    }
    return [
      "name": .string(prior.name),
      "text": .string("Of 100 swipes: \(words.joined(separator: ", "))."),
      "shares": .array(shares.map { .number($0) }),
    ]
  }

  private func condition(_ condition: Condition) -> JSONText {
    let (experiment, key) = (index.results.experiment, condition.key)
    let isOne =
      Set(experiment.conditions.map { "\($0.key.context) \($0.key.recognizer)" }).count < 2
    let names = PageData.names(index)
    let rows = experiment.contestants(in: condition).compactMap { name -> JSONText? in
      guard let place = names.firstIndex(of: name) else { return nil }
      let mistakes = Mistakes(
        index.results.rates.filter { $0.condition == key && $0.policy == name }, experiment)
      let unwanted = mistakes.unwanted.compactMap { mistake -> JSONText? in
        intents.firstIndex(of: mistake.intent).map {
          [.integer(Int64($0)), .number(mistake.rate), .number(mistake.error)]
        }
      }
      return [
        // A place among the names; the share of wanted pops that is missed, with its error; of each
        // other intent its place, its rate and its error, in the order in which costs add up.
        "policy": .integer(Int64(place)),
        "missed": [.number(mistakes.missed.rate), .number(mistakes.missed.error)],
        "unwanted": .array(unwanted),
      ]
    }
    let place = isOne ? "" : " (\(key.recognizer), \(key.context))"
    return [
      "name": .string(isOne ? key.screen : "\(key.screen)~\(key.context)~\(key.recognizer)"),
      "title": .string(condition.screen.reportTitle + place),
      "rows": .array(rows),
    ]
  }
}
