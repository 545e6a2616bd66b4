import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// What tables leave out of a grid that is so wide that they would be longer than anybody reads.
///
/// The limits depend on the experiment alone, so that its report is the same however it is run.
extension Experiment {
  /// With more differences than this, only pairs with the first policy are listed: each has up to
  /// eight rows, one a metric and intent.
  package static let mostPairs = 50_000.0
  /// Up to this many rates, `sensitivity.csv` also lists unchanged ones.
  package static let mostVaried = 100_000.0

  /// Differences between two policies, or two systems, in some condition.
  package var pairs: Double {
    func pairs(_ count: Int) -> Double { Double(count) * Double(count - 1) / 2 }
    return pages * (Double(recognizers.count) * pairs(policies.count) + pairs(systems.count))
  }

  /// Whether every pair is compared; beyond, each policy and each system is with the first alone.
  package var comparesAllPairs: Bool { pairs <= Self.mostPairs }

  /// Whether `sensitivity.csv` has the rates that an assumption leaves as they are.
  package var tellsUnchanged: Bool {
    let compared = Double(recognizers.count * policies.count + systems.count)
    return pages * compared * Double(1 + scenarios.count) <= Self.mostVaried
  }

  private var pages: Double { Double(screens.count) * Double(contexts.count) }
}
