import NavigationModel
import PolicyLibrary
import PopGesture

/// Every statement of the articles in its order: statement, quantity, bound, what breaks it.
///
/// A claim is tested only if people could swipe otherwise and a mechanism can be broken that
/// refutes it; the study plays it broken as well. The others follow from the code of a system.
enum ClaimTable {
  static let all = customTransition + scrollViewPop + pagedTab + fullscreenPop + edgeRepair

  /// The files of the articles, by number.
  static let sources = [
    "000_6ac4bca9e81b6826.txt", "001_fe9f11e05b6a4110.txt", "002_12e0240b2aa67924.txt",
    "003_1ba0b46c9f9f2ac7.txt", "004_5755b0f140a8ccdd.txt",
  ]

  // A swipe back that need not start at the edge: the system's target, a transition of one's own,
  // when it completes, what it takes from pages.
  private static let customTransition: [Claim] = [
    .people(
      "0-01",
      "A swipe back that need not start at the edge makes going back easier on large phones.",
      lostToWidth("uikit.edge") - lostToWidth("sharedTarget"), .above(0.005),
      broken: .gate(of: "sharedTarget", with: .startLimit(13)),
      "what the widest phone costs against the narrowest, minus what it still costs with that"
        + " swipe, whose rule asks for more travel there; how far thumbs reach is assumed"),
    .code(
      "0-02",
      "A second pan that calls the target of the system's edge gesture swipes back from anywhere"
        + " with the system's own decision.",
      "the second pan has no edge region, and the policy is the system's"),
    .unseen(
      "0-03", "Reaching that target takes a private key, with a considerable risk in review.",
      "this is about private API and review risk"),
    .people(
      "0-04",
      "The new pan's gate asks whether the system's gesture is enabled and a page is there to go"
        + " back to, and nothing else.",
      .rate(.begun, of: .left, "sharedTarget") - .rate(.begun, of: .left, "fd"), .above(0.5),
      broken: .gate(of: "sharedTarget", with: .towards),
      "without a test of direction a pop begins with leftward strokes too, though the system's"
        + " transition does not move the page; fd has such a test"),
    .code(
      "0-05",
      "Calling the target with a single page on the stack leaves navigation unable to push.",
      "a pop that begins on the first page leaves navigation stuck, and a gate can forbid it"),
    .code(
      "0-06", "Where an app has disabled the edge gesture, the new pan had better be off as well.",
      "its gate has the rule `pop-enabled`"),
    .code(
      "0-07", "A pan tied to a pop transition of the app's own makes the page follow the finger.",
      "a pan anywhere is declared, and every change moves the page"),
    .unseen(
      "0-08",
      "An interactive transition object goes before the plain animator, which is not asked.",
      "this is about taps on the back button and the order of delegate calls"),
    .unseen(
      "0-09", "Each update stops the running animation and puts both pages where the finger is.",
      "this is about where views are drawn"),
    .code(
      "0-10",
      "Progress is the translation over the width of the navigating view, kept from 0 to 1.",
      "the rule divides by the view's width, in a window by the window's; keeping it from 0 to 1"
        + " changes no decision"),
    .code(
      "0-11", "On release the pop finishes past half of the width and is cancelled otherwise.",
      "the rule is declared with half of the width"),
    .code(
      "0-12", "A gesture that the system takes away cancels the pop.",
      "the model has no way from a cancelled touch to a finished pop"),
    .code(
      "0-13", "The page settles within a quarter of a second after the release.",
      "the transition is declared with 0.25 s"),
    .people(
      "0-14",
      "The animation that starts with the pop is stopped only by an update, so a gesture without"
        + " one runs on while it is cancelled.",
      .rate(.raced, of: .smear, "half"), .above(0.005),
      broken: .system("half", "with an animation that starts with the first update") {
        $0.transition.races = false
      }, by: .us),
    .code(
      "0-15",
      "With a threshold at half of the width, a swipe from the right half can never complete.",
      "from there less than half of the width is left"),
    .people(
      "0-16", "Even from the left, the threshold at half of the width asks for a long swipe.",
      .rate(.requiredTravel, of: .edgePop, "half")
        - .rate(.requiredTravel, of: .edgePop, "sharedTarget"), .above(5),
      broken: .rule(of: "half", "with a tenth of the width", Fraction(fraction: 0.1)),
      "in mm, against the system's own decision; swipes that never get there are not counted"),
    .people(
      "0-17", "On an iPad the threshold at half of the width is a disaster.",
      .rate(.completed, "half", at: .tablet), .below(0.1),
      broken: .people(
        "people whose strokes grow as the screen does", ("width_exponent", 1),
        ("wide_width_exponent", 1), ("width_exponent_spread", 0))),
    smallFixed("0-18", at: .phone), smallShare("0-19", at: .phone),
    .people(
      "0-20",
      "A smaller distance means more unwanted pops, a larger one makes going back harder; only"
        + " careful experiments can tell the best.",
      .rate(.completed, of: .scroll, "fixed(30)") - .rate(.completed, of: .scroll, "fixed(200)"),
      .above(0.05),
      broken: .rule(
        of: "fixed(30)", "with a fixed distance of 180 pt", FixedDistance(distance: .points(180))),
      "unwanted pops; going back is 0-27, experiments are what this tool is for"),
    .people(
      "0-21", "A short swipe with a high speed to the right should complete.",
      .useful(quick) - .useful("half"), .above(0.1), broken: unreached,
      "wanted pops that complete minus aborts that complete; the article gives no speed,"
        + " 1000 pt/s"),
    .people(
      "0-22", "A long swipe with a high speed to the left should be cancelled.",
      .rate(.completed, of: .abort, "velocity(30,1000,0.5,1000)")
        - .rate(.completed, of: .abort, "velocity(30,1000,0.5,50000)"),
      .below(-0.005), broken: nil,
      "the rule against the same rule without its clause on speed to the left, for late changes of"
        + " mind; the clause does cancel more of them, but hardly: few people move back at 1000"
        + " pt/s when they lift"),
    .people(
      "0-23",
      "A swipe back everywhere conflicts with own pans, row actions, scroll views and pagers.",
      .rate(.completed, "fixed", on: conflicting)
        - .rate(.contentBlocked, of: .right, "fixed", on: conflicting),
      .below(0.5), broken: .relation(of: "fixed", .simultaneous(with: .everything)),
      "pops that complete minus strokes that the content loses: far below 1 whichever of the two is"
        + " first"),
    .people(
      "0-24", "Do not let the swipe back take away what the page's own gestures do.",
      .rate(.contentBlocked, of: .right, "alwaysPop", on: conflicting)
        - .rate(.contentBlocked, of: .right, "uikit.edge", on: conflicting),
      .above(0.5), broken: .relation(of: "alwaysPop", .exclusive)),
    .people(
      "0-25", "Pages with a swipe back beside pages without tear the app apart.",
      .rate(.completed, "disableOnConflict", on: "plain")
        - .rate(.completed, "disableOnConflict", on: "list"),
      .above(0.2),
      broken: .system("disableOnConflict", "on every page") { $0.installation = .everywhere },
      "how much success differs; that this is worse than no swipe back at all, as the article says,"
        + " is a judgement"),
    .people(
      "0-26", "Do not switch it off on every page on which a conflict is possible.",
      .rate(.completed, "sharedTarget", on: "list")
        - .rate(.completed, "disableOnConflict", on: "list")
        - .rate(.contentBlocked, of: .scroll, "sharedTarget", on: "list"),
      .above(0.2),
      broken: .relation(of: "sharedTarget", .requiredToFail(by: .everything)),
      "the other extreme of 0-24: pops that it loses on a list minus scrolls that the first loses"),
    .people(
      "0-27", "A larger distance makes going back harder.",
      .rate(.completed, "fixed(30)") - .rate(.completed, "fixed(200)"), .above(0.3),
      broken: .people("people whose strokes are three times as long", ("length_shift", 1.1))),
    smallFixed("0-28", at: .tablet), smallShare("0-29", at: .tablet),
    .unseen(
      "0-30", "What matters most in a transition of one's own is what decides at release.",
      "its rival in the article is how the animation looks; what the rule is worth is 0-21"),
    .people(
      "0-31", "Deciding each case by itself is best for people.",
      spared("fiveArticles") - spared("disableOnConflict"), .above(0),
      broken: .system("fiveArticles", "with its pan left out of every page with gestures") {
        $0.installation = Installation(
          on: .withoutContent, elsewhere: $0.installation.elsewhere)
      },
      "pops that complete minus strokes that the content loses, against the better of the two"
        + " extremes of 0-24 and 0-26, from which it differs on the list alone"),
    .unseen(
      "0-32", "So that both look alike, push and pop may have opposite animations.",
      "this is about how animations look"),
  ]

