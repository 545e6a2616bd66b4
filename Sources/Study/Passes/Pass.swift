public import ExperimentFiles

/// One way through people's swipes: who swipes, and what is counted of it.
///
/// Everything that counts in a pass listens to the same swipes, each of which is made once.
public struct Pass: Sendable {
  /// What is compared, and who swipes: an experiment, perhaps on the people of a scenario.
  public let experiment: Experiment
  /// Numbers of the people.
  public let people: Range<Int>
  /// What is counted.
  package let listeners: Listeners

  /// A pass over some people of an experiment, or over all of them.
  public init(_ experiment: Experiment, people: Range<Int>? = nil) {
    self.init(experiment, people: people ?? 0..<experiment.participants, .everything)
  }

  package init(_ experiment: Experiment, people: Range<Int>, _ listeners: Listeners) {
    (self.experiment, self.people, self.listeners) = (experiment, people, listeners)
  }

  /// A pass over other people of the same experiment that counts the same.
  package init(_ pass: Pass, people: Range<Int>) {
    self.init(pass.experiment, people: people, pass.listeners)
  }

  /// Swipes that it makes.
  public var swipes: Int {
    experiment.conditions.isEmpty ? 0 : people.count * experiment.swipesPerParticipant
  }
}

/// What is counted in a pass, as far as its experiment asks for it.
package struct Listeners: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Every swept value.
  package static let sweeps = Listeners(rawValue: 1)
  /// How far fingers go in completed pops.
  package static let travel = Listeners(rawValue: 4)
  /// A few releases as they are.
  package static let releases = Listeners(rawValue: 8)
  /// Of content gestures those alone that touch down at the edge.
  package static let edgeStarts = Listeners(rawValue: 16)
  /// Every pair of policies, or of systems: what it takes to compare them.
  package static let pairs = Listeners(rawValue: 32)
  /// Swipes, begun and completed pops of each intent alone, and nothing else.
  ///
  /// Many populations take little room so. Whole pages are not played.
  package static let sums = Listeners(rawValue: 64)
  /// All of it.
  package static let everything: Listeners = [.sweeps, .travel, .releases, .pairs]
}
