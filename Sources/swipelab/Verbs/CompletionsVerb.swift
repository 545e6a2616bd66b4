/// `completions`: what makes a shell complete command lines.
enum CompletionsVerb: Verb {
  private static let shells = Shell.allCases.map(\.rawValue)

  static let command = CommandSpec(
    "completions", summary: "print a script that makes a shell complete verbs, options and names",
    positionals: [
      PositionalSpec(name: "SHELL", help: shells.joined(separator: ", "), completes: .words(shells))
    ],
    examples: ["swipelab completions fish"])

  static func run(_ arguments: ParsedArguments) async throws {
    let shell = try named(
      arguments.required("SHELL"), among: Shell.allCases, by: \.rawValue, "no completions for")
    let script = completionScript(
      for: CommandLineTool.verbs.map { $0.command }, program: CommandLineTool.name, shell: shell
    ) { kind in
      Explanation.all.first { $0.kind == kind }?.rows().map(\.name) ?? []
    }
    Console.print(String(script.dropLast()))
  }
}
