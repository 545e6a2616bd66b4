import NavigationModel
import PolicyLibrary
import PopGesture

/// Every statement of the articles in its order: statement, quantity, bound, what breaks it.
///
/// A claim is tested only if people could swipe otherwise and a mechanism can be changed that turns
/// its verdict; the study plays it changed as well. The others follow from the code of a system.
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
      "A swipe back that need not start at the edge solves the difficulty of swiping back on"
        + " large phones.",
      lostToWidth("fixed"), .below(0.01),
      broken: .people("strokes that grow with the screen", ("width_exponent", 0.2)),
      "“solved” means that the widest phone loses less than 1 point more pops than the narrowest;"
        + " we count pops that people aim at the edge, the hard ones on a large phone, which"
        + " `fixed` takes wherever the finger lands; a pop completes past 100 pt, which are 15.6 mm"
        + " on the narrowest phone and 16.6 mm on the widest, and strokes are assumed to be equally"
        + " long"),
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
    .people(
      "0-05",
      "Calling the target with a single page on the stack leaves navigation unable to push.",
      .rate(.stuck, of: .edgePop, "sharedTargetUngated", on: "root"), .above(0.3),
      broken: .gate(of: "sharedTargetUngated", with: .previousPage),
      "people who swipe back there out of habit; that such a pop leaves navigation stuck is what"
        + " the article saw, and how often people meet it is measured"),
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
      "its code has `.cancelled` call `cancel()`, and the model has no other way"),
    .code(
      "0-13", "The page settles within a quarter of a second after the release.",
      "the transition is declared with 0.25 s"),
    .people(
      "0-14",
      "The animation that starts with the pop is stopped only by an update, so without one"
        + " it runs on while the pop is cancelled.",
      .rate(.raced, of: .smear, "half"), .above(0.005),
      broken: .system("half", "with an animation that starts with the first update") {
        $0.transition.races = false
      }, isOurs: true),
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
        ("wide_width_exponent", 1), ("width_exponent_spread", 0)),
      "this rests on how little strokes grow with the screen, which is assumed for tablets"),
    smallFixed("0-18", at: .phone), smallShare("0-19", at: .phone),
    .people(
      "0-20", "A smaller distance means more unwanted pops.",
      .rate(.completed, of: .scroll, "fixed(30)") - .rate(.completed, of: .scroll, "fixed(200)"),
      .above(0.05),
      broken: .rule(
        of: "fixed(30)", "with a fixed distance of 180 pt", FixedDistance(distance: .points(180))),
      "the first of three parts of a sentence; the others are 0-27 and 0-34"),
    .people(
      "0-21", "It is reasonable to complete a short swipe with a high speed to the right.",
      .useful(quick) - .useful("half"), .above(0.1),
      broken: .rule(
        of: quick, "with a speed that nobody reaches", velocity(flick: 50_000, back: 300)),
      "wanted pops that complete minus aborts that complete; the article gives no speed;"
        + " 300 pt/s either way is our choice"),
    .people(
      "0-22", "It is reasonable to cancel a long swipe with a high speed to the left.",
      .rate(.completed, of: .abort, quick)
        - .rate(.completed, of: .abort, "velocity(30,300,0.5,50000)"),
      .below(-0.005),
      broken: .rule(
        of: quick, "with a speed to the left that nobody reaches",
        velocity(flick: 300, back: 50_000)),
      "the rule of 0-21 against the same rule without its clause on speed to the left, for late"
        + " changes of mind; the article gives no speed; 300 pt/s is our choice"),
    .people(
      "0-23",
      "A swipe back everywhere conflicts with a page's pans, row actions, scroll views and pagers.",
      .rate(.completed, "fixed", on: conflicting)
        - .rate(.contentBlocked, of: .right, "fixed", on: conflicting),
      .below(0.5), broken: .relation(of: "fixed", .simultaneous(with: .everything)),
      "pops that complete minus strokes that the content loses: without a conflict it would be near"
        + " 1"),
    .people(
      "0-24", "Do not let the swipe back take away what the page's own gestures do.",
      .rate(.contentBlocked, of: .right, "alwaysPop", on: conflicting)
        - .rate(.contentBlocked, of: .right, "uikit.edge", on: conflicting),
      .above(0.5), broken: .relation(of: "alwaysPop", .exclusive)),
    .people(
      "0-25", "A swipe back on some pages and not on others tears the app apart.",
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
      .above(0.2), broken: .relation(of: "sharedTarget", .requiredToFail(by: .everything)),
      "the opposite of 0-24: pops lost on a list where it is off, minus scrolls lost where it is on"
    ),
    .people(
      "0-27", "A larger distance makes going back harder.",
      .rate(.completed, "fixed(30)") - .rate(.completed, "fixed(200)"), .above(0.3),
      broken: .people("people whose strokes are three times as long", ("length_shift", 1.1))),
    smallFixed("0-28", at: .tablet), smallShare("0-29", at: .tablet),
    .unseen(
      "0-30", "What matters most in a transition of one's own is what decides at release.",
      "its rival in the article is how the animation looks; what the rule is worth is 0-21"),
    Claim(
      id: "0-31", statement: "Deciding each case by itself is best for people.",
      basis: .people(
        Claim.Test(
          quantity: ClaimChoice(
            systems: ["alwaysPop", "sharedTarget", "uikit.edge"], cases: cases),
          bound: .above(0.01),
          breakage: WorldChange(words: "raw touches of pages read by a recognizer") { world in
            for page in ["slider", "canvas"] {
              world.changePage(page) { $0.contents[0].kind = .pan }
            }
          },
          remark: "the swipe from anywhere goes first, has no priority, or is left out: the"
            + " extremes of 0-24 and 0-26, and what lies between"))),
    .unseen(
      "0-32", "So that both look alike, push and pop may have opposite animations.",
      "this is about how animations look"),
    .people(
      "0-33",
      "A swipe back that need not start at the edge takes away a part of what a large phone costs.",
      lostToWidth("uikit.edge") - lostToWidth("sharedTarget"), .above(0.005),
      broken: .gate(of: "sharedTarget", with: .startLimit(13)),
      "what the widest phone costs against the narrowest, minus what it still costs with that"
        + " swipe, whose rule needs more travel there; 0-01 is about the start alone",
      isOurs: true),
    .unseen(
      "0-34", "Which distance is best for people, careful experiments have to tell.",
      "this is about how to find out; the distances that win here are in the report"
        + " `first-article`"),
  ]

  /// How many pops from the edge complete on the narrowest phone and not on the widest.
  private static func lostToWidth(_ system: String) -> ClaimQuantity {
    .rate(.completed, of: .edgePop, system, at: .narrowPhone)
      - .rate(.completed, of: .edgePop, system, at: .widePhone)
  }

  /// A small fixed distance against half of the width.
  private static func smallFixed(_ id: String, at screen: ScreenRole) -> Claim {
    .people(
      id,
      "A small fixed distance is a better threshold than half of the width\(onTablets(screen)).",
      .useful("fixed", at: screen) - .useful("half", at: screen), .above(0),
      broken: .rule(
        of: "fixed", "with a fixed distance of 600 pt", FixedDistance(distance: .points(600))),
      "wanted pops that complete minus aborts that complete; the article gives no distance;"
        + " 100 pt is our choice")
  }

  /// A third of the width against half of it.
  private static func smallShare(_ id: String, at screen: ScreenRole) -> Claim {
    .people(
      id,
      "A smaller share of the width, such as a third, is a better threshold than a half"
        + "\(onTablets(screen)).", .useful("third", at: screen) - .useful("half", at: screen),
      .above(0), broken: .rule(of: "third", "with two thirds", Fraction(fraction: 2.0 / 3)),
      "wanted pops that complete minus aborts that complete")
  }

  private static func onTablets(_ screen: ScreenRole) -> String {
    screen == .tablet ? ", on a tablet too" : ""
  }

  /// The article's rule with the numbers that it has everywhere here: fast is 300 pt/s.
  private static let quick = "velocity"

  /// Own pans, row actions, scroll views and pagers.
  private static let conflicting = ["map", "leadingActions", "carousel", "pagedOther"]
  /// Pages of each kind on which the first article expects a conflict, with what people do there
  /// apart from going back: own pans, row actions, scroll views, pagers, raw touches.
  private static let cases: [ClaimChoice.Case] =
    [
      "map", "leadingActions", "openTrailingAction", "carousel", "zoomedImage", "pagedOther",
      "slider",
    ].map { ClaimChoice.Case(page: $0, content: .right) }
    + ["carouselStart", "pagedFirst", "pagedLists"].map { .init(page: $0, content: .left) }
    + ["list", "textSelection"].map { .init(page: $0, content: .scroll) }
    + [.init(page: "canvas", content: .stroke)]

  private static func velocity(flick: Double, back: Double) -> FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(flick), flingBoundary: .exclusive, flingDistance: 30,
      returnVelocity: back, travel: .fraction(0.5), boundary: .exclusive)
  }
}
