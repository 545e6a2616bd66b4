package import StrictFiles
import SwipeSimulation

/// A number of a population that was estimated, with how well it is known.
public struct FittedFigure: Sendable, Equatable {
  /// Name of the number, `reading.length_mean` or `right_going.mean.length`.
  public let name: String
  /// The estimate.
  public let value: Double
  /// Bounds of its 95% interval over people; nil where how people differ was not measured.
  public let interval: ClosedRange<Double>?
  /// Number of people who were recorded, and the recording.
  public let people: Int
  /// Name of the recording.
  public let set: String
  /// The number in the population from which the fit started.
  public let base: Double
  /// What the number is, with its unit.
  public let meaning: String

  /// Describes an estimate from so many people.
  ///
  /// - Parameter spread: of a mean the standard deviation between people; else nil.
  init(
    _ name: String, _ value: Double, people: Int, set: String, spread: Double?, base: Double,
    meaning: String
  ) {
    (self.name, self.value, self.people, self.set) = (name, value, people, set)
    (self.base, self.meaning) = (base, meaning)
    if name.contains("_between_people"), !name.contains("_with_") {
      interval = Evidence.spread(value, people: people, set: set).interval
    } else {
      interval = spread.flatMap {
        Evidence.mean(value, spread: $0, people: people, set: set).interval
      }
    }
  }
}

extension FittedFigure {
  /// Estimates as CSV.
  package static let table = Table<FittedFigure>(
    "figures.csv", "Of `swipelab fit`: the numbers of scrolls that were estimated."
  ) {
    Column("name", \.name, "the number, as population files name it")
    Column("value", \.value, "the estimate")
    Column("low", \.interval?.lowerBound, "lower bound of its 95% interval over people")
    Column("high", \.interval?.upperBound, "upper bound of it")
    Column("people", \.people, "how many people were recorded")
    Column("set", \.set, "which recording it is from")
    Column("base", \.base, "the number in the population from which the fit started")
    Column("meaning", \.meaning, "what the number is, with its unit")
  }
}
