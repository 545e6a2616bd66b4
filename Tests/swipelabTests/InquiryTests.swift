import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import swipelab

@Suite("Verbs that answer questions")
struct InquiryTests {
  @Test("Each kind of entry is listed one a line, its name first")
  func list() async {
    await each([
      ("screens", "ipad-pro-13"), ("policies", "half-width"), ("families", "fixed-distance"),
      ("recognizers", "pan"), ("contexts", "plain"), ("intents", "popAbort"),
      ("metrics", "false-trigger"), ("populations", "everyday"),
      ("velocity-estimators", "uikit-blend"), ("systems", "tz40+fd"), ("gates", "start-limit"),
      ("arbitrations", "native-26"),
    ]) { kind, known throws in
      let folder = try ScratchFolder()
      let result = try await Program.run("list", kind, in: folder)
      #expect(result.errors.isEmpty)
      let names = result.outputLines.map { String($0.prefix { $0 != " " }) }
      #expect(names.contains(known) && Set(names).count == names.count)
      for line in result.outputLines {
        #expect(line.wholeMatch(of: /[A-Za-z0-9.+-]+ {2,}\S.*/) != nil, "\(line)")
      }
      let all = try await Program.run("list", in: folder)
      let start = try #require(all.outputLines.firstIndex(of: kind + ":"))
      let own = all.outputLines.dropFirst(start + 1).prefix(names.count)
      #expect(own.map { $0.dropFirst(2) } == result.outputLines.map { $0[...] })
    }
  }

  @Test("What is listed can be used in an experiment")
  func listedNamesWork() async throws {
    let folder = try ScratchFolder()
    var keys: [String] = []
    for kind in ["screens", "policies", "recognizers", "contexts", "intents", "systems"] {
      let names = try await Program.run("list", kind, in: folder).outputLines
        .map { "\"\($0.prefix { $0 != " " })\"" }
      keys.append("\"\(kind)\": [\(names.joined(separator: ", "))]")
    }
    try folder.write("{ \(keys.joined(separator: ",\n")) }", to: "all.json")
    // Nobody has the memory to run it.
    try await Program.run("check", "all.json", "--max-memory", "1000000", in: folder)
  }

  @Test("Every policy and recognizer is explained: rule, numbers, source, confidence")
  func explain() async throws {
    let folder = try ScratchFolder()
    for name in PolicyCatalog.names {
      let result = try await Program.run("explain", name, in: folder)
      #expect(result.output.hasPrefix(name + ": "))
      for part in ["family: ", "rule: ", "parameters:", "source: "] {
        #expect(result.outputLines.contains { $0.hasPrefix(part) }, "\(name) has no \(part)")
      }
      let start = try #require(PolicyCatalog.start(named: name))
      for parameter in start.entry.family.parameters {
        #expect(result.output.contains("  \(parameter.name) = "))
      }
    }
    for preset in PolicyPreset.all {
      let result = try await Program.run("explain", preset.name, in: folder)
      #expect(result.outputLines.contains("confidence: \(preset.confidence.rawValue)"))
      #expect(result.outputLines.contains("source: \(preset.source)"))
      let number = preset.number.map { "number: \($0) in the catalogue of rules" }
      #expect(number.map { result.outputLines.contains($0) } ?? true)
      let swift = try #require(preset.policy?.swiftSource)
      #expect(result.outputLines.contains { $0.hasPrefix("swift: \(swift)") }, "\(preset.name)")
      // Six speeds on two views.
      for width in ["390", "1024"] {
        let row = result.outputLines.first { $0.hasPrefix("  W = \(width) ") }
        #expect(row?.split(separator: " ").count == 9, "\(preset.name)")
      }
    }
    for preset in RecognizerPreset.all {
      let result = try await Program.run("explain", preset.name, in: folder)
      #expect(result.output.contains(preset.summary) && result.output.contains(preset.source))
    }
  }

  @Test("Check says what a good file would do, and does nothing")
  func check() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.divisible, to: "r.json")
    let before = try folder.entries()
    let result = try await Program.run("check", "q.json", "r.json", in: folder)
    #expect(result.errors.isEmpty)
    #expect(
      result.outputLines == [
        "q.json: ok: 1 condition, 2 policies, 720 swipes",
        "r.json: ok: 4 conditions, 3 policies, 3984 swipes",
      ])
    #expect(try folder.entries() == before)
  }

  @Test("Plan says what a run would do, with the precision to expect, and does nothing")
  func plan() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    let before = try folder.entries()
    let result = try await Program.run("plan", "q.json", "--participants", "500", in: folder)
    #expect(result.errors.isEmpty)
    #expect(result.outputLines.contains("people: 500, seed 1"))
    #expect(result.outputLines.contains("swipes: 24000"))
    #expect(result.outputLines.contains("policies: one-third, velocity-weighted, fling-override"))
    #expect(result.outputLines.contains { $0.hasPrefix("time: about ") })
    let success = try #require(result.outputLines.first { $0.hasPrefix("  success: ") })
    let error = try #require(success.firstMatch(of: /at most ([0-9.]+), of/))
    #expect(try #require(Double(error.1)) > 0)
    #expect(try folder.entries() == before)
  }

  @Test("The error to expect shrinks with the square root of the people")
  func planScales() async throws {
    let folder = try ScratchFolder(
      experiment: SmallExperiments.plain.replacing(
        "{", with: "{ \"design\": \"plain\", ", maxReplacements: 1))
    var errors: [Double] = []
    for people in ["60", "6000"] {
      let plan = try await Program.run("plan", "q.json", "--participants", people, in: folder)
      let line = try #require(plan.outputLines.first { $0.hasPrefix("  success: ") })
      let error = try #require(line.firstMatch(of: /at most ([0-9.]+), of/))
      errors.append(try #require(Double(error.1)))
    }
    // Ten times less, up to the rounding of the two numbers.
    #expect(abs(errors[0] / 10 - errors[1]) < 0.01)
  }
}

