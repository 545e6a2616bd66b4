import Foundation
import TestSupport
import Testing

@Suite("Replayed and filtered swipes")
struct ReplayTests {
  private static let experiment = """
    {
      "participants": 60, "swipes_per_intent": 5, "screens": ["iphone-16-pro", "ipad-pro-13"],
      "policies": ["half-width", "one-third"]
    }
    """

  @Test("Filters of a replay find swipes that the policy cancelled, each of another person")
  func filters() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    let told = try await Program.run(
      "replay q.json --intent pop --screen iphone-16-pro --policy one-third"
        + " --outcome popCancelled --first 3 --svg miss.svg", in: folder)
    #expect(told.errors == "wrote miss-1.svg\nwrote miss-2.svg\nwrote miss-3.svg\n")
    let names = told.outputLines.filter { $0.hasPrefix("iphone-16-pro/plain/pop/") }
    #expect(Set(names.map { $0.split(separator: "/")[3] }).count == 3)
    let reasons = told.outputLines.filter { $0.contains("one-third") }
    #expect(reasons.count == 3)
    #expect(reasons.allSatisfy { $0.contains("cancels: it needed 134 pt and travelled ") })
    #expect(try #require(folder.text("miss-2.svg")).contains("one-third needed 134 pt"))
    // The same swipe by its identifier.
    let first = try #require(names.first)
    let alone = try await Program.run("replay", "q.json", "--swipe", String(first), in: folder)
    #expect(told.output.hasPrefix(alone.output))
    let listed = try await Program.run("replay q.json --swipe \(first) --samples", in: folder)
    #expect(listed.outputLines.contains { $0.hasSuffix("moved, the pop begins") })
  }

  @Test("Swipes of a touch file are shown to the experiment's policies, by name or by outcome")
  func touches() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try folder.write(
      """
      swipe,time_s,x_pt,y_pt
      short,0,10,300
      short,0.05,150,300
      long,0,10,300
      long,0.05,220,300

      """, to: "t.csv")
    func replay(_ more: String, status: Int32 = 0) async throws -> Program.Result {
      try await Program.run("replay q.json --touches t.csv \(more)", status: status, in: folder)
    }
    let long = try await replay("--swipe long")
    #expect(long.output.hasPrefix("long"))
    #expect(long.outputLines.contains { $0.contains("one-third") && $0.contains("completes") })
    let missed = try await replay("--policy one-third --outcome popCancelled --first 5")
    #expect(missed.output.hasPrefix("short") && !missed.outputLines.contains("long"))
    #expect(missed.output.contains("cancels: it needed 134 pt and travelled 130"))
    let none = try await replay("--swipe other", status: 64)
    #expect(none.errors.contains("t.csv has no swipe \"other\""))
    #expect(none.errors.contains("its first ones are \"short\", \"long\""))
    // 10 pt of slop, then x = 130 pt at 2800 pt/s: 130 + 0.3 · 2800 = 970.
    let alone = try await Program.run("replay", "t.csv", "--swipe", "short", in: folder)
    #expect(alone.output.contains("fling-override"))
    #expect(alone.output.contains("130 pt of travel (140 pt, less 10 pt slop)"))
    #expect(alone.output.contains("[x + 0.3 v > 0.5 W: 130 + 0.3 · "), "\(alone.output)")
  }

  @Test("Samples by outcome hold those swipes alone, and judging filters them as well")
  func samples() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try await Program.run("sample", "q.json", "--out", "all.csv", in: folder)
    let some = try await Program.run(
      "sample q.json --intent pop --policy one-third --outcome popCancelled --out missed.csv",
      in: folder)
    let judged = try await Program.run("judge", "missed.csv", "--policies", "one-third", in: folder)
    let filtered = try await Program.run(
      "judge all.csv --policies one-third --intent pop --outcome popCancelled", in: folder)
    #expect(judged.output == filtered.output)
    #expect(judged.outputLines.count > 50)
    #expect(some.errors == "wrote \(judged.outputLines.count - 1) swipes to missed.csv\n")
  }

  @Test("A summary to a file is the run's table of rates, by the experiment's screens and policies")
  func summary() async throws {
    let folder = try ScratchFolder(
      experiment: """
        {
          "participants": 40, "swipes_per_intent": 5,
          "screens": [
            "ipad-pro-13", { "screen": "ipad-pro-11", "view_width_pt": 507 },
            { "name": "mine", "width_pt": 390, "height_pt": 844, "mm_per_pt": 0.2, "class": "phone" }
          ],
          "policies": ["one-third", { "name": "far", "family": "fixed-distance", "distance_mm": 30 }]
        }
        """)
    try await Program.run("run", "q.json", in: folder)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    try await Program.run("judge t.csv --experiment q.json --summary --out s.csv", in: folder)
    let rates = try #require(folder.text("out/q/rates.csv"))
    // But for the four columns of travel at its end, which touches alone do not tell.
    func withoutTravel(_ csv: String?) throws -> [Substring] {
      try #require(csv).split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).dropLast(4)
          .joined(separator: ",")[...]
      }
    }
    #expect(try withoutTravel(folder.text("s.csv")) == withoutTravel(rates))
    let told = try await Program.run(
      "judge t.csv --experiment q.json --summary --screen ipad-pro-13", in: folder)
    #expect(told.outputLines.first?.hasSuffix("recognizer pan: 40 people, 1200 swipes") == true)
    #expect(told.outputLines.contains { $0.hasPrefix("one-third missed ") } && told.errors.isEmpty)
    try await Program.refuses(
      "judge t.csv --experiment q.json --policies farr", 64, ["did you mean \"far\"?"], in: folder)
  }

  @Test(
    "Wrong questions are answered all at once",
    arguments: [
      ("--swipe iphone-16-pr/plain/pop/0/9", ["did you mean \"iphone-16-pro\"?", "0 to 4"]),
      ("--swipe a/b/c/0/0 --first 2", ["leave out --first"]),
      ("--outcome popCanceled", ["did you mean \"popCancelled\"?", "--outcome: needs --policy"]),
      ("--policy one-thirds", ["did you mean \"one-third\"?", "--policy: needs --outcome"]),
      ("--intent popp --context plane", ["\"pop\"?", "\"plain\"?"]),
      ("--recognizer edge", ["--recognizer: unknown name \"edge\""]),
    ])
  func wrong(options: String, expected: [String]) async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try await Program.refuses("replay q.json \(options)", 64, expected, in: folder)
  }

  @Test("Nothing found is a failure that says so")
  func nothing() async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try await Program.refuses(
      "replay q.json --policy one-third --outcome corrupted", 1,
      ["there is no swipe of that kind"], in: folder)
  }
}

