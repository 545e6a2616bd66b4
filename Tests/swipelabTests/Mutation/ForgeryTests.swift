import Foundation
import TestSupport
import Testing

@testable import StrictFiles

/// Parts and counts of which somebody changed numbers, lengths and names, and mended the digests:
/// whatever they hold, the program ends soon, in little memory, with a documented exit status, and
/// writes nowhere else.
///
/// `SWIPELAB_LONG_TESTS` makes 4,000 of them, which takes a program built for release.
@Suite("Forged counts")
struct ForgeryTests {
  private static let inputs = isLongRun ? 4000 : 60
  private static let lanes = 2

  /// Sweeps, pairs, batches, releases and weights: everything that is stored.
  private static let experiment = """
    {
      "participants": 128, "swipes_per_intent": 1, "screens": ["iphone-16-pro"],
      "design": "balanced", "intents": ["pop", "contentVertical"],
      "policies": ["half-width", "one-third"],
      "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 200,
        "steps": 4 }]
    }
    """

  @Test("No death by signal, no hang, little memory, nothing elsewhere", arguments: 0..<lanes)
  func forged(lane: Int) async throws {
    let folder = try ScratchFolder(experiment: Self.experiment)
    try await Program.shell(
      "$SWIPELAB run q.json --shard 0/1 --out good --quiet; $SWIPELAB run q.json --out a --quiet",
      in: folder)
    let part = try #require(try Self.part(in: "good", folder))
    let report = try folder.files(below: "a/q")
    var isSeenWhole = false
    for number in stride(from: lane, to: Self.inputs, by: Self.lanes) {
      var mutator = TestGenerator(input: number)
      try folder.remove("w")
      let command: String
      if mutator.oneOf(3) {
        for (name, bytes) in try Self.forge(report, &mutator) {
          try folder.write(bytes, to: "w/q/\(name)")
        }
        command = "report w/q --out w/out --quiet"
      } else {
        let forged = try Self.forge(part: [UInt8](part.value), &mutator)
        try folder.write(Data(forged), to: "w/parts/\(part.key)")
        command = "merge w/parts --out w/out --allow-missing --quiet"
      }
      let result = try await Program.shell(
        "ulimit -t \(MutationTests.patience); ulimit -v \(MutationTests.room) 2>/dev/null;"
          + " ulimit -c 0; SWIFT_BACKTRACE=enable=no exec \"$SWIPELAB\" \(command)", in: folder)
      #expect(
        [0, 64, 65].contains(result.status),
        "input \(number): \(command): \(result.status): \(result.errors.prefix(300))")
      isSeenWhole = isSeenWhole || result.status == 0
      let places = Set(try folder.entries().keys.map { $0.split(separator: "/")[0] })
      #expect(places.isSubset(of: ["q.json", "good", "a", "w"]), "input \(number)")
    }
    #expect(isSeenWhole, "not one was read to its end")
  }

  /// A part with a header or counts changed.
  private static func forge(part bytes: [UInt8], _ mutator: inout TestGenerator) throws -> [UInt8] {
    let lines = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    var (header, counts) = (Array(lines[1]), Array(lines[2].dropLast(65)))
    if mutator.oneOf(2) {
      let length = counts.count
      counts = Self.counts(counts, &mutator)
      // The experiment has one pass of counts after that of its own people at most.
      let text = String(decoding: header, as: UTF8.self)
      let last = try #require(text.firstMatch(of: /([0-9]+)\]}$/)?.1)
      let mended = (Int(last) ?? 0) + counts.count - length
      header = Array((text.dropLast(last.utf8.count + 2) + "\(mended)]}").utf8)
    } else {
      let document = JSONText(try JSONNode.parse(header, file: "header"))
      header = mutator.document(document).map { $0 == 10 ? 32 : $0 }
    }
    let whole = Array(lines[0]) + [10] + header + [10] + counts
    return whole + Array(SHA256.hexDigest(whole).utf8) + [10]
  }

  /// A report with a manifest or counts changed.
  private static func forge(
    _ report: [String: Data], _ mutator: inout TestGenerator
  ) throws -> [String: Data] {
    var files = report
    let manifest = try #require(report["manifest.json"])
    let counts = [UInt8](try #require(report["counts.bin"]))
    if mutator.oneOf(3) {
      let document = JSONText(try JSONNode.parse([UInt8](manifest), file: "manifest"))
      files["manifest.json"] = Data(mutator.document(document))
    } else {
      let start = "swipelab counts 4\n".utf8.count
      let changed = counts[..<start] + Self.counts(Array(counts[start...]), &mutator)
      files["counts.bin"] = Data(changed)
      let text = String(decoding: manifest, as: UTF8.self)
      files["manifest.json"] = Data(
        text.replacing(SHA256.hexDigest(counts), with: SHA256.hexDigest(Array(changed))).utf8)
    }
    return files
  }

  /// Integers of an archive: a few changed, or long ones and runs of zeros put in.
  private static func counts(_ bytes: [UInt8], _ mutator: inout TestGenerator) -> [UInt8] {
    var bytes = bytes
    let huge: [UInt8] = Array(repeating: 0xFF, count: mutator.pick([1, 3, 7, 8])) + [0x7F]
    for _ in 0...mutator.below(3) {
      let place = mutator.below(bytes.count)
      switch mutator.below(5) {
      case 0, 1: bytes[place] = UInt8(mutator.below(256))
      case 2: bytes[place] ^= 1 << UInt8(mutator.below(8))
      case 3: bytes.replaceSubrange(place...place, with: huge)
      default: bytes.replaceSubrange(place...place, with: [0] + huge)
      }
    }
    return bytes
  }

  /// The only part of a folder, beside which a plan may lie.
  private static func part(
    in name: String, _ folder: ScratchFolder
  ) throws -> (key: String, value: Data)? {
    try folder.files(below: name).first { $0.key.hasSuffix(".part") }
  }

  /// A part with texts in its header replaced, its digest mended.
  private static func forge(part bytes: Data, _ old: String, _ new: String) throws -> Data {
    let lines = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    let header = String(decoding: lines[1], as: UTF8.self)
    #expect(header.contains(old))
    var forged = Array(lines[0]) + [10] + Array(header.replacing(old, with: new).utf8) + [10]
    forged += lines[2].dropLast(65)
    return Data(forged + Array(SHA256.hexDigest(forged).utf8) + [10])
  }

  @Test("Names, commands, digests and lengths that no run has are refused, and lead nowhere")
  func headers() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.shell("$SWIPELAB run q.json --shard 0/1 --out good --quiet", in: folder)
    let part = try #require(try Self.part(in: "good", folder))
    for (old, new, reason) in [
      (#""name":"q""#, #""name":"../evil""#, "its name \"../evil\" has a slash in it"),
      (#""name":"q""#, #""name":"a/../../evil""#, "has a slash in it"),
      ("run q.json", #"run q.json\n\n# A heading"#, "its command"),
      (#""lengths":["#, #""lengths":[9223372036854775807,"#, "counts have a wrong length"),
      (#""stage":0"#, #""stage":9223372036854775807"#, "the header is not that of a part"),
      (#""experiment_sha256":""#, #""experiment_sha256":"../"#, "its digest"),
    ] {
      try folder.write(try Self.forge(part: part.value, old, new), to: "w/\(part.key)")
      for command in ["merge w --out out/deep", "missing w"] {
        try await Program.refuses(command, 65, [reason], in: folder)
      }
    }
  }

  @Test("What is no regular file, or larger than the run's counts can be, is refused unread")
  func kinds() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.shell(
      "$SWIPELAB run q.json --shard 0/1 --out good --quiet; $SWIPELAB run q.json --out a --quiet",
      in: folder)
    let part = try #require(try Self.part(in: "good", folder))
    for (spoil, command) in [
      ("rm w/a.part; mkfifo w/a.part", "merge w --out o"),
      ("rm w/a.part; ln -s /dev/zero w/a.part", "missing w"),
      ("mv w/a.part w/\(part.key); truncate -s 4G w/\(part.key)", "merge w --out o"),
      ("rm a/q/counts.bin; mkfifo a/q/counts.bin", "report a/q --out o"),
      ("rm a/q/rates.csv; mkfifo a/q/rates.csv", "compare a/q a/q"),
      ("rm a/q/manifest.json; ln -s /dev/zero a/q/manifest.json", "report a/q --out o"),
    ] {
      let result = try await Program.shell(
        "mkdir w; cp 'good/\(part.key)' w/a.part; cp -R a kept; \(spoil);"
          + " ulimit -v \(MutationTests.room); timeout 60 $SWIPELAB \(command); s=$?;"
          + " rm -rf w a; mv kept a; exit $s", in: folder)
      #expect(result.status == 65, "\(spoil): \(result.status) \(result.errors)")
    }
  }

  @Test("A part under the name of another is refused, neither waited for nor written over")
  func misnamed() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.shell("$SWIPELAB run q.json --shard 0/2 --out w --quiet", in: folder)
    let part = try #require(try Self.part(in: "w", folder))
    let other = part.key.replacing("-0-of-2", with: "-1-of-2")
    try await Program.shell("mv 'w/\(part.key)' 'w/\(other)'", in: folder)
    for command in [
      "run q.json --parts w --out o", "run q.json --shard 1/2 --out w", "merge w --out o",
      "run q.json --shard 0/2 --out w", "missing w",
    ] {
      let result = try await Program.shell("timeout 60 $SWIPELAB \(command)", in: folder)
      #expect(result.status == 65, "\(command): \(result.errors)")
      #expect(result.errors.contains("it is the part \(part.key) according to its header"))
      #expect(try folder.files(below: "w") == [other: part.value])
    }
  }

  @Test("What a run may take is asked of its parts too, and a report is not put among them")
  func memory() async throws {
    let folder = try ScratchFolder(
      experiment: SmallExperiments.plain.replacing(
        #""policies":"#,
        with: #"""
          "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 400,
            "steps": 4000 }], "policies":
          """#))
    try await Program.shell(
      "$SWIPELAB run q.json --parts w --shards 1 --out first --quiet", in: folder)
    for command in ["merge w --out o", "missing w", "run q.json --parts w --out o"] {
      let little = try await Program.shell("$SWIPELAB \(command) --max-memory 0.02", in: folder)
      let much = try await Program.shell("$SWIPELAB \(command) --max-memory 100", in: folder)
      #expect(
        [little.status, much.status] == [65, 0], "\(command): \(little.errors)\(much.errors)")
      #expect(little.errors.contains("--max-memory"))
    }
    for command in ["merge w --out w", "run q.json --parts w --out ./w"] {
      try await Program.refuses(command, 64, ["is the folder of the parts"], in: folder)
    }
  }

  @Test("A merge that is not whole says so in every place, and is another run than the whole")
  func notWhole() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.shell(
      "$SWIPELAB run q.json --shard 1/3 --out w --quiet;"
        + " $SWIPELAB merge w --out some --allow-missing --quiet || exit 1;"
        + " $SWIPELAB run q.json --out all --quiet", in: folder)
    #expect(folder.text("some/README.md")?.contains("Shards 0,2 are missing.") == true)
    #expect(
      folder.text("some/q/report.md")?.contains("Of the run's 3 shards these are missing: 0,2.")
        == true)
    #expect(folder.text("some/index.html")?.contains("Shards 0,2 are missing.") == true)
    #expect(folder.text("all/README.md")?.contains("are missing") == false)
    let compared = try await Program.run("compare", "all/q", "some/q", status: nil, in: folder)
    #expect(!compared.output.contains("the same run"), "\(compared.output.prefix(900))")
    #expect(compared.output.contains("- `missing_shards`: none → 0,2"))
    try await Program.refuses(
      "report some/q --out o", 65, ["shards 0,2 of the run are missing"], in: folder)
  }

  @Test("Links of the index lead to its own reports alone")
  func links() async throws {
    let folder = try ScratchFolder()
    for name in ["javascript:alert(1)", "a%41b"] {
      try folder.write(SmallExperiments.plain, to: "\(name).json")
      try await Program.run("run", "\(name).json", "--out", "r", "--quiet", in: folder)
    }
    let manifest = try #require(folder.text("r/a%41b/manifest.json"))
    let forged = manifest.replacing(
      "\"answer\": [", with: "\"answer\": [ { \"remark\": \"[here](https://example.com/x).\" },")
    #expect(forged != manifest)
    try folder.write(forged, to: "r/a%41b/manifest.json")
    try await Program.run("run", "a%41b.json", "--out", "s", "--quiet", in: folder)
    try await Program.run("run javascript:alert(1).json --seed 2 --out r --quiet", in: folder)
    let page = try #require(folder.text("r/index.html"))
    #expect(page.contains("href=\"javascript%3Aalert%281%29/report.html\""))
    #expect(page.contains("href=\"a%2541b/report.html\"") && !page.contains("href=\"http"))
    #expect(page.contains("<td>[here](https://example.com/x).; "), "\(page.suffix(900))")
  }
}