@Suite("Whatever has a name is explained")
struct ExplainTests {
  @Test("Every name of every list")
  func everyName() async {
    await each(Explanation.all.map(\.kind)) { (kind: String) in
      let folder = try ScratchFolder()
      let listed = try await Program.run("list", kind, in: folder).outputLines
      #expect(!listed.isEmpty)
      for line in listed { try await Self.isExplained(line, of: kind, in: folder) }
    }
  }

  /// Expects that more is said of what a list has than its line.
  private static func isExplained(
    _ line: String, of kind: String, in folder: ScratchFolder
  ) async throws {
    let name = String(line.prefix { $0 != " " })
    let text = line.dropFirst(name.count).drop { $0 == " " }
    let result = try await Program.run("explain", name, in: folder)
    #expect(result.errors.isEmpty, "\(name)")
    #expect(result.outputLines.contains { $0.hasPrefix("\(name): ") }, "\(name)")
    // An omission is its reason, and nothing more is known of it.
    let own = result.outputLines.filter { !$0.hasPrefix("kind: ") && !$0.hasSuffix(text) }
    #expect(!own.isEmpty || kind == "omissions", "\(name) is only listed again")
  }

  @Test("A name says what it is, and one of several kinds is explained by each")
  func kinds() async {
    await each([
      ("slow-movers", ["population", "assumption"]), ("flutter", ["policy", "velocity estimator"]),
      ("everyday", ["population"]), ("pop", ["intent"]), ("pace", ["assumption"]),
      ("duration_shift", ["population setting"]), ("content-wins", ["arbitration"]),
      ("start_limit_pt", ["recognizer parameter"]), ("own", ["velocity estimator"]),
      ("return_pt_per_s", ["policy parameter"]),
      ("fixed-distance", ["policy"]), ("fraction", ["policy family", "policy parameter"]),
      ("fixed(80)", ["system"]),
      ("half-width@uikit-scroll", ["policy"]), ("fraction@ionic", ["policy"]),
      ("cone-45", ["recognizer"]), ("cone-90", []),
    ]) { name, kinds in
      let result = try await Program.run(
        "explain", name, status: kinds.isEmpty ? 64 : 0, in: try ScratchFolder())
      let found = result.outputLines.filter { $0.hasPrefix("kind: ") }
      #expect(found == kinds.map { "kind: \($0)" })
    }
  }

  @Test("What is known of it is told")
  func details() async {
    await each([
      ("pace", "values in turn: -0.3, 0, 0.3"), ("duration_shift", "range: -2 to 2"),
      ("duration_shift", "varied by the assumptions: pace"), ("start_limit_pt", "unit: pt"),
      ("region_pt", "of the recognizers: edge"),
      ("cone-50", "{ \"name\": \"cone-50\", \"recognizer\": \"pan\", \"cone_deg\": 50,"),
      ("slow-movers", "drag_share = 0.4 (everyday 0.07)"),
      ("pop", "counted: a completed pop is a success"), ("grip", "source: "),
      ("start-limit", "outcome where it refuses: notBegun(start-limit)"),
      (
        "return_pt_per_s",
        "  fling-override: a number (pt/s) from 0 to 20000, or \"none\": speed back"
      ),
      ("flutter", "policies that use it by default: "), ("iphone-16-pro", "mm per pt: 0.1657"),
    ]) { name, text in
      let result = try await Program.run("explain", name, in: try ScratchFolder())
      #expect(result.output.contains(text), "\(result.output)")
    }
  }
}

@Suite("Help and version")
struct HelpTests {
  private static let verbs = CommandLineTool.verbs.map { $0.command.name }

  @Test("Help lists every verb within 80 columns")
  func programHelp() async {
    await each(["--help", "-h", "help"]) { (word: String) in
      let result = try await Program.run(word, in: ScratchFolder())
      #expect(result.errors.isEmpty)
      for verb in Self.verbs {
        #expect(result.outputLines.contains { $0.hasPrefix("  \(verb) ") }, "\(verb) is missing")
      }
      #expect(result.outputLines.filter { $0.count > 80 } == [])
    }
  }

  @Test("Help of a verb fits 80 columns and names every option")
  func verbHelp() async {
    await each(Self.verbs) { (verb: String) throws in
      let command = try #require(CommandLineTool.verbs.first { $0.command.name == verb }?.command)
      let result = try await Program.run(verb, "--help", in: ScratchFolder())
      #expect(result.errors.isEmpty && result.output.hasPrefix("usage: swipelab \(verb)"))
      #expect(result.outputLines.filter { $0.count > 80 } == [])
      for option in command.options { #expect(result.output.contains("  " + option.name)) }
      for example in command.examples { #expect(result.outputLines.contains("  " + example)) }
    }
  }

  @Test("The examples of the help are command lines that parse")
  func examples() throws {
    for verb in CommandLineTool.verbs {
      for example in verb.command.examples {
        let words = example.split(separator: " ").map { String($0) }
        #expect(words.prefix(2) == ["swipelab", verb.command.name])
        _ = try verb.command.parse(Array(words.dropFirst(2)))
      }
    }
  }

  @Test("The version is one line: name and number")
  func version() async throws {
    let result = try await Program.run("--version", in: ScratchFolder())
    #expect(result.errors.isEmpty)
    #expect(result.output.wholeMatch(of: /swipelab \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("Without arguments the help goes to standard error")
  func nothing() async throws {
    try await Program.refuses("", 64, ["usage: swipelab"], in: ScratchFolder())
  }
}
