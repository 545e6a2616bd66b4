import PolicyLibrary
import PopGesture
import SwipeSimulation

/// How wanted and unwanted pops end.
extension Metric {
  package static let success = Metric(
    name: "success",
    summary: "pops that completed when the person wanted one",
    formula: "completed pops / swipes with intent pop",
    higherIsBetter: true, roles: [.wanted])

  package static let twoPagesBack = Metric(
    name: "two-pages-back",
    summary: "double swipes that went two pages back",
    formula: "double swipes both of whose pops completed / swipes with intent doublePop",
    higherIsBetter: true, roles: [.repeated])

  package static let abortHonoured = Metric(
    name: "abort-honoured",
    summary: "begun aborts that were cancelled, as the person wanted",
    formula: "cancelled pops / begun pops with intent popAbort",
    higherIsBetter: true, roles: [.withdrawn], trials: .begun, events: .cancelled)

  package static let falseTrigger = Metric(
    name: "false-trigger",
    summary: "pops that completed when the person wanted something else",
    formula: "completed pops / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false, roles: [.unwanted], isAlsoPerIntent: true)

  package static let falseTriggerWithAbort = Metric(
    name: "false-trigger-with-abort",
    summary: "pops that completed when the person did not want one at release",
    formula: "completed pops / swipes whose intent is not a pop, aborted pops included",
    higherIsBetter: false, roles: [.unwanted, .withdrawn])

  /// Pops that nobody wanted, that began and came back: the screen jumped.
  package static let flash = Metric(
    name: "flash",
    summary: "pops that began and were cancelled when the person wanted something else",
    formula: "pops begun and cancelled / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false, roles: [.unwanted], isAlsoPerIntent: true, isContrasted: false,
    events: .cancelled)

  /// Where wanted pops are lost: a metric for each stage, in their order.
  package static let missed = PipelineStage.allCases.map { stage in
    let summary =
      switch stage {
      case .slop: "wanted pops that lifted before they had moved far enough"
      case .gate: "wanted pops that a region, an angle or a rule of the gate refused"
      case .arbitration: "wanted pops that the page's content took, or that still waited for it"
      case .decision: "wanted pops that the policy cancelled at release"
      case .race: "wanted pops whose transition ran to its end while it was being cancelled"
      case .navigation: "wanted pops that broke navigation"
      case .system: "wanted pops that the system took away"
      }
    return Metric(
      name: "missed-\(stage.rawValue)", summary: summary,
      formula: "wanted pops that came to their end at this stage / swipes with intent pop; with the"
        + " other stages and success these add up to 1",
      higherIsBetter: false, roles: [.wanted], isContrasted: false, events: .missed(stage))
  }
}
