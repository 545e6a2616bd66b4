import TestSupport
import Testing

@testable import swipelab

struct ParsingTests {
  @Test func readsEveryKindOfOption() throws {
    let parsed = try sample.parse([
      "a.json", "--out", "dir", "--seed=18446744073709551615", "--quiet", "--margin", "-0.5",
      "b.json", "--policies", "x,y", "--question=a=b, c", "--threads", "007",
    ])
    #expect(parsed.arguments("EXPERIMENT") == ["a.json", "b.json"])
    #expect(parsed.argument("EXPERIMENT") == "a.json")
    #expect(parsed.string("--out") == "dir")
    #expect(parsed.integer("--seed") == .max)
    #expect(parsed.integer("--threads") == 7)
    #expect(parsed.number("--margin") == -0.5)
    #expect(parsed.list("--policies") == ["x", "y"])
    #expect(parsed.string("--question") == "a=b, c")
    #expect(parsed.has("--quiet"))
  }

  @Test func hasNothingForWhatWasNotGiven() throws {
    let parsed = try sample.parse(["a"])
    #expect(parsed.integer("--seed") == nil && parsed.number("--margin") == nil)
    #expect(parsed.string("--out") == nil && parsed.list("--policies") == nil)
    #expect(!parsed.has("--quiet") && parsed.arguments("OTHER") == [])
    #expect(parsed.argument("OTHER") == nil)
  }

  @Test
  func partsListsAtCommasOutsideParentheses() async {
    await each([
      ("a,b", ["a", "b"]), ("f(1,2),g", ["f(1,2)", "g"]), ("f(1,g(2,3)),h", ["f(1,g(2,3))", "h"]),
      ("f),g", ["f)", "g"]), ("f(1,g", ["f(1,g"]),
    ]) { text, names throws in
      #expect(try sample.parse(["a", "--policies", text]).list("--policies") == names)
    }
  }

  @Test func takesEverythingAfterTwoDashesAsArguments() throws {
    let parsed = try sample.parse(["a", "--", "--seed", "-x", "--"])
    #expect(parsed.arguments("EXPERIMENT") == ["a", "--seed", "-x", "--"])
    #expect(!parsed.has("--seed"))
  }

  @Test func takesASingleDashAsAnArgumentOrValue() throws {
    let parsed = try sample.parse(["-", "--out", "-"])
    #expect(parsed.arguments("EXPERIMENT") == ["-"])
    #expect(parsed.string("--out") == "-")
  }

  @Test func takesValuesThatStartWithADashOnlyAfterAnEqualsSign() throws {
    #expect(try sample.parse(["a", "--out=--odd"]).string("--out") == "--odd")
    #expect(problems(["a", "--out", "--quiet"]) == ["--out: needs a path, as in --out DIR"])
  }

  @Test
  func helpWinsOverEveryProblem() async {
    await each([
      ["--help"], ["--seed", "x", "--help"], ["a", "--nonsense", "--help"], ["--out", "--help"],
    ]) { (arguments: [String]) throws in
      #expect(try sample.parse(arguments).has("--help"))
    }
  }

  @Test func everyCommandHasHelpUnlessItIsAnArgument() throws {
    #expect(try sample.parse(["--", "--help"]).arguments("EXPERIMENT") == ["--help"])
    #expect(try CommandSpec("bare", summary: "").parse(["--help"]).has("--help"))
  }

  @Test func sharesArgumentsOutInOrder() throws {
    let compare = CommandSpec(
      "compare", summary: "",
      positionals: [
        PositionalSpec(name: "FIRST", help: "a"),
        PositionalSpec(name: "MORE", count: 0...2, help: "b"),
        PositionalSpec(name: "LAST", help: "c"),
      ])
    func shares(_ arguments: [String]) throws -> [[String]] {
      let parsed = try compare.parse(arguments)
      return ["FIRST", "MORE", "LAST"].map { parsed.arguments($0) }
    }
    #expect(try shares(["1", "2"]) == [["1"], [], ["2"]])
    #expect(try shares(["1", "2", "3"]) == [["1"], ["2"], ["3"]])
    #expect(try shares(["1", "2", "3", "4"]) == [["1"], ["2", "3"], ["4"]])
    #expect(problems(["1"], compare) == ["LAST: missing; c"])
    #expect(problems([], compare) == ["FIRST: missing; a", "LAST: missing; c"])
    #expect(
      problems(["1", "2", "3", "4", "5", "6"], compare)
        == ["\"5\": unexpected argument", "\"6\": unexpected argument"])
    let pair = CommandSpec(
      "pair", summary: "",
      positionals: [PositionalSpec(name: "RESULTS", count: 2...2, help: "folders")])
    #expect(problems(["1"], pair) == ["RESULTS: needs 2, not 1; folders"])
  }
}

