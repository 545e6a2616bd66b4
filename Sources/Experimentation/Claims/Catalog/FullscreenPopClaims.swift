import NavigationModel
import SwipeSimulation

/// FDFullscreenPopGesture.
enum FullscreenPopClaims {
  static let source = "003_1ba0b46c9f9f2ac7.txt"
  static let all = design + tests + installation

  private static let design = [
    Claim("3-01", "The system's swipe must start near the left edge.", .below(0.05)) { screens in
      let screen = screens[.phone]
      var edge = PageProbe(.uikitEdge, screen)
      return (
        "share of the width from which a slow stroke begins a pop: uikit.edge on plain,"
          + " \(screen.name)",
        edge.beginShare()
      )
    },
    Claim(
      "3-02", "Moving the page oneself is much work, so the library calls the system's target.",
      .about(0, within: 0.5), remark: "the same decision as the system's"
    ) { screens in
      let screen = screens[.phone]
      var fd = PageProbe(.fd, screen)
      var edge = PageProbe(.uikitEdge, screen)
      return (
        "pt of translation beyond which a slow stroke completes: fd on plain,"
          + " \(screen.name) minus"
          + " uikit.edge",
        fd.completionTranslation() - edge.completionTranslation()
      )
    },
  ]

  private static let tests = [
    Claim(
      "3-03", "Nothing begins with a single page on the stack.",
      .equal(0), ClaimCell(.begun, of: "contentRight", "fd", on: "root")),
    Claim(
      "3-04", "Nothing begins on a page that has switched it off.",
      .equal(0), ClaimCell(.completed, "fd", on: "disabled")),
    Claim(
      "3-05", "Nothing begins farther from the edge than the page allows.",
      .below(0), ClaimCell(.begun, "fd(40)"), minus: ClaimCell(.begun, "fd")),
    Claim(
      "3-06", "Nothing begins while a transition runs.",
      .equal(0), ClaimCell(.corrupted, "fd", on: "transition")),
    Claim(
      "3-07", "Nothing begins from right to left.",
      .equal(0), ClaimCell(.begun, of: "contentLeft", "fd")),
    Claim(
      "3-08", "Without a limit the whole screen serves.", .above(0.95)
    ) { screens in
      let screen = screens[.phone]
      var fd = PageProbe(.fd, screen)
      return (
        "share of the width from which a slow stroke begins a pop: fd on plain,"
          + " \(screen.name)",
        fd.beginShare()
      )
    },
  ]

  private static let installation = [
    Claim(
      "3-09", "The pan sits on the view of the system's gesture, below the content.",
      .above(0), ClaimCell(.contentBlocked, of: "contentRight", "fd", on: "slider"),
      minus: ClaimCell(.contentBlocked, of: "contentRight", "fd", on: "carousel"),
      remark: "deeper recognizers go first, raw touches are taken away"),
    Claim(
      "3-10", "No rules for acting at once or for failing are set.",
      .equal(0), ClaimCell(.dual, of: "contentRight", "fd", on: "carousel")),
    Claim(
      "3-11", "Pages can hide the navigation bar through an exchanged appearance method.",
      notSimulated: "navigation bars are no part of a gesture"),
    Claim(
      "3-12", "The file tests for motion to the right, whatever the direction of the layout.",
      .nextToNobody, ClaimCell(.completed, "fd", on: "rightToLeft")),
  ]
}
