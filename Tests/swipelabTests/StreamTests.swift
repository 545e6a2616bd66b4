import Foundation
import TestSupport
import Testing

@testable import swipelab

@Suite("Standard output and standard error")
struct StreamTests {
  @Test("The answer goes to standard output, notes to standard error, both plain")
  func separation() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let result = try await Program.run("run", "q.json", in: folder)
    #expect(result.output.hasPrefix("Which of two rules?\n"))
    #expect(result.output.contains("Phone, 402 pt, recommended: "))
    #expect(!result.output.contains("wrote") && !result.output.contains("seed 1"))
    #expect(result.errors.hasPrefix("q: 1 condition, 2 policies, 20 people, 720 swipes, seed 1\n"))
    #expect(result.errors.contains("wrote out/q/report.md"))
    for text in [result.output, result.errors] {
      #expect(!text.contains("\u{1B}") && !text.contains("\r"))
    }
  }

  @Test("With --quiet a run that succeeds prints nothing, one that fails its error")
  func quiet() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let result = try await Program.run("run", "q.json", "--quiet", in: folder)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(folder.text("out/q/report.md") != nil)
    try await Program.refuses("run none.json --quiet", 65, ["none.json: error: "], in: folder)
  }

  @Test(
    "A reader that goes away is no failure",
    arguments: ["list", "judge t.csv", "explain half-width", "--help"])
  func brokenPipe(command: String) async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    // The reader has gone before the first byte is written.
    let script = "{ sleep 0.2; \"$SWIPELAB\" \(command); echo $? > status; } | true"
    let result = try await Program.shell(script, in: folder)
    #expect(result.errors.isEmpty && folder.text("status") == "0\n")
  }

  @Test("A run whose reader goes away still writes its report whole")
  func brokenPipeOfRun() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let script = "{ sleep 0.2; \"$SWIPELAB\" run q.json 2>&1; echo $? > status; } | true"
    _ = try await Program.shell(script, in: folder)
    #expect(folder.text("status") == "0\n")
    let files = try folder.entries().keys
    #expect(files.contains("out/q/manifest.json"))
    #expect(!files.contains { $0.contains("partial") })
  }
}

@Suite("Touches through pipes")
struct PipeTests {
  /// Enough people for a fit.
  private static let experiment = """
    {
      "participants": 60, "swipes_per_intent": 4, "screens": ["iphone-16-pro"],
      "policies": ["half-width", "fixed-distance"]
    }
    """

  @Test("A pipe does what a file between two verbs does")
  func pipes() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    for verb in [
      "judge FILE --policies half-width", "judge FILE --policies half-width --summary",
      "judge FILE --policies half-width --summary --out -", "judge FILE --experiment q.json",
      "fit FILE --quiet --out -",
    ] {
      let named = try await Program.shell(
        "$SWIPELAB \(verb.replacing("FILE", with: "t.csv"))", in: folder)
      let piped = try await Program.shell(
        "$SWIPELAB sample q.json --out - | $SWIPELAB \(verb.replacing("FILE", with: "-"))",
        in: folder)
      #expect(named.status == 0 && piped.status == 0, "\(verb): \(piped.errors)")
      #expect(named.output.count > 100 && piped.output == named.output, "\(verb)")
      #expect(piped.errors == "wrote 1440 swipes to standard output\n", "\(verb)")
    }
    let same = try await Program.shell(
      "$SWIPELAB sample - --out - < q.json | cmp - t.csv", in: folder)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
  }

  @Test("What is read twice is told, as nothing is left of it")
  func twice() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    for command in ["judge - --experiment -", "judge - --experiment=-", "check - -"] {
      let result = try await Program.shell("$SWIPELAB \(command) < q.json", in: folder)
      #expect(result.status == 64, "\(command)")
      #expect(result.errors.hasPrefix("error: standard input (-) is named 2 times"), "\(command)")
    }
  }

  @Test("Who is waited for is told so, on a terminal only")
  func terminal() async {
    await each([
      (JudgeVerb.self as any Verb.Type, "-", true), (JudgeVerb.self, "- --out d.csv", true),
      (JudgeVerb.self, "t.csv --experiment -", true), (JudgeVerb.self, "t.csv", false),
      (JudgeVerb.self, "t.csv --experiment=-", true), (JudgeVerb.self, "t.csv --out -", false),
      (JudgeVerb.self, "t.csv --out=-", false), (SampleVerb.self, "- --out -", true),
      (FitVerb.self, "- --out p.json", true), (FitVerb.self, "- --quiet", false),
      (InitVerb.self, "-", false),
    ]) { verb, words, isTold throws in
      let parsed = try verb.command.parse(words.split(separator: " ").map { String($0) })
      #expect(try standardInputNote(verb, parsed, isTerminal: false) == nil)
      let note = try standardInputNote(verb, parsed, isTerminal: true)
      #expect((note?.contains("Ctrl-D") ?? false) == isTold)
    }
  }
}

@Suite("Devices, pipes and standard streams in place of files")
struct DeviceTests {
  /// A folder with an experiment, its touches, two reports, and devices of our own, so that a fault
  /// harms no device of the system.
  private static func folder() async throws -> ScratchFolder {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(try await touches.value, to: "t.csv")
    return folder
  }

  /// Sampled once for all tests.
  private static let touches = Task {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    return try #require(folder.text("t.csv"))
  }

  private static let verbs = ["sample q.json", "judge t.csv --policies half-width"]

