import NavigationModel
import PolicyLibrary
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
      "4-15", "A list that scrolls up and down alone loses the edge swipe too.",
      .nextToNobody, ClaimCell(.completed, "currentShow", on: "list", fromEdge: true),
      refutedBy: nil,
      remark: "the article does not tell one scroll view from another; a list leaves sideways"
        + " strokes to the edge pan"
    ).ours,
  ]

  private static let together = [
    Claim(
      "4-09", "The scroll view's delegate may allow its pan and the edge pan at once.",
      .above(0.5), ClaimCell(.dual, "scrollSimultaneous", on: "carousel", fromEdge: true),
      refutedBy: .relation(of: "scrollSimultaneous", .exclusive), remark: "both move at once"),
    Claim(
      "4-10", "Yes from either delegate lets both act at once, while no forbids nothing.",
      byConstruction: "a relation is declared once, whichever delegate answers"),
  ]

  private static let waiting = [
    Claim(
      "4-11",
      "The order in which recognizers receive touches follows the view tree, and who responds"
        + " is arranged apart from it.",
      .equal(1), refutedBy: .relation(of: "scrollRequireFail", .exclusive),
      remark: "both are ready at one event: the deeper view has it, unless arranged otherwise",
      "pops begun by a stroke of 3000 pt/s from the edge: scrollRequireFail minus currentShow on"
        + " carousel"
    ) { world in
      let stroke = StraightStroke(from: 2, by: 300, speed: 3000)
      let begun = ["scrollRequireFail", "currentShow"].map {
        record(world, $0, stroke).hasBegun ? 1.0 : 0
      }
      return begun[0] - begun[1]
    },
    Claim(
      "4-12",
      "A recognizer that requires another to fail waits for that, and fails itself when the"
        + " other begins.",
      .equal(2), refutedBy: .relation(of: "scrollRequireFail", .exclusive),
      "content follows 13 pt from the middle, and 25 pt from the edge of a first page, where the"
        + " edge pan fails at 15 pt, but neither 13 pt nor 230 pt from the edge of another:"
        + " scrollRequireFail on carousel",
      exact: waits),
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

  private static func waits(_ world: ClaimWorld) -> Double {
    guard let carousel = world.page("carousel") else { return .nan }
    var root = carousel
    root.navigation.stackDepth = 1
    root.navigation.shownDepth = 1
    func follows(_ stroke: StraightStroke, _ page: PageContext) -> Double {
      var probe = world.probe("scrollRequireFail", on: page)
      return probe?.play(stroke).contentRecognized == true ? 1 : 0
    }
    return follows(.slow(from: 150, by: 13), carousel) + follows(.slow(from: 5, by: 25), root)
      - follows(.slow(from: 5, by: 13), carousel) - follows(.slow(from: 5, by: 230), carousel)
  }

  /// What becomes of a stroke on the carousel.
  private static func record(
    _ world: ClaimWorld, _ system: String, _ stroke: StraightStroke
  ) -> SwipeRecord {
    var probe = world.probe(system, on: "carousel")
    return probe?.play(stroke) ?? SwipeRecord(.systemCancelled)
  }
}
