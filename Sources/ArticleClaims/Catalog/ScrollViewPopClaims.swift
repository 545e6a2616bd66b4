import NavigationModel
import PopGesture

/// An edge swipe that lives with scroll views.
enum ScrollViewPopClaims {
  static let source = "001_fe9f11e05b6a4110.txt"
  static let all = defaults + survey + pan + together

  private static let defaults = [
    Claim(
      "1-01",
      "A left bar button item of the app's own switches the built-in swipe off, until the"
        + " delegate is replaced.",
      .above(0.5),
      .difference(
        .completed, "delegateSwap", "uikit.edge", on: "customBackButton", fromEdge: true),
      refutedBy: .gate(of: "uikit.edge", without: .standardBackButton)),
    Claim(
      "1-02",
      "In didShow the delegate is kept on the first page, where nothing begins then, and removed"
        + " on every other.",
      .equal(0), ClaimCell(.begun, "delegateSwap", on: "root", fromEdge: true),
      refutedBy: .gate(of: "delegateSwap", without: .shownPreviousPage),
      remark: "the first page; every other is 1-01"),
    Claim(
      "1-03", "A scroll view that scrolls sideways takes the edge swipe, which never arrives.",
      .nextToNobody,
      .mean(
        .completed, "delegateSwap", on: ["carousel", "carouselStart", "zoomedImage"],
        fromEdge: true),
      refutedBy: .relation(of: "delegateSwap", .requiredToFail(by: .everything)),
      remark: "in the middle of its way, at its leading end, and a zoomed image; with the system's"
        + " own delegate, for which everything waits, uikit.edge completes there"),
    Claim(
      "1-12", "On pages without a delegate a swipe begins while they are still being pushed.",
      .above(0.3), ClaimCell(.corrupted, "delegateSwap", on: "transition", fromEdge: true),
      refutedBy: .gate(of: "delegateSwap", with: .notTransitioning)
    ).ours,
    Claim(
      "1-16", "With FDFullscreenPopGesture every page has a swipe back, whatever its back button.",
      .above(0.5), .difference(.completed, "fd", "uikit.edge", on: "customBackButton"),
      refutedBy: .gate(of: "fd", with: .standardBackButton)),
  ]

  private static let survey = [
    Claim(
      "1-04", "Six apps lose the edge swipe on map pages, and three keep both gestures.",
      .nextToNobody, ClaimCell(.completed, "mapContentWins", on: "map", fromEdge: true),
      refutedBy: .page("map", "with a slop of 60 pt, beyond that of the edge pan") {
        $0.contents[0].slop = 60
      },
      remark: "without a relation; those that keep both are 1-05, how many apps is not simulated"),
    Claim(
      "1-05", "In the apps that keep both, the map stands still while the page goes back.",
      .equal(0), ClaimCell(.dual, "mapEdgeFirst", on: "map"),
      refutedBy: .relation(of: "mapEdgeFirst", .simultaneous(with: .everything))),
    Claim(
      "1-06", "A swipe back needs a start at the left edge and motion to the right.",
      .below(0.2),
      ClaimQuantity(ClaimCell(.begun, of: "contentRight", "mapEdgeFirst", on: "map")),
      refutedBy: .noEdge(of: "mapEdgeFirst"),
      remark: "strokes to the right that mostly start elsewhere"),
  ]

