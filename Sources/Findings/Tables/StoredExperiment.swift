package import ExperimentFiles
package import StrictFiles

extension Experiment {
  /// Reads an experiment that a run stored beside what it counted.
  ///
  /// - Parameters:
  ///   - bytes: the experiment on its own.
  ///   - file: where it lies.
  ///   - digest: SHA-256 of its canonical form when it was run.
  ///   - command: what to type to repeat the run.
  ///   - limit: what a run of it may take.
  /// - Throws: what is wrong with it, or that this program reads it otherwise.
  package static func stored(
    _ bytes: [UInt8], file: String, name: String, digest: String, command: String, limit: Limit
  ) throws(Diagnostics) -> Experiment {
    try checkStored(name: name, digest: digest, command: command, file: file)
    var overrides = Overrides()
    overrides.limit = limit
    let experiment = try read(
      try JSONNode.parse(bytes, file: file), file: file, name: name, overrides: overrides)
    guard SHA256.hexDigest(experiment.canonical.bytes) == digest else {
      throw Diagnostics(
        Diagnostic(
          file: file,
          "this version of swipelab reads the experiment otherwise than the one that ran it",
          hint: "run it again: \(command)"))
    }
    return experiment
  }

  /// Refuses what no run stores: names and digests that would lead files elsewhere, and commands
  /// that would be more in a report than a line.
  static func checkStored(
    name: String, digest: String, command: String, file: String
  ) throws(Diagnostics) {
    let digits = Set("0123456789abcdef")
    let problem =
      problem(withName: name).map { "its name \(quoted(name)) \($0)" }
      ?? (digest.count == 64 && digest.allSatisfy(digits.contains)
        ? nil : "its digest \(quoted(digest)) is none")
      ?? (printable(command) == command && !command.contains("`") && command.count <= 1000
        ? nil : "its command \(quoted(command)) is none of this program")
    if let problem {
      throw Diagnostics(
        Diagnostic(file: file, problem, hint: "name what a run of this program wrote"))
    }
  }
}

extension Experiment.Limit {
  /// Bytes of the largest file of counts that a run of an experiment can have: what it takes with
  /// its report, which is an estimate, and as much again.
  package static func counts(of experiment: Experiment) -> Int {
    Int(min(2 * RunSize(experiment, workers: 1).memory, 1e18))
  }
}
