import NavigationModel
import SwipeSimulation

/// A swipe back that need not start at the edge: its own recognizer, transition and decision.
enum CustomTransitionClaims {
  static let source = "000_6ac4bca9e81b6826.txt"
  static let all = recognition + transition + CustomTransitionDecision.all + conflicts

  private static let recognition = [
    Claim(
      "0-01",
      "A swipe back that need not start at the edge makes going back easier on large phones.",
      .above(0), ClaimCell(.completed, "sharedTarget", on: "plain", .widePhone),
      minus: ClaimCell(.completed, "uikit.edge", on: "plain", .widePhone)),
    Claim(
      "0-02",
      "A second pan that calls the target of the system's edge gesture swipes back from"
        + " anywhere with the system's own decision.",
      .above(0)
    ) { screens in
      let screen = screens[.phone]
      var shared = PageProbe(.sharedTarget, screen)
      var edge = PageProbe(.uikitEdge, screen)
      return (
        "share of the width from which a slow stroke to the far side completes:"
          + " sharedTarget on"
          + " plain, \(screen.name) minus uikit.edge",
        shared.completionShare() - edge.completionShare()
      )
    },
    Claim(
      "0-03", "Reaching that target takes a private key, with a considerable risk in review.",
      notSimulated: "private API and review risk; no swipe shows them"),
    Claim(
      "0-04",
      "The new pan's gate asks whether the system's gesture is enabled and a page is there to go"
        + " back to, and nothing else.",
      .above(0), ClaimCell(.flashed, of: "contentLeft", "sharedTarget"),
      minus: ClaimCell(.flashed, of: "contentLeft", "fd"),
      remark: "without a test of direction leftward strokes move the page; fd has one"),
    Claim(
      "0-05",
      "Calling the target with a single page on the stack leaves navigation unable to push.",
      .above(0), ClaimCell(.stuck, of: "contentRight", "sharedTargetUngated", on: "root"),
      minus: ClaimCell(.stuck, of: "contentRight", "sharedTarget", on: "root")),
    Claim(
      "0-06", "Where an app has disabled the edge gesture, the new pan had better be off as well.",
      .equal(0), ClaimCell(.completed, "sharedTarget", on: "disabled")),
  ]

  private static let transition = [
    Claim(
      "0-07",
      "A pan tied to a pop transition of the app's own makes the page follow the finger and"
        + " go back.",
      .above(0), ClaimCell(.completed, "half")),
    Claim(
      "0-08",
      "An interactive transition object goes before the plain animator, which is not asked.",
      notSimulated: "taps on the back button and the order of delegate calls are no swipes"),
    Claim(
      "0-09", "Each update stops the running animation and puts both pages where the finger is.",
      notSimulated: "where views are drawn; swipes are judged, not drawn"),
    Claim(
      "0-10",
      "Progress is the translation over the width of the navigating view, kept from 0 to 1.",
      .above(1), remark: "the ratio of both widths"
    ) { screens in
      let screen = screens[.tablet]
      var narrow = PageProbe(.half, on: .window, screen)
      var full = PageProbe(.half, screen)
      return (
        "progress of the same 200 pt stroke: half on window, \(screen.name) over half on plain",
        narrow.progress(of: 200) / full.progress(of: 200)
      )
    },
    Claim(
      "0-11", "On release the pop finishes past half of the width and is cancelled otherwise.",
      .about(0.5, within: 0.001)
    ) { screens in
      let screen = screens[.phone]
      var half = PageProbe(.half, screen)
      return (
        "least progress with which a slow stroke completes: half on plain, \(screen.name)",
        half.completionTranslation() / half.viewWidth
      )
    },
    Claim(
      "0-12", "A gesture that the system takes away cancels the pop.",
      .equal(0), ClaimCell(.completed, "half", isInterrupted: true)),
    Claim(
      "0-13", "The page settles within a quarter of a second after the release.",
      .about(0.25, within: 0.001),
      remark:
        "the time in which a second swipe corrupts navigation, as nothing asks for transitions"
    ) { screens in
      let screen = screens[.phone]
      var half = PageProbe(.half, screen)
      return (
        "seconds after a completed pop in which another begin corrupts navigation: half on plain,"
          + " \(screen.name)",
        half.busyTime()
      )
    },
    Claim(
      "0-14",
      "The animation that starts with the pop is stopped only by an update, so a gesture"
        + " without one runs on while it is cancelled.",
      .above(0), ClaimCell(.raced, of: "tapSmear", "half"),
      remark: "a hazard of the code, not in the article's words"),
  ]

  private static let conflicts = [
    Claim(
      "0-23",
      "A swipe back everywhere conflicts with own pans, row actions, scroll views and pagers.",
      .above(0),
      ClaimQuantity(
        meanOf: ["map", "leadingActions", "carousel", "pagedFirst"].map {
          ClaimCell(.lostToContent, "sharedTarget", on: $0)
        })),
    Claim(
      "0-24",
      "Neither break the page's own gestures nor switch the swipe off wherever there might be"
        + " a conflict.",
      .above(0), ClaimCell(.contentBlocked, of: "contentRight", "alwaysPop", on: "carousel"),
      minus: ClaimCell(.contentBlocked, of: "contentRight", "disableOnConflict", on: "carousel"),
      remark: "the first extreme; the second is 0-25"),
    Claim(
      "0-25", "Pages with a swipe back beside pages without are worse than none with it.",
      .above(0),
      ClaimQuantity(spreadOf: everywhere("disableOnConflict"))
        - ClaimQuantity(spreadOf: everywhere("uikit.edge")),
      remark: "how much success differs between pages; none with it would differ by 0"),
  ]

  /// Going back on every kind of page.
  private static func everywhere(_ system: String) -> [ClaimCell] {
    ["plain", "list", "carousel", "pagedFirst", "leadingActions", "map", "slider"].map {
      ClaimCell(.completed, system, on: $0)
    }
  }
}
