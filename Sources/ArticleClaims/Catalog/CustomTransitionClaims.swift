import NavigationModel
import PopGesture

/// A swipe back that need not start at the edge: its own recognizer, transition and conflicts.
enum CustomTransitionClaims {
  static let source = "000_6ac4bca9e81b6826.txt"
  static let all = recognition + transition + conflicts

  private static let recognition = [
    Claim(
      "0-01",
      "A swipe back that need not start at the edge makes going back easier on large phones.",
      .above(0),
      .difference(.completed, "sharedTarget", "uikit.edge", on: "plain", .widePhone, fromEdge: true)
        - .difference(
          .completed, "sharedTarget", "uikit.edge", on: "plain", .narrowPhone, fromEdge: true),
      refutedBy: .people("thumbs that reach every edge", ("thumb_span_mm", 300)),
      remark: "what people who aim at the edge gain on the widest phone, less what they gain on the"
        + " narrowest; how far thumbs reach is assumed"),
    Claim(
      "0-02",
      "A second pan that calls the target of the system's edge gesture swipes back from"
        + " anywhere with the system's own decision.",
      .above(0.3),
      refutedBy: .system("sharedTarget", "without its second pan") { $0.recognizers.removeLast() },
      "share of the width from which a slow stroke to the far side completes: sharedTarget minus"
        + " uikit.edge on plain"
    ) { world in
      var (shared, edge) = (world.probe("sharedTarget"), world.probe("uikit.edge"))
      return (shared?.completionShare() ?? .nan) - (edge?.completionShare() ?? .nan)
    },
    Claim(
      "0-03", "Reaching that target takes a private key, with a considerable risk in review.",
      notSimulated: "private API and review risk; no swipe shows them"),
    Claim(
      "0-04",
      "The new pan's gate asks whether the system's gesture is enabled and a page is there to go"
        + " back to, and nothing else.",
      .above(0.5), .difference(.flashed, of: "contentLeft", "sharedTarget", "fd"),
      refutedBy: .gate(of: "sharedTarget", with: .towards),
      remark: "without a test of direction leftward strokes move the page; fd has one"),
    Claim(
      "0-05",
      "Calling the target with a single page on the stack leaves navigation unable to push.",
      .above(0.5),
      .difference(.stuck, of: "contentRight", "sharedTargetUngated", "sharedTarget", on: "root"),
      refutedBy: .gate(of: "sharedTargetUngated", with: .previousPage)),
    Claim(
      "0-06", "Where an app has disabled the edge gesture, the new pan had better be off as well.",
      .equal(0), ClaimCell(.completed, "sharedTarget", on: "disabled"),
      refutedBy: .gate(of: "sharedTarget", without: .popEnabled)),
  ]

  private static let transition = [
    Claim(
      "0-07", "A pan tied to a pop transition of the app's own makes the page follow the finger.",
      byConstruction: "a pan anywhere is declared, and every change moves the page"),
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
      .above(0.1),
      ClaimQuantity(ClaimCell(.completed, "half", on: "window", .tablet))
        - ClaimCell(.completed, "half", on: "plain", .tablet),
      refutedBy: .distance(of: "half", 516),
      remark: "so a narrow window asks for less than a screen of 1032 pt, half of which is 516 pt"),
    Claim(
      "0-12", "A gesture that the system takes away cancels the pop.",
      byConstruction: "the model has no way from a cancelled touch to a finished pop"),
    Claim(
      "0-13", "The page settles within a quarter of a second after the release.",
      byConstruction: "the transition is declared with .25 s"),
    Claim(
      "0-14",
      "The animation that starts with the pop is stopped only by an update, so a gesture"
        + " without one runs on while it is cancelled.",
      .above(0.005), ClaimCell(.raced, of: "tapSmear", "half"),
      refutedBy: .system("half", "with an animation that starts with the first update") {
        $0.transition.races = false
      }
    ).ours,
  ]

  /// Own pans, row actions, scroll views and pagers.
  private static let conflicting = ["map", "leadingActions", "carousel", "pagedOther"]

  private static let conflicts = [
    Claim(
      "0-23",
      "A swipe back everywhere conflicts with own pans, row actions, scroll views and pagers.",
      .above(0.5), .mean(.lostToContent, "half", on: conflicting),
      refutedBy: Breakage("the four pages without their gestures") { world in
        for page in conflicting { world.changePage(page) { $0.contents = [] } }
      },
      remark: "wanted pops that the content takes"),
    Claim(
      "0-24", "Do not let the swipe back take away what the page's own gestures do.",
      .above(0.5),
      .mean(.contentBlocked, of: "contentRight", "alwaysPop", on: conflicting)
        - .mean(.contentBlocked, of: "contentRight", "uikit.edge", on: conflicting),
      refutedBy: .relation(of: "alwaysPop", .exclusive)),
    Claim(
      "0-25", "Pages with a swipe back beside pages without tear the app apart.",
      .above(0.2),
      ClaimQuantity(
        spreadOf: ["plain", "list", "pagedFirst", "slider"].map {
          ClaimCell(.completed, "disableOnConflict", on: $0)
        }),
      refutedBy: .system("disableOnConflict", "on every page, and first on each") {
        $0.installation = .everywhere
        $0.recognizers[1].arbitration = .requiredToFail(by: .everything)
      },
      remark: "how much success differs from page to page; whether none is better is a judgement"),
    Claim(
      "0-26", "Nor switch it off on every page on which a conflict is possible.",
      .above(0.2), .difference(.completed, "sharedTarget", "disableOnConflict", on: "list"),
      refutedBy: .system("disableOnConflict", "on every page") { $0.installation = .everywhere },
      remark: "the other extreme of 0-24; pops lost on a list, where there is no conflict"),
  ]
}
