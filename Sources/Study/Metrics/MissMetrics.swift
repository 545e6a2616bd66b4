import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Where wanted pops are lost.
extension Metric {
  /// Wanted pops that lifted before they had moved far enough.
  package static let missedBySlop = Metric(
    name: "missed-slop",
    summary: "wanted pops that lifted before they had moved far enough",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.slop)))

  /// Wanted pops that a region, an angle or a rule of the gate refused.
  package static let missedByGate = Metric(
    name: "missed-gate",
    summary: "wanted pops that a region, an angle or a rule of the gate refused",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.gate)))

  /// Wanted pops that the page's content had, or that were held for it.
  package static let missedByArbitration = Metric(
    name: "missed-arbitration",
    summary: "wanted pops that the page's content took, or that still waited for it",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.arbitration)))

  /// Wanted pops that the policy cancelled at release.
  package static let missedByDecision = Metric(
    name: "missed-decision",
    summary: "wanted pops that the policy cancelled at release",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.decision)))

  /// Wanted pops whose transition ran to its end while it was being cancelled.
  package static let missedByRace = Metric(
    name: "missed-race",
    summary: "wanted pops whose transition ran to its end while it was being cancelled",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.race)))

  /// Wanted pops that broke navigation.
  package static let missedByNavigation = Metric(
    name: "missed-navigation",
    summary: "wanted pops that broke navigation",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.navigation)))

  /// Wanted pops that the system took away.
  package static let missedBySystem = Metric(
    name: "missed-system",
    summary: "wanted pops that the system took away",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.system)))
}
