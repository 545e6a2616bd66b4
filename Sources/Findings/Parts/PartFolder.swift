public import ExperimentFiles
public import StrictFiles
import Study

/// A folder of parts of one run: which there are, which are missing, and what they add up to.
///
/// Nothing but the parts themselves says how far a run is, so any number of programs on any number
/// of machines may write into the folder.
public struct PartFolder: Sendable {
  /// How the names of parts end.
  private static let ending = ".part"
  /// Larger than any part that was ever made, and than what one says of itself.
  private static let largest = 1 << 32
  private static let longestHeader = 1 << 20

  /// The folder.
  public let path: String
  /// What every part says of the run but its stage and share; nil in an empty folder.
  public private(set) var run: RunPart.Header?
  /// The stages of an experiment's run.
  var stages: @Sendable (Experiment) -> RunStages = { RunStages(of: $0) }
  /// Files that are no parts, or cut or changed ones, where these are left out.
  public private(set) var broken: [Diagnostic] = []
  /// Per stage, the file of each share.
  private var files: [[Int: String]] = [[:], [:]]
  /// Parts by their files, as far as all of them was read.
  private var known: [String: RunPart] = [:]

  /// Looks at the parts of a folder; all problems at once.
  ///
  /// Every part is read and checked, once. One that is not there yet is none.
  ///
  /// - Parameters:
  ///   - leavesOutBroken: whether a file that is cut or was changed counts as missing, as its shard
  ///     can be run again.
  ///   - checked: the only shard of which more is read than what it says of itself; nil for all.
  ///     Every digest is looked at before counts are added up.
  /// - Throws: which file is no part, was cut or changed, is of another run, or is there twice.
  public init(
    _ path: String, leavesOutBroken: Bool = false, checking checked: Shard? = nil
  ) throws(Diagnostics) {
    self.path = path
    var problems: [Diagnostic] = []
    for name in FolderListing.names(in: path) ?? [] where Self.isPart(name) {
      let file = PathParts.join(path, name)
      let header: RunPart.Header
      do throws(Diagnostics) {
        if let checked, !name.hasSuffix(RunPart.Header.ending(of: checked)) {
          header = try Self.header(file)
        } else {
          let part = try Self.part(file)
          header = part.header
          known[name] = part
        }
      } catch {
        if leavesOutBroken { broken += error.list } else { problems += error.list }
        continue
      }
      do throws(Diagnostics) {
        try add(header, name)
      } catch {
        problems += error.list
      }
    }
    if let problems = Diagnostics(problems) { throw problems }
  }

  private static func isPart(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasPrefix(".")
  }

  private mutating func add(_ header: RunPart.Header, _ name: String) throws(Diagnostics) {
    let file = PathParts.join(path, name)
    func wrong(_ message: String, _ hint: String) -> Diagnostics {
      Diagnostics(Diagnostic(file: file, message, hint: hint))
    }
    guard header.isOfThisVersion else {
      throw wrong(
        "swipelab \(header.tool) made it, which counts otherwise than this one,"
          + " \(ToolVersion.tool)", "run its shard again with this version")
    }
    if let run, let difference = header.difference(from: run) {
      throw wrong(
        "it is of another run than the parts before it: \(difference)",
        "keep the parts of each run in a folder of their own")
    }
    guard files.indices.contains(header.stage) else {
      throw wrong("it is of stage \(header.stage + 1), which no run has", "remove it")
    }
    if let first = files[header.stage][header.shard.index] {
      let isSame = try Self.part(PathParts.join(path, first)).bytes == Self.part(file).bytes
      throw wrong(
        "shard \(header.shard.index) is there twice: \(first) is "
          + (isSame ? "the same" : "another, so that one of the two is wrong"),
        "keep one of them" + (isSame ? "" : ", or remove both and run the shard again"))
    }
    files[header.stage][header.shard.index] = name
    if run == nil { run = header }
  }

  /// Adds a part that was just written, which is not read again.
  public mutating func add(_ part: RunPart) throws(Diagnostics) {
    known[part.header.fileName] = part
    try add(part.header, part.header.fileName)
  }

  private static func part(_ file: String) throws(Diagnostics) -> RunPart {
    try RunPart(try bytes(file), file: file)
  }

  /// What a part says of itself, of its start alone: folders may hold gigabytes.
  private static func header(_ file: String) throws(Diagnostics) -> RunPart.Header {
    let start = try bytes(file, limit: longestHeader, isCut: true)
    if !start.contains(10) { return try part(file).header }
    return try RunPart.header(of: start[...], file: file).header
  }

  private static func bytes(
    _ file: String, limit: Int = largest, isCut: Bool = false
  ) throws(Diagnostics) -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.read(path: file, limit: limit, isCut: isCut)
    } catch {
      throw Diagnostics(Diagnostic(file: file, "\(error)"))
    }
  }

  /// The bytes of a plan; nil where there is none that can be read.
  func plan(named name: String) -> [UInt8]? { try? Self.bytes(PathParts.join(path, name)) }

  /// Refuses parts of another run than this one.
  public func check(
    _ experiment: Experiment, command: String, shards: Int
  ) throws(Diagnostics) {
    guard let run, let shard = Shard(0, of: shards) else { return }
    let own = RunPart.Header(of: experiment, command: command, stage: 0, shard)
    if let difference = own.difference(from: run) {
      throw Diagnostics(
        Diagnostic(
          file: path, "it holds parts of another run: this one is of \(difference)",
          hint: "name another folder, or remove the parts in this one"))
    }
  }

  /// The experiment of the parts; nil in an empty folder.
  public func experiment() throws(Diagnostics) -> Experiment? {
    guard let run else { return nil }
    return try Experiment.stored(
      run.experimentBytes, file: path, name: run.name, digest: run.digest, command: run.command)
  }

  /// Shares of a stage that no part has.
  public func missing(stage: Int, of shards: Int) -> [Int] {
    (0..<shards).filter { files[stage][$0] == nil }
  }

  /// The first stage with missing shares, and these; nil where none is missing.
  public func due(
    _ experiment: Experiment, shards: Int
  ) -> (stage: Int, missing: [Int])? {
    for stage in 0..<stages(experiment).count {
      let missing = missing(stage: stage, of: shards)
      if !missing.isEmpty { return (stage, missing) }
    }
    return nil
  }

  /// The parts of a stage, whole and checked.
  func parts(stage: Int) throws(Diagnostics) -> [RunPart] {
    var parts: [RunPart] = []
    for (_, name) in files[stage].sorted(by: { $0.key < $1.key }) {
      if let part = known[name] {
        parts.append(part)
      } else {
        parts.append(try Self.part(PathParts.join(path, name)))
      }
    }
    return parts
  }

  /// What is said where the counts are not those that the experiment has.
  public var others: Diagnostics {
    Diagnostics(
      Diagnostic(
        file: path, "there are counts that are none of the experiment",
        hint: "remove the parts and run the shards again"))
  }

  /// Indices as an array of jobs takes them: `1,5-7`.
  public static func expression(_ indices: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for index in indices.sorted() {
      if let last = ranges.last, last.upperBound + 1 == index {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }.joined(separator: ",")
  }
}

extension [RunPart] {
  /// What they add up to in a pass of their stage; nil where one has no such counts.
  func sum(pass place: Int, of pass: Pass) -> StudyCounts? {
    var sum = StudyCounts(pass)
    let nobody = (sum, RunPart.bytes(of: sum))
    for part in self where !part.merge(pass: place, into: &sum, nobody: nobody) { return nil }
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

  /// The experiment as a file that stands on its own.
  var experimentBytes: [UInt8] { experiment.bytes }

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
