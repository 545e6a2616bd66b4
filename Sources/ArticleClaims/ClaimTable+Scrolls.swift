import NavigationModel
import PolicyLibrary
import PopGesture

/// The statements of the second article, on pages whose content scrolls.
extension ClaimTable {
  // An edge swipe that lives with scroll views: what fails, what other apps do, a pan that goes
  // first, two libraries together.
  static let scrollViewPop: [Claim] = [
    .people(
      "1-01",
      "A left bar button item of the app's own switches the built-in swipe off, until the delegate"
        + " is replaced.",
      .rate(.completed, of: .edgePop, "delegateSwap", on: "customBackButton")
        - .rate(.completed, of: .edgePop, "uikit.edge", on: "customBackButton"),
      .above(0.5), broken: .gate(of: "uikit.edge", without: .standardBackButton)),
    .code(
      "1-02",
      "In didShow the delegate is kept on the first page, where nothing begins then, and removed on"
        + " every other.", "its gate has the rule `shown-previous-page`; for the others, see 1-01"),
    .people(
      "1-03", "A scroll view that scrolls sideways takes the edge swipe, which never arrives.",
      .rate(.completed, of: .edgePop, "delegateSwap")
        - .rate(.completed, of: .edgePop, "delegateSwap", on: scrolling),
      .above(0.5), broken: .relation(of: "delegateSwap", .requiredToFail(by: .everything)),
      "after the swap of 1-01; with the system's own delegate everything waits for the edge pan"),
    .people(
      "1-04",
      "Six apps lose the edge swipe where content scrolls sideways, and three keep both gestures.",
      .rate(.completed, of: .edgePop, "mapEdgeFirst", on: "map")
        - .rate(.completed, of: .edgePop, "mapContentWins", on: "map")
        - .rate(.contentBlocked, of: .right, "mapEdgeFirst", on: "map"), .above(0.5),
      broken: .relation(of: "mapContentWins", .requiredToFail(by: .everything)),
      "pops of the three minus those of the six, minus strokes for the map that the three lose; on"
        + " a map page, which the article names for three of the six; how many apps is not"
        + " simulated"),
    .code(
      "1-05", "In the apps that keep both, the map stands still while the page goes back.",
      "everything waits for the edge pan, so the two never act at once"),
    .people(
      "1-06", "A swipe back needs a start at the left edge.",
      .rate(.begun, of: .edgePop, "mapEdgeFirst", on: "map")
        - .rate(.begun, of: .right, "mapEdgeFirst", on: "map"),
      .above(0.5), broken: .noEdge(of: "mapEdgeFirst"),
      "strokes to the right that aim at the edge, minus those that mostly start elsewhere"),
    .code(
      "1-07",
      "A custom one-finger pan on the scroll view calls the system's target, with the system's"
        + " gesture disabled.",
      "its strokes end as the system decides, and strokes that only the system's gesture would take"
        + " begin nothing; a second finger is not simulated"),
    .code(
      "1-08",
      "The pan begins only without a running transition, with a page to go back to, towards the"
        + " right, and within 40 pt of the edge.", "its gate has these four rules"),
    .people(
      "1-09", "Every other recognizer waits for the pan to fail, and then scrolls as ever.",
      .rate(.completed, of: .edgePop, "tz40", on: "carousel")
        - .rate(.contentBlocked, of: .left, "tz40", on: "carousel"),
      .above(0.5), broken: .relation(of: "tz40", .exclusive)),
    .people(
      "1-10", "On each page with such a scroll view one line that asks for it is enough.",
      .rate(.completed, of: .edgePop, "tz40+delegateSwap", on: "carousel")
        - .rate(.completed, of: .edgePop, "delegateSwap", on: "carousel"),
      .above(0.5),
      broken: .system("tz40+delegateSwap", "with a pan that nobody waits for") {
        $0.recognizers[0].arbitration = .exclusive
      }, "a page that asks against one that does not, in an app that swaps the delegate"),
    .people(
      "1-11",
      "It lives in harmony with FDFullscreenPopGesture, which leaves it the pages that use it.",
      served("tz40+fd") - served("fd"), .above(0.5),
      broken: .system("tz40+fd", "with FD's pan first") { $0.recognizers.reverse() },
      "the first part of harmony: what it adds to FD's on the pages that use it, in pops completed"
        + " minus strokes that the content loses; the others are 1-24 and 1-25"),
    .people(
      "1-12", "On pages without a delegate a swipe begins while they are still being pushed.",
      .rate(.corrupted, of: .edgePop, "delegateSwap", on: "transition"), .above(0.3),
      broken: .gate(of: "delegateSwap", with: .notTransitioning), isOurs: true),
    .code(
      "1-13", "The 40 pt are measured at recognition, so a quick finger must touch down nearer.",
      "the rule `start-limit(40)` asks at recognition", isOurs: true),
    .code(
      "1-14", "There is one pan, so a page loses it to a later page that asks.",
      "the installation moves on", isOurs: true),
    .people(
      "1-15", "What it does is the same as in WeChat and Lianjia.",
      served("tz40") - served("mapEdgeFirst"), .within(0.05),
      broken: .gate(of: "tz40", without: .startLimit(40)),
      "pops that complete minus strokes that the content loses, on the pages that use it"),
    .people(
      "1-16", "With FDFullscreenPopGesture all pages of an app support a full-screen swipe back.",
      .rate(.completed, "fd", on: ownSideways), .above(0.5),
      broken: .relation(of: "fd", .requiredToFail(by: .everything)),
      "recognizers of these pages' content take rightward strokes, and the library gives its pan no"
        + " priority; read as “pages with any back button”, it holds (1-19)"),
    .code(
      "1-17", "The system's gesture stays disabled on pages that do not ask, once one has.",
      "nothing is installed elsewhere", isOurs: true),
    .people(
      "1-18",
      "Even if an app skips the article's first step, pages that do not ask for"
        + " TZScrollViewPopGesture's pan keep their edge swipe.",
      .rate(.completed, of: .edgePop, "tz40", on: others)
        - .rate(.completed, of: .edgePop, "mapEdgeFirst", on: others),
      .within(0.05),
      broken: .system("tz40", "with the system's edge pan on the other pages") {
        $0.installation.elsewhere = System.mapEdgeFirst.recognizers
      },
      "that step swaps the edge pan's delegate, and `tz40` skips it; without it, once one page has"
        + " asked for TZScrollViewPopGesture's pan, all others lose the edge swipe; with it they"
        + " keep it, as with `mapEdgeFirst`",
      isOurs: true),
    .people(
      "1-19", "With FDFullscreenPopGesture a page keeps its swipe back whatever its back button.",
      .rate(.completed, "fd", on: "customBackButton")
        - .rate(.completed, "uikit.edge", on: "customBackButton"),
      .above(0.5), broken: .gate(of: "fd", with: .standardBackButton),
      "what the article means by “all pages” in 1-16: pages with an item at the left of their bar"),
    .code(
      "1-20", "In didShow the system's gesture is enabled again.",
      "the app switches it on after each push, so a page cannot keep it off"),
    .code(
      "1-21", "A swipe back needs motion to the right.",
      "its own pan has the rule `towards`, and the edge pan's slop is along the pop"),
    .unseen(
      "1-22", "On large phones the back button at the top left is awkward for one hand.",
      "this is about taps; for what a swipe is worth there, see the page `outOfReach`"),
    .unseen(
      "1-23", "On WeChat's map a swipe to the left that starts at the left edge goes back.",
      "the article's next sentence says to the right (1-21), so this is a slip of the pen"),
    .people(
      "1-24",
      "It lives in harmony with FDFullscreenPopGesture, so that pages that do not ask for its pan"
        + " keep FD's.",
      .rate(.completed, "tz40+fd", on: others) - .rate(.completed, "fd", on: others),
      .within(0.05),
      broken: .system("tz40+fd", "with no pan on the pages that do not ask") {
        $0.installation.elsewhere = []
      }, "the second part of harmony: both together against FD's alone"),
    .people(
      "1-25",
      "It lives in harmony with FDFullscreenPopGesture, so that both together break nothing.",
      .rate(.corrupted, of: .edgeDoublePop, "tz40+fd", on: ["carousel", "plain"])
        + .rate(.corrupted, of: .edgePop, "tz40+fd", on: "transition")
        + .rate(.stuck, of: .edgePop, "tz40+fd", on: "root"),
      .below(0.01),
      broken: .system("tz40+fd", "whose pans do not ask whether a transition runs") {
        $0.recognizers = $0.recognizers.map(\.heedless)
        $0.installation.elsewhere = $0.installation.elsewhere.map(\.heedless)
      },
      "the third part of harmony: two quick swipes on a page that asks and on one that does not, a"
        + " page that is still being pushed, and the first page"),
  ]

  /// What a system does where content and edge swipe meet.
  private static func served(_ system: String) -> ClaimQuantity {
    .rate(.completed, of: .edgePop, system, on: meetings)
      - .rate(.contentBlocked, of: .right, system, on: meetings)
  }

  /// The pages on which content and edge swipe meet.
  private static let meetings = ["map"] + scrolling

  /// Those with a scroll view that scrolls sideways.
  static let scrolling = ["carousel", "carouselStart", "pagedFirst", "pagedOther", "zoomedImage"]

  /// Pages that have no reason to ask.
  private static let others = ["plain", "list", "leadingActions", "slider"]

  /// Pages whose content takes strokes to the right itself.
  private static let ownSideways = [
    "carousel", "carouselStart", "pagedFirst", "pagedOther", "leadingActions",
    "openTrailingAction", "zoomedImage", "map",
  ]
}
