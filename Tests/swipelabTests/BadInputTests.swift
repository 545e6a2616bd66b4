import Foundation
import StrictFiles
import TestSupport
import Testing

@Suite("Bad experiment files")
struct BadInputTests {
  /// A file with one problem, and the one message about it.
  struct BadFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: Data
    let message: String

    init(_ description: String, _ content: String, _ message: String) {
      self.init(description, Data(content.utf8), message)
    }

    init(_ description: String, _ content: Data, _ message: String) {
      testDescription = description
      self.content = content
      self.message = "bad.json:" + message
    }
  }

  /// One of each kind of message; `ExperimentFilesTests` has the others.
  static let files = [
    BadFile(
      "misspelt key that is needed", "{\n  \"polices\": [\"one-third\"]\n}",
      "2:3: error: unknown key \"polices\" in the experiment; did you mean \"policies\"?"),
    BadFile(
      "no policies", "{}",
      "1:1: error: the experiment has no \"policies\"; add \"policies\": [\"half-width\", "
    ),
    BadFile("empty file", "", " error: the file is empty"),
    BadFile("binary file", Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0]), "1:8: error:"),
  ]

  @Test("One message with place and remedy, and nothing is written")
  func badFile() async {
    await each(Self.files) { (file: BadFile) in
      let folder = try ScratchFolder()
      try folder.write(file.content, to: "bad.json")
      try folder.write("kept", to: "out/bad/manifest.json")
      for verb in ["run", "check", "plan", "sample --out t.csv"] {
        try await refuses(verb, file.message, in: folder)
      }
    }
  }

  @Test("A file of 50 MB is refused by its size, unread")
  func large() async throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "bad.json")
    let handle = try #require(FileHandle(forWritingAtPath: folder("bad.json")))
    try handle.truncate(atOffset: 50 << 20)
    try handle.close()
    try await refuses(
      "run", "bad.json: error: the file is 52428800 bytes; at most 1048576 bytes are accepted",
      in: folder)
  }

  @Test("A missing file and a folder are told apart")
  func missing() async throws {
    let folder = try ScratchFolder()
    try await refuses("run", "bad.json: error: cannot read: No such file", in: folder)
    try folder.write("", to: "bad.json/inner")
    try await refuses("run", "bad.json: error: cannot read: Is a directory", in: folder)
  }

  @Test("Every problem of every file is told, and no experiment runs")
  func severalFiles() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write("{ \"seed\": -1,\n\"margin\": 2, \"policies\": [\"x\"] }", to: "a.json")
    try folder.write("[]", to: "b.json")
    let result = try await Program.refuses("run q.json a.json b.json c.json", 65, in: folder)
    let places = result.errorLines.map { $0.prefix { $0 != " " } }
    #expect(places == ["a.json:1:11:", "a.json:2:11:", "a.json:2:27:", "b.json:1:1:", "c.json:"])
  }

  /// Expects one line, which begins with the message and has a remedy.
  private func refuses(_ verb: String, _ message: String, in folder: ScratchFolder) async throws {
    let result = try await Program.refuses("\(verb) bad.json", 65, in: folder)
    #expect(result.errorLines.count == 1 && result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.contains("; ") || message.contains("must be"), "no remedy")
  }
}

@Suite("Names and texts of every kind in reports")
struct HostileNamesTests {
  @Test("Links of the index survive spaces and brackets; a question is shown as it is written")
  func index() async throws {
    let folder = try ScratchFolder()
    let question = "Is <script>alert(1)</script> | `a` = [b](c) & *d*?"
    try folder.write(
      SmallExperiments.plain.replacing("Which of two rules?", with: question),
      to: "a [b] (1) it's.json")
    let result = try await Program.run("run", "a [b] (1) it's.json", in: folder)
    #expect(result.outputLines.first == question)
    let index = try #require(folder.text("out/README.md"))
    #expect(index.contains(#"[a \[b\] (1) it's](a%20%5Bb%5D%20%281%29%20it%27s/report.md)"#))
    let cell = #"Is \<script>alert(1)\</script> \| \`a\` = [b\](c) & \*d\*?"#
    #expect(index.contains("| \(cell)"), "\(index)")
    let report = try #require(folder.text("out/a [b] (1) it's/report.md"))
    #expect(report.hasPrefix("# " + cell.replacing(#"\|"#, with: "|") + "\n"))
    #expect(report.contains(#"swipelab run 'a [b] (1) it'\''s.json'"#))
  }

