import ExperimentFiles
package import StrictFiles
import Study

/// What one shard of a run counted, as a file that says itself what it is.
///
/// A line that names the format, a line of JSON, the counts of one pass after the other, each a
/// `CountArchive`, and the digest of all that. The same shard of the same experiment always has the
/// same bytes.
package struct RunPart: Sendable {
  /// What a part says of itself.
  package struct Header: Sendable, Equatable {
    /// The experiment's name and digest, and what to type to repeat the whole run.
    package let name, digest, command: String
    /// The tool that made it: version for people, of what decides counts, and of files.
    let tool: String
    let algorithm, schema: Int
    /// Its seed, told apart for messages.
    let seed: UInt64
    /// Which stage, from 0.
    package let stage: Int
    package let shard: Shard
    /// The experiment as a file that stands on its own.
    let experiment: JSONText
    /// Bytes of the counts of each pass.
    let lengths: [Int]
  }

  package let header: Header
  let counts: [UInt8]

  /// The first line of the file.
  private static let format = "swipelab part 3\n"
  /// Hexadecimal digits at the end.
  private static let digestLength = 64

  /// What a shard counted: the bytes of each pass.
  init(_ experiment: Experiment, command: String, stage: Int, _ shard: Shard, _ counts: [[UInt8]]) {
    header = Header(
      of: experiment, command: command, stage: stage, shard, lengths: counts.map(\.count))
    self.counts = Array(counts.joined())
  }

  /// The bytes of the counts of a pass.
  static func bytes(of counts: StudyCounts) -> [UInt8] {
    var (archive, copy) = (CountArchive(), counts)
    copy.exchange(with: &archive)
    archive.finish()
    return archive.bytes
  }

  package var bytes: [UInt8] {
    var bytes = Array(Self.format.utf8)
    bytes += Array(header.text.inScript.utf8) + [UInt8(ascii: "\n")]
    bytes += counts
    return bytes + Array(SHA256.hexDigest(bytes).utf8) + [UInt8(ascii: "\n")]
  }

  /// Reads a file.
  ///
  /// - Throws: what is wrong with it: cut, changed, or no part at all.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
    let end = bytes.count - Self.digestLength - 1
    let format = Self.format.utf8
    // A digest is looked at only where there may be one.
    guard
      !bytes.starts(with: format)
        || end > format.count && bytes.last == 10
          && Array(bytes[end...]) == Array(SHA256.hexDigest(Array(bytes[..<end])).utf8) + [10]
    else { throw Self.wrong(file, "the part is cut off or was changed: its digest does not match") }
    let start: Int
    (header, start) = try Self.header(of: bytes[..<max(end, 0)], file: file)
    counts = Array(bytes[start..<end])
    guard header.lengths.allSatisfy((0...counts.count).contains),
      header.lengths.reduce(0, +) == counts.count
    else {
      throw Self.wrong(file, "the part is cut off or was changed: its counts have a wrong length")
    }
  }

  /// Reads what a file says of itself, of its start alone.
  ///
  /// - Returns: the header, and where the counts begin.
  /// - Throws: that it is no part.
  static func header(
    of bytes: ArraySlice<UInt8>, file: String
  ) throws(Diagnostics) -> (header: Header, end: Int) {
    let format = Self.format.utf8
    guard bytes.starts(with: format) else { throw wrong(file, "this is no part of a run") }
    guard let line = bytes[format.count...].firstIndex(of: 10) else {
      throw wrong(file, "the part has no header")
    }
    let node = try JSONNode.parse(Array(bytes[format.count..<line]), file: file)
    guard let header = Header(node) else { throw wrong(file, "the header is not that of a part") }
    try Experiment.checkStored(
      name: header.name, digest: header.digest, command: header.command, file: file)
    return (header, line + 1)
  }

  private static func wrong(_ file: String, _ message: String) -> Diagnostics {
    Diagnostics(
      file: file, message,
      hint: "remove it and run its shard again, or take it out of the folder")
  }
}