  /// How many pops from the edge complete on the narrowest phone and not on the widest.
  private static func lostToWidth(_ system: String) -> ClaimQuantity {
    .rate(.completed, of: .edgePop, system, at: .narrowPhone)
      - .rate(.completed, of: .edgePop, system, at: .widePhone)
  }

  /// What a system does for people who go back, less what it takes from the content.
  private static func spared(_ system: String) -> ClaimQuantity {
    .rate(.completed, system, on: cases) - .rate(.contentBlocked, of: .right, system, on: sideways)
      - .rate(.contentBlocked, of: .scroll, system, on: "list")
  }

  /// A small fixed distance against half of the width.
  private static func smallFixed(_ id: String, at screen: ScreenRole) -> Claim {
    .people(
      id,
      "A small fixed distance is a better threshold than half of the width\(onTablets(screen)).",
      .useful("fixed", at: screen) - .useful("half", at: screen), .above(0),
      broken: .rule(
        of: "fixed", "with a fixed distance of 600 pt", FixedDistance(distance: .points(600))),
      "wanted pops that complete minus aborts that complete; the article gives no distance,"
        + " 100 pt")
  }

  /// A third of the width against half of it.
  private static func smallShare(_ id: String, at screen: ScreenRole) -> Claim {
    .people(
      id,
      "A smaller share of the width, such as a third, is a better threshold than a half"
        + "\(onTablets(screen)).", .useful("third", at: screen) - .useful("half", at: screen),
      .above(0),
      broken: .rule(of: "third", "with two thirds", Fraction(fraction: 2.0 / 3)),
      "wanted pops that complete minus aborts that complete")
  }

