public import ExperimentFiles

/// What is known of one system on one page of one screen, for measures over several of them.
public struct ConditionRates: Sendable, Equatable {
  /// Names of the screen, the page, the recognizer and the system, or the policy behind it.
  public var screen, context, recognizer, system: String
  /// Completed pops among the swipes of people who want one.
  public var success: MeasureEstimate
  /// Completed pops among the swipes of people who want something else; nil without such swipes.
  public var falseTrigger: MeasureEstimate?
  /// Strokes that the content serves and did not get to their end, among all of them; nil without
  /// such strokes.
  public var blockedContent: MeasureEstimate?
  /// Mean travel of successful pops in mm; nil without one or on a screen of unknown density.
  public var effort: MeasureEstimate?
  /// How often people want to go back on this page, in percent of their swipes; assumed.
  public var popPercent: Int
  /// Whether the app has switched going back off on this page.
  public var isDisabled: Bool

  /// Describes one system on one page of one screen.
  public init(
    screen: String, context: String, recognizer: String = Condition.systemsName,
    system: String, success: MeasureEstimate, falseTrigger: MeasureEstimate? = nil,
    blockedContent: MeasureEstimate? = nil, effort: MeasureEstimate? = nil, popPercent: Int,
    isDisabled: Bool = false
  ) {
    self.screen = screen
    self.context = context
    self.recognizer = recognizer
    self.system = system
    self.success = success
    self.falseTrigger = falseTrigger
    self.blockedContent = blockedContent
    self.effort = effort
    self.popPercent = popPercent
    self.isDisabled = isDisabled
  }

  /// Every row over conditions: utilities, then what is over screens, then what is over pages.
  ///
  /// Screens, pages and systems come in the order in which they first occur.
  public static func rows(_ conditions: [ConditionRates]) -> [MeasureRow] {
    conditions.flatMap(\.utilities)
      + grouped(conditions, by: \.context).flatMap(overScreens)
      + grouped(conditions, by: \.screen).flatMap(overContexts)
  }

  /// The conditions of each system, or policy behind a recognizer, and value of `key`.
  private static func grouped(
    _ conditions: [ConditionRates], by key: (ConditionRates) -> String
  ) -> [[ConditionRates]] {
    var places: [[String]: Int] = [:]
    var groups: [[ConditionRates]] = []
    for condition in conditions {
      let name = [key(condition), condition.recognizer, condition.system]
      if let place = places[name] {
        groups[place].append(condition)
      } else {
        places[name] = groups.count
        groups.append([condition])
      }
    }
    return groups
  }
}
