import ExperimentFiles
import Findings
import Reporting
import StrictFiles

/// A run by shards: each writes a part into a folder, from which the report is merged.
struct ShardedRun {
  private let experiment: Experiment
  private let command: String
  private let path: String
  private let limit: Experiment.Limit
  private let isQuiet: Bool

  /// Reads the experiment of a command that works by parts, for which an option asks.
  init(_ arguments: ParsedArguments, folder: String, option: String) throws {
    let paths = arguments.arguments("EXPERIMENT")
    guard paths.count == 1, arguments.number("--until-error") == nil else {
      throw Failure(
        usage: paths.count == 1
          ? "\(option): --until-error adds people as it goes, which does not work with"
            + " shards; `swipelab plan` shows how many people it takes: give --participants"
          : "\(option): takes one experiment, not \(paths.count)")
    }
    // Before the work; the part itself will be refused too.
    if let place = PathParts(folder + "/a"), let report = ReportContents.folder(around: place) {
      throw Failure(
        usage: "\(option): \(folder) lies in the report folder \(report); name a folder of its own"
          + " for the parts")
    }
    let overrides = SharedOptions.overrides(arguments)
    let file: String
    (file, experiment) = try SharedOptions.experiment(arguments)
    path = folder
    command = RunBatch.command("run", file, overrides)
    limit = overrides.limit
    isQuiet = arguments.has("--quiet")
  }

  /// Counts one share and writes its part; one that is there stays as it is.
  func run(_ shard: Shard) async throws {
    var parts = try folder(checking: shard)
    if try await count(shard, in: parts) == nil, !isQuiet {
      Console.note("unchanged: shard \(shard.index)/\(shard.count) exists")
    }
    parts = try folder(checking: shard)
    try await plan(after: parts)
  }

  /// Counts one share of what is due after some parts; nil where its part is there already.
  private func count(_ shard: Shard, in parts: PartFolder) async throws -> RunPart? {
    let progress = Progress("\(experiment.name) \(shard.index)/\(shard.count)", isQuiet: isQuiet)
    let part = try await parts.run(
      shard, of: experiment, command: command, workers: limit.workers, progress: progress.show)
    progress.finish()
    guard let part else { return nil }
    try write(part.bytes, to: part.header.fileName)
    return part
  }

  /// Writes the plan of a stage that is due and has none, so that not every share makes it.
  private func plan(after parts: PartFolder) async throws {
    if let plan = try await parts.missingPlan(of: experiment, workers: limit.workers) {
      try write(plan.bytes, to: plan.name)
    }
  }

  /// The parts that are there, without broken ones, which are told.
  ///
  /// - Parameter checked: the only shard whose digest is looked at; nil for all.
  private func folder(checking checked: Shard? = nil) throws -> PartFolder {
    let parts = try PartFolder(path, leavesOutBroken: true, checking: checked, limit: limit)
    for broken in parts.broken {
      Console.note("warning: \(Self.text(broken)); it counts as missing")
    }
    return parts
  }

  /// What is wrong with a part, and what to do about it.
  static func text(_ broken: Diagnostic) -> String {
    "\(broken.file): \(broken.message)" + (broken.hint.map { "; \($0)" } ?? "")
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let path = PathParts.join(path, name)
    try OutputFile.write(bytes, to: path, makesFolders: true)
    if !isQuiet { Console.note("wrote \(path)") }
  }

  /// Works through the absent parts, stage by stage, and merges them into a report in `out`.
  ///
  /// - Parameter shards: how many there are; those of the parts that are there unless it is given.
  func finish(shards: Int?, out: String) async throws {
    try Self.refuse(out, for: path)
    var parts = try folder()
    let count = shards ?? parts.run?.shard.count ?? 8
    try parts.check(experiment, command: command, shards: count)
    while let due = parts.due(experiment, shards: count) {
      try await plan(after: parts)
      for shard in due.missing.compactMap({ Shard($0, of: count) })
      where !parts.hasSince(shard, stage: due.stage, of: experiment) {
        if let part = try await self.count(shard, in: parts) { try parts.add(part) }
      }
      // What somebody else wrote is read; every other part is known.
      if !parts.missing(stage: due.stage, of: count).isEmpty { parts = try folder() }
    }
    try await Self.merge(
      parts, into: out, allowsMissing: false, workers: limit.workers, isQuiet: isQuiet)
  }

  /// What the parts of a folder are of.
  struct RunOfParts {
    let experiment: Experiment
    let header: RunPart.Header

    /// Asks the parts.
    init(_ parts: PartFolder) throws {
      guard let found = try parts.experiment(), let header = parts.run else {
        let isThere = (try? FolderListing.names(in: parts.path)) != nil
        throw Failure(
          .wrongInput,
          "error: \(parts.path): "
            + (isThere
              ? "it holds no parts; name the folder to which `run --shard` wrote"
              : "no such folder")
        )
      }
      (experiment, self.header) = (found, header)
    }

    /// Which of its stages that is, where it has several: ` of stage 1 of 2`.
    func name(ofStage stage: Int) -> String {
      experiment.stages > 1 ? " of stage \(stage + 1) of \(experiment.stages)" : ""
    }

    /// What is said where shards are missing.
    fileprivate func lack(_ folder: String, _ due: (stage: Int, missing: [Int])) -> String {
      let shards = header.shard.count
      return
        "error: \(folder): shards \(PartFolder.expression(due.missing, most: 20)) of \(shards)"
        + "\(name(ofStage: due.stage)) are missing; run them (`swipelab run EXPERIMENT --shard"
        + " I/\(shards) --out \(folder)`), or merge the others with --allow-missing, and the"
        + " report says so"
    }
  }

  /// Refuses to put a report among parts.
  private static func refuse(_ out: String, for parts: String) throws {
    if out == parts || PathParts.areSame(out, parts) {
      throw Failure(usage: "--out: \(out) is the folder of the parts; name another one")
    }
  }

  /// Merges the parts of a folder into a report.
  static func merge(
    _ parts: PartFolder, into out: String, allowsMissing: Bool, workers: Int, isQuiet: Bool
  ) async throws {
    let folder = parts.path
    let stored = try RunOfParts(parts)
    let (experiment, run) = (stored.experiment, stored.header)
    if let due = parts.due(experiment, shards: run.shard.count), !allowsMissing {
      throw Failure(.wrongInput, stored.lack(folder, due))
    }
    try refuse(out, for: folder)
    let place = try ReportFolder(experiment.name, in: out)
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let report = try await StudyReport(
      merging: parts, of: experiment, command: run.command, workers: workers,
      environment: Environment.description, progress: progress.show)
    progress.finish()
    let note = try place.publish(report.files)
    if !isQuiet {
      Console.print(ReportFiles.summary(report.results))
      Console.note(note)
    }
  }
}
