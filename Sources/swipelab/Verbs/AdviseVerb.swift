import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import Recordings
import Reporting
import StrictFiles
import Study
import SwipeSimulation

/// `advise`: what to ship for recorded people.
enum AdviseVerb: Verb {
  static let command = CommandSpec(
    "advise", summary: "recommend the gate and rule to ship, from your own users' touches",
    positionals: [
      PositionalSpec(
        name: "TOUCHES", count: 1...1000,
        help: "touch files, as the page of `record` saves them, or folders of them; - for standard"
          + " input")
    ],
    options: [
      OptionSpec(
        "--app-width", .number(200...2000), placeholder: "PT",
        help: "width of the app's view in pt", defaultText: "that of most recorded swipes"),
      OptionSpec(
        "--out", .path, placeholder: "DIR",
        help: "folder in which to write the report folder \(AdvicePlan.name)",
        defaultText: "no report"),
    ] + SharedOptions.draws + [SharedOptions.threads, SharedOptions.quiet],
    examples: ["swipelab advise touches.csv --app-width 390"])

  static func run(_ arguments: ParsedArguments) async throws {
    let paths = arguments.arguments("TOUCHES")
    let check = try TouchCheck(paths: paths)
    for warning in check.warnings { Console.note(warning.description) }
    let plan = try AdvicePlan(
      check, appWidth: arguments.number("--app-width"),
      overrides: SharedOptions.overrides(arguments))
    let place = try arguments.string("--out").map { try ReportFolder(AdvicePlan.name, in: $0) }
    let workers = SharedOptions.workers(arguments)
    let progress = Progress(AdvicePlan.name, isQuiet: arguments.has("--quiet"))
    let counter = PassCounter(workers: workers, progress: progress.show)
    let results = await StudyRun.results(of: plan.experiment, by: counter, workers: workers)
    guard let best = results.choices?.all.first(where: \.isBest) else {
      progress.finish()
      throw Failure(.failed, "error: there is nothing to choose from")
    }
    let settlings = await Settling.all(
      of: best, in: plan.experiment, shown: PopulationFit.shownByAllPrompts, workers: workers)
    progress.finish()
    let own = best.policy.reading(best.policy.reading.estimator, name: AdviceWords.itsName)
    let contest = JudgeContest(best.recognizer, [own] + plan.experiment.policies)
    let touches = check.judged(by: contest).parts.flatMap { RateRow.rows($0.counts) }
    let isSameWidth = check.isOf(width: plan.experiment.screens.first?.viewWidth)
    let ranges = AdviceRange.all(
      of: best, recorded: isSameWidth ? touches.filter { $0.policy == AdviceWords.itsName } : [])
    var words = AdviceWords(
      check: check, plan: plan, results: results, best: best, touches: touches,
      settlings: settlings, ranges: ranges)
    words.results.advice.texts = words.texts
    words.results.advice.isDrawnAgain = plan.fit != nil
    words.results.advice.people = people(check, by: JudgeContest(best.recognizer, [own]))
    Console.print(words.lines.joined(separator: "\n"))
    if let place {
      let files = await ReportFiles.all(
        words.results, counts: await counter.bytes, command: command(paths),
        environment: Environment.description)
      Console.note(try place.publish(files))
    }
  }

  /// What the advised pair does on the touches of each person.
  private static func people(_ check: TouchCheck, by contest: JudgeContest) -> [AdviceNotes.Share] {
    let swipes = Dictionary(grouping: check.swipes, by: \.participant)
    return check.people.flatMap { person in
      let rows = check.judged(by: contest, swipes[person] ?? []).parts
        .flatMap { RateRow.rows($0.counts) }
      return rows.compactMap { row -> AdviceNotes.Share? in
        let kind: (intent: String, good: Int)? =
          switch row.metric {
          case Metric.success.name: (Intent.pop.rawValue, row.events)
          case Metric.abortHonoured.name: (Intent.popAbort.rawValue, row.events)
          case Metric.falseTrigger.name where row.intent != "all":
            (row.intent, row.trials - row.events)
          default: nil
          }
        guard let kind, row.trials > 0 else { return nil }
        return .init(person: person, intent: kind.intent, good: kind.good, all: row.trials)
      }
    }
  }

  private static func command(_ paths: [String]) -> String {
    let names = paths.map { shellWord($0.split(separator: "/").last.map(String.init) ?? $0) }
    return "swift run -c release swipelab advise \(names.joined(separator: " "))"
  }
}