  @Test("A pipe and standard output by any name get the very bytes of a file", arguments: verbs)
  func streams(verb: String) async throws {
    let folder = try await Self.folder()
    try await Program.shell("$SWIPELAB \(verb) --out file", in: folder)
    let file = try #require(folder.text("file"))
    #expect(file.count > 1000)
    for name in ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/fd/7"] {
      if name.hasPrefix("/proc"), !FileManager.default.fileExists(atPath: "/proc/self/fd") {
        continue
      }
      for tail in ["| cat > got", "> got"] {
        try folder.write("", to: "got")
        let result = try await Program.shell(
          "{ echo before; $SWIPELAB \(verb) --out \(name) 7>&1; echo $? > status; } \(tail)",
          in: folder)
        #expect(folder.text("status") == "0\n", "\(name) \(tail): \(result.errors)")
        #expect(folder.text("got") == "before\n" + file, "\(name) \(tail)")
      }
    }
    let result = try await Program.shell(
      "mkfifo pipe; cat pipe > got & $SWIPELAB \(verb) --out pipe; echo $?; wait; ls -l pipe",
      in: folder)
    #expect(result.output.hasPrefix("0\np"), "\(result.output)")
    #expect(folder.text("got") == file)
  }

  #if os(Linux)
    @Test(
      "A device stays what it is; a full one is an error",
      .enabled(if: geteuid() == 0, "only the administrator makes devices, or can harm them"))
    func devices() async {
      await each(Self.verbs + ["compare out/q out/q"]) { (verb: String) throws in
        let folder = try await Self.folder()
        try await Program.run("run", "q.json", in: folder)
        let made = try await Program.shell("mknod null c 1 3 && mknod full c 1 7", in: folder)
        try #require(made.status == 0, "no devices can be made here")
        for (device, status) in [("null", 0), ("full", 74)] {
          let result = try await Program.shell(
            "$SWIPELAB \(verb) --out \(device); echo $?; ls -l \(device)", in: folder)
          #expect(result.output.hasPrefix("\(status)\nc"), "\(device): \(result.output)")
          let errors = result.errorLines.filter { $0.hasPrefix("error: ") }
          #expect(errors.count == (status == 0 ? 0 : 1))
          #expect(errors.allSatisfy { $0.hasPrefix("error: --out: full: cannot write: No space") })
        }
        #expect(try !folder.entries().keys.contains { $0.contains("partial") })
      }
    }

    @Test(
      "A full standard output is an error of every verb",
      arguments: [
        "--help", "--version", "run --help", "list", "explain fd", "check q.json", "plan q.json",
        "init -", "schema", "completions zsh",
        "judge t.csv", "judge t.csv --out -", "sample q.json --out /dev/stdout",
        "compare out/q out/q", "run q.json --seed 2",
      ])
    func fullOutput(command: String) async throws {
      let folder = try await Self.folder()
      try await Program.run("run", "q.json", in: folder)
      let result = try await Program.shell("$SWIPELAB \(command) > /dev/full", in: folder)
      #expect(result.status == 74)
      #expect(result.errors.contains(": cannot write: No space left on device"))
      #expect(
        result.errors.contains("written before that: out/q, out/README.md, out/index.html\n")
          == command.hasPrefix("run q"))
      let closed = try await Program.shell("$SWIPELAB \(command) >&-", in: folder)
      #expect(closed.status == 74 && closed.errors.contains("cannot write: Bad file descriptor"))
    }
  #endif

  @Test("A limit on the size of files is met like a full disk")
  func limit() async throws {
    let folder = try await Self.folder()
    let before = try folder.entries().keys
    let result = try await Program.shell(
      "ulimit -f 8; $SWIPELAB judge t.csv --out d.csv", in: folder)
    #expect(result.status == 74 && result.errors.contains("File too large"))
    #expect(try folder.entries().keys == before)
  }

  @Test("Standard input serves wherever a file is asked for")
  func input() async throws {
    let folder = try await Self.folder()
    for (verb, file) in [
      ("check", "q.json"), ("plan", "q.json"), ("judge --policies half-width", "t.csv"),
      ("judge t.csv --experiment", "q.json"),
    ] {
      let named = try await Program.shell("$SWIPELAB \(verb) \(file)", in: folder)
      let piped = try await Program.shell("cat \(file) | $SWIPELAB \(verb) -", in: folder)
      #expect(named.status == 0 && piped.status == 0, "\(verb): \(piped.errors)")
      let output = named.output.replacing("q.json: ok", with: "-: ok")
        .replacing("experiment: q\n", with: "experiment: standard-input\n")
      #expect(Self.timeless(piped.output) == Self.timeless(output), "\(verb)")
    }
    let sampled = try await Program.shell(
      "$SWIPELAB sample - --out s.csv < q.json && cmp s.csv t.csv", in: folder)
    #expect(sampled.status == 0)
    for verb in ["run", "tune"] {
      let made = try await Program.shell("$SWIPELAB \(verb) - --quiet < q.json", in: folder)
      #expect(made.status == 0, "\(made.errors)")
    }
    #expect(folder.text("out/standard-input/report.md") != nil)
    let empty = try await Program.shell("$SWIPELAB judge - < /dev/null", in: folder)
    #expect(empty.status == 65 && empty.errors.hasPrefix("-: error: the file is empty"))
  }

  /// A plan but for how long its pilot took.
  private static func timeless(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("time") }
  }
}
