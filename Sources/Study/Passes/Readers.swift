import ExperimentFiles
import PolicyLibrary
import PopGesture

/// The policies and sweeps of an experiment that judge the same releases.
struct Readers: Sendable {
  /// What the releases are read for.
  let reading: ReleaseReading
  /// Places of the policies among the experiment's, and which releases of a batch each completes.
  private(set) var judges: [Judge] = []
  /// Places of the sweeps among the experiment's.
  private(set) var sweeps: [Int] = []

  /// A policy at its place.
  struct Judge: Sendable {
    let policy: Int
    let completions: @Sendable (ReleaseBatch) -> UInt64
  }

  private init(_ reading: ReleaseReading) { self.reading = reading }

  /// All that listen in a pass, at least one of them.
  static func all(in pass: Pass) -> [Readers] {
    let (experiment, listeners) = (pass.experiment, pass.listeners)
    var all: [Readers] = []
    func place(of reading: ReleaseReading) -> Int {
      if let place = all.firstIndex(where: { $0.reading == reading }) { return place }
      all.append(Readers(reading))
      return all.count - 1
    }
    for (index, policy) in experiment.policies.enumerated() {
      all[place(of: policy.reading)].judges.append(
        Judge(policy: index, completions: policy.completions))
    }
    for (index, sweep) in experiment.lines.enumerated() where listeners.contains(.sweeps) {
      guard let policy = sweep.policies.first else { continue }
      all[place(of: policy.reading)].sweeps.append(index)
    }
    return all
  }
}
