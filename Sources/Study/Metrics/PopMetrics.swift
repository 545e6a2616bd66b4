import PolicyLibrary
import PopGesture
import SwipeSimulation

/// How wanted and unwanted pops end.
extension Metric {
  /// Completed pops among the swipes of people who wanted one.
  package static let success = Metric(
    name: "success",
    summary: "pops that completed when the person wanted one",
    formula: "completed pops / swipes with intent pop",
    higherIsBetter: true,
    roles: [.wanted])

  /// Double swipes that went two pages back.
  package static let twoPagesBack = Metric(
    name: "two-pages-back",
    summary: "double swipes that went two pages back",
    formula: "double swipes both of whose pops completed / swipes with intent doublePop",
    higherIsBetter: true,
    roles: [.repeated])

  /// Cancelled pops among aborts that had begun.
  package static let abortHonoured = Metric(
    name: "abort-honoured",
    summary: "begun aborts that were cancelled, as the person wanted",
    formula: "cancelled pops / begun pops with intent popAbort",
    higherIsBetter: true,
    roles: [.withdrawn],
    trials: .begun, events: .cancelled)

  /// Completed pops among the swipes of people who wanted something else.
  package static let falseTrigger = Metric(
    name: "false-trigger",
    summary: "pops that completed when the person wanted something else",
    formula: "completed pops / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false,
    roles: [.unwanted],
    isAlsoPerIntent: true)

  /// Completed pops among the swipes of people who, at release, did not want one.
  package static let falseTriggerWithAbort = Metric(
    name: "false-trigger-with-abort",
    summary: "pops that completed when the person did not want one at release",
    formula: "completed pops / swipes whose intent is not a pop, aborted pops included",
    higherIsBetter: false,
    roles: [.unwanted, .withdrawn])

  /// Pops that nobody wanted, that began and came back: the screen jumped.
  package static let flash = Metric(
    name: "flash",
    summary: "pops that began and were cancelled when the person wanted something else",
    formula: "pops begun and cancelled / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false,
    roles: [.unwanted],
    isAlsoPerIntent: true,
    isContrasted: false,
    events: .cancelled)
}

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
