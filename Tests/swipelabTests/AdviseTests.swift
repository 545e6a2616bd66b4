import TestSupport
import Testing

@Suite("advise")
struct AdviseTests {
  /// Few, so that a test takes seconds.
  private static let small = ["--participants", "640", "--worlds", "8", "--seed", "3"]

  /// What some people record, with so many swipes of each kind.
  private static func recorded(
    people: Int = 4, seed: Int = 1, swipes: Int = 20
  ) async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      """
      { "participants": \(people), "swipes_per_intent": \(swipes), "seed": \(seed),
        "screens": ["iphone-16-pro"], "contexts": ["list"], "policies": ["half-width"],
        "intents": ["pop", "popAbort", "contentRight", "contentLeft", "contentVertical",
          "contentBrowse", "tapSmear"] }
      """, to: "hidden.json")
    try await Program.run("sample hidden.json --out t.csv", in: folder)
    return folder
  }

  private static func advise(
    _ file: String, _ options: String..., status: Int32 = 0, in folder: ScratchFolder
  ) async throws -> Program.Result {
    try await Program.run(all: ["advise", file] + small + options, status: status, in: folder)
  }

  /// The advice that ten people's swipes lead to, its report by file name, and what is said when
  /// that is rendered again: made once, and read by several tests.
  private static let tenPeople = Task {
    let folder = try await recorded(people: 10, seed: 2, swipes: 30)
    let result = try await advise("t.csv", "--out", "out", in: folder)
    let again = try await Program.run("report", "out/advice", in: folder)
    func file(_ name: String) -> String { folder.text("out/advice/\(name)") ?? "" }
    return (
      result: result, again: again, report: file("report.md"), advice: file("advice.json"),
      picture: file("charts/recorded-people.svg")
    )
  }

  @Test("One screen with the pair, its code, both kinds of rates and what would settle it")
  func screen() async throws {
    let folder = try await Self.recorded()
    let result = try await Self.advise("t.csv", "--threads", "1", in: folder)
    #expect(result.outputLines.count < 45)
    for part in [
      "let policy = ", "a range that holds in about eight cases of ten", "| half-width ",
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
    #expect(result.output.contains("These people could not be fitted"))
    #expect(result.output.contains("let policy = "))
    #expect(folder.text("out/advice/report.md") != nil)
  }

  @Test(
    "few people are headed as a trial, in the terminal and in the report", arguments: [2, 5])
  func few(people: Int) async throws {
    let folder = try await Self.recorded(people: people, seed: 4, swipes: 30)
    let result = try await Self.advise("t.csv", "--out", "out", in: folder)
    let page = try #require(folder.text("out/advice/report.html"))
    let report = try #require(folder.text("out/advice/report.md"))
    #expect(result.outputLines.contains { $0.hasPrefix("Try first (Phone") })
    #expect(report.split(separator: "\n")[1].hasPrefix("**Try first (Phone"))
    #expect(page.contains("<strong>Try first (Phone"))
    for text in [result.output, report, page] {
      #expect(!text.contains("Ship (") && text.contains("let policy = "))
    }
    let manifest = try #require(folder.text("out/advice/manifest.json"))
    #expect(manifest.contains("(try first)"))
  }

  @Test("many people are headed Ship where the limits are kept as often as is asked for")
  func headings() async throws {
    var seen: Set<String> = []
    for seed in 1...5 where seen.count < 2 {
      let folder = try await Self.recorded(people: 10, seed: seed, swipes: 30)
      let result = try await Self.advise("t.csv", in: folder)
      let chance = try #require(result.output.firstMatch(of: /keeps all limits in (all|(\d+)%)/))
      let keeps = chance.2.flatMap { Int($0) }.map { $0 >= 90 } ?? true
      let heading = keeps ? "Ship" : "Not settled"
      seen.insert(heading)
      #expect(result.outputLines.contains { $0.hasPrefix("\(heading) (Phone") }, "\(seed)")
      #expect(result.output.contains("where at least 90% are required") != keeps)
    }
    #expect(seen.count == 2)
  }

  @Test("what the fit lacks is told with what to record again, here and in the report")
  func shortages() async throws {
    let folder = try await Self.recorded()
    let result = try await Self.advise("t.csv", "--out", "out", in: folder)
    let report = try #require(folder.text("out/advice/report.md"))
    for text in [result.output, report.replacing("`", with: "")] {
      #expect(text.contains("scrolls of intent contentBrowse: too few; those of everyday stand."))
      #expect(text.contains("Needed: 20 upward ones of each of 3 people (prompt skim)"))
      #expect(text.contains("4 people with 15 flicks and more cannot show how people differ"))
    }
    // Nobody's own quick scrolls tell how wide that range is.
    let settling = try #require(result.outputLines.first { $0.contains("know false triggers") })
    #expect(settling.contains("more people") && settling.contains("from others' recordings"))
    let aborts = try #require(result.outputLines.first { $0.contains("know aborts honoured") })
    #expect(!aborts.contains("nothing more"))
  }

  @Test("every limit has its figure, its value and how many apps break it")
  func limits() async throws {
    let all = try await Self.tenPeople.value
    for text in [all.result.output, all.report] {
      for (figure, limit) in [
        (#"false triggers 1 in [\d,]+ [a-z ]+ \(1 in .* to 1 in .*\)"#, "at most 1 in 200"),
        (#"aborts honoured [\d.]+% \(.*%\)"#, "at least 95%"),
        (#"content gestures lost [\d.]+% \(.*%\)"#, "at most 5%"),
      ] {
        let line = try Regex(
          "- \(figure); the limit is \(limit), broken in (none|\\d+%) of the apps")
        #expect(text.firstMatch(of: line) != nil, "\(limit)")
      }
    }
  }

  @Test("whether the choice is settled is told with the runner-up and the difference")
  func choice() async throws {
    let all = try await Self.tenPeople.value
    let line = try #require(
      all.result.output.firstMatch(
        of: /pair is (not )?settled.*: (\d+)% of 8 recordings .*\. The success of the runner-up, x/)
    )
    #expect((line.1 == nil) == (Int(line.2).map { $0 >= 90 } ?? false))
    #expect(all.result.output.contains("in nine of ten simulated apps)"))
    #expect(all.report.contains("% of 8 recordings with people drawn again from yours choose it"))
    #expect(all.report.contains("The success of the runner-up, `x"))
  }

  @Test("a picture shows everybody's swipes, which add up to those of the table, and stays")
  func people() async throws {
    let all = try await Self.tenPeople.value
    let pops = all.advice.matches(
      of: /"person": "(\d+)",\s+"intent": "pop",\s+"good": (\d+),\s+"of": (\d+)/)
    #expect(Set(pops.map(\.1)).count == 10)
    let good = pops.reduce(0) { $0 + (Int($1.2) ?? 0) }
    #expect(pops.reduce(0) { $0 + (Int($1.3) ?? 0) } == 300)
    let row = try #require(all.result.outputLines.first { $0.hasPrefix("| recommended") })
    let yours = row.split(separator: "|")[2].trimmingPrefix(" ").prefix { $0 != " " }
    #expect(abs((Double(yours) ?? 0) - Double(good) / 3) < 0.06, "\(row)")
    for part in ["<title>", "Swipes: wanted pops", "People: ", ">aborts<", ">quick scrolls<"] {
      #expect(all.picture.contains(part), "\(part)")
    }
    #expect(all.report.contains("(charts/recorded-people.svg)"))
    #expect(all.again.errors.contains("unchanged"), "\(all.again.errors)")
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
      let result = try await Self.advise(file, "--out", "out", status: 65, in: folder)
      #expect(result.output.isEmpty, "\(file)")
      #expect(result.errors.contains(word), "\(file): \(result.errors)")
      #expect(folder.text("out/advice/report.md") == nil, "\(file)")
    }
  }
}
