import NavigationModel
import PopGesture

/// FDFullscreenPopGesture.
enum FullscreenPopClaims {
  static let source = "003_1ba0b46c9f9f2ac7.txt"
  static let all = design + tests + installation

  private static let design = [
    Claim(
      "3-01", "The system's swipe must start near the left edge.",
      .below(0.2), ClaimCell(.begun, of: "contentRight", "uikit.edge"),
      refutedBy: .noEdge(of: "uikit.edge"), remark: "strokes to the right from anywhere"),
    Claim(
      "3-02", "Moving the page oneself is much work, so the library calls the system's target.",
      byConstruction: "both are declared with the system's decision"),
  ]

  private static let tests = [
    Claim(
      "3-03", "Nothing begins with a single page on the stack.",
      .equal(0), ClaimCell(.begun, of: "contentRight", "fd", on: "root"),
      refutedBy: .gate(of: "fd", without: .previousPage)),
    Claim(
      "3-04", "Nothing begins on a page that has switched it off.",
      .equal(0), ClaimCell(.begun, "fd", on: "disabled"),
      refutedBy: .gate(of: "fd", without: .popEnabled)),
    Claim(
      "3-05", "Nothing begins farther from the edge than the page allows.",
      .below(0.3), ClaimCell(.begun, of: "contentRight", "fd(40)"),
      refutedBy: .gate(of: "fd(40)", without: .startLimit(40)),
      remark: "strokes to the right from anywhere"),
    Claim(
      "3-06", "Nothing begins while a transition runs.",
      .equal(0), ClaimCell(.corrupted, "fd", on: "transition"),
      refutedBy: .gate(of: "fd", without: .notTransitioning)),
    Claim(
      "3-07", "Nothing begins from right to left.",
      .below(0.01), ClaimCell(.begun, of: "contentLeft", "fd"),
      refutedBy: .gate(of: "fd", without: .towards)),
    Claim(
      "3-08", "Without a limit the whole screen serves.",
      .above(0.95), refutedBy: .gate(of: "fd", with: .startLimit(40)),
      "share of the width from which a slow stroke begins a pop: fd on plain"
    ) { world in
      guard var fd = world.probe("fd") else { return .nan }
      return fd.beginZone() / fd.viewWidth
    },
    Claim(
      "3-13", "What the code calls the beginning location is where the gesture is recognized.",
      .above(9), refutedBy: .gate(of: "fd(40)", .touchDownLimit(40), insteadOf: .startLimit(40)),
      remark: "a start at 32 pt is refused under a limit of 40 pt",
      "pt by which the zone of touch-downs is narrower than the limit: fd(40) on plain"
    ) { world in
      var fd = world.probe("fd(40)")
      return 40 - (fd?.beginZone() ?? .nan)
    }.ours,
  ]

  private static let installation = [
    Claim(
      "3-09", "The pan sits on the view of the system's gesture, below the content.",
      .above(0.5),
      ClaimQuantity(ClaimCell(.contentBlocked, of: "contentRight", "fd", on: "slider"))
        - ClaimCell(.contentBlocked, of: "contentRight", "fd", on: "carousel"),
      refutedBy: .relation(of: "fd", .requiredToFail(by: .everything)),
      remark:
        "deeper recognizers go first, raw touches are taken away; that it is below the content"
        + " is ours"
    ).ours,
    Claim(
      "3-10", "No rules for acting at once or for failing are set.",
      .above(0.9),
      ClaimQuantity(ClaimCell(.lostToContent, "fd", on: "carousel"))
        - ClaimCell(.dual, "fd", on: "carousel"),
      refutedBy: .relation(of: "fd", .simultaneous(with: .everything)),
      remark: "whoever is ready first has the stroke, and nobody shares it"),
    Claim(
      "3-11", "Pages can hide the navigation bar, and keep the swipe.",
      .above(0.5), .difference(.completed, "fd", "uikit.edge", on: "customBar"),
      refutedBy: .gate(of: "fd", with: .standardBar),
      remark: "the system's own refuses there, as the fifth article says"),
    Claim(
      "3-12", "The file tests for motion to the right, whatever the direction of the layout.",
      .nextToNobody, ClaimCell(.completed, "fd", on: "rightToLeft"),
      refutedBy: .recognizer(of: "fd", "with the direction turned round") { $0.isMirrored = true }
    ).ours,
  ]
}