extension RunPart.Header {
  init(
    of experiment: Experiment, command: String, stage: Int, _ shard: Shard, lengths: [Int] = []
  ) {
    self.lengths = lengths
    name = experiment.name
    digest = SHA256.hexDigest(experiment.canonical.bytes)
    self.command = command
    (tool, algorithm, schema) = (ToolVersion.tool, ToolVersion.algorithm, ToolVersion.schema)
    seed = experiment.seed
    (self.stage, self.shard) = (stage, shard)
    self.experiment = experiment.standalone
  }

  /// Its name in a folder of parts, after its run, stage and shard, so that no two parts collide.
  package var fileName: String {
    "\(name)-\(digest.prefix(12))-stage\(stage + 1)" + Self.ending(of: shard)
  }

  /// The name of the plan of the second stage.
  var planName: String { "\(name)-\(digest.prefix(12))-stage2-of-\(shard.count).plan" }

  fileprivate var text: JSONText {
    [
      "name": .string(name), "experiment_sha256": .string(digest), "command": .string(command),
      "tool": .string(tool), "algorithm_version": .integer(Int64(algorithm)),
      "schema_version": .integer(Int64(schema)), "seed": .unsigned(seed),
      "stage": .integer(Int64(stage)), "shard": .integer(Int64(shard.index)),
      "shards": .integer(Int64(shard.count)), "experiment": experiment,
      "lengths": .array(lengths.map { .integer(Int64($0)) }),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    func text(_ key: String) -> String? { node[key]?.text }
    func whole(_ key: String) -> UInt64? { (node[key]?.literal?.text).flatMap { UInt64($0) } }
    guard let name = text("name"), let digest = text("experiment_sha256"),
      let command = text("command"), let tool = text("tool"),
      let algorithm = whole("algorithm_version"), let schema = whole("schema_version"),
      let seed = whole("seed"), let stage = whole("stage"), let index = whole("shard"),
      let count = whole("shards"), let experiment = node["experiment"],
      let shard = Shard(Int(clamping: index), of: Int(clamping: count)), stage < 1000
    else { return nil }
    (self.name, self.digest, self.command, self.tool) = (name, digest, command, tool)
    (self.algorithm, self.schema) = (Int(clamping: algorithm), Int(clamping: schema))
    (self.seed, self.stage, self.shard) = (seed, Int(clamping: stage), shard)
    self.experiment = JSONText(experiment)
    guard let lengths = node["lengths"]?.elements else { return nil }
    self.lengths = lengths.compactMap { ($0.literal?.text).flatMap { Int($0) } }
    if self.lengths.count != lengths.count { return nil }
  }
}

extension [RunPart] {
  /// What they add up to in a pass of their stage; nil where one has no such counts.
  func sum(pass place: Int, of pass: Pass) -> StudyCounts? {
    var sum = StudyCounts(pass)
    let nobody = (counts: sum, bytes: RunPart.bytes(of: sum))
    let bounds = CountArchive.Bounds(pass, parts: count)
    for part in self {
      guard part.header.lengths.indices.contains(place) else { return nil }
      let start = part.header.lengths[..<place].reduce(0, +)
      let bytes = [UInt8](part.counts[start..<(start + part.header.lengths[place])])
      // Of many shards of few people most are of nobody.
      if bytes == nobody.bytes { continue }
      var archive = CountArchive(reading: bytes)
      archive.bounds = bounds
      var own = nobody.counts
      own.exchange(with: &archive)
      guard archive.isReadWhole else { return nil }
      sum.merge(own)
    }
    return sum
  }
}

extension RunPart.Header {
  /// Whether this very program could have made it.
  var isOfThisVersion: Bool {
    schema == ToolVersion.schema && algorithm == ToolVersion.algorithm && tool == ToolVersion.tool
  }

  /// How the name of a shard's part ends.
  static func ending(of shard: Shard) -> String { "-\(shard.index)-of-\(shard.count).part" }

  /// How the run of a part differs from that of another; nil where it is the same.
  func difference(from other: RunPart.Header) -> String? {
    if name != other.name { return "the experiment \(quoted(name)), not \(quoted(other.name))" }
    if seed != other.seed { return "seed \(seed), not \(other.seed)" }
    if shard.count != other.shard.count {
      return "\(shard.count) shards, not \(other.shard.count)"
    }
    if digest != other.digest { return "an experiment of that name with other keys" }
    return nil
  }
}
