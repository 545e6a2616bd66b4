import OptionParsing
import TestSupport
import Testing

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

  @Test func gettersOfAnotherTypeGiveNothing() throws {
    let parsed = try sample.parse(["a", "--seed", "1", "--out", "2", "--margin", "1"])
    #expect(parsed.string("--seed") == nil && parsed.number("--seed") == nil)
    #expect(parsed.integer("--out") == nil && parsed.list("--out") == nil)
    #expect(parsed.integer("--margin") == nil)
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
    #expect(
      problems(["a", "--out", "--quiet"]) == ["--out: needs a path, as in --out DIR"])
  }

  @Test
  func helpWinsOverEveryProblem() async {
    await each([
      ["--help"], ["--seed", "x", "--help"], ["a", "--nonsense", "--help"], ["--out", "--help"],
    ]) { (arguments: [String]) throws in
      #expect(try sample.parse(arguments).has("--help"))
    }
  }

  @Test func helpIsAnOptionLikeAnyOtherElsewhere() throws {
    #expect(try sample.parse(["--", "--help"]).arguments("EXPERIMENT") == ["--help"])
    let bare = CommandSpec("bare", summary: "")
    #expect(problems(["--help"], bare) == ["--help: unknown option; see bare --help"])
  }

  @Test func sharesArgumentsOutInOrder() throws {
    let compare = CommandSpec(
      "compare", summary: "",
      positionals: [
        PositionalSpec("FIRST", help: "a"), PositionalSpec("MORE", count: 0...2, help: "b"),
        PositionalSpec("LAST", help: "c"),
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
      "pair", summary: "", positionals: [PositionalSpec("RESULTS", count: 2...2, help: "folders")])
    #expect(problems(["1"], pair) == ["RESULTS: needs 2, not 1; folders"])
  }
}
