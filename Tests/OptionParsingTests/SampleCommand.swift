import OptionParsing

/// A command with every kind of option and argument.
let sample = CommandSpec(
  "run", summary: "run experiments and write a report folder for each of them",
  positionals: [
    PositionalSpec("EXPERIMENT", count: 1...Int.max, help: "an experiment file, JSON with comments")
  ],
  options: [
    OptionSpec(
      "--out", .path, placeholder: "DIR", help: "where the report folder goes",
      defaultText: "Reports/<name of the experiment>"),
    OptionSpec("--seed", .integer(0...UInt64.max), placeholder: "N", help: "start of all draws"),
    OptionSpec("--threads", .integer(1...64), placeholder: "N", help: "threads to use"),
    OptionSpec(
      "--margin", .number(-1...1), placeholder: "M",
      help: "the smallest difference of interest, as a proportion between minus one and one"),
    OptionSpec("--policies", .list, placeholder: "A,B", help: "policies to judge by"),
    OptionSpec("--question", .string, placeholder: "TEXT", help: "the question"),
    OptionSpec(
      "--max-false-trigger-rate", .number(0...Double.greatestFiniteMagnitude),
      placeholder: "PROPORTION", help: "budget", defaultText: "0.01"),
    OptionSpec("--quiet", .flag, help: "no progress"), .help,
  ],
  examples: ["swipelab run Experiments/first.json --seed 7"])

/// A stand-in for the real suggestion: names that share their first three letters.
func suggestByStart(_ name: String, _ known: [String]) -> String? {
  known.first { name.count >= 3 && $0.hasPrefix(name.prefix(3)) }
}

/// The problems of a command line, none for a right one.
func problems(_ arguments: [String], _ command: CommandSpec = sample) -> [String] {
  do {
    _ = try command.parse(arguments, suggest: suggestByStart)
    return []
  } catch {
    return error.problems
  }
}