  private static let pan = [
    Claim(
      "1-07",
      "An own pan for one finger on the scroll view calls the system's target, with the"
        + " system's gesture disabled.",
      .equal(1),
      refutedBy: .system("tz40", "with the system's gesture left enabled") {
        $0.recognizers.insert(systemEdge, at: 0)
      },
      remark: "its zone is that of recognition, so a quick one is lost; second fingers are not"
        + " simulated",
      "pops begun by a stroke of 3000 pt/s from the edge: uikit.edge minus tz40 on carousel"
    ) { world in
      let stroke = StraightStroke(from: 0, by: 300, speed: 3000, phase: 0.9)
      return count(world, "uikit.edge", stroke) - count(world, "tz40", stroke)
    },
    Claim(
      "1-08",
      "The pan begins only without a running transition, with a page to go back to, towards"
        + " the right, and within 40 pt of the edge.",
      .equal(4), refutedBy: .gate(of: "tz40", without: .startLimit(40)),
      "strokes refused of one for each test, which passes the other three: tz40 on a carousel",
      exact: refusals),
    Claim(
      "1-09", "Every other recognizer waits for the pan to fail, and then scrolls as ever.",
      .above(0.5),
      ClaimQuantity(ClaimCell(.completed, "tz40", on: "carousel", fromEdge: true))
        - ClaimCell(.contentBlocked, of: "contentLeft", "tz40", on: "carousel"),
      refutedBy: .relation(of: "tz40", .exclusive)),
    Claim(
      "1-10", "Each page with such a scroll view has to ask for it in a line of its own.",
      .above(0.5),
      .difference(.completed, "tz40+delegateSwap", "delegateSwap", on: "carousel", fromEdge: true),
      refutedBy: .relation(of: "delegateSwap", .requiredToFail(by: .everything)),
      remark: "a page that asks against one that does not, in an app that swaps the delegate"),
    Claim(
      "1-13", "The 40 pt are those of recognition, so a quick finger must touch down nearer.",
      .above(10), refutedBy: .gate(of: "tz40", .touchDownLimit(40), insteadOf: .startLimit(40)),
      "pt from the edge in which a pop begins, slow stroke minus 2000 pt/s, the mean over 64 phases"
        + " of the panel: tz40 on carousel"
    ) { world in
      guard var probe = world.probe("tz40", on: "carousel") else { return .nan }
      return probe.beginZone() - probe.meanBeginZone(speed: 2000)
    }.ours,
    Claim(
      "1-14", "There is one pan, so a page loses it to a later page that asks.",
      .equal(1),
      refutedBy: .system("tz40", "with a pan for each page") { $0.installation.movesOn = false },
      "pops by a stroke from the edge, on the newest page that asks minus on one come back to: tz40"
        + " on carousel"
    ) { world in
      let stroke = StraightStroke.slow(from: 5, by: 300)
      return count(world, "tz40", stroke) - count(world, "tz40", stroke, .back)
    }.ours,
    Claim(
      "1-17", "The system's gesture stays disabled on pages that do not ask, once one has.",
      .equal(1),
      refutedBy: .system("tz40", "with the system's gesture enabled elsewhere") {
        $0.installation.elsewhere = [systemEdge]
      },
      "pops by a stroke from the edge, before any page has asked minus after: tz40 on plain"
    ) { world in
      let stroke = StraightStroke.slow(from: 5, by: 300)
      return count(world, "tz40", stroke, .first, on: "plain")
        - count(world, "tz40", stroke, on: "plain")
    }.ours,
  ]

  /// The pages on which content and edge swipe meet.
  private static let meetings = [
    "map", "carousel", "carouselStart", "pagedFirst", "pagedOther", "zoomedImage",
  ]

  /// Pages that have no reason to ask.
  private static let others = ["plain", "list", "leadingActions", "slider"]

  private static let together = [
    Claim(
      "1-11", "It lives in harmony with FDFullscreenPopGesture.",
      byConstruction: "a second pop recognizer begins only once the first has failed"),
    Claim(
      "1-15", "What it does is the same as in WeChat and Lianjia.",
      .about(0, within: 0.05),
      .mean(.completed, "tz40", on: meetings, fromEdge: true)
        - .mean(.completed, "mapEdgeFirst", on: meetings, fromEdge: true),
      refutedBy: .gate(of: "tz40", .startLimit(15), insteadOf: .startLimit(40)),
      remark: "on the pages that ask"),
    Claim(
      "1-18", "On pages that do not ask for its pan it is the same as in WeChat, too.",
      .about(0, within: 0.05),
      .mean(.completed, "tz40", on: others, fromEdge: true)
        - .mean(.completed, "mapEdgeFirst", on: others, fromEdge: true),
      refutedBy: nil, remark: "once another page has asked"
    ).ours,
  ]

  /// The system's edge pan with its own delegate.
  private static let systemEdge = System.uikitEdge.recognizers[0]

  /// 1 if a stroke on a page begins a pop, 0 if not; NaN when a name does not exist.
  private static func count(
    _ world: ClaimWorld, _ system: String, _ stroke: StraightStroke, _ visit: Visit = .usual,
    on page: String = "carousel"
  ) -> Double {
    guard var probe = world.probe(system, on: page, visit) else { return .nan }
    return probe.play(stroke).hasBegun ? 1 : 0
  }

  private static func refusals(_ world: ClaimWorld) -> Double {
    guard let carousel = world.page("carousel") else { return .nan }
    var (root, pushed) = (carousel, carousel)
    root.navigation.stackDepth = 1
    root.navigation.shownDepth = 1
    pushed.pushRemaining = 60
    let rightward = StraightStroke.slow(from: 10, by: 200)
    func begins(_ stroke: StraightStroke, _ page: PageContext) -> Bool {
      var probe = world.probe("tz40", on: page)
      return probe?.play(stroke).hasBegun ?? true
    }
    guard begins(rightward, carousel) else { return .nan }
    let tries: [(StraightStroke, PageContext)] = [
      (rightward, root), (rightward, pushed),
      (.slow(from: 35, by: -30), carousel),
      (.slow(from: 80, by: 200), carousel),
    ]
    return Double(tries.filter { !begins($0, $1) }.count)
  }
}