@Suite("What judge is asked to judge by")
struct JudgeChoiceTests {
  /// Touches that begin 30 pt from the edge and travel 60 pt in 12 events.
  private static let touches = """
    swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase
    s,p,iphone-16-pro,402,plain,pop,0,30,20,began
    \((1...12).map { "s,p,iphone-16-pro,402,plain,pop,0.\($0 + 10),\(30 + 5 * $0),20,moved\n" }
      .joined())s,p,iphone-16-pro,402,plain,pop,0.23,90,20,ended

    """

  private func folder(recognizers: String, sweeps: String = "[]") throws -> ScratchFolder {
    let folder = try ScratchFolder(
      experiment: """
        {
          "policies": ["half-width"], "recognizers": \(recognizers), "sweeps": \(sweeps),
          "screens": ["iphone-16-pro"]
        }
        """)
    try folder.write(Self.touches, to: "t.csv")
    return folder
  }

  @Test("The experiment's first recognizer, with numbers of its own")
  func changedRecognizer() async {
    await each([
      ("[{ \"recognizer\": \"pan\", \"slop_pt\": 8 }, \"edge\"]", "pan(slop_pt=8)", "52"),
      ("[{ \"recognizer\": \"pan\", \"slop_pt\": 48, \"name\": \"pan\" }]", "pan", "12"),
      ("[\"pan\"]", "pan", "50"),
    ]) { recognizers, name, translation throws in
      let folder = try folder(recognizers: recognizers)
      let judged = try await Program.run("judge", "t.csv", "--experiment", "q.json", in: folder)
      #expect(judged.errors.isEmpty, "\(judged.errors)")
      let cells = try #require(judged.outputLines.last).split(separator: ",")
      #expect(cells[4] == name && cells[6] == "popCancelled" && cells[7] == translation)
    }
  }

