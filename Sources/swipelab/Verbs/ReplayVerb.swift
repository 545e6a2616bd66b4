import ExperimentFiles
import Recordings
import StrictFiles

/// `replay`: single swipes of an experiment, step by step.
enum ReplayVerb: Verb {
  static let command = CommandSpec(
    "replay", summary: "show swipes of an experiment step by step: every stage, every policy",
    positionals: [
      PositionalSpec(
        name: SharedOptions.experiment.name,
        help: "an experiment file, such as Experiments/quickstart.json; or a touch file (.csv),"
          + " whose swipes the basic policies then judge")
    ],
    options: [
      OptionSpec(
        "--touches", .path, placeholder: "FILE",
        help: "replay the swipes of this touch file through the experiment's policies and systems",
        defaultText: "the experiment's own swipes"),
      OptionSpec(
        "--swipe", .string, placeholder: "ID",
        help: "only this swipe: screen/context/intent/person/number, as `sample` and `judge` write"
          + " it; for a touch file, its name there"),
    ] + SwipeOptions.all + [
      OptionSpec(
        SwipeOptions.first.name, SwipeOptions.first.value, placeholder: "N",
        help: "at most N swipes, each of a different person", defaultText: "1"),
      OptionSpec("--samples", .flag, help: "list every touch event"),
      OptionSpec(
        "--svg", .path, placeholder: "FILE",
        help: "also draw path, travel and speed; several swipes go into FILE-1, FILE-2, ..."),
      SharedOptions.seed,
      SharedOptions.participants,
    ],
    examples: [
      "swipelab replay e.json --swipe iphone-16-pro/plain/pop/12/3 --svg swipe.svg",
      "swipelab replay e.json --policy one-third --outcome popCancelled --first 3",
      "swipelab replay e.json --touches touches.csv --swipe a7",
      "swipelab replay touches.csv --swipe a7",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    let (experiment, touches) = try experiment(arguments)
    let swipes = try swipes(of: experiment, touches, arguments)
    var judge = SwipeJudge(of: experiment)
    for (place, swipe) in swipes.enumerated() {
      let replay = SwipeReplay(swipe, &judge)
      let text = ReplayText.lines(replay, samples: arguments.has("--samples"))
      Console.print(((place > 0 ? [""] : []) + text).joined(separator: "\n"))
      if let path = arguments.string("--svg") {
        let name = swipes.count > 1 ? numbered(path, place + 1) : path
        try Failure.naming("--svg") {
          try OutputFile.write(Array(ReplayChart.svg(replay).utf8), to: name)
        }
        Console.note("wrote \(name)")
      }
    }
  }

  /// The experiment and the touch file that are meant; for a touch file alone the policies that
  /// README explains.
  private static func experiment(
    _ arguments: ParsedArguments
  ) throws -> (Experiment, touches: String?) {
    let touches = arguments.string("--touches")
    if let path = arguments.argument("EXPERIMENT"), path.hasSuffix(".csv") {
      guard touches == nil else {
        throw Failure(usage: "--touches: \(path) is a file of touches already")
      }
      let text = """
        { "policies": [
          "half-width", "one-third", "fixed-distance", "velocity-weighted", "fling-override"
        ] }
        """
      let node = try JSONNode.parse(Array(text.utf8), file: path)
      return (try Experiment.read(node, file: path, name: "touches"), path)
    }
    return (try SharedOptions.experiment(arguments).experiment, touches)
  }

  private static func swipes(
    of experiment: Experiment, _ touches: String?, _ arguments: ParsedArguments
  ) throws -> [RecordedSwipe] {
    if let identifier = arguments.string("--swipe") {
      let filters = (SwipeOptions.all + [SwipeOptions.first]).map(\.name).filter(arguments.has)
      if !filters.isEmpty {
        throw Failure(
          usage: "--swipe: names one swipe; leave out \(filters.joined(separator: ", "))")
      }
      if let path = touches {
        var names: [String] = []
        let found = try recorded(path, experiment, limit: 1) {
          if names.count < 3 { names.append(quoted($0.identifier)) }
          return $0.identifier == identifier
        }
        if found.isEmpty {
          throw Failure(
            usage: "--swipe: \(path) has no swipe \"\(identifier)\"; its first ones are"
              + " \(names.joined(separator: ", "))")
        }
        return found
      }
      do throws(SwipeKey.Unknown) {
        return [experiment.swipe(try SwipeKey(identifier, in: experiment))]
      } catch {
        let lines = error.problems.map { "error: --swipe: \($0)" }
        throw Failure(.wrongUsage, lines.joined(separator: "\n"))
      }
    }
    var chosen = try ExperimentSwipes(experiment, arguments, limit: 1)
    var swipes: [RecordedSwipe] = []
    if let path = touches {
      swipes = try recorded(path, experiment, limit: chosen.first) { chosen.means($0) }
    } else {
      _ = chosen.visit(.bySwipe) { swipes.append($0) }
    }
    if swipes.isEmpty {
      throw Failure(.failed, "there is no swipe of that kind; leave out some of the filters")
    }
    return swipes
  }

  /// Swipes of a touch file, of which the whole is read and checked.
  private static func recorded(
    _ path: String, _ experiment: Experiment, limit: Int, where isMeant: (RecordedSwipe) -> Bool
  ) throws -> [RecordedSwipe] {
    var swipes: [RecordedSwipe] = []
    var reader = try TouchFiles.load(paths: [path], names: SwipeJudge(of: experiment).names)
    while let swipe = try reader.next() {
      if swipes.count < limit, isMeant(swipe) { swipes.append(swipe) }
    }
    for warning in reader.warnings { Console.note(warning.description) }
    return swipes
  }

  /// `out.svg` with a number: `out-2.svg`.
  private static func numbered(_ path: String, _ number: Int) -> String {
    path.hasSuffix(".svg") ? "\(path.dropLast(4))-\(number).svg" : "\(path)-\(number)"
  }
}
