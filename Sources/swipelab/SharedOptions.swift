import ExperimentFiles
import StrictFiles

/// Options and arguments that several verbs share, described once.
enum SharedOptions {
  static let experiment = PositionalSpec(
    name: "EXPERIMENT", help: "an experiment file, such as Experiments/quickstart.json")
  static let experiments = PositionalSpec(
    name: "EXPERIMENT", count: 1...1000,
    help: "experiment files, such as Experiments/quickstart.json")
  static let parts = PositionalSpec(name: "PARTS", help: "the folder of a run's parts")
  static let seed = OptionSpec(
    "--seed", .integer(ExperimentRange.seed), placeholder: "N",
    help: "seed of every random draw, instead of the experiment's")
  static let worlds = OptionSpec(
    "--worlds", .integer(ExperimentRange.worlds), placeholder: "N",
    help: "number of simulated apps in which rules are chosen, instead of the experiment's")
  static let worldSeed = OptionSpec(
    "--world-seed", .integer(ExperimentRange.seed), placeholder: "N",
    help: "seed of the simulated apps, instead of the experiment's")
  static let participants = OptionSpec(
    "--participants", .integer(ExperimentRange.participants), placeholder: "N",
    help: "number of synthetic people, instead of the experiment's")
  static let out = OptionSpec(
    "--out", .path, placeholder: "DIR",
    help: "folder in which each experiment gets a report folder, named after its file",
    defaultText: usualFolder)
  /// Where reports go unless somebody says where.
  static let usualFolder = "out, or Reports inside a checkout of swipelab"
  static let threads = OptionSpec(
    "--threads", .integer(1...1024), placeholder: "N",
    help: "number of concurrent workers; the result is the same for any number",
    defaultText: "all cores")
  static let memory = OptionSpec(
    "--max-memory", .number(0.02...1_000_000), placeholder: "GB",
    help: "most memory, and most disk, of a run with its report, in GB; larger runs are refused",
    defaultText: "\(Int(RunSize.usualBudget / 1e9))")
  static let quiet = OptionSpec("--quiet", .flag, help: "print errors only")
  static func file(_ help: String = "the file to write") -> OptionSpec {
    OptionSpec("--out", .path, placeholder: "FILE", help: help, defaultText: "standard output")
  }
  /// What is drawn.
  static let draws = [seed, participants, worlds, worldSeed]
  /// What a long command may take and say.
  static let effort = [threads, memory, quiet]

  /// The values on the command line that replace those of the file.
  static func overrides(_ arguments: ParsedArguments) -> Experiment.Overrides {
    var overrides = Experiment.Overrides(
      seed: arguments.integer("--seed"),
      participants: arguments.integer("--participants").map { Int($0) })
    overrides.worlds = arguments.integer("--worlds").map { Int($0) }
    overrides.worldSeed = arguments.integer("--world-seed")
    overrides.limit = limit(arguments)
    return overrides
  }

  /// What a run may take.
  static func limit(_ arguments: ParsedArguments) -> Experiment.Limit {
    var limit = Experiment.Limit()
    limit.workers = workers(arguments)
    if let memory = arguments.number("--max-memory") { limit.memory = memory * 1e9 }
    return limit
  }

  /// The folder that takes report folders.
  ///
  /// Reports are under version control in a checkout of this program, and nowhere else.
  static func folder(_ arguments: ParsedArguments) -> String {
    let isCheckout = ["Package.swift", "Sources/swipelab/main.swift"].allSatisfy {
      PathParts($0)?.exists == true
    }
    return arguments.string("--out") ?? (isCheckout ? "Reports" : "out")
  }

  /// How many workers there are.
  static func workers(_ arguments: ParsedArguments) -> Int {
    arguments.integer("--threads").map { Int($0) } ?? Environment.processors
  }

  /// Reads the experiment of a command that takes one.
  static func experiment(
    _ arguments: ParsedArguments
  ) throws -> (path: String, experiment: Experiment) {
    let loaded = try load(arguments.arguments(experiment.name), overrides(arguments))
    guard let first = loaded.first else { throw Failure(.failed, "no experiment") }
    return first
  }

  /// Reads every experiment; all problems of all files at once.
  static func load(
    _ paths: [String], _ overrides: Experiment.Overrides = Experiment.Overrides()
  ) throws -> [(path: String, experiment: Experiment)] {
    var loaded: [(path: String, experiment: Experiment)] = []
    var problems: [String] = []
    // A schema that lies beside experiments is named by `*.json` too.
    let experiments = paths.filter { !$0.hasSuffix(".schema.json") }
    for path in experiments.isEmpty ? paths : experiments {
      do {
        loaded.append((path, try Experiment.load(path: path, overrides: overrides)))
      } catch {
        problems.append(error.description)
      }
    }
    if !problems.isEmpty { throw Failure(.wrongInput, problems.joined(separator: "\n")) }
    return loaded
  }
}

/// A word as a shell takes it: as it is where all of it is plain, else between quotation marks.
func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789-_./:,+@%=".contains(Character(scalar)))
  }
  if isPlain, !word.isEmpty { return word }
  return "'" + printable(word).replacing("'", with: "'\\''") + "'"
}
