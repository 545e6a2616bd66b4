import TestSupport
import Testing

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
      #expect(judged.status == 0 && judged.errors.isEmpty, "\(judged.errors)")
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
      #expect(judged.status == 0)
      let cells = try #require(judged.outputLines.last).split(separator: ",")
      #expect(cells[4] == name && cells[7] == translation)
    }
    let unknown = try await Program.run(
      "judge", "t.csv", "--experiment", "q.json", "--recognizer", "pan(slop_pt=8)", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean \"pan(slop_pt="))
  }

  @Test("Commas inside the numbers of a system part no names")
  func systemWithNumbers() async throws {
    let folder = try folder(recognizers: "[\"pan\"]")
    let judged = try await Program.run(
      "judge", "t.csv", "--systems", "fd,velocity(30,300,0.5,300),fixed(80)", in: folder)
    #expect(judged.status == 0, "\(judged.errors)")
    let names = judged.outputLines.dropFirst().map { line in
      line.split(separator: "system,")[1].prefix { $0 != "," && $0 != "\"" }
    }
    #expect(judged.output.contains("system,\"velocity(30,300,0.5,300)\","))
    #expect(names.count == 3 && judged.output.contains(",fixed(80),"))
    let open = try await Program.run(
      "judge", "t.csv", "--systems", "velocity(30,300", in: folder)
    #expect(open.status == 64 && open.errors.contains("unknown name \"velocity(30,300\""))
  }
}
