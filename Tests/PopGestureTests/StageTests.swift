import PolicyLibrary
import PopGesture
import Testing

/// Every way to miss has one stage.
@Suite("Stages of misses")
struct StageTests {
  static let reasons: [(stage: PipelineStage, reasons: Set<NotBegunReason>)] = [
    (.slop, [.slop]), (.arbitration, [.waiting, .lostToContent]),
    (
      .gate,
      [
        .region, .angle, .direction, .rootPage, .busy, .notShown, .disabled, .customBackButton,
        .customBar, .condition, .startLimit, .secondTouch, .notInstalled,
      ]
    ),
  ]

  @Test("a touch that never began has the stage of its reason")
  func notBegun() {
    #expect(Self.reasons.reduce(0) { $0 + $1.reasons.count } == NotBegunReason.allCases.count)
    for (stage, reasons) in Self.reasons {
      for reason in reasons {
        #expect(reason.stage == stage)
        #expect(Outcome.notBegun(reason).stage == stage)
        #expect(Outcome(notBegun: reason).stage == stage)
      }
    }
    // Two ways to say one thing become one.
    #expect(Outcome(notBegun: .lostToContent) == .lostToContent)
    #expect(Outcome(notBegun: .busy) == .notBegun(.busy))
  }

  static let outcomes: [(outcome: Outcome, stage: PipelineStage?, name: String)] = [
    (.popCompleted, nil, "popCompleted"), (.popCancelled, .decision, "popCancelled"),
    (.lostToContent, .arbitration, "lostToContent"), (.raced, .race, "raced"),
    (.stuck, .navigation, "stuck"), (.corrupted, .navigation, "corrupted"),
    (.systemCancelled, .system, "systemCancelled"),
    (.notBegun(.startLimit), .gate, "notBegun(start-limit)"),
  ]

  @Test("every outcome but a completed pop has a stage, and a name of its own")
  func outcomes() {
    for row in Self.outcomes {
      #expect(row.outcome.stage == row.stage && row.outcome.description == row.name)
    }
    let names =
      Self.outcomes.dropLast().map(\.name)
      + NotBegunReason.allCases.map { Outcome.notBegun($0).description }
    #expect(Set(names).count == names.count)
    let stages =
      Self.outcomes.compactMap(\.stage) + NotBegunReason.allCases.map(\.stage)
    #expect(Set(stages) == Set(PipelineStage.allCases))
  }
}
