import ExperimentFiles
import NavigationModel
import Recordings
import StrictFiles
import SwipeSimulation

/// Options that say which swipes are meant, the same for every verb that has them.
enum SwipeOptions {
  static let intent = OptionSpec(
    "--intent", .list, placeholder: "A,B", help: "only swipes of these intents",
    completes: .names(["intents"]))
  static let screen = OptionSpec(
    "--screen", .list, placeholder: "A,B", help: "only swipes on these screens",
    completes: .names(["screens"]))
  static let context = OptionSpec(
    "--context", .list, placeholder: "A,B", help: "only swipes on these pages",
    completes: .names(["contexts"]))
  static let outcome = OptionSpec(
    "--outcome", .list, placeholder: "A,B",
    help: "only swipes with these outcomes, such as popCancelled, popCompleted or notBegun",
    completes: .words(SwipeFilter.outcomeNames.filter { !$0.contains("(") }))
  static let policy = OptionSpec(
    "--policy", .list, placeholder: "A,B",
    help: "the policies or systems to which --outcome refers",
    defaultText: "the experiment's, if it has only one", completes: .names(["policies", "systems"]))
  static let recognizer = OptionSpec(
    "--recognizer", .string, placeholder: "NAME",
    help: "the recognizer to which --outcome and --policy refer",
    defaultText: "the experiment's first", completes: .names(["recognizers"]))
  static let first = OptionSpec(
    "--first", .integer(1...1_000_000), placeholder: "N", help: "at most N swipes")

  /// Those that filter the swipes of an experiment.
  static let all = [intent, screen, context, policy, outcome, recognizer]

  /// Reads the filter of a touch file, whose names are its own.
  static func filter(_ arguments: ParsedArguments) throws -> SwipeFilter {
    var problems: [String] = []
    let filter = filter(arguments, intents: IntentCatalog.entries.map(\.intent.rawValue), &problems)
    if !problems.isEmpty { throw Failure(.wrongUsage, problems.joined(separator: "\n")) }
    return filter
  }

  /// Reads a filter; names that nothing has are told.
  static func filter(
    _ arguments: ParsedArguments, intents: [String], screens: [String]? = nil,
    contexts: [String]? = nil, _ problems: inout [String]
  ) -> SwipeFilter {
    func names(_ option: OptionSpec, _ known: [String]?) -> Set<String> {
      let given = arguments.list(option.name) ?? []
      for name in given where !(known?.contains(name) ?? true) {
        problems.append(unknown(option, name, known ?? []))
      }
      return Set(given)
    }
    return SwipeFilter(
      screens: names(screen, screens), contexts: names(context, contexts),
      intents: names(intent, intents), outcomes: names(outcome, SwipeFilter.outcomeNames))
  }

  static func unknown(_ option: OptionSpec, _ name: String, _ known: [String]) -> String {
    Failure.unknown("\(option.name): unknown name", name, among: known)
  }
}

/// Swipes of an experiment that are meant by what they are and by what became of them.
struct ExperimentSwipes {
  private let experiment: Experiment
  private let filter: SwipeFilter
  /// How many swipes are meant.
  let first: Int
  /// Places of the contest and of the contestants whose outcome is meant; nil where none is.
  private let meant: (contest: Int, systems: Set<Int>)?
  /// Everything that the experiment compares.
  private(set) var judge: SwipeJudge

  /// Reads the options; every unknown name at once.
  ///
  /// - Parameter limit: how many swipes are meant where the options do not say.
  init(_ experiment: Experiment, _ arguments: ParsedArguments, limit: Int) throws {
    self.experiment = experiment
    first = arguments.integer(SwipeOptions.first.name).map { Int($0) } ?? limit
    let judge = SwipeJudge(of: experiment)
    self.judge = judge
    var problems: [String] = []
    filter = SwipeOptions.filter(
      arguments, intents: experiment.intents.map(\.rawValue),
      screens: experiment.screens.map(\.name), contexts: experiment.contexts.map(\.name), &problems)
    let contests = Self.contests(judge, arguments, &problems)
    let names = arguments.list(SwipeOptions.policy.name)
    // Every recognizer has the same policies.
    let known = contests.flatMap { judge.contests[$0].systems.map(\.name) }.distinct()
    for name in names ?? [] where !known.contains(name) {
      problems.append(SwipeOptions.unknown(SwipeOptions.policy, name, known))
    }
    let isAsked = names != nil || !filter.outcomes.isEmpty
    if isAsked, names == nil, known.count > 1 {
      problems.append(
        "error: --outcome: needs --policy with one of \(known.joined(separator: ", "))")
    }
    if names != nil, filter.outcomes.isEmpty {
      problems.append(
        "error: --policy: needs --outcome with one of"
          + " \(SwipeFilter.outcomeNames.joined(separator: ", "))")
    }
    if !problems.isEmpty { throw Failure(.wrongUsage, problems.joined(separator: "\n")) }
    let place = contests.first { contest in
      names.map { names in
        judge.contests[contest].systems.contains { names.contains($0.name) }
      } ?? true
    }
    meant =
      isAsked
      ? place.map { contest in
        let systems = judge.contests[contest].systems
        return (contest, Set(systems.indices.filter { names?.contains(systems[$0].name) ?? true }))
      } : nil
  }

  /// Calls `body` with the swipes that are meant, until there are as many as are wanted.
  mutating func visit(
    _ order: SampledSwipes.Order, _ body: (RecordedSwipe) throws -> Void
  ) rethrows -> Int {
    var found = 0
    for swipe in experiment.swipes(where: filter, order: order) {
      guard found < first else { break }
      guard isMeant(swipe) else { continue }
      found += 1
      try body(swipe)
    }
    return found
  }

  /// Whether a swipe of a touch file is meant.
  mutating func means(_ swipe: RecordedSwipe) -> Bool { filter.allows(swipe) && isMeant(swipe) }

  private mutating func isMeant(_ swipe: RecordedSwipe) -> Bool {
    guard let meant else { return true }
    let records = judge.records(of: swipe)[meant.contest]
    return meant.systems.contains { filter.allows(records[$0].outcome) }
  }

  /// Places of the contests that are meant: of the recognizer that is named, or all.
  private static func contests(
    _ judge: SwipeJudge, _ arguments: ParsedArguments, _ problems: inout [String]
  ) -> [Int] {
    guard let name = arguments.string(SwipeOptions.recognizer.name) else {
      return Array(judge.contests.indices)
    }
    let known = judge.contests.map(\.recognizer)
    let places = known.indices.filter { known[$0] == name }
    if places.isEmpty {
      problems.append(SwipeOptions.unknown(SwipeOptions.recognizer, name, known))
    }
    return places
  }
}
