public import SwipeSimulation

/// An experiment's people, were one thing about them otherwise than it assumes.
public struct Scenario: Sendable, Equatable {
  /// Name of the assumption.
  public let assumption: String
  /// The value that it has here.
  public let value: Double
  /// The people.
  public let population: Population
}

extension Experiment {
  /// Every scenario that the experiment asks for, in its order; values that its people have anyway
  /// are left out.
  public var scenarios: [Scenario] {
    sensitivity.flatMap { assumption in
      assumption.values.compactMap { value in
        let people = assumption.population(value, from: population)
        if people == population { return nil }
        return Scenario(assumption: assumption.name, value: value, population: people)
      }
    }
  }
}
