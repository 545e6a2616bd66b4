import Foundation
import TestSupport
import Testing

/// Runs by shards, as outside scripts and schedulers use them.
@Suite("Parts of a run")
struct PartsTests {
  private static let tuned = #"""
    {
      "participants": 300, "swipes_per_intent": 1, "screens": ["iphone-16-pro"],
      "design": "balanced", "intents": ["pop", "contentVertical"], "policies": ["half-width"],
      "tune": true, "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt",
        "from": 20, "to": 200, "steps": 7 }]
    }
    """#

  /// Rows of pages are counted in passes of their own.
  private static let paged = SmallExperiments.plain.replacing("20,", with: "70,").replacing(
    "\"policies\"", with: #""systems": ["fd"], "contexts": ["plain", "list"], "policies""#)

  @Test("shards in any order, by any number of threads, merge to the bytes of one run")
  func same() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    try await Program.run("run q.json --out one --quiet", in: folder)
    // Two stages: in the second other people judge what was chosen.
    for (threads, shard) in [2, 0, 4, 1, 3, 4, 3, 2, 1, 0].enumerated() {
      let result = try await Program.run(
        "run q.json --shard \(shard)/5 --out parts --threads \(threads + 1)", in: folder)
      #expect(result.errors.contains("wrote parts/q-"))
    }
    #expect(try await Program.run("missing parts", in: folder).output == "")
    let again = try await Program.run("run q.json --shard 3/5 --out parts", in: folder)
    #expect(again.errors.contains("unchanged: shard 3/5"))
    try await Program.run("merge parts --out two", in: folder)
    #expect(try folder.files(below: "one/q") == folder.files(below: "two/q"))
  }

  @Test("a run by parts carries on where it was")
  func resumed() async {
    await each([Self.tuned, Self.paged]) { (experiment: String) throws in
      let folder = try ScratchFolder(experiment: experiment)
      try await Program.run("run q.json --out one --quiet", in: folder)
      for shard in [0, 2] {
        try await Program.run("run q.json --shard \(shard)/3 --out parts", in: folder)
      }
      #expect(try await Program.run("missing parts", in: folder).output == "1\n")
      let reason = "shards 1 of 3 of stage 1 of 2 are missing"
      try await Program.refuses("merge parts --out two", 65, [reason], in: folder)
      try await Program.run("run q.json --parts parts --out two --quiet", in: folder)
      #expect(try folder.files(below: "one/q") == folder.files(below: "two/q"))
      #expect((folder.text("two/q/pages.csv") != nil) == (experiment == Self.paged))
    }
  }

  @Test("what is no part of the run is refused by name and reason")
  func refusals() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for shard in [0, 1, 0, 1] {
      try await Program.run("run q.json --shard \(shard)/2 --out parts --quiet", in: folder)
    }
    let parts = try folder.files(below: "parts")
    let names = parts.keys.sorted()
    let bytes = try #require(parts[names[0]])
    func refused(_ file: String, _ content: Data, _ reason: String) async throws {
      try folder.write(content, to: "parts/" + file)
      try await Program.refuses("merge parts --out out", 65, [file, reason], in: folder)
      try FileManager.default.removeItem(at: URL(fileURLWithPath: folder("parts/" + file)))
    }
    try await refused("zcopy.part", bytes, "shard 0 is there twice: \(names[0]) is the")
    try await refused("cut.part", bytes.dropLast(100), "cut off or was changed")
    try await refused("other.part", Data("x".utf8), "this is no part of a run")
    for (options, reason) in [
      ("--seed 7", "seed 7, not 1"), ("--participants 30", "with other keys"),
    ] {
      try await Program.run("run q.json --shard 0/2 --out else --quiet \(options)", in: folder)
      let other = try #require(try folder.files(below: "else").first { $0.key.hasSuffix(".part") })
      try await refused("zz.part", other.value, reason)
      try FileManager.default.removeItem(at: URL(fileURLWithPath: folder("else")))
    }
    try await Program.refuses(
      "run q.json --shard 0/3 --out parts", 65, ["this one is of 3 shards, not 2"], in: folder)
    try await Program.run("merge parts --out out", in: folder)
    try await Program.refuses(
      "run q.json --parts parts --out out --seed 3", 65, ["this one is of seed 3, not 1"],
      in: folder)
    try await Program.refuses("merge nothing --out out", 65, in: folder)
  }

  @Test("a broken part is made again, with a warning")
  func broken() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run q.json --shard 0/1 --out parts --quiet", in: folder)
    let part = try #require(try folder.files(below: "parts").first { $0.key.hasSuffix(".part") })
    try folder.write(
      part.value.dropLast(9), to: "parts/" + (part.key as NSString).lastPathComponent)
    try await Program.refuses("missing parts", 65, in: folder)
    let again = try await Program.run("run q.json --shard 0/1 --out parts", in: folder)
    #expect(again.errors.contains("it counts as missing"))
    #expect(try folder.files(below: "parts")[part.key] == part.value)
  }

  @Test("shards that cannot be are wrong usage")
  func usage() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for (arguments, reason) in [
      ("--shard 2/2 --out parts", "is no shard"), ("--shard x --out parts", "is no shard"),
      ("--shard 0/2", "--out has to name"), ("--shards 3", "goes with --parts"),
      ("--shard 0/2 --parts p", "leave out --shard"),
      ("--shard 0/2 --out p --until-error 0.1", "--until-error adds people"),
      ("q.json --shard 0/2 --out p", "takes one experiment"),
    ] {
      try await Program.refuses("run q.json \(arguments)", 64, [reason], in: folder)
    }
  }
}
