import NavigationModel
import SwipeSimulation

/// When a swipe back that need not start at the edge should complete: the first article's advice.
enum CustomTransitionDecision {
  static let all = [
    Claim(
      "0-15",
      "With a threshold at half of the width, a swipe from the right half can never complete.",
      .below(0.5)
    ) { screens in
      let screen = screens[.phone]
      var half = PageProbe(.half, screen)
      return (
        "share of the width from which a slow stroke to the far side completes: half on plain,"
          + " \(screen.name)",
        half.completionShare()
      )
    },
    Claim(
      "0-16", "Even from the left, the threshold at half of the width asks for a long swipe.",
      .above(0), ClaimCell(.requiredTravel, "half"),
      minus: ClaimCell(.requiredTravel, "fixed"),
      remark: "swipes that come so far, against a fixed distance of 100 pt"),
    Claim(
      "0-17", "On an iPad the threshold at half of the width is a disaster.",
      .below(0), ClaimCell(.completed, "half", on: "plain", .tablet),
      minus: ClaimCell(.completed, "half", on: "plain", .phone)),
    Claim(
      "0-18", "A small fixed distance is a better threshold than half of the width.",
      .above(0), ClaimCell(.completed, "fixed", on: "plain", .tablet),
      minus: ClaimCell(.completed, "half", on: "plain", .tablet),
      remark: "the article gives no distance; 100 pt"),
    Claim(
      "0-19", "A smaller share of the width, such as a third, is a better threshold than a half.",
      .above(0), ClaimCell(.completed, "third", on: "plain", .tablet),
      minus: ClaimCell(.completed, "half", on: "plain", .tablet)),
    Claim(
      "0-20",
      "A smaller distance means more unwanted pops, a larger one makes going back harder;"
        + " only careful experiments can tell the best.",
      .above(0), ClaimCell(.completed, of: "contentVertical", "fixed(30)"),
      minus: ClaimCell(.completed, of: "contentVertical", "fixed(200)"),
      remark: "the first half of the claim; the tool is the second"),
    Claim(
      "0-21", "A short swipe with a high speed to the right should complete.",
      .above(0), ClaimCell(.completed, "velocity"), minus: ClaimCell(.completed, "half")),
    Claim(
      "0-22", "A long swipe with a high speed to the left should be cancelled.", .below(0),
      ClaimCell(.completed, of: "popAbort", "velocity"),
      minus: ClaimCell(.completed, of: "popAbort", "half"),
      refutation:
        "people's aborted pops seldom end beyond half of the width"),
  ]
}