  @Test("A swept recognizer, and one that is asked for by name")
  func sweptRecognizer() async throws {
    let folder = try folder(
      recognizers: "[\"edge\"]",
      sweeps: "[{ \"recognizer\": \"pan\", \"parameter\": \"slop_pt\", \"values\": [6, 9] }]")
    for (name, translation) in [("pan(slop_pt=9)", "51"), ("pan(slop_pt=6)", "54")] {
      let judged = try await Program.run(
        "judge", "t.csv", "--experiment", "q.json", "--recognizer", name, in: folder)
      let cells = try #require(judged.outputLines.last).split(separator: ",")
      #expect(cells[4] == name && cells[7] == translation)
    }
    try await Program.refuses(
      "judge t.csv --experiment q.json --recognizer pan(slop_pt=8)", 64,
      ["did you mean \"pan(slop_pt="], in: folder)
  }

  @Test("Commas inside the numbers of a system part no names")
  func systemWithNumbers() async throws {
    let folder = try folder(recognizers: "[\"pan\"]")
    let judged = try await Program.run(
      "judge t.csv --systems fd,velocity(30,300,0.5,300),fixed(80)", in: folder)
    let names = judged.outputLines.dropFirst().map { line in
      line.split(separator: "system,")[1].prefix { $0 != "," && $0 != "\"" }
    }
    #expect(judged.output.contains("system,\"velocity(30,300,0.5,300)\","))
    #expect(names.count == 3 && judged.output.contains(",fixed(80),"))
    try await Program.refuses(
      "judge t.csv --systems velocity(30,300", 64, ["unknown name \"velocity(30,300\""], in: folder)
  }
}

@Suite("fidelity")
struct FidelityTests {
  private static let strokes = """
    participant,view_width_pt,intent,start_x_pt,dx_pt,dy_pt,duration_ms,mean_speed_pt_per_s,\
    release_speed_pt_per_s,straightness,deviation

    """

  private static func rows(intent: String) -> String {
    (1...18).map { row in
      "p\(row % 3),320,\(intent),80,\(130 + 10 * row),-20,\(100 + 7 * row),1300,1500,0.99,0.03\n"
    }.joined()
  }

  @Test("A report with its line in the index; the last line counts the targets met")
  func report() async throws {
    let folder = try ScratchFolder()
    let first = try await Program.run("fidelity", "--participants", "20", in: folder)
    let last = try #require(first.outputLines.last)
    #expect(last.wholeMatch(of: /\d+ of 45 targets met/) != nil)
    let report = try #require(folder.text("out/fidelity/report.md"))
    let told = last.hasPrefix("45 ") ? "All 45 targets are met" : last
    #expect(report.contains("**\(told).**"))
    #expect(report.contains("\nswift run -c release swipelab fidelity --participants 20\n"))
    let index = try #require(folder.text("out/README.md"))
    #expect(index.contains("[fidelity](fidelity/report.md)"))
    let again = try await Program.run("fidelity", "--participants", "20", in: folder)
    #expect(again.output == first.output)
    #expect(again.errorLines.last == "unchanged: out/fidelity/report.md")
  }

  @Test("Recordings in a folder; what they do not hold is left out")
  func recordings() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.strokes + Self.rows(intent: "pop"), to: "recorded/strokes.csv")
    try folder.write("a,b\n1,2\n", to: "recorded/other.csv")
    let result = try await Program.run(
      "fidelity --recordings recorded --participants 20 --out out", in: folder)
    #expect(result.errors.contains("warning: other.csv has other columns"))
    let report = try #require(folder.text("out/fidelity/report.md"))
    #expect(report.contains(#"strokes (3)\*"#))
    #expect(!report.contains("Reading scrolls") && !report.contains("touchalytics"))
  }

  @Test("Recordings without a stroke to compare, wrong tables and unknown names write nothing")
  func refused() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.strokes + Self.rows(intent: "stroke"), to: "unknown/strokes.csv")
    try folder.write(Self.strokes + "p,320,pop,x,1,1,1,1,1,1,1\n", to: "wrong/strokes.csv")
    for (option, value, status) in [
      ("--recordings", "unknown", 65), ("--recordings", "wrong", 65),
      ("--recordings", "missing", 65), ("--population", "everydy", 64),
      ("--population", "missing.json", 65),
    ] {
      let result = try await Program.run(
        "fidelity", option, value, "--participants", "2", status: Int32(status), in: folder)
      #expect(result.output.isEmpty && !result.errors.isEmpty)
    }
    #expect(folder.text("out/README.md") == nil)
    #expect(folder.text("out/fidelity/report.md") == nil)
  }
}
