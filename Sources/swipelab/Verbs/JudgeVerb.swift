import Findings
import Recordings
import StrictFiles

/// `judge`: every policy on recorded touches.
enum JudgeVerb: Verb {
  static let command = CommandSpec(
    "judge", summary: "judge recorded touches by every policy",
    positionals: [
      PositionalSpec(
        name: "TOUCHES", count: 1...1000,
        help: "touch files of up to 1 GiB, such as touches.csv, or folders of them; - for standard"
          + " input")
    ],
    options: [
      OptionSpec(
        "--experiment", .path, placeholder: "FILE",
        help: "an experiment that gives the policies, recognizer, estimator and screens"),
      OptionSpec(
        "--policies", .list, placeholder: "A,B", help: "names of policies",
        defaultText: "those of the experiment, else all presets",
        completes: .names(["policies", "families"])),
      OptionSpec(
        "--systems", .list, placeholder: "A,B", help: "names of whole systems",
        defaultText: "those of the experiment, else none", completes: .names(["systems"])),
      OptionSpec(
        "--recognizer", .string, placeholder: "NAME",
        help: "the recognizer of all policies, or a system whose recognizers they use",
        defaultText: "the experiment's first, else pan",
        completes: .names(["recognizers", "systems"])),
      OptionSpec(
        "--velocity-estimator", .string, placeholder: "NAME",
        help: "how all policies estimate velocity from touches; own: each in its own way",
        defaultText: "the experiment's, else own", completes: .names(["velocity-estimators"])),
      SharedOptions.file("the decision file to write"),
      SwipeOptions.intent, SwipeOptions.screen, SwipeOptions.context, SwipeOptions.outcome,
      OptionSpec(
        "--summary", .flag,
        help: "print rates with errors, and how much more travel or speed missed pops needed (with"
          + " --outcome, only those misses); with --out, write every rate, in the columns of"
          + " rates.csv"),
    ],
    examples: [
      "swipelab judge touches.csv --policies half-width,one-third --out decisions.csv",
      "swipelab judge touches.csv --systems fd,uikit.edge",
      "swipelab judge touches.csv --policies one-third --summary",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    var choice = try JudgeChoice(arguments)
    var judge = try choice.judge()
    let filter = try SwipeOptions.filter(arguments)
    var reader = try TouchFiles.load(paths: arguments.arguments("TOUCHES"), names: judge.names)
    if arguments.has("--summary") {
      try summarize(&reader, JudgeSummary(judge, where: filter), arguments)
      return
    }
    let out = try Output(arguments)
    // What went out cannot be taken back, so everything is checked before; a file takes its place
    // only when all went well.
    if out.isStream {
      var check = reader
      while try check.next() != nil {}
    }
    var csv = SwipeJudge.decisions()
    while let swipe = try reader.next() {
      guard filter.allows(swipe) else { continue }
      judge.append(swipe, where: filter, to: &csv)
      try out.takeMuch(&csv)
    }
    try out.write(csv.bytes)
    note(reader, arguments)
    try out.commit()
  }

  /// Tells the rates: as tables to read, or as a file.
  private static func summarize(
    _ reader: inout TouchFiles, _ empty: JudgeSummary, _ arguments: ParsedArguments
  ) throws {
    var summary = empty
    let out = try arguments.has("--out") ? Output(arguments) : nil
    while let swipe = try reader.next() { summary.add(swipe) }
    note(reader, arguments)
    if let out {
      try out.write(RateRow.table.bytes(summary.parts.flatMap { RateRow.rows($0.counts) }))
      try out.commit()
    } else {
      Console.print(JudgeSummaryText.lines(summary).joined(separator: "\n"))
    }
  }

  /// Tells what the files probably do not say as it was meant.
  private static func note(_ reader: TouchFiles, _ arguments: ParsedArguments) {
    for warning in reader.warnings { Console.note(warning.description) }
    let files = arguments.arguments("TOUCHES").joined(separator: ", ")
    if let problem = reader.axes.problem(file: files) { Console.note(problem.description) }
  }
}
