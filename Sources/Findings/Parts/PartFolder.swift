package import ExperimentFiles
package import StrictFiles
import Study

/// A folder of parts of one run: which there are, which are missing, and what they add up to.
///
/// Nothing but the parts themselves says how far a run is, so any number of programs on any number
/// of machines may write into the folder.
package struct PartFolder: Sendable {
  private static let ending = ".part"
  /// Longer than what any part says of itself.
  private static let longestHeader = 1 << 20

  package let path: String
  /// What every part says of the run but its stage and share; nil in an empty folder.
  package private(set) var run: RunPart.Header?
  /// Files that are no parts, or cut or changed ones, where these are left out.
  package private(set) var broken: [Diagnostic] = []
  /// Per stage, the file of each share.
  private var files: [[Int: String]] = [[:], [:]]
  /// Parts by their files, as far as all of them was read.
  private var known: [String: RunPart] = [:]
  /// What the run may take.
  private let limit: Experiment.Limit
  /// Bytes of the largest part that an experiment can have, by its digest.
  private var largest: [String: Int] = [:]

  /// Looks at the parts of a folder; all problems at once.
  ///
  /// Every part is read and checked, once. One that is not there yet is none.
  ///
  /// - Parameters:
  ///   - leavesOutBroken: whether a file that is cut or was changed counts as missing, as its shard
  ///     can be run again.
  ///   - checked: the only shard of which more is read than what it says of itself; nil for all.
  ///     Every digest is looked at before counts are added up.
  ///   - limit: what the run may take; parts that could only be of a larger one are refused.
  /// - Throws: which file is no part, was cut or changed, is of another run, is there twice or
  ///   bears the name of another; or that the folder cannot be read.
  package init(
    _ path: String, leavesOutBroken: Bool = false, checking checked: Shard? = nil,
    limit: Experiment.Limit
  ) throws(Diagnostics) {
    (self.path, self.limit) = (path, limit)
    var problems: [Diagnostic] = []
    for name in try Self.names(in: path) where Self.isPart(name) {
      var header: RunPart.Header
      do throws(Diagnostics) {
        header = try self.header(name)
        let isChecked = checked.map { name.hasSuffix(RunPart.Header.ending(of: $0)) } ?? true
        if isChecked, header.isOfThisVersion {
          let part = try part(name, header)
          header = part.header
          known[name] = part
        }
      } catch {
        if leavesOutBroken { broken += error.list } else { problems += error.list }
        continue
      }
      problems.reading { () throws(Diagnostics) in try add(header, name) }
    }
    if let problems = Diagnostics(problems) { throw problems }
  }

  /// The names in the folder, which need not be there yet.
  private static func names(in folder: String) throws(Diagnostics) -> [String] {
    do throws(FileFailure) {
      return PathParts(folder)?.exists == false ? [] : try FolderListing.names(in: folder)
    } catch {
      throw Diagnostics(file: folder, error.reason, hint: error.remedy)
    }
  }

  private static func isPart(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasPrefix(".")
  }

  private mutating func add(_ header: RunPart.Header, _ name: String) throws(Diagnostics) {
    let file = PathParts.join(path, name)
    func wrong(_ message: String, _ hint: String) -> Diagnostics {
      Diagnostics(file: file, message, hint: hint)
    }
    guard header.isOfThisVersion else {
      throw wrong(
        "swipelab \(header.tool) made it, which counts differently from this"
          + " version, \(ToolVersion.tool)", "run its shard again with this version")
    }
    if let run, let difference = header.difference(from: run) {
      throw wrong(
        "it belongs to another run than the parts before it: \(difference)",
        "keep the parts of each run in a folder of their own")
    }
    guard files.indices.contains(header.stage) else {
      throw wrong("it is of stage \(header.stage + 1), which no run has", "remove it")
    }
    if let first = files[header.stage][header.shard.index] {
      let isSame = try part(first, header).bytes == part(name, header).bytes
      throw wrong(
        "shard \(header.shard.index) is there twice: \(first) is "
          + (isSame ? "the same" : "another, so that one of the two is wrong"),
        "keep one of them" + (isSame ? "" : ", or remove both and run the shard again"))
    }
    // What is written under its name would be taken for it, or take its place.
    guard name == header.fileName else {
      throw wrong(
        "it is the part \(header.fileName) according to its header", "rename it, or remove it")
    }
    files[header.stage][header.shard.index] = name
    if run == nil { run = header }
  }

  /// Adds a part that was just written, which is not read again.
  package mutating func add(_ part: RunPart) throws(Diagnostics) {
    known[part.header.fileName] = part
    try add(part.header, part.header.fileName)
  }

  /// A whole part; no larger one than its experiment can have is read.
  private mutating func part(
    _ name: String, _ header: RunPart.Header
  ) throws(Diagnostics) -> RunPart {
    let file = PathParts.join(path, name)
    if largest[header.digest] == nil {
      largest[header.digest] = Experiment.Limit.counts(of: try experiment(header, file: file))
    }
    return try Self.part(file, limit: largest[header.digest] ?? 0)
  }

  private static func part(_ file: String, limit: Int) throws(Diagnostics) -> RunPart {
    try RunPart(try bytes(file, limit: limit + longestHeader), file: file)
  }

  /// What a part says of itself, of its start alone: folders may hold gigabytes.
  private func header(_ name: String) throws(Diagnostics) -> RunPart.Header {
    let file = PathParts.join(path, name)
    let start = try Self.bytes(file, limit: Self.longestHeader, isCut: true)
    return try RunPart.header(of: start[...], file: file).header
  }

  private static func bytes(
    _ file: String, limit: Int, isCut: Bool = false
  ) throws(Diagnostics) -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.load(path: file, limit: limit, isCut: isCut, isFound: true)
    } catch {
      throw Diagnostics(file: file, error.reason, hint: error.remedy)
    }
  }

  /// The bytes of a plan; nil where there is none that can be read.
  func plan(named name: String) -> [UInt8]? {
    try? Self.bytes(PathParts.join(path, name), limit: Int(min(limit.memory, 1e18)))
  }

  /// Refuses parts of another run than this one.
  package func check(_ experiment: Experiment, command: String, shards: Int) throws(Diagnostics) {
    guard let run, let shard = Shard(0, of: shards) else { return }
    let own = RunPart.Header(of: experiment, command: command, stage: 0, shard)
    if let difference = own.difference(from: run) {
      throw Diagnostics(
        file: path, "it holds parts of another run: this one is of \(difference)",
        hint: "name another folder, or remove the parts in this one")
    }
  }

  /// The experiment of the parts; nil in an empty folder.
  package func experiment() throws(Diagnostics) -> Experiment? {
    try run.map { run throws(Diagnostics) in try experiment(run, file: path) }
  }

  private func experiment(
    _ header: RunPart.Header, file: String
  ) throws(Diagnostics) -> Experiment {
    try Experiment.stored(
      header.experiment.bytes, file: file, name: header.name, digest: header.digest,
      command: header.command, limit: limit)
  }

  /// Shares of a stage that no part has.
  package func missing(stage: Int, of shards: Int) -> [Int] {
    (0..<shards).filter { files[stage][$0] == nil }
  }

  /// The first stage with missing shares, and these; nil where none is missing.
  package func due(_ experiment: Experiment, shards: Int) -> (stage: Int, missing: [Int])? {
    for stage in 0..<experiment.stages {
      let missing = missing(stage: stage, of: shards)
      if !missing.isEmpty { return (stage, missing) }
    }
    return nil
  }

  /// The parts of a stage, whole and checked.
  func parts(stage: Int) throws(Diagnostics) -> [RunPart] {
    var parts: [RunPart] = []
    let limit = try experiment().map(Experiment.Limit.counts) ?? 0
    for (_, name) in files[stage].sorted(by: { $0.key < $1.key }) {
      if let part = known[name] {
        parts.append(part)
      } else {
        parts.append(try Self.part(PathParts.join(path, name), limit: limit))
      }
    }
    return parts
  }

  /// The error for parts that do not match the experiment.
  package var others: Diagnostics {
    Diagnostics(
      file: path, "some counts do not belong to the experiment",
      hint: "remove the parts and run the shards again")
  }

  /// Indices as an array of jobs takes them: `1,5-7`.
  ///
  /// - Parameter most: ranges that are told, for people; the indices after them are counted.
  package static func expression(_ indices: [Int], most: Int = .max) -> String {
    var ranges: [ClosedRange<Int>] = []
    for index in indices.sorted() {
      if let last = ranges.last, last.upperBound + 1 == index {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
    let rest = ranges.dropFirst(most).reduce(0) { $0 + $1.count }
    return ranges.prefix(most).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }.joined(separator: ",") + (rest > 0 ? " and \(rest) more" : "")
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
