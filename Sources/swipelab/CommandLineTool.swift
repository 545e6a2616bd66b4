import ExperimentFiles
import StrictFiles

/// One verb of the program: its description and what it does.
protocol Verb: Sendable {
  /// Name, arguments, options and examples; drives parsing, messages and help.
  static var command: CommandSpec { get }
  /// Does the work.
  static func run(_ arguments: ParsedArguments) async throws
}

/// The program: finds the verb, parses its options, prints what goes wrong.
enum CommandLineTool {
  static let name = "swipelab"
  static let summary =
    "Evaluates swipe-back completion policies on synthetic swipes, from phone to tablet."

  /// Every verb, in the order of the help.
  ///
  /// Adding one is its file and its line here.
  static var verbs: [any Verb.Type] {
    [
      InitVerb.self,
      RunVerb.self,
      TuneVerb.self,
      PlanVerb.self,
      CheckVerb.self,
      SampleVerb.self,
      JudgeVerb.self,
      ReplayVerb.self,
      CompareVerb.self,
      ReportVerb.self,
      MergeVerb.self,
      MissingVerb.self,
      FidelityVerb.self,
      FitVerb.self,
      RecordVerb.self,
      AdviseVerb.self,
      ListVerb.self,
      ExplainVerb.self,
      SchemaVerb.self,
      CompletionsVerb.self,
    ]
  }

  /// Runs the program with its arguments.
  static func run(_ arguments: [String]) async -> ExitStatus {
    guard let first = arguments.first else {
      Console.note(help)
      return .wrongUsage
    }
    switch first {
    case "--help", "-h", "help":
      Console.print(help)
      return .done
    case "--version":
      Console.print("\(name) \(ToolVersion.tool)")
      return .done
    default:
      guard let verb = verbs.first(where: { $0.command.name == first }) else {
        return unknown(first)
      }
      return await run(verb, Array(arguments.dropFirst()))
    }
  }

  private static func run(_ verb: any Verb.Type, _ arguments: [String]) async -> ExitStatus {
    do {
      let parsed = try verb.command.parse(arguments)
      if parsed.has("--help") {
        Console.print(helpText(for: verb.command, program: name))
        return .done
      }
      if let note = try standardInputNote(verb, parsed) { Console.note(note) }
      try await verb.run(parsed)
      return .done
    } catch let errors as UsageErrors {
      for problem in errors.problems { Console.note("error: \(problem)") }
      Console.note("`\(name) \(verb.command.name) --help` shows the usage")
      return .wrongUsage
    } catch {
      let failure = Failure(error)
      if !failure.message.isEmpty { Console.note(failure.message) }
      return failure.status
    }
  }

  private static func unknown(_ word: String) -> ExitStatus {
    let names = verbs.map { $0.command.name }
    let nearest = didYouMean(word, among: names).map { "; \($0)" } ?? ""
    Console.note("error: unknown verb \"\(word)\"\(nearest)")
    Console.note("`\(name) --help` lists the verbs")
    return .wrongUsage
  }

  private static var help: String {
    helpText(forAll: verbs.map { $0.command }, program: name, summary: summary)
  }
}
