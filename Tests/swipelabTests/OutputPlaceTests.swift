import Foundation
import TestSupport
import Testing

@Suite("Where reports go")
struct OutputPlaceTests {
  @Test("A place that cannot be written or holds something else is refused, and nothing is lost")
  func refused() async {
    await each([
      ("/dev/null/x", "Not a directory", 74 as Int32),
      ("file", "Not a directory", 74),
      ("foreign", "holds files but no manifest.json", 64),
      ("taken", "a file of this name exists", 64),
      ("app", "manifest.json is not of a report", 64),
      ("noted", "also holds what no report made: notes.md", 64),
      ("q.json", "it would lie in the input q.json", 64),
      ("holder", "it holds holder/q/charts/q.json, which is read", 64),
    ]) { place, reason, status throws in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      try folder.write("precious", to: "file")
      try folder.write("precious", to: "foreign/q/thesis.txt")
      try folder.write("precious", to: "taken/q")
      try folder.write("{ \"name\": \"an app\" }", to: "app/q/manifest.json")
      for name in ["noted", "holder"] {
        try await Program.run("run", "q.json", "--out", name, in: folder)
      }
      try folder.write("precious", to: "noted/q/notes.md")
      try folder.write(SmallExperiments.plain, to: "holder/q/charts/q.json")
      let experiment = place == "holder" ? "holder/q/charts/q.json" : "q.json"
      let result = try await Program.refuses(
        "run \(experiment) --out \(place)", status, [reason], in: folder)
      #expect(result.errorLines.count == 1 && result.errors.hasPrefix("error: --out: "))
    }
  }

  @Test("Files of other verbs are refused in the same way")
  func refusedFile() async {
    await each(["sample", "judge"]) { (verb: String) throws in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
      try folder.write("precious", to: "folder/inner")
      let input = verb == "sample" ? "q.json" : "t.csv"
      for (place, status) in [("/dev/null/x", 74), ("folder", 64), ("t.csv/x", 74), ("no/x", 74)] {
        try await Program.refuses(
          "\(verb) \(input) --out \(place)", Int32(status), ["error: --out: \(place)"], in: folder)
      }
    }
  }

  @Test("What was read is not written over, by whatever name")
  func inputs() async {
    await each([
      "sample q.json --out q.json", "sample q.json --out ./q.json", "sample q.json --out link",
      "sample q.json --out hard", "sample - --out q.json < q.json",
      "sample p/with.json --out p/own.json", "judge t.csv --out t.csv",
      "judge t.csv --experiment q.json --out hard", "judge - --out t.csv < t.csv",
      "judge t.csv --out /dev/stdout >> t.csv", "fit t.csv --out t.csv",
      "compare r/q r/q --out r/q/rates.csv", "compare r/q r/q --out r/q/new.md",
      "compare r/q s/q --out r/q/charts/new.md",
    ]) { (command: String) throws in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      try await Program.shell(
        "$SWIPELAB sample q.json --out t.csv; ln -s q.json link; ln q.json hard;"
          + " $SWIPELAB run q.json --out r --quiet; cp -r r s", in: folder)
      try folder.write("{ \"base\": \"everyday\" }", to: "p/own.json")
      try folder.write(
        SmallExperiments.plain.replacing("{\n", with: "{ \"population\": \"own.json\",\n"),
        to: "p/with.json")
      let before = try folder.entries()
      let result = try await Program.shell("$SWIPELAB \(command)", in: folder)
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(result.errorLines.count == 1 && result.errors.hasPrefix("error: --out: "))
      #expect(try folder.entries() == before)
    }
  }

  @Test("Names that differ in case only are one to many file systems, so they are refused")
  func cases() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.plain, to: "other/Q.json")
    try await Program.refuses(
      "run q.json other/Q.json", 64, ["would both write the report"], in: folder)
    try await Program.run("run", "q.json", in: folder)
    try await Program.refuses(
      "run other/Q.json", 64, ["there is a report q, and many file"], in: folder)
  }

  @Test("All places are looked at before the first report is made")
  func placesFirst() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.plain, to: "r.json")
    try folder.write("precious", to: "out/r/notes.txt")
    let before = try folder.entries().keys
    let result = try await Program.run("run", "q.json", "r.json", status: 64, in: folder)
    #expect(result.errors.hasPrefix("error: --out: out/r: "))
    #expect(try folder.entries().keys == before)
  }

  @Test("What file managers drop makes no report of a folder, nor a changed one of a report")
  func droppings() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write("", to: "out/q/.DS_Store")
    try await Program.run("run", "q.json", in: folder)
    try folder.write("", to: "out/q/charts/.DS_Store")
    let again = try await Program.run("run", "q.json", in: folder)
    #expect(again.errors.contains("unchanged: out/q"))
    let other = try await Program.run("run", "q.json", "--seed", "2", in: folder)
    #expect(other.errors.contains("wrote out/q"))
  }

  @Test("Short, nested and dotted names work")
  func names() async {
    await each(["m", ".", "./m/", "a/b", "m/../n"]) { (place: String) in
      let folder = try ScratchFolder(experiment: SmallExperiments.plain)
      try folder.write("{}", to: "m/keep.json")
      try await Program.run("run", "q.json", "--out", place, in: folder)
      #expect(folder.text(place + "/q/report.md")?.hasPrefix("# Which of two rules?\n") == true)
      #expect(folder.text("m/keep.json") == "{}")
    }
  }

  @Test("Files of one letter work for sample and judge")
  func shortFiles() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t", in: folder)
    try await Program.run("judge", "t", "--out", "d", in: folder)
    #expect(folder.text("d")?.hasPrefix("swipe,intent,") == true)
  }

  @Test("Nothing is put into a report, where it would keep a new one from its place")
  func insideReports() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", "--out", "r", "--quiet", in: folder)
    for command in [
      "run q.json --out r/q", "run q.json --out r/q/deep", "sample q.json --out r/q/t.csv",
      "report r/q --out r/q", "run q.json --shard 0/2 --out r/q",
      "run q.json --parts r/q/parts --out s",
    ] {
      try await Program.refuses(command, 64, ["the report folder "], in: folder)
    }
  }

  @Test("What bears the index's name and is none stays")
  func indexPlaces() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write("precious", to: "out/index.html/f")
    try await Program.run("run", "q.json", "--out", "out", in: folder)
    #expect(folder.text("out/index.html/f") == "precious" && folder.text("out/README.md") != nil)
    try await Program.refuses(
      "sample q.json --out out/index.html", 64,
      ["error: --out: out/index.html: is a folder; name a file"], in: folder)
  }

  @Test("An index lists the reports; a README of somebody else is left alone")
  func index() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", "--out", "ours", in: folder)
    let index = try #require(folder.text("ours/README.md"))
    #expect(index.contains("[q](q/report.md)") && index.contains("Which of two rules?"))

    try folder.write("# My own words\n", to: "theirs/README.md")
    let before = try folder.entries()["theirs/README.md"]
    try await Program.run("run", "q.json", "--out", "theirs", in: folder)
    #expect(try folder.entries()["theirs/README.md"] == before)
  }
}
