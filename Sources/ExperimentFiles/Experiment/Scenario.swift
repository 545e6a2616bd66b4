public import NavigationModel
public import SwipeSimulation

/// An experiment's people and pages, were one thing about them otherwise than it assumes.
public struct Scenario: Sendable, Equatable {
  /// Name of the assumption.
  public let assumption: String
  /// The value that it has here.
  public let value: Double
  /// The people.
  public let population: Population
  /// The pages.
  public let contexts: [PageContext]
}

extension Experiment {
  /// Every scenario that the experiment asks for, in its order; values that its people and pages
  /// have anyway are left out.
  public var scenarios: [Scenario] {
    sensitivity.flatMap { assumption in
      assumption.values.compactMap { value in
        let people = assumption.population(value, from: population)
        let pages =
          assumption.name == Assumption.scrollTie.name
          ? contexts.map { $0.withTieShare(value) } : contexts
        // Where nothing scrolls up and down a tie cannot happen.
        let isSame = zip(pages, contexts).allSatisfy { $0 == $1 || !$0.hasVerticalScroll }
        if people == population, isSame { return nil }
        return Scenario(
          assumption: assumption.name, value: value, population: people, contexts: pages)
      }
    }
  }

  /// The assumptions that change its people or its pages.
  public var variedAssumptions: [Assumption] {
    let names = Set(scenarios.map(\.assumption))
    return sensitivity.filter { names.contains($0.name) }
  }
}