  @Test("What a terminal would obey is shown")
  func terminal() async {
    await each(["\u{202E}", "\u{2028}", "\u{1B}[2J", "\u{7}"]) { (text: String) in
      let folder = try ScratchFolder()
      for arguments in [["explain", "a\(text)b"], ["run\(text)"], ["check", "a\(text).json"]] {
        let result = try await Program.run(all: arguments, status: nil, in: folder)
        #expect(result.status >= 64 && !result.errors.contains(text.prefix(1)))
        #expect(result.errors.contains("\\u{"))
      }
    }
  }

  @Test("A report folder whose names no run writes is refused by compare")
  func compare() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let rates = try #require(folder.text("out/q/rates.csv"))
    let manifest = try #require(folder.text("out/q/manifest.json"))
    func digest(_ text: String) -> String { SHA256.hexDigest(Array(text.utf8)) }
    for name in ["<script>", "=1+1", "a`b"] {
      let forged = rates.replacing("half-width", with: name)
      try folder.write(forged, to: "out/q/rates.csv")
      try folder.write(
        manifest.replacing(digest(rates), with: digest(forged)), to: "out/q/manifest.json")
      try await Program.refuses("compare out/q out/q", 65, [", which no run writes"], in: folder)
    }
  }
}

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

  /// What any command line may get wrong is in `ParsingTests`.
  static let mistakes = [
    Mistake("rnu q.json", "unknown verb \"rnu\"; did you mean \"run\"?", "swipelab --help"),
    Mistake("zzzzzzzz", "unknown verb \"zzzzzzzz\"", "swipelab --help"),
    Mistake("--sed", "unknown verb \"--sed\"", "swipelab --help"),
    Mistake("run q.json --participants 1", "needs a whole number from 2 to 10000000, not \"1\""),
    Mistake("run q.json --threads 0", "--threads: needs a whole number from 1 to 1024, not \"0\""),
    Mistake("sample q.json", "--out: needs the name of the touch file"),
    Mistake("judge t.csv --policies half-widht", "--policies", "did you mean \"half-width\"?"),
    Mistake("judge t.csv --recognizer pann", "--recognizer", "did you mean \"pan\"?"),
    Mistake("judge t.csv --velocity-estimator x", "--velocity-estimator", "`swipelab list`"),
    Mistake("init .json", ".json: error: an experiment file needs a name"),
    Mistake("init a|b.json", "rename the file: start it with a letter or digit"),
    Mistake("compare a b --margin 2", "--margin"),
    Mistake("compare a b --format jsn", "did you mean \"json\"?"),
    Mistake("compare a b --format picture", "known: markdown, csv, json"),
    Mistake("completions", "SHELL: missing; bash, zsh, fish"),
    Mistake("completions tcsh", "no completions for \"tcsh\"; did you mean \"bash\"?"),
    Mistake("list screns", "unknown kind \"screns\"; did you mean \"screens\"?"),
    Mistake("explain half-widht", "nothing is called \"half-widht\"; did you mean \"half-width\"?"),
    Mistake("explain zzzzzzzzzzzzzz", "`swipelab list` prints every name"),
  ]

  @Test("Status 64, a remedy on standard error, nothing on standard output")
  func mistake() async {
    await each(Self.mistakes) { (mistake: Mistake) throws in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      try await Program.refuses(mistake.line, 64, mistake.problems, in: folder)
    }
  }

  @Test("Two experiments of one name are refused before either runs")
  func sameName() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.divisible, to: "other/q.json")
    try await Program.refuses(
      "run q.json other/q.json", 64,
      ["q.json and other/q.json would both write the report \"q\"", "rename one"], in: folder)
  }
}
