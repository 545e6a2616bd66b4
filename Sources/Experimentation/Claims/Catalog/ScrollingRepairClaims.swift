import NavigationModel
import PopGesture

/// The repaired edge swipe on scroll views.
enum ScrollingRepairClaims {
  static let all = failure + together + waiting

  private static let failure = [
    Claim(
      "4-08", "On a scroll view the swipe does nothing, because of the scroll view's own pan.",
      .nextToNobody,
      .mean(
        .completed, "currentShow", on: ["carousel", "carouselStart", "pagedFirst"], fromEdge: true),
      refutedBy: .relation(of: "currentShow", .requiredToFail(by: .everything)),
      remark: "scroll views that scroll sideways; a list is 4-15"),
    Claim(
      "4-15", "That is so of a list that scrolls up and down as well.",
      .nextToNobody, ClaimCell(.completed, "currentShow", on: "list", fromEdge: true),
      refutedBy: nil,
      remark: "the article does not tell one scroll view from another; a list leaves sideways"
        + " strokes to the edge pan"),
  ]

  private static let together = [
    Claim(
      "4-09", "The scroll view's delegate may allow its pan and the edge pan at once.",
      .above(0.5), ClaimCell(.dual, "scrollSimultaneous", on: "carousel", fromEdge: true),
      refutedBy: .relation(of: "scrollSimultaneous", .exclusive), remark: "both move at once"),
    Claim(
      "4-10", "Yes from either delegate lets both act at once, while no forbids nothing.",
      .equal(2), refutedBy: .relation(of: "scrollSimultaneous", .exclusive),
      remark: "the scroll view's delegate says yes in the one, the edge pan's in the other",
      "systems with which both are active, scrollSimultaneous and rickey less currentShow: a stroke"
        + " from the edge on pagedFirst"
    ) { world in
      let both = ["scrollSimultaneous", "rickey", "currentShow"].map {
        record(world, $0, on: "pagedFirst", from: 5).isDual ? 1.0 : 0
      }
      return both[0] + both[1] - both[2]
    },
  ]

  private static let waiting = [
    Claim(
      "4-11",
      "The order in which recognizers receive touches follows the view tree, and who responds"
        + " is arranged apart from it.",
      .equal(1), refutedBy: .relation(of: "scrollRequireFail", .exclusive),
      remark: "the view tree is the same, the relation decides",
      "pops by a stroke from the edge: scrollRequireFail minus currentShow on carousel"
    ) { world in
      let pops = ["scrollRequireFail", "currentShow"].map {
        Double(record(world, $0, on: "carousel", from: 5).pops)
      }
      return pops[0] - pops[1]
    },
    Claim(
      "4-12",
      "A recognizer that requires another to fail waits for that, and fails itself when the"
        + " other begins.",
      .equal(1), refutedBy: .relation(of: "scrollRequireFail", .exclusive),
      "content follows a stroke: from the middle minus from the edge, scrollRequireFail on carousel"
    ) { world in
      let follows = [150.0, 5].map {
        record(world, "scrollRequireFail", on: "carousel", from: $0).contentRecognized ? 1.0 : 0
      }
      return follows[0] - follows[1]
    },
    Claim(
      "4-13",
      "The scroll view's pan that requires the edge pan to fail gives the edge to the swipe.",
      .above(0.5),
      .difference(.completed, "scrollRequireFail", "currentShow", on: "carousel", fromEdge: true),
      refutedBy: .relation(of: "scrollRequireFail", .exclusive),
      remark: "elsewhere the content goes on: 4-12"),
    Claim(
      "4-14", "The helper looks for the edge pan on the page's own view, and may find none.",
      byConstruction: "without the relation the class is the second fix again, currentShow"
    ).ours,
    Claim(
      "4-16", "Nothing but the scroll view's own pan waits, no map and no row action.",
      .nextToNobody,
      .mean(.completed, "scrollRequireFail", on: ["map", "leadingActions"], fromEdge: true),
      refutedBy: .system("scrollRequireFail", "with every recognizer waiting, on every page") {
        $0.installation = .everywhere
        $0.recognizers[0].arbitration = .requiredToFail(by: .everything)
      }
    ).ours,
  ]

  /// What becomes of a stroke of 230 pt to the right.
  private static func record(
    _ world: ClaimWorld, _ system: String, on page: String, from start: Double
  ) -> SwipeRecord {
    var probe = world.probe(system, on: page)
    return probe?.play(.slow(from: start, by: 230)) ?? SwipeRecord(.systemCancelled)
  }
}
