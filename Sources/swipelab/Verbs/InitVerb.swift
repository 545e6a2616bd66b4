import ExperimentFiles
import StrictFiles

/// `init`: an experiment to start from.
enum InitVerb: Verb {
  static let command = CommandSpec(
    "init", summary: "write a commented experiment to start from: your rule against others",
    positionals: [
      PositionalSpec(
        name: "FILE", count: 0...1,
        help: "the file to write, which must not exist yet; - for standard output; \(usual) if left"
          + " out")
    ],
    examples: ["swipelab init", "swipelab init phones.json"])

  private static let usual = "experiment.json"

  static func run(_ arguments: ParsedArguments) async throws {
    let path = arguments.argument("FILE") ?? usual
    if path == FileBytes.standardStream {
      // The last line ends as every line that is printed.
      Console.print(String(Starter.text(usual).dropLast()))
      return
    }
    do {
      _ = try Experiment.name(ofFile: path)
    } catch {
      throw Failure(.wrongUsage, error.description)
    }
    let text = Array(Starter.text(shellWord(path)).utf8)
    try OutputFile.write(text, to: path, makesFolders: true, isNew: true)
    Console.note(
      "wrote \(path); change it, then `swipelab check \(shellWord(path))` and"
        + " `swipelab run \(shellWord(path)) --out out`")
  }
}
