import ExperimentFiles
package import StrictFiles
import TrialStatistics

/// One row of `measures.csv`.
public struct MeasureRow: Sendable, Equatable {
  /// The screen's name, or `all` for a measure over screens.
  public var screen: String
  /// The page's name, or `all` for a measure over pages.
  public var context: String
  /// The recognizer's name; `system` where systems, each with its own, are compared.
  public var recognizer: String
  /// The name of the system, or of the policy behind the recognizer.
  public var system: String
  /// The measure's name, with its parameters where it has some.
  public var measure: String
  /// The unit of the values; empty for shares and ratios.
  public var unit: String
  /// The intent whose swipes it is over, `all` for several; empty where there are no swipes.
  public var intent: String
  /// The figure.
  public var estimate: MeasureEstimate
  /// People of a cluster, and how many there are at most.
  package var peoplePerCluster = 1
  package var mostPeople = Int.max
  /// People behind it; nil for what is no figure of people.
  var participants: Int? { estimate.clusters.map { min($0 * peoplePerCluster, mostPeople) } }

  /// What stands for every screen or page.
  public static let all = "all"

  /// Makes a row of a measure.
  ///
  /// - Parameter parameters: what to write after the measure's name, such as `(lambda=1;mu=0)`.
  init(
    _ measure: Measure, parameters: String = "", screen: String, context: String,
    recognizer: String = Condition.systemsName, system: String, intent: String,
    _ estimate: MeasureEstimate
  ) {
    self.screen = screen
    self.context = context
    self.recognizer = recognizer
    self.system = system
    self.measure = measure.name + parameters
    unit = measure.unit
    self.intent = intent
    self.estimate = estimate
  }

  /// `measures.csv`.
  package static let table = Table<MeasureRow>(
    "measures.csv",
    """
    Effort, times, reach, consistency and gaps: of systems always, of policies with
    `"measures": true`. `screen` or `context` is `all` for a measure over all of them.
    """
  ) {
    [Column(.screen, \.screen), Column(.context, \.context)]
    Column(.recognizer, \.recognizer)
    Column(.policy, \.system)
    Column("measure", \.measure, "what was measured: `swipelab explain NAME` has the formula")
    Column("unit", \.unit, "unit of the value; empty for shares and ratios")
    Column(.intent, \.intent)
    [Column(.trials, \.estimate.swipes), Column(.participants, \.participants)]
    Column("value", \.estimate.value, "the figure, in its unit")
    Column(.standardError, \.estimate.standardError)
    [Column(.low, \.estimate.interval?.low), Column(.high, \.estimate.interval?.high)]
  }
}
