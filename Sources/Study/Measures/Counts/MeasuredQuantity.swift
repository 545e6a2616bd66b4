import NavigationModel
import PolicyLibrary
import PopGesture

/// A quantity of single swipes that is averaged over people.
///
/// Values are rounded to whole units before they are summed, so that sums are exact in any order:
/// 0.01 mm for lengths, 0.1 ms for times.
enum MeasuredQuantity: Int, Sendable, CaseIterable {
  case effort
  case requiredTravel
  case decisionTime
  case armTime

  /// Units in one mm or one ms.
  var unitsPerOne: Double {
    switch self {
    case .effort, .requiredTravel: 100
    case .decisionTime, .armTime: 10
    }
  }

  /// The bins of its histogram.
  ///
  /// - Whole strokes: 2 mm up to 128 mm, then 32 to the octave.
  /// - Required travel, which piles up just beyond a threshold: 0.5 mm up to 64 mm, then 64.
  /// - Times: 8 ms up to 256 ms, then 16.
  ///
  /// Inside a bin values are taken as even, which costs less than 0.25 mm and 2 ms where
  /// distributions are as smooth as those of strokes (a test has examples).
  var scale: BinScale {
    switch self {
    case .effort: BinScale(width: 200, linear: 64)
    case .requiredTravel: BinScale(width: 50, linear: 128)
    case .decisionTime, .armTime: BinScale(width: 80, linear: 32)
    }
  }

  /// The measure that tells a statistic of it.
  func measure(_ statistic: QuantityStatistic) -> Measure {
    switch (self, statistic) {
    case (.effort, .mean): .effortMean
    case (.effort, .median): .effortMedian
    case (.effort, .high): .effortHigh
    case (.requiredTravel, .mean): .requiredTravelMean
    case (.requiredTravel, .median): .requiredTravelMedian
    case (.requiredTravel, .high): .requiredTravelHigh
    case (.decisionTime, .mean): .decisionTimeMean
    case (.decisionTime, .median): .decisionTimeMedian
    case (.decisionTime, .high): .decisionTimeHigh
    case (.armTime, .mean): .armTimeMean
    case (.armTime, .median): .armTimeMedian
    case (.armTime, .high): .armTimeHigh
    }
  }

  /// The quantity of a swipe with intent pop, in whole units; nil where it has none.
  ///
  /// A value that is NaN, infinite or beyond 2^31 units (21 km, 59 h) counts as none.
  func units(_ record: SwipeRecord, millimetresPerPoint: Double) -> Int? {
    let isSuccess = record.outcome == .popCompleted
    let value =
      switch self {
      case .effort: isSuccess ? record.travel * millimetresPerPoint : .nan
      case .requiredTravel:
        record.outcome.isBroken ? .nan : record.requiredTravel * millimetresPerPoint
      case .decisionTime: isSuccess ? record.duration * 1000 : .nan
      case .armTime: isSuccess ? record.armTime * 1000 : .nan
      }
    let units = (value * unitsPerOne).rounded()
    return units >= 0 && units < 0x1p31 ? Int(units) : nil
  }
}

extension Outcome {
  /// Whether navigation broke, so that no moment of release would have gone back properly.
  fileprivate var isBroken: Bool { self == .stuck || self == .corrupted }
}
