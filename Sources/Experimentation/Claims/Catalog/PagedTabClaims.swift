import NavigationModel
import SwipeSimulation

/// The edge swipe and the pager of SwiftUI's tab view.
enum PagedTabClaims {
  static let source = "002_12e0240b2aa67924.txt"
  static let all = [
    Claim(
      "2-01", "On the first page of a paged tab view the edge swipe never goes back.",
      .nextToNobody, ClaimCell(.completed, "tabviewBroken", on: "pagedFirst")),
    Claim(
      "2-02", "Both recognize sideways drags, and the pager takes them first.",
      .above(0), ClaimCell(.lostToContent, "tabviewBroken", on: "pagedFirst")),
    Claim(
      "2-03", "SwiftUI has no means of its own to arrange between the two.",
      notSimulated: "what a framework offers; no swipe shows it"),
    Claim(
      "2-04",
      "On the first page both should be live: to the right goes back, to the left turns on.",
      .nextToNobody, ClaimCell(.contentBlocked, of: "contentLeft", "rickey", on: "pagedFirst"),
      remark: "to the left; to the right is 2-10"),
    Claim(
      "2-05", "The repair manages the system's edge gesture and the scroll view's pan.",
      .equal(0), remark: "it stays an edge gesture"
    ) { screens in
      let screen = screens[.phone]
      var page = PageProbe(.rickey, on: .pagedFirst, screen)
      let middle = page.viewWidth / 2
      let record = page.play(.slow(from: middle, by: middle))
      return (
        "pops begun by a slow stroke from the middle: rickey on pagedFirst, \(screen.name)",
        record.hasBegun ? 1 : 0
      )
    },
    Claim(
      "2-06", "Only the two managed gestures may act at once.",
      .above(0), ClaimCell(.dual, "rickey", on: "pagedFirst"),
      remark: "the page bounces while it goes back"),
    Claim(
      "2-07", "The pop begins only to the right, by translation or by velocity.",
      .above(0), ClaimCell(.begun, of: "contentVertical", "rickeyFullScreen"),
      minus: ClaimCell(.begun, of: "contentVertical", "fd"),
      remark: "scrolls that the test of velocity lets through, against translation alone, both"
        + " with a pan anywhere"),
    Claim(
      "2-08", "The condition is asked when the gesture begins, so that it knows the page shown.",
      .equal(0), ClaimCell(.begun, "rickey", on: "pagedOther"),
      remark: "a pager that still settles is not simulated"),
    Claim(
      "2-09", "Leaving the page must give the gesture its delegate back.",
      .equal(0), ClaimCell(.completed, "rickeyStale"),
      remark: "without that, on the next page"),
    Claim(
      "2-10", "After the repair the edge swipe goes back on the first page, and there alone.",
      .above(0), ClaimCell(.completed, "rickey", on: "pagedFirst"),
      minus: ClaimCell(.completed, "rickey", on: "pagedOther")),
  ]
}
