import ExperimentFiles
import PolicyLibrary
import PopGesture

/// A choice of the velocity that policies read, in words.
enum VelocityText {
  static func line(of choice: VelocityChoice) -> String {
    switch choice {
    case .own: "each policy's own, as `swipelab explain` tells it"
    case .common(let kind): kind.summary
    }
  }

  /// Which policies read it unless an experiment says otherwise.
  static func more(of choice: VelocityChoice) -> [String] {
    let policies = PolicyPreset.all.compactMap(\.policy).filter(\.family.readsVelocity)
    switch choice {
    case .own:
      return ["the default of experiments; policies that read a velocity: \(policies.count)"]
    case .common(let kind):
      let own = policies.filter { $0.reading.estimator == kind }.map(\.name)
      return ["policies whose own it is: \(own.isEmpty ? "none" : own.joined(separator: ", "))"]
    }
  }
}
