import TestSupport
import Testing

/// `tune` as users run it.
@Suite("tune")
struct TuneTests {
  private static let experiment = #"""
    {
      "participants": 40, "swipes_per_intent": 5, "screens": ["iphone-16-pro"],
      "intents": ["pop", "contentVertical"], "policies": ["half-width"],
      "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 200,
        "steps": 19 }] MORE
    }
    """#

  @Test("it writes the report with the settings and the code to ship")
  func report() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.experiment.replacing("MORE", with: ""), to: "t.json")
    let result = try await Program.run("tune t.json --max-false-trigger 0.05 --out out", in: folder)
    #expect(result.output.contains(#/\nPhone, 402 pt, recommended: x (\+ \S+ v )?> /#))
    let report = try #require(folder.text("out/t/report.md"))
    let details = try #require(folder.text("out/t/details.md"))
    #expect(details.contains("## What was chosen"))
    #expect(details.contains("  static let policy = "))
    #expect(report.contains("\nlet policy = "))
    #expect(report.contains("swipelab tune t.json --max-false-trigger 0.05"))
    let tuned = try #require(folder.text("out/t/tuned.csv"))
    #expect(tuned.contains(",max_false_trigger,0.05,,pan,"))
  }

  @Test("a gate that the rule was chosen with stands beside it, wherever its Swift is printed")
  func gate() async throws {
    let folder = try ScratchFolder()
    for (recognizer, gate) in [("pan-cone", "panCone"), ("edge", "edge")] {
      try folder.write(
        Self.experiment.replacing("MORE", with: #", "recognizers": ["\#(recognizer)"]"#)
          .replacing(#""contentVertical""#, with: #""contentVertical", "popAbort""#), to: "t.json")
      try await Program.run("tune", "t.json", "--out", recognizer, in: folder)
      let report = try #require(folder.text("\(recognizer)/t/report.md"))
      #expect(report.contains("\nlet recognizer = Recognizer.\(gate)\n"))
      let details = try #require(folder.text("\(recognizer)/t/details.md"))
      #expect(details.contains("  static let recognizer = Recognizer.\(gate)\n"))
      let page = try #require(folder.text("\(recognizer)/t/report.html"))
      #expect(page.contains(#"\nlet recognizer = Recognizer.\#(gate)""#))
    }
  }

  @Test("the terminal says the best setting of every family, or the limit that none keeps")
  func families() async throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"""
      {
        "participants": 128, "screens": ["iphone-16-pro", "ipad-pro-13"], "one_rule": true,
        "intents": ["pop", "popAbort", "contentVertical"], "policies": ["half-width"], "sweeps": [
          { "family": "fixed-distance", "parameter": "distance_pt", "values": [1, 2] },
          { "family": "fraction", "parameter": "fraction", "values": [0.3, 0.99] }]
      }
      """#, to: "t.json")
    let result = try await Program.run("tune t.json --max-false-trigger 0.05 --out out", in: folder)
    // One that pops nearly always cannot keep the limits; one that pops nearly never does.
    let heading = "The best setting of every family, All screens, 402 to 1032 pt:"
    let lines = result.outputLines
    let place = try #require(lines.firstIndex(of: heading))
    let own = lines[(place + 1)...].prefix { $0.hasPrefix("  ") }
    for family in ["fixed-distance", "fraction", "velocity-weighted", "fling-override"] {
      #expect(own.filter { $0.hasPrefix("  \(family): ") }.count == 1, "\(family)")
    }
    let loose = try #require(own.first { $0.hasPrefix("  fixed-distance: ") })
    let failing = "  fixed-distance: no setting keeps them; the nearest breaks a limit (false"
    #expect(loose.hasPrefix(failing), "\(loose)")
    #expect(loose.contains(" of reading scrolls, limit 5%; "))
    #expect(loose.contains(", limit 95%): x > 2 pt: "))
    #expect(
      lines[1] == "Limit: false triggers on 5% (1 in 20) of the content gestures of the worst kind."
    )
    let groups = lines.filter { $0.hasPrefix("The best setting of every family, ") }
    #expect(groups.map { $0.contains("Phone") } == [true, false, false] && groups[2] == heading)
    let strict = try #require(own.first { $0.hasPrefix("  fraction: ") })
    #expect(strict.hasPrefix("  fraction: x > 0.99 W: ") && !strict.contains("limit"))
    for part in [
      "% success, false triggers none seen, ", "% of aborts honoured",
    ] {
      #expect(strict.contains(part), "\(strict)")
    }
    let details = try #require(folder.text("out/t/details.md"))
    #expect(details.contains("\n\(heading)\n\n| Family "))
    for scope in ["Phone, 402 pt", "Tablet, 1032 pt"] {
      #expect(details.contains("\nThe best setting of every family, \(scope):\n"))
    }
  }

  @Test("a file that asks for it comes out the same by run and by tune, for any threads")
  func same() async throws {
    let folder = try ScratchFolder()
    try folder.write(
      Self.experiment.replacing("MORE", with: #", "tune": true, "sensitivity": ["drags"]"#),
      to: "t.json")
    try await Program.run("run t.json --threads 1 --out a", in: folder)
    try await Program.run("tune t.json --threads 3 --out b", in: folder)
    for file in ["tuned.csv", "robustness.csv", "report.md", "manifest.json"] {
      let text = try #require(folder.text("a/t/\(file)"))
      #expect(text == folder.text("b/t/\(file)"), "\(file)")
    }
  }
}
