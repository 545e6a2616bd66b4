import NavigationModel
import SwipeSimulation

/// The edge swipe of iOS 7, how it fails, and its repairs.
enum EdgeRepairClaims {
  static let source = "004_5755b0f140a8ccdd.txt"
  static let all = failures + repair + scrolling + rules

  private static let failures = [
    Claim(
      "4-01", "Since iOS 7 pages go back by a swipe from the edge, by default.",
      .above(0), ClaimCell(.completed, "iOS7default")),
    Claim(
      "4-02", "A navigation bar or back button of the app's own switches it off.",
      .equal(0), ClaimCell(.completed, "iOS7default", on: "customBackButton")),
    Claim(
      "4-03", "Making oneself the delegate switches it on again.",
      .above(0), ClaimCell(.completed, "delegateSelf", on: "customBackButton"),
      minus: ClaimCell(.completed, "iOS7default", on: "customBackButton")),
    Claim(
      "4-04", "Then it also fires on the first page, and the app no longer responds.",
      .above(0), ClaimCell(.stuck, "delegateSelf", on: "root"),
      remark: "people who swipe back there out of habit"),
    Claim(
      "4-05", "Then two quick swipes leave the pages in disorder.",
      .above(0), ClaimCell(.corrupted, of: "doublePop", "delegateSelf")),
  ]

  private static let repair = [
    Claim(
      "4-06", "Letting it begin only while the page last shown is the top one cures both.",
      .equal(0), ClaimCell(.corrupted, of: "doublePop", "currentShow"),
      remark: "two quick swipes; on the first page the gate asks the same"),
    Claim(
      "4-07", "Making the visible page the delegate crashes once that page is gone.",
      notSimulated: "the lifetime of a delegate, a crash; no swipe shows it"),
  ]

  private static let scrolling = [
    Claim(
      "4-08", "On a scroll view the swipe does nothing, because of the scroll view's own pan.",
      .nextToNobody, ClaimCell(.completed, "scrollBroken", on: "list"),
      remark: "a list; 1-03 measures a view that scrolls sideways",
      refutation: "a list that scrolls up and down lets sideways strokes go, only sideways content"
        + " takes them"),
    Claim(
      "4-09", "The scroll view's delegate may allow its pan and the edge pan at once.",
      .above(0), ClaimCell(.dual, "scrollSimultaneous", on: "carousel"),
      remark: "both move at once"),
    Claim(
      "4-10", "Yes from either delegate lets both act at once, while no forbids nothing.",
      .equal(1), remark: "the first half; the other delegate's answer is not simulated"
    ) { screens in
      let screen = screens[.phone]
      var page = PageProbe(.scrollSimultaneous, on: .carousel, screen)
      let record = page.play(.slow(from: 0, by: page.viewWidth / 2))
      return (
        "both active with a stroke from the edge: scrollSimultaneous on carousel, \(screen.name)",
        record.isDual ? 1 : 0
      )
    },
  ]

  private static let rules = [
    Claim(
      "4-11",
      "The order in which recognizers receive touches follows the view tree, and who responds"
        + " is arranged apart from it.",
      .equal(1), remark: "the view tree is the same, the relation decides"
    ) { screens in
      let screen = screens[.phone]
      var with = PageProbe(.scrollRequireFail, on: .carousel, screen)
      var without = PageProbe(.scrollRequireFailMissing, on: .carousel, screen)
      let stroke = StraightStroke.slow(from: 0, by: with.viewWidth)
      let pops = with.play(stroke).pops - without.play(stroke).pops
      return (
        "pops by a stroke from the edge: scrollRequireFail on carousel, \(screen.name) minus"
          + " scrollRequireFailMissing",
        Double(pops)
      )
    },
    Claim(
      "4-12",
      "A recognizer that requires another to fail waits for that, and fails itself when the"
        + " other begins.",
      .equal(1)
    ) { screens in
      let screen = screens[.phone]
      var page = PageProbe(.scrollRequireFail, on: .carousel, screen)
      let (half, width) = (page.viewWidth / 2, page.viewWidth)
      let fromMiddle = page.play(.slow(from: half, by: half)).contentRecognized
      let fromEdge = page.play(.slow(from: 0, by: width)).contentRecognized
      return (
        "content follows a stroke: from the middle minus from the edge, scrollRequireFail on"
          + " carousel, \(screen.name)",
        (fromMiddle ? 1 : 0) - (fromEdge ? 1 : 0)
      )
    },
    Claim(
      "4-13",
      "The scroll view's pan that requires the edge pan to fail gives the edge to the swipe.",
      .above(0), ClaimCell(.completed, "scrollRequireFail", on: "carousel"),
      minus: ClaimCell(.completed, "scrollBroken", on: "carousel"),
      remark: "elsewhere the content goes on: 4-12"),
    Claim(
      "4-14", "The helper looks for the edge pan on the page's own view, and may find none.",
      .nextToNobody, ClaimCell(.completed, "scrollRequireFailMissing", on: "carousel"),
      remark: "then the scroll view takes the swipe as before"),
  ]
}
