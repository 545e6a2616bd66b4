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
  /// - Throws: what is wrong with it, or that this program reads it otherwise.
  package static func stored(
    _ bytes: [UInt8], file: String, name: String, digest: String, command: String
  ) throws(Diagnostics) -> Experiment {
    let experiment = try read(try JSONNode.parse(bytes, file: file), file: file, name: name)
    guard SHA256.hexDigest(experiment.canonical.bytes) == digest else {
      throw Diagnostics(
        Diagnostic(
          file: file,
          "this version of swipelab reads the experiment otherwise than the one that ran it",
          hint: "run it again: \(command)"))
    }
    return experiment
  }
}
