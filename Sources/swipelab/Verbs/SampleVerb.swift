import ArticleClaims
import ExperimentFiles
import Recordings
import StrictFiles
import SwipeSimulation

/// `sample`: the touches of the very swipes that a run judges.
enum SampleVerb: Verb {
  static let command = CommandSpec(
    "sample", summary: "write an experiment's synthetic touches in the format that judge reads",
    positionals: [SharedOptions.experiment],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "FILE",
        help: "the touch file to write (needed); - for standard output"),
      SharedOptions.seed, SharedOptions.participants,
    ] + SwipeOptions.all + [SwipeOptions.first],
    examples: [
      "swipelab sample Experiments/quickstart.json --participants 20 --out t.csv",
      "swipelab sample e.json --policy mine --outcome popCancelled --out missed.csv",
    ])

  /// So many swipes take a while, and 3 kB each.
  private static let many = 20_000

  static func run(_ arguments: ParsedArguments) async throws {
    guard arguments.string("--out") != nil else {
      throw Failure(usage: "--out: needs the name of the touch file to write")
    }
    let (path, experiment) = try SharedOptions.experiment(arguments)
    var swipes = try ExperimentSwipes(experiment, arguments, limit: .max)
    let out = try Output(arguments)
    if experiment.swipes >= Self.many {
      Console.note(
        "\(experiment.sizeText), \(experiment.swipes) swipes before filters, drawn"
          + " \(experiment.design.rawValue): up to \(experiment.swipes / 300) MB; a smaller"
          + " --participants writes less")
    }
    var csv = CSVWriter.touches(weighted: experiment.design == .balanced)
    let count = try swipes.visit(.byPerson) { swipe in
      csv.append(swipe)
      try out.takeMuch(&csv)
    }
    try out.write(csv.bytes)
    try out.commit()
    Console.note("wrote \(count) swipes to \(out.name)")
    // Other numbers of people may be drawn otherwise, so that the same name is another swipe.
    if let people = arguments.integer("--participants") {
      Console.note(
        "look at one: `swipelab replay \(shellWord(path)) --participants \(people) --swipe SWIPE`")
    }
  }
}
