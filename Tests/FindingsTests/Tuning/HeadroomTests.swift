import TestSupport
import Testing

@testable import Findings

/// The headroom and shares of it.
@Suite("Headroom")
struct HeadroomTests {
  @Test("a policy's share is its success less its false triggers, over the rule's")
  func shares() {
    let headroom = Headroom(
      success: 0.9, successError: 0.03, falseTrigger: 0.1, falseTriggerError: 0.04)
    #expect(abs(headroom.standardError - 0.05) < 1e-15)
    #expect(headroom.value == 0.8)
    #expect(headroom.share(success: 0.5, falseTrigger: 0.1) == 0.5)
    #expect(headroom.share(success: 0.9, falseTrigger: 0.1) == 1)
    #expect(headroom.share(success: 0.3, falseTrigger: 0.3) == 0)
    #expect(headroom.share(success: 0.1, falseTrigger: 0.5) == -0.5)
  }

  @Test("no rule separates what differs by no more than three standard errors")
  func separable() async {
    await each(
      [
        (0.3, 0.03, 0.15, 0.04, false), (0.3, 0.03, 0.14, 0.04, true), (0, 0, 0, 0, false),
        (0.01, 0, 0, 0, true), (0.2, 0, 0.3, 0, false), (1, .infinity, 0, 0, false),
      ] as [(Double, Double, Double, Double, Bool)]
    ) { success, successError, wrong, wrongError, isSeparable in
      let headroom = Headroom(
        success: success, successError: successError, falseTrigger: wrong,
        falseTriggerError: wrongError)
      #expect(headroom.isSeparable == isSeparable)
      #expect((headroom.value > 0) == isSeparable)
      #expect((headroom.share(success: 0.5, falseTrigger: 0.1) == nil) == !isSeparable)
    }
  }
}
