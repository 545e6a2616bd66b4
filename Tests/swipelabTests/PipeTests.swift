import Foundation
import TestSupport
import Testing

@testable import swipelab

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
    ]) { verb, words, isTold in
      let input = StandardInput(verb, words.split(separator: " ").map { String($0) })
      #expect(input.note(isTerminal: false) == nil)
      #expect((input.note(isTerminal: true)?.contains("Ctrl-D") ?? false) == isTold)
    }
  }
}
