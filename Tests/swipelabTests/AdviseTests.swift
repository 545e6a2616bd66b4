import TestSupport
import Testing

@Suite("advise")
struct AdviseTests {
  private static let experiment = """
    { "participants": 4, "swipes_per_intent": 20, "screens": ["iphone-16-pro"],
      "intents": ["pop", "popAbort", "contentRight", "contentLeft", "contentVertical",
        "contentBrowse", "tapSmear"],
      "contexts": ["list"], "policies": ["half-width"] }
    """
  /// Few, so that a test takes seconds.
  private static let small = ["--participants", "640", "--worlds", "8", "--seed", "3"]

  private static func recorded() async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(experiment, to: "hidden.json")
    let made = try await Program.run("sample", "hidden.json", "--out", "t.csv", in: folder)
    try #require(made.status == 0)
    return folder
  }

  private static func advise(
    _ file: String, _ options: String..., in folder: ScratchFolder
  ) async throws -> Program.Result {
    try await Program.run(all: ["advise", file] + small + options, in: folder)
  }

  @Test("One screen with the pair, its code, both kinds of rates and what would settle it")
  func screen() async throws {
    let folder = try await Self.recorded()
    let result = try await Self.advise("t.csv", "--threads", "1", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.outputLines.count < 45)
    for part in [
      "let policy = ", "Expect, in about eight cases of ten: success", "| half-width ",
      "| one-third ",
      "| fixed-distance ", "| velocity-weighted ", "What would settle it", "simulated apps",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
    let again = try await Self.advise("t.csv", "--threads", "3", in: folder)
    #expect(again.output == result.output)
  }

  @Test("One person gets an answer that says what it is worth, and a report where asked")
  func onePerson() async throws {
    let folder = try await Self.recorded()
    let rows = try #require(folder.text("t.csv")).split(separator: "\n")
    let own = rows.filter { $0.hasPrefix("swipe,") || $0.split(separator: ",")[1] == "0" }
    try folder.write(own.joined(separator: "\n") + "\n", to: "one.csv")
    let result = try await Self.advise("one.csv", "--out", "out", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("What it is worth: these people could not be fitted"))
    #expect(result.output.contains("let policy = "))
    #expect(folder.text("out/advice/report.md") != nil)
  }

  @Test("What no recording can be is said, with what to do, and nothing is printed or written")
  func broken() async throws {
    let folder = try await Self.recorded()
    let rows = try #require(folder.text("t.csv")).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    func write(_ name: String, _ change: ([String]) -> [String]?) throws {
      let changed = rows.enumerated().compactMap { $0 == 0 ? $1 : change($1) }
      try folder.write(
        changed.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n", to: name)
    }
    // In the order of the columns x and y are 7 and 8, the width 3, the intent 5.
    try write("turned.csv") { $0[..<7] + [$0[8], $0[7]] + $0[9...] }
    try write("mirrored.csv") { $0[..<7] + ["\(402 - (Double($0[7]) ?? 0))"] + $0[8...] }
    try write("metres.csv") { row in
      row[..<7] + row[7...8].map { "\((Double($0) ?? 0) / 1000)" } + row[9...]
    }
    try write("scrolls.csv") { $0[5] == "contentVertical" ? $0 : nil }
    for (file, word) in [
      ("turned.csv", "rotated"), ("mirrored.csv", "leading edge"), ("metres.csv", "one unit"),
      ("scrolls.csv", "swipelab record"), ("missing.csv", "missing.csv"),
    ] {
      let result = try await Self.advise(file, "--out", "out", in: folder)
      #expect(result.status == 65, "\(file)")
      #expect(result.output.isEmpty, "\(file)")
      #expect(result.errors.contains(word), "\(file): \(result.errors)")
      #expect(folder.text("out/advice/report.md") == nil, "\(file)")
    }
  }
}
