/// What stands behind a number of a population.
public enum Evidence: Sendable, Equatable {
  /// Estimated from so many recorded people of a set; the interval holds 95% of what other people
  /// of the same kind would give, nil where it was not measured.
  case fitted(people: Int, set: String, ClosedRange<Double>?)
  /// Published, or documented by a maker.
  case published(String)
  /// Nobody recorded it.
  case assumed

  /// The interval, where one was measured.
  package var interval: ClosedRange<Double>? {
    if case .fitted(_, _, let interval) = self { interval } else { nil }
  }

  /// A mean over people, of whom so many were recorded, with a standard deviation between them.
  package static func mean(_ value: Double, spread: Double, people: Int, set: String) -> Evidence {
    let error = 2 * spread / Double(max(people, 1)).squareRoot()
    return .fitted(people: people, set: set, (value - error)...(value + error))
  }

  /// A standard deviation between so many people, known to 1 / sqrt(2 (n - 1)) of itself.
  package static func spread(_ value: Double, people: Int, set: String) -> Evidence {
    let error = 2 * value / (2 * Double(max(people - 1, 1))).squareRoot()
    return .fitted(people: people, set: set, max(value - error, 0)...(value + error))
  }
}

/// The recordings from which presets are fitted.
public enum RecordedSet {
  /// Frank, Biedert, Ma, Martinovic and Song 2013.
  static let touchalytics = "touchalytics"
  /// Serwadda, Phoha and Wang 2013, as strokes: a phone held upright, and sideways.
  static let wideStrokes = "wide_strokes"
  /// The same kind of browsing as raw points.
  static let wideTraces = "wide_traces"
}

/// A number of a population with its evidence, as tables show it.
public struct PopulationFigure: Sendable, Equatable {
  /// Its name in population files; a part of a model after a point.
  public let name: String
  /// Its value.
  public let value: Double
  /// What stands behind it.
  public let evidence: Evidence
  /// What it is.
  public let summary: String

  /// Every number of a population, in the order of files.
  ///
  /// Intervals of means and spreads follow from the spread itself and the number of people, so that
  /// this is their joint sampling distribution as well: means of several quantities vary together
  /// as people do, over the root of their number.
  public static func all(of people: Population) -> [PopulationFigure] {
    PopulationSetting.all.map {
      PopulationFigure(
        name: $0.name, value: $0.value(in: people), evidence: $0.evidence, summary: $0.summary)
    }
      + strokes("right_going", people.rightGoing) + strokes("left_going", people.leftGoing)
      + scrolls("reading", people.reading, ScrollPeople.reading)
      + scrolls("browsing", people.browsing, ScrollPeople.browsing)
  }

  /// Means and spreads of the five quantities of sideways strokes: 21 people.
  private static func strokes(_ key: String, _ model: StrokeModel) -> [PopulationFigure] {
    let set = RecordedSet.touchalytics
    return StrokeModelRange.quantities.enumerated().flatMap { place, quantity in
      let (mean, spread) = (model.means[place], model.between[place, place].squareRoot())
      return [
        PopulationFigure(
          name: "\(key).mean[\(place)]", value: mean,
          evidence: .mean(mean, spread: spread, people: 21, set: set),
          summary: "mean \(quantity.name)"),
        PopulationFigure(
          name: "\(key).between_people[\(place)]", value: spread,
          evidence: .spread(spread, people: 21, set: set),
          summary: "standard deviation of the \(quantity.name) between people"),
      ]
    }
  }

  /// Who was recorded for the numbers of one kind of scroll: lengths, durations and leans; bulges.
  private struct ScrollPeople {
    let people: Int
    let set: String
    let shaped: Int
    let shapes: String
    /// Numbers that are assumed to be as those of the other kind, or likely.
    var assumed: Set<String> = []

    static let reading = ScrollPeople(
      people: 21, set: RecordedSet.touchalytics, shaped: 21, shapes: RecordedSet.touchalytics)
    static let browsing = ScrollPeople(
      people: 69, set: RecordedSet.wideStrokes, shaped: 11, shapes: RecordedSet.wideTraces,
      assumed: [
        "sway_between_people", "lean_with_sway_between_people", "touch_phase", "held_share",
      ])
  }

  private static func scrolls(
    _ key: String, _ model: ScrollModel, _ who: ScrollPeople
  ) -> [PopulationFigure] {
    ScrollModelNumber.all.map { number in
      let value = number.value(in: model)
      let isShape = number.name.contains("sway") || number.name.contains("lift")
      let (people, set) = isShape ? (who.shaped, who.shapes) : (who.people, who.set)
      let spread = ScrollModelNumber.named(number.name.replacing("_mean", with: "_between_people"))
      let evidence: Evidence
      if who.assumed.contains(number.name) {
        evidence = .assumed
      } else if number.isBetweenPeople {
        evidence = .spread(value, people: people, set: set)
      } else if number.name.contains("_mean"), let spread {
        evidence = .mean(value, spread: spread.value(in: model), people: people, set: set)
      } else {
        evidence = .fitted(people: people, set: set, nil)
      }
      return PopulationFigure(
        name: "\(key).\(number.name)", value: value, evidence: evidence, summary: number.summary)
    }
  }
}
