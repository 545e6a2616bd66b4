import OptionParsing

/// `completions`: what makes a shell complete command lines.
enum CompletionsVerb: Verb {
  private static let shells = Shell.allCases.map(\.rawValue)

  static let command = CommandSpec(
    "completions", summary: "print what makes a shell complete verbs, options and names",
    positionals: [
      PositionalSpec("SHELL", help: shells.joined(separator: ", "), completes: .words(shells))
    ],
    options: [.help],
    examples: ["swipelab completions fish"])

  static func run(_ arguments: ParsedArguments) async throws -> ExitStatus {
    guard let name = arguments.argument("SHELL") else { return .wrongUsage }
    guard let shell = Shell(rawValue: name) else {
      throw Failure(.wrongUsage, Failure.unknown("no completions for", name, among: shells))
    }
    let script = completionScript(
      for: CommandLineTool.verbs.map { $0.command }, program: CommandLineTool.name, shell: shell
    ) { kind in
      Explanation.all.first { $0.kind == kind }?.rows().map(\.name) ?? []
    }
    Console.print(String(script.dropLast()))
    return .done
  }
}