  private static func onTablets(_ screen: ScreenRole) -> String {
    screen == .tablet ? ", on a tablet too" : ""
  }

  /// A flick is fast at 1000 pt/s.
  private static let quick = "velocity(30,1000,0.5,300)"
  private static let unreached = WorldChange.rule(
    of: quick, "with a speed that nobody reaches", velocity(flick: 50_000, back: 300))

  /// Own pans, row actions, scroll views and pagers.
  private static let conflicting = ["map", "leadingActions", "carousel", "pagedOther"]
  /// The same with raw touches, and with a list.
  private static let sideways = conflicting + ["slider"]
  private static let cases = sideways + ["list"]

  private static func velocity(flick: Double, back: Double) -> FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(flick), flingBoundary: .exclusive, flingDistance: 30,
      returnVelocity: back, travel: .fraction(0.5), boundary: .exclusive)
  }

  // An edge swipe that lives with scroll views: what fails, what other apps do, a pan that goes
  // first, two libraries together.
  private static let scrollViewPop: [Claim] = [
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
    .code(
      "1-04", "Six apps lose the edge swipe on map pages, and three keep both gestures.",
      "the content recognizes at 10 pt, the edge pan at 15, and no relation is set; the number of"
        + " apps is not simulated"),
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
      "its stroke ends as the system decides, and one that the system's gesture alone would take"
        + " begins nothing; a second finger is not simulated"),
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
      "1-11", "It lives in harmony with FDFullscreenPopGesture.",
      served("tz40+fd") - served("fd") + .rate(.completed, "tz40+fd", on: others)
        - .rate(.completed, "tz40", on: others), .above(1),
      broken: .system("tz40+fd", "with FD's pan first") { $0.recognizers.reverse() },
      "what it adds to FD's on the pages that ask, in pops that complete minus strokes that the"
        + " content loses, plus what FD's adds to it elsewhere; over 1 takes both"),
    .people(
      "1-12", "On pages without a delegate a swipe begins while they are still being pushed.",
      .rate(.corrupted, of: .edgePop, "delegateSwap", on: "transition"), .above(0.3),
      broken: .gate(of: "delegateSwap", with: .notTransitioning), by: .us),
    .code(
      "1-13", "The 40 pt are those of recognition, so a quick finger must touch down nearer.",
      "the rule `start-limit(40)` asks at recognition", by: .us),
    .code(
      "1-14", "There is one pan, so a page loses it to a later page that asks.",
      "the installation moves on", by: .us),
    .people(
      "1-15", "What it does is the same as in WeChat and Lianjia.",
      served("tz40") - served("mapEdgeFirst"), .within(0.05),
      broken: .gate(of: "tz40", without: .startLimit(40)),
      "pops that complete minus strokes that the content loses, on the pages that ask"),
    .people(
      "1-16", "With FDFullscreenPopGesture all pages of an app support a full-screen swipe back.",
      .rate(.completed, "fd", on: ownSideways), .above(0.5), broken: nil,
      "the mean over pages whose content takes strokes to the right, where the library sets no"
        + " recognizer priority; in right-to-left layouts no wanted pop completes either; a page"
        + " with its own back button keeps its swipe (1-19)"),
    .code(
      "1-17", "The system's gesture stays disabled on pages that do not ask, once one has.",
      "nothing is installed elsewhere", by: .us),
    .people(
      "1-18", "A page that does not request its pan keeps an edge swipe.",
      .rate(.completed, of: .edgePop, "tz40", on: others)
        - .rate(.completed, of: .edgePop, "mapEdgeFirst", on: others),
      .within(0.05), broken: nil,
      "after another page has requested TZ's pan, against a system whose edge pan goes first"
        + " (`mapEdgeFirst`)", by: .us),
    .people(
      "1-19", "With it a page keeps its swipe back whatever its back button.",
      .rate(.completed, "fd", on: "customBackButton")
        - .rate(.completed, "uikit.edge", on: "customBackButton"),
      .above(0.5), broken: .gate(of: "fd", with: .standardBackButton), by: .us),
    .code(
      "1-20", "In didShow the system's gesture is enabled again.",
      "it is the app that has switched it on, so a page cannot switch it off"),
    .code(
      "1-21", "A swipe back needs motion to the right.",
      "its own pan has the rule `towards`, and the edge pan's slop is along the pop"),
    .unseen(
      "1-22", "On large phones the back button at the top left is awkward for one hand.",
      "this is about taps; what a swipe serves there is the page `outOfReach`"),
    .unseen(
      "1-23", "On WeChat's map a swipe to the left that starts at the left edge goes back.",
      "the article's next sentence says to the right (1-21), so this is a slip of the pen"),
  ]

  /// What a system does where content and edge swipe meet.
  private static func served(_ system: String) -> ClaimQuantity {
    .rate(.completed, of: .edgePop, system, on: meetings)
      - .rate(.contentBlocked, of: .right, system, on: meetings)
  }

  /// The pages on which content and edge swipe meet.
  private static let meetings = ["map"] + scrolling

  /// Those with a scroll view that scrolls sideways.
  private static let scrolling = [
    "carousel", "carouselStart", "pagedFirst", "pagedOther", "zoomedImage",
  ]

  /// Pages that have no reason to ask.
  private static let others = ["plain", "list", "leadingActions", "slider"]

  /// Pages whose content takes strokes to the right itself.
  private static let ownSideways = [
    "carousel", "carouselStart", "pagedFirst", "pagedOther", "leadingActions",
    "openTrailingAction", "zoomedImage", "map",
  ]
}
