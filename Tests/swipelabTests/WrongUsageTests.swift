import TestSupport
import Testing

@Suite("Wrong usage")
struct WrongUsageTests {
  /// A command line, what standard error says about it, and how to go on.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let line: String
    let problems: [String]

    init(_ line: String, _ problems: String...) {
      self.line = line
      self.problems = problems
    }

    var testDescription: String { line }
  }

  static let mistakes = [
    Mistake("rnu q.json", "unknown verb \"rnu\"; did you mean \"run\"?", "swipelab --help"),
    Mistake("zzzzzzzz", "unknown verb \"zzzzzzzz\"", "swipelab --help"),
    Mistake("--sed", "unknown verb \"--sed\"", "swipelab --help"),
    Mistake("run q.json --sede 3", "--sede: unknown option; did you mean --seed?"),
    Mistake("run q.json --zzzzzzzz", "--zzzzzzzz: unknown option; see run --help"),
    Mistake("run q.json --seed 1 --seed 2", "--seed: given twice; give it once"),
    Mistake("run q.json --seed -1", "--seed: needs a whole number from 0 to"),
    Mistake("run q.json --seed", "--seed: needs a whole number from 0 to"),
    Mistake("run q.json --participants 1", "needs a whole number from 2 to 10000000, not \"1\""),
    Mistake("run q.json --participants few", "needs a whole number from 2 to 10000000"),
    Mistake("run q.json --threads 0", "--threads: needs a whole number from 1 to 1024, not \"0\""),
    Mistake("run q.json --quiet=yes", "--quiet: takes no value"),
    Mistake("run q.json --out=", "--out: needs a path"),
    Mistake("run", "EXPERIMENT: missing; experiment files, such as"),
    Mistake("plan q.json q.json", "\"q.json\": unexpected argument"),
    Mistake("run --seed x --threads y", "--seed: needs", "--threads: needs", "EXPERIMENT: missing"),
    Mistake("sample q.json", "--out: needs the name of the touch file"),
    Mistake("judge t.csv --policies half-widht", "--policies", "did you mean \"half-width\"?"),
    Mistake("judge t.csv --policies a,,b", "--policies: needs names separated by commas"),
    Mistake("judge t.csv --recognizer pann", "--recognizer", "did you mean \"pan\"?"),
    Mistake("judge t.csv --velocity-estimator x", "--velocity-estimator", "`swipelab list`"),
    Mistake("init a.json b.json", "\"b.json\": unexpected argument"),
    Mistake("init .json", ".json: error: an experiment file needs a name"),
    Mistake("init a|b.json", "rename the file: start it with a letter or digit"),
    Mistake("compare a", "RESULTS_B"), Mistake("compare a b --margin 2", "--margin"),
    Mistake("compare a b --format jsn", "did you mean \"json\"?"),
    Mistake("compare a b --format picture", "known: markdown, csv, json"),
    Mistake("completions", "SHELL: missing; bash, zsh, fish"),
    Mistake("completions tcsh", "no completions for \"tcsh\"; did you mean \"bash\"?"),
    Mistake("list screns", "nothing of kind \"screns\"; did you mean \"screens\"?"),
    Mistake("explain half-widht", "nothing is called \"half-widht\"; did you mean \"half-width\"?"),
    Mistake("explain zzzzzzzzzzzzzz", "`swipelab list` prints every name"),
  ]

  @Test("Status 64, a remedy on standard error, nothing on standard output")
  func mistake() async {
    await each(Self.mistakes) { (mistake: Mistake) throws in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      let before = try folder.entries()
      let words = mistake.line.split(separator: " ").map { String($0) }
      let result = try await Program.run(all: words, in: folder)
      #expect(result.status == 64 && result.output.isEmpty)
      for problem in mistake.problems {
        #expect(result.errors.contains(problem), "\(result.errors)")
      }
      #expect(try folder.entries() == before)
    }
  }

  @Test("Control characters of an argument are shown, not obeyed")
  func controlCharacters() async throws {
    let result = try await Program.run("run", "--\u{1B}[31mseed", in: ScratchFolder())
    #expect(result.status == 64 && !result.errors.contains("\u{1B}"))
    let verb = try await Program.run("\u{1B}[31mrun", in: ScratchFolder())
    #expect(verb.status == 64 && !verb.errors.contains("\u{1B}"))
  }

  @Test("Two experiments of one name are refused before either runs")
  func sameName() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.divisible, to: "other/q.json")
    let before = try folder.entries()
    let result = try await Program.run("run", "q.json", "other/q.json", in: folder)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("q.json and other/q.json would both write the report \"q\""))
    #expect(result.errors.contains("rename one"))
    #expect(try folder.entries() == before)
  }
}
