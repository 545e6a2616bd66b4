import NavigationModel
import PopGesture

/// The edge swipe and the pager of SwiftUI's tab view.
enum PagedTabClaims {
  static let source = "002_12e0240b2aa67924.txt"
  static let all = failure + repair + delegate

  private static let failure = [
    Claim(
      "2-01", "On the first page of a paged tab view the edge swipe never goes back.",
      .nextToNobody, ClaimCell(.completed, "tabviewBroken", on: "pagedFirst", fromEdge: true),
      refutedBy: .relation(of: "tabviewBroken", .requiredToFail(by: .everything))),
    Claim(
      "2-02", "Both recognize sideways drags, and the pager takes them first.",
      .above(0.5), ClaimCell(.lostToContent, "tabviewBroken", on: "pagedFirst", fromEdge: true),
      refutedBy: .page("pagedFirst", "with a slop of 60 pt, beyond that of the edge pan") {
        $0.contents[0].slop = 60
      }),
    Claim(
      "2-03", "SwiftUI has no means of its own to arrange between the two.",
      notSimulated: "what a framework offers; no swipe shows it"),
  ]

  private static let repair = [
    Claim(
      "2-04",
      "On the first page both should be live: to the right goes back, to the left turns on.",
      .above(0.5),
      ClaimQuantity(ClaimCell(.completed, "rickey", on: "pagedFirst", fromEdge: true))
        - ClaimCell(.contentBlocked, of: "contentLeft", "rickey", on: "pagedFirst"),
      refutedBy: .relation(of: "rickey", .exclusive),
      remark: "pops that complete less turns that are blocked"),
    Claim(
      "2-05", "The repair manages the system's edge gesture and the scroll view's pan.",
      .equal(0), refutedBy: .noEdge(of: "rickey"), remark: "it stays an edge gesture",
      "pops begun by a slow stroke from the middle: rickey on pagedFirst"
    ) { world in
      guard var page = world.probe("rickey", on: "pagedFirst") else { return .nan }
      let middle = page.viewWidth / 2
      return page.play(.slow(from: middle, by: middle)).hasBegun ? 1 : 0
    },
    Claim(
      "2-06", "Only the two managed gestures may act at once.",
      .equal(1), refutedBy: .relation(of: "rickey", .simultaneous(with: .everything)),
      "both active with a stroke from the edge: rickey on pagedFirst minus on a map in a pager",
      exact: onlyThePager),
    Claim(
      "2-07", "The pop begins only to the right, by translation or by velocity.",
      .below(0.05), ClaimCell(.begun, of: "contentLeft", "rickeyFullScreen"),
      refutedBy: .gate(of: "rickeyFullScreen", without: .rightwardOrMoving),
      remark: "with a pan anywhere, as an edge pan never begins to the left"),
    Claim(
      "2-08", "The condition is asked when the gesture begins, so that it knows the page shown.",
      .above(0.01), ClaimCell(.begun, "rickey", on: "pagedSettling", fromEdge: true),
      refutedBy: .page("pagedSettling", "whose condition stays that of touch-down") {
        $0.conditionRemaining = nil
      },
      remark: "pages that come to rest between touch-down and recognition"),
    Claim(
      "2-10", "After the repair the edge swipe goes back on the first page, and there alone.",
      .above(0.5),
      ClaimQuantity(ClaimCell(.completed, "rickey", on: "pagedFirst", fromEdge: true))
        - ClaimCell(.completed, "rickey", on: "pagedOther", fromEdge: true),
      refutedBy: .gate(of: "rickey", without: .conditionMet)),
  ]

  private static let delegate = [
    Claim(
      "2-09", "Leaving the page must give the gesture its delegate back.",
      .above(0.3), .difference(.stuck, "rickeyStale", "rickey", on: "root", fromEdge: true),
      refutedBy: .system("rickeyStale", "with the system's delegate elsewhere") {
        $0.installation.elsewhere = System.uikitEdge.recognizers
      },
      remark: "without that the gesture has no delegate once the page has gone, and begins on the"
        + " first page"),
    Claim(
      "2-11", "The test of velocity lets scrolls through that a test of translation refuses.",
      .above(0.1), .difference(.begun, of: "contentVertical", "rickeyFullScreen", "fd"),
      refutedBy: .gate(of: "rickeyFullScreen", .rightward, insteadOf: .rightwardOrMoving),
      remark: "both with a pan anywhere"
    ).ours,
    Claim(
      "2-12", "The test is for the right of the screen, so right-to-left layouts lose the swipe.",
      .equal(0), refutedBy: .gate(of: "rickey", .towards, insteadOf: .rightwardOrMoving),
      "pops begun by a stroke from the leading edge: rickey on pagedRightToLeft"
    ) { world in
      var probe = world.probe("rickey", on: "pagedRightToLeft")
      return probe?.play(.slow(from: 5, by: 200)).hasBegun == true ? 1 : 0
    }.ours,
  ]

  private static func onlyThePager(_ world: ClaimWorld) -> Double {
    guard let pager = world.page("pagedFirst") else { return .nan }
    var inside = pager
    inside.contents.insert(ContentRecognizer(.pan, .all), at: 0)
    let both = [pager, inside].map { page in
      var probe = world.probe("rickey", on: page)
      return probe?.play(.slow(from: 5, by: 200)).isDual == true
    }
    return (both[0] ? 1 : 0) - (both[1] ? 1 : 0)
  }
}
