import ExperimentFiles
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// What is looked at on people from whom nothing was learned: chosen settings, and for each group
/// of people the rules that were learned from all others.
struct HeadroomPlan: Sendable {
  /// The settings.
  let settings: [Candidate]
  /// Per group of people the rules, in the order of `names`; nil where there was nothing to learn
  /// from.
  let rules: [[HeadroomRule?]]

  /// Learns the rules.
  ///
  /// - Parameters:
  ///   - own: counts of each group of people, at least two.
  ///   - choices: what was chosen.
  init(_ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice]) {
    settings = Self.looked(at: choices).map(\.candidate)
    rules = own.indices.map { group in
      let training = ChoiceStudy.sum(own.indices.filter { $0 != group }.map { own[$0] })
      return Self.names(in: experiment).map { budget, recognizer, _ in
        HeadroomRule(training, of: experiment, behind: recognizer, budget: budget)
      }
    }
  }

  /// The choices that are looked at.
  static func looked(at choices: [Choice]) -> [Choice] {
    choices.filter {
      !$0.candidate.isNamed && $0.goal.accidents != nil && $0.scope.screens.count == 1
    }
  }

  /// The limits of accidents at each of which a rule is learned behind each recognizer, and what it
  /// is called.
  static func names(
    in experiment: Experiment
  ) -> [(budget: Double, recognizer: String, name: String)] {
    experiment.recognizers.map(\.name).flatMap { recognizer in
      experiment.goals.compactMap(\.accidents).map { budget in
        (budget, recognizer, name(budget, recognizer))
      }
    }
  }

  /// What a rule is called.
  static func name(_ budget: Double, _ recognizer: String) -> String {
    "\(HeadroomRow.reference) \(budget) \(recognizer)"
  }

  /// What a chosen setting is called.
  static func name(_ setting: NamedPolicy) -> String {
    "\(setting.family.name) \(setting.settingText)"
  }

  /// A pass over each group of people: the experiment's policies, the rules learned from the
  /// others, and the settings chosen, all behind every recognizer, as swipes cost more than judges.
  func passes(of experiment: Experiment) -> [Pass] {
    var check = experiment
    check.systems = []
    var seen = Set(experiment.policies.map(\.name))
    for policy in settings.map(experiment.policy) {
      let named = policy.reading(policy.reading.estimator, name: Self.name(policy))
      if seen.insert(named.name).inserted { check.policies.append(named) }
    }
    let names = Self.names(in: experiment).map(\.name)
    // What some groups have no releases to learn from is looked at in none.
    let known = names.indices.filter { place in rules.allSatisfy { $0[place] != nil } }
    return rules.indices.map { group in
      var tried = check
      tried.policies += known.compactMap { rules[group][$0]?.named(names[$0], in: experiment) }
      return Pass(tried, people: experiment.folds[group], .contests)
    }
  }
}

extension HeadroomPlan {
  /// The plan as integers; of the rules what they decide.
  var integers: [Int] {
    var integers = [settings.count]
    for setting in settings { integers += [setting.recognizer, setting.source, setting.place] }
    for rule in rules.joined() {
      integers.append(rule?.tables.count ?? -1)
      for table in rule?.tables ?? [] { integers += table.integers }
    }
    return integers
  }

  /// Restores a plan; nil where the integers are none of the experiment's.
  init?(_ integers: [Int], of experiment: Experiment) {
    var rest = integers[...]
    func next(_ count: Int) -> [Int]? {
      guard count >= 0, rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    guard let count = next(1)?[0], count <= rest.count, let places = next(3 * count) else {
      return nil
    }
    settings = (0..<count).map {
      Candidate(recognizer: places[3 * $0], source: places[3 * $0 + 1], place: places[3 * $0 + 2])
    }
    guard
      settings.allSatisfy({
        (1...experiment.lines.count).contains($0.source)
          && experiment.candidates(of: $0.source).indices.contains($0.place)
      })
    else { return nil }
    var rules: [[HeadroomRule?]] = []
    for _ in experiment.folds {
      var group: [HeadroomRule?] = []
      for _ in Self.names(in: experiment) {
        guard let count = next(1)?[0], count <= rest.count else { return nil }
        let tables = (0..<max(count, 0)).compactMap { _ in
          next(HeadroomRule.Table.packedCount).map(HeadroomRule.Table.init)
        }
        guard tables.count == max(count, 0) else { return nil }
        group.append(count < 0 ? nil : HeadroomRule(tables: tables))
      }
      rules.append(group)
    }
    guard rest.isEmpty else { return nil }
    self.rules = rules
  }
}

extension HeadroomRule.Table {
  /// Integers of a table: its screen, and a bit for each cell.
  fileprivate static let packedCount = 2 + ReleaseCells.count / Int.bitWidth

  fileprivate var integers: [Int] {
    var bits = Array(repeating: 0, count: ReleaseCells.count / Int.bitWidth)
    for cell in 0..<ReleaseCells.count where completes(in: cell) {
      bits[cell / Int.bitWidth] |= 1 << (cell % Int.bitWidth)
    }
    return [Int(bits: viewWidth), Int(bits: millimetresPerPoint)] + bits
  }

  fileprivate init(_ integers: [Int]) {
    self.init(
      viewWidth: Double(bits: integers[0]), millimetresPerPoint: Double(bits: integers[1]),
      completions: (0..<ReleaseCells.count).map { cell in
        integers[2 + cell / Int.bitWidth] >> (cell % Int.bitWidth) & 1 == 1
      })
  }
}
