public import TrialStatistics

/// Strokes grouped by person; every person counts the same.
///
/// Each stroke weighs one over the number of that person's strokes, so nothing is resampled and
/// people who swiped more do not dominate.
public struct StrokeSample: Sendable {
  /// The strokes, those of one person together, people in order of appearance.
  public let strokes: [RecordedStroke]
  /// Where each person's strokes stand.
  public let people: [Range<Int>]
  /// The weight of each stroke.
  public let weights: [Double]

  /// Groups strokes by the name of their participant.
  public init(_ strokes: [RecordedStroke]) {
    var order: [String: Int] = [:]
    var groups: [[RecordedStroke]] = []
    for stroke in strokes {
      if let group = order[stroke.participant] {
        groups[group].append(stroke)
      } else {
        order[stroke.participant] = groups.count
        groups.append([stroke])
      }
    }
    var people: [Range<Int>] = []
    for group in groups {
      let start = people.last?.upperBound ?? 0
      people.append(start..<(start + group.count))
    }
    self.people = people
    self.strokes = groups.flatMap { $0 }
    weights = groups.flatMap { Array(repeating: 1 / Double($0.count), count: $0.count) }
  }

  /// The strokes of one direction, as `StrokeDirection.includes` says.
  public init(_ strokes: [RecordedStroke], _ direction: StrokeDirection) {
    self.init(strokes.filter(direction.includes))
  }

  /// The distribution of a statistic.
  public func distribution(of statistic: StrokeStatistic) -> WeightedSample {
    WeightedSample(strokes.map(statistic.value), weights: weights)
  }

  /// The share of strokes that a rule accepts; nan without strokes.
  public func share(accepting isAccepted: (RecordedStroke) -> Bool) -> Double {
    var (accepted, total) = (0.0, 0.0)
    for (stroke, weight) in zip(strokes, weights) {
      total += weight
      if isAccepted(stroke) { accepted += weight }
    }
    return accepted / total
  }
}
