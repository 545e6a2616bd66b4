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

extension PartFolder {
  /// Counts one share of the stage that is due; nil where its part is there already.
  ///
  /// - Parameters:
  ///   - experiment: what is run; parts that are there must be of it.
  ///   - command: what to type to repeat the whole run.
  ///   - workers: as of `PassCounter`, like `progress`.
  /// - Throws: that the parts in the folder are of another run.
  package func run(
    _ shard: Shard, of experiment: Experiment, command: String, workers: Int,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws(Diagnostics) -> RunPart? {
    try check(experiment, command: command, shards: shard.count)
    guard let due = due(experiment, shards: shard.count), due.missing.contains(shard.index) else {
      return nil
    }
    var later: FreshPeople?
    if due.stage > 0 {
      later = storedPlan(of: experiment)
      if later == nil { later = try await plan(experiment, workers: workers) }
    }
    return await experiment.part(
      shard, of: later?.passes, command: command, workers: workers, progress: progress)
  }

  /// Whether somebody else has written the part of a missing share meanwhile.
  package func hasSince(_ shard: Shard, stage: Int, of experiment: Experiment) -> Bool {
    let name = RunPart.Header(of: experiment, command: "", stage: stage, shard).fileName
    let isBroken = broken.contains { $0.file == PathParts.join(path, name) }
    return !isBroken && PathParts(PathParts.join(path, name))?.exists == true
  }

  /// The plan of the second stage as a file, where it is due and there is none: made once, it need
  /// not be by every shard.
  ///
  /// Whoever finds it missing makes it, and always the same.
  ///
  /// - Throws: which part has other counts than its experiment.
  package func missingPlan(
    of experiment: Experiment, workers: Int
  ) async throws(Diagnostics) -> (name: String, bytes: [UInt8])? {
    guard let run, let due = due(experiment, shards: run.shard.count), due.stage > 0,
      storedPlan(of: experiment) == nil
    else { return nil }
    var integers = try await plan(experiment, workers: workers).integers
    var archive = CountArchive()
    archive.exchange(list: &integers)
    archive.finish()
    let part = RunPart(
      experiment, command: run.command, stage: due.stage, run.shard, [archive.bytes])
    return (part.header.planName, part.bytes)
  }

  /// Plans the second stage by the counts of the first.
  private func plan(
    _ experiment: Experiment, workers: Int
  ) async throws(Diagnostics) -> FreshPeople {
    let parts = try parts(stage: 0)
    var sums: [StudyCounts] = []
    for (place, pass) in StudyPlan(experiment).passes.enumerated() {
      guard let sum = parts.sum(pass: place, of: pass) else { throw others }
      sums.append(sum)
    }
    return await FreshPeople.plan(experiment, by: sums, workers: workers)
  }

  /// The plan that somebody made; nil where there is none of this run that is whole.
  private func storedPlan(of experiment: Experiment) -> FreshPeople? {
    guard let run, let bytes = plan(named: run.planName),
      let part = try? RunPart(bytes, file: run.planName), part.header.isOfThisVersion,
      part.header.difference(from: run) == nil
    else { return nil }
    var (archive, integers) = (CountArchive(reading: part.counts), [Int]())
    archive.exchange(list: &integers)
    return archive.isReadWhole ? FreshPeople(experiment, integers: integers) : nil
  }

  /// Hands out what all parts add up to, for the results of an experiment.
  ///
  /// - Throws: which part has other counts than its experiment.
  package func counter(of experiment: Experiment, workers: Int) throws(Diagnostics) -> PassCounter {
    var parts: [[RunPart]] = []
    for stage in 0..<experiment.stages {
      // What is there of a later stage was planned by all of the first.
      let isPlanned = stage == 0 || missing(stage: 0, of: run?.shard.count ?? 1).isEmpty
      parts.append(isPlanned ? try self.parts(stage: stage) : [])
    }
    return PassCounter(merging: parts, workers: workers)
  }

  /// Shares that are missing of the first stage that is not whole.
  package func missing(_ experiment: Experiment) -> [Int] {
    run.flatMap { due(experiment, shards: $0.shard.count) }?.missing ?? []
  }
}
