import OptionParsing
import TestSupport
import Testing

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
        "--max-false-trigger-rate: needs a number from 0 up, not \"-1\""
      ),
      (["a", "--seed", "1", "--seed=1"], "--seed: given twice; give it once"),
      (["a", "--quiet", "--quiet"], "--quiet: given twice; give it once"),
      (["a", "--policies", "x", "--policies", "y"], "--policies: given twice; give it once"),
      (["a", "--seeds", "b"], "--seeds: unknown option; did you mean --seed?"),
      (["a", "--seeds=b"], "--seeds: unknown option; did you mean --seed?"),
      (["a", "-quiet"], "-quiet: unknown option; did you mean --quiet?"),
      (["a", "-x"], "-x: unknown option; see run --help"),
      (["a", "--zzz", "b"], "--zzz: unknown option; see run --help"),
      (["a", "--\u{1B}[31m\n"], "--\\u{1B}[31m\\u{A}: unknown option; see run --help"),
      ([], "EXPERIMENT: missing; an experiment file, JSON with comments"),
    ]) { arguments, expected in
      #expect(problems(arguments) == [expected])
    }
  }

  @Test func namesAllProblemsAtOnce() throws {
    let errors = #expect(throws: UsageErrors.self) {
      try sample.parse(["--seed", "x", "--threads=0", "--qui", "--out"], suggest: suggestByStart)
    }
    #expect(
      errors?.description == """
        --seed: needs a whole number from 0 to 18446744073709551615, not "x"
        --threads: needs a whole number from 1 to 64, not "0"
        --qui: unknown option; did you mean --quiet?
        --out: needs a path, as in --out DIR
        EXPERIMENT: missing; an experiment file, JSON with comments
        """)
    #expect(UsageErrors([]) == nil)
  }

  @Test func doesNotTakeTheValueOfAMisspeltOptionForAnArgument() {
    let lone = CommandSpec(
      "check", summary: "", options: [OptionSpec("--seed", .integer(0...9), help: "")])
    #expect(problems(["--seef", "5"], lone) == ["--seef: unknown option; did you mean --seed?"])
    #expect(problems(["--other", "5"], lone) == ["--other: unknown option; see check --help"])
    #expect(problems(["5"], lone) == ["\"5\": unexpected argument"])
  }

  @Test func cutsLongArguments() {
    let long = String(repeating: "9", count: 1_000)
    #expect(problems(["a", "--threads", long]).allSatisfy { $0.count < 130 && $0.contains("...") })
  }
}
