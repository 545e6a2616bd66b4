import TrialStatistics

/// A number about how people differ: what pooled strokes cannot show.
public enum PersonFigure: String, Sendable, CaseIterable {
  /// How alike strokes of one person are in reaching half of the view: the intraclass correlation
  /// by the analysis of variance, 0 for people who are all the same, 1 for people who always or
  /// never do.
  case likeness = "dx>=W/2"
  /// Correlation over people between the ln of their median length and that of their median
  /// duration.
  case paceOfReach = "length_pt:duration_ms"

  /// How a finding about it is called.
  public var measure: FidelityFinding.Measure {
    self == .likeness ? .personLikeness : .personCorrelation
  }

  /// The figure of a sample with its 95 % interval, by leaving out one person at a time; nil for
  /// fewer than eight people, whose interval would say nothing.
  public func figure(of sample: StrokeSample) -> RecordedFigure? {
    let people = sample.people.map { Array(sample.strokes[$0]) }
    guard people.count >= 8 else { return nil }
    let whole = parts(of: people)
    let others = people.indices.map { left in
      value(of: whole.enumerated().filter { $0.offset != left }.map(\.element))
    }
    return RecordedFigure(value(of: whole), leavingOut: others)
  }

  /// What is needed of each person: strokes and how many reach half of the view, or two logarithms.
  private func parts(of people: [[RecordedStroke]]) -> [(Double, Double)] {
    people.map { strokes in
      switch self {
      case .likeness:
        let far = strokes.count { abs($0.features.dx) >= $0.viewWidth / 2 }
        return (Double(strokes.count), Double(far))
      case .paceOfReach:
        let medians = [StrokeStatistic.length, .duration].map { statistic in
          PortableMath.logarithm(StrokeFeatures.median(strokes.map(statistic.value)))
        }
        return (medians[0], medians[1])
      }
    }
  }

  private func value(of people: [(Double, Double)]) -> Double {
    let count = Double(people.count)
    switch self {
    case .likeness:
      let total = people.reduce(0) { $0 + $1.0 }
      let share = people.reduce(0) { $0 + $1.1 } / total
      var (among, within, squares) = (0.0, 0.0, 0.0)
      for (strokes, far) in people {
        let own = far / strokes
        among += strokes * (own - share) * (own - share)
        within += far * (1 - own)
        squares += strokes * strokes
      }
      let spread = within / (total - count)
      let usual = (total - squares / total) / (count - 1)
      let between = (among / (count - 1) - spread) / usual
      return between / (between + spread)
    case .paceOfReach:
      let means = (
        people.reduce(0) { $0 + $1.0 } / count, people.reduce(0) { $0 + $1.1 } / count
      )
      var (product, first, second) = (0.0, 0.0, 0.0)
      for (a, b) in people.map({ ($0.0 - means.0, $0.1 - means.1) }) {
        product += a * b
        first += a * a
        second += b * b
      }
      return product / (first * second).squareRoot()
    }
  }
}
