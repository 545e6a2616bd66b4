import Foundation
import TestSupport
import Testing

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