/// A command with every kind of option and argument.
let sample = CommandSpec(
  "run", summary: "run experiments and write a report folder for each of them",
  positionals: [
    PositionalSpec(
      name: "EXPERIMENT", count: 1...Int.max, help: "an experiment file, JSON with comments")
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
      "--max-false-trigger-rate", .number(0...1),
      placeholder: "PROPORTION", help: "budget", defaultText: "0.01"),
    OptionSpec("--quiet", .flag, help: "no progress"),
  ],
  examples: ["swipelab run Experiments/first.json --seed 7"])

/// The problems of a command line, none for a right one.
func problems(_ arguments: [String], _ command: CommandSpec = sample) -> [String] {
  do {
    _ = try command.parse(arguments)
    return []
  } catch {
    return error.problems
  }
}

struct UsageErrorTests {
  @Test
  func needsAWholeNumber() async {
    await each([
      "x", "", "-1", "1.0", "1e3", "+1", "18446744073709551616", "1_000", "0x1", " 1",
    ]) { (value: String) in
      #expect(
        problems(["a", "--seed", value])
          == ["--seed: needs a whole number from 0 to 18446744073709551615, not \"\(value)\""])
      #expect(problems(["a", "--seed=\(value)"]) == problems(["a", "--seed", value]))
    }
  }

  @Test
  func needsAWholeNumberInRange() async {
    await each(["0", "65", "two"]) { (value: String) in
      #expect(
        problems(["a", "--threads", value])
          == ["--threads: needs a whole number from 1 to 64, not \"\(value)\""])
    }
  }

  @Test
  func needsANumberInRange() async {
    await each(["x", "1.5", "-2", "nan", "inf", "0x1", "1,5", "", "1e", "1e999", "--1"]) {
      (value: String) in
      #expect(
        problems(["a", "--margin=\(value)"])
          == ["--margin: needs a number from -1 to 1, not \"\(value)\""])
    }
    #expect(
      problems(["a", "--margin=0.3%"])
        == ["--margin: needs a number from -1 to 1, not \"0.3%\"; write 0.003"])
  }

  @Test
  func acceptsNumbersInRange() async {
    await each(["1", "-1", "0.25", ".5", "1e-3", "-0"]) { (value: String) throws in
      #expect(try sample.parse(["a", "--margin", value]).number("--margin") == Double(value))
    }
  }

  @Test
  func explains() async {
    await each([
      (["a", "--out="], "--out: needs a path, not \"\""),
      (["a", "--question", ""], "--question: needs a text, not \"\""),
      (["a", "--policies=x,,y"], "--policies: needs names separated by commas, not \"x,,y\""),
      (["a", "--policies", ""], "--policies: needs names separated by commas, not \"\""),
      (["a", "--quiet=yes"], "--quiet: takes no value"),
      (
        ["a", "--seed"],
        "--seed: needs a whole number from 0 to 18446744073709551615, as in --seed N"
      ),
      (
        ["a", "--max-false-trigger-rate", "-1"],
        "--max-false-trigger-rate: needs a number from 0 to 1, not \"-1\""
      ),
      (["a", "--seed", "1", "--seed=1"], "--seed: given twice; give it once"),
      (["a", "--quiet", "--quiet"], "--quiet: given twice; give it once"),
      (["a", "--policies", "x", "--policies", "y"], "--policies: given twice; give it once"),
      (["a", "--seeds", "b"], "--seeds: unknown option; did you mean --seed?"),
      (["a", "--seeds=b"], "--seeds: unknown option; did you mean --seed?"),
      (["a", "-quiet"], "-quiet: unknown option; did you mean --quiet?"),
      (["a", "-x"], "-x: unknown option"),
      (["a", "--zzz", "b"], "--zzz: unknown option"),
      (["a", "--\u{1B}[31m\n"], "--\\u{1B}[31m\\u{A}: unknown option"),
      ([], "EXPERIMENT: missing; an experiment file, JSON with comments"),
    ]) { arguments, expected in
      #expect(problems(arguments) == [expected])
    }
  }

  @Test func namesAllProblemsAtOnce() throws {
    let errors = #expect(throws: UsageErrors.self) {
      try sample.parse(["--seed", "x", "--threads=0", "--qui", "--out"])
    }
    #expect(
      errors?.problems == [
        "--seed: needs a whole number from 0 to 18446744073709551615, not \"x\"",
        "--threads: needs a whole number from 1 to 64, not \"0\"",
        "--qui: unknown option; did you mean --quiet?",
        "--out: needs a path, as in --out DIR",
        "EXPERIMENT: missing; an experiment file, JSON with comments",
      ])
  }

  @Test func doesNotTakeTheValueOfAMisspeltOptionForAnArgument() {
    let lone = CommandSpec(
      "check", summary: "", options: [OptionSpec("--seed", .integer(0...9), help: "")])
    #expect(problems(["--seef", "5"], lone) == ["--seef: unknown option; did you mean --seed?"])
    #expect(problems(["--other", "5"], lone) == ["--other: unknown option"])
    #expect(problems(["5"], lone) == ["\"5\": unexpected argument"])
  }

  @Test func cutsLongArguments() {
    let long = String(repeating: "9", count: 1_000)
    #expect(problems(["a", "--threads", long]).allSatisfy { $0.count < 130 && $0.contains("...") })
  }
}
