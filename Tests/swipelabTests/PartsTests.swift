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

  private func run(_ arguments: String, in folder: ScratchFolder) async throws -> Program.Result {
    try await Program.run(arguments, in: folder)
  }

  @Test("shards in any order, by any number of threads, merge to the bytes of one run")
  func same() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    #expect(try await run("run q.json --out one --quiet", in: folder).status == 0)
    // Two stages: in the second other people judge what was chosen.
    for (threads, shard) in [2, 0, 4, 1, 3, 4, 3, 2, 1, 0].enumerated() {
      let result = try await run(
        "run q.json --shard \(shard)/5 --out parts --threads \(threads + 1)", in: folder)
      #expect(result.status == 0 && result.errors.contains("wrote parts/q-"))
    }
    #expect(try await run("missing parts", in: folder).output == "")
    let again = try await run("run q.json --shard 3/5 --out parts", in: folder)
    #expect(again.status == 0 && again.errors.contains("unchanged: shard 3/5"))
    #expect(try await run("merge parts --out two", in: folder).status == 0)
    #expect(try folder.files(below: "one/q") == folder.files(below: "two/q"))
  }

  @Test("a run by parts carries on where it was")
  func resumed() async throws {
    let folder = try ScratchFolder(experiment: Self.tuned)
    #expect(try await run("run q.json --out one --quiet", in: folder).status == 0)
    for shard in [0, 2] {
      #expect(try await run("run q.json --shard \(shard)/3 --out parts", in: folder).status == 0)
    }
    #expect(try await run("missing parts", in: folder).output == "1\n")
    let early = try await run("merge parts --out two", in: folder)
    #expect(early.status == 65)
    #expect(early.errors.contains("shards 1 of 3 of stage 1 of 2 are missing"))
    #expect(try await run("run q.json --parts parts --out two --quiet", in: folder).status == 0)
    #expect(try folder.files(below: "one/q") == folder.files(below: "two/q"))
  }

  @Test("what is no part of the run is refused by name and reason")
  func refusals() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for shard in [0, 1, 0, 1] {
      #expect(
        try await run("run q.json --shard \(shard)/2 --out parts --quiet", in: folder).status == 0)
    }
    let parts = try folder.files(below: "parts")
    let names = parts.keys.sorted()
    let bytes = try #require(parts[names[0]])
    func refused(_ file: String, _ content: Data, _ reason: String) async throws {
      try folder.write(content, to: "parts/" + file)
      let result = try await run("merge parts --out out", in: folder)
      #expect(result.status == 65, "\(reason)")
      #expect(result.errors.contains(file) && result.errors.contains(reason), "\(result.errors)")
      try FileManager.default.removeItem(at: URL(fileURLWithPath: folder("parts/" + file)))
    }
    try await refused("zcopy.part", bytes, "shard 0 is there twice: \(names[0]) is the")
    try await refused("cut.part", bytes.dropLast(100), "cut off or was changed")
    try await refused("other.part", Data("x".utf8), "this is no part of a run")
    for (options, reason) in [
      ("--seed 7", "seed 7, not 1"), ("--participants 30", "with other keys"),
    ] {
      #expect(
        try await run("run q.json --shard 0/2 --out else --quiet \(options)", in: folder).status
          == 0)
      let other = try #require(try folder.files(below: "else").first { $0.key.hasSuffix(".part") })
      try await refused("zz.part", other.value, reason)
      try FileManager.default.removeItem(at: URL(fileURLWithPath: folder("else")))
    }
    let more = try await run("run q.json --shard 0/3 --out parts", in: folder)
    #expect(more.status == 65 && more.errors.contains("this one is of 3 shards, not 2"))
    #expect(try await run("merge parts --out out", in: folder).status == 0)
    let other = try await run("run q.json --parts parts --out out --seed 3", in: folder)
    #expect(other.status == 65 && other.errors.contains("this one is of seed 3, not 1"))
    #expect(try await run("merge nothing --out out", in: folder).status == 65)
  }

  @Test("a broken part is made again, with a warning")
  func broken() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    #expect(try await run("run q.json --shard 0/1 --out parts --quiet", in: folder).status == 0)
    let part = try #require(try folder.files(below: "parts").first { $0.key.hasSuffix(".part") })
    try folder.write(
      part.value.dropLast(9), to: "parts/" + (part.key as NSString).lastPathComponent)
    #expect(try await run("missing parts", in: folder).status == 65)
    let again = try await run("run q.json --shard 0/1 --out parts", in: folder)
    #expect(again.status == 0 && again.errors.contains("it counts as missing"))
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
      let result = try await run("run q.json \(arguments)", in: folder)
      #expect(result.status == 64 && result.errors.contains(reason), "\(result.errors)")
    }
  }
}
