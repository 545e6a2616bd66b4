import NavigationModel
import PolicyLibrary
import PopGesture

/// The statements of the articles that repair what the system has.
extension ClaimTable {
  // The edge swipe and the pager of SwiftUI's tab view.
  static let pagedTab: [Claim] = [
    .people(
      "2-01", "On the first page of a paged tab view the edge swipe never goes back.",
      .rate(.completed, of: .edgePop, "tabviewBroken", on: "pagedFirst"), .below(0.01),
      broken: .relation(of: "tabviewBroken", .requiredToFail(by: .everything)),
      "never is taken as less than 1 in 100; the pager recognizes at 10 pt, the edge pan at 15, and"
        + " what gets past the pager are strokes that set out almost straight up or down"),
    .people(
      "2-02", "Both recognize sideways drags, and the pager takes them first.",
      .rate(.lostToContent, of: .edgePop, "tabviewBroken", on: "pagedFirst"), .above(0.5),
      broken: .page("pagedFirst", "with a slop of 60 pt, beyond that of the edge pan") {
        $0.contents[0].slop = 60
      }),
    .unseen(
      "2-03", "SwiftUI has no means of its own to arrange between the two.",
      "this is about what a framework offers"),
    .people(
      "2-04",
      "On the first page a stroke to the right from the edge goes back, and one to the left turns"
        + " the page.",
      .rate(.completed, of: .edgePop, "rickey", on: "pagedFirst")
        - .rate(.contentBlocked, of: .left, "rickey", on: "pagedFirst")
        - .rate(.begun, of: .left, "rickey", on: "pagedFirst"),
      .above(0.5), broken: .relation(of: "rickey", .exclusive),
      "pops that complete minus page turns that are blocked or begin a pop; whether a stroke moves"
        + " both is 2-13"),
    .code(
      "2-05", "The repair manages the system's edge gesture and the scroll view's pan.",
      "it stays an edge gesture"),
    .code(
      "2-06", "Only the two managed gestures may act at once.",
      "the relation names the pager alone, and no list in it; another scroll view in it that"
        + " scrolls sideways is not simulated"),
    .code(
      "2-07", "The pop begins only to the right, by translation or by velocity.",
      "its gate has the rule `rightward-or-moving`, which decides nothing here, as an edge pan"
        + " never begins to the left"),
    .people(
      "2-08", "The condition is evaluated when the gesture begins, so it reflects the page shown.",
      .rate(.begun, of: .edgePop, "rickey", on: "pagedSettling"), .above(0.01),
      broken: .page("pagedSettling", "whose condition stays that of touch-down") {
        $0.conditionRemaining = nil
      }, "pages that come to rest between touch-down and recognition"),
    .people(
      "2-09", "Leaving the page must give the gesture its delegate back.",
      .rate(.stuck, of: .edgePop, "rickeyStale", on: "root")
        - .rate(.stuck, of: .edgePop, "rickey", on: "root"),
      .above(0.3),
      broken: .system("rickeyStale", "with the system's delegate elsewhere") {
        $0.installation.elsewhere = System.uikitEdge.recognizers
      },
      "without that the gesture has no delegate once the page has gone, and begins on the first"
        + " page"),
    .people(
      "2-10", "After the repair the edge swipe goes back on the first page, and there alone.",
      .rate(.completed, of: .edgePop, "rickey", on: "pagedFirst")
        - .rate(.completed, of: .edgePop, "rickey", on: "pagedOther"),
      .above(0.5), broken: .gate(of: "rickey", without: .conditionMet)),
    .people(
      "2-11", "The test of velocity lets scrolls through that a test of translation refuses.",
      .rate(.begun, of: .scroll, "rickeyFullScreen") - .rate(.begun, of: .scroll, "fd"),
      .above(0.1),
      broken: .gate(of: "rickeyFullScreen", without: .rightwardOrMoving, but: .rightward),
      "both with a pan anywhere", isOurs: true),
    .code(
      "2-12", "The test is for the right of the screen, so right-to-left layouts lose the swipe.",
      "its gate has the rule `rightward-or-moving`, which is not mirrored", isOurs: true),
    .people(
      "2-13", "A pager on its first page turns only forward, so a swipe back does not move it.",
      .rate(.dual, of: .edgePop, "rickey", on: "pagedFirst"), .below(0.05),
      broken: .page("pagedFirst", "whose pager refuses strokes to the right") {
        $0.contents[0].directions = .leftward
      },
      "the article wants the page's and the pager's gestures active at once, “but answering"
        + " different directions”; we take that to mean this statement; under the article's repair"
        + " (2-17) a pop makes the pager bounce, too", isOurs: true),
    .unseen(
      "2-14", "The repair finds its two gestures on iOS 16, 17 and 18.",
      "this is about the versions that a library supports"),
    .people(
      "2-15", "With the repair, two swipes in quick succession can corrupt navigation.",
      .rate(.corrupted, of: .edgeDoublePop, "rickey", on: "pagedFirst"), .above(0.05),
      broken: .gate(of: "rickey", with: .notTransitioning),
      "its gate does not ask whether a transition runs", isOurs: true),
    .unseen(
      "2-16", "The modifier works for every view that scrolls sideways and steals the back swipe.",
      "its condition is the app's own; the article gives one for pagers only (2-10)"),
    .people(
      "2-17", "On the first page both gestures are to be active at once.",
      .rate(.dual, of: .edgePop, "rickey", on: "pagedFirst"), .above(0.5),
      broken: .relation(of: "rickey", .exclusive),
      "one stroke that both follow; which direction is whose is 2-04"),
  ]

  // FDFullscreenPopGesture: its five tests, and where its pan sits.
  static let fullscreenPop: [Claim] = [
    .people(
      "3-01", "The system's swipe must start near the left edge.",
      .rate(.begun, of: .right, "uikit.edge"), .below(0.2), broken: .noEdge(of: "uikit.edge"),
      "strokes to the right from anywhere"),
    .code(
      "3-02", "Moving the page oneself is much work, so the library calls the system's target.",
      "both are declared with the system's decision"),
    .code(
      "3-03", "Nothing begins with a single page on the stack.",
      "its gate has the rule `previous-page`"),
    .code(
      "3-04", "Nothing begins on a page that has switched it off.",
      "its gate has the rule `pop-enabled`"),
    .people(
      "3-05", "Nothing begins farther from the edge than the page allows.",
      .rate(.begun, of: .right, "fd(40)"), .below(0.3),
      broken: .gate(of: "fd(40)", without: .startLimit(40)), "strokes to the right from anywhere"),
    .code(
      "3-06", "Nothing begins while a transition runs.", "its gate has the rule `not-transitioning`"
    ),
    .code("3-07", "Nothing begins from right to left.", "its gate has the rule `towards`"),
    .code(
      "3-08", "Without a limit the whole screen serves.",
      "it begins wherever 10 pt of the width remain"),
    .people(
      "3-09", "The pan sits on the view of the system's gesture, below the content.",
      .rate(.contentBlocked, of: .right, "fd", on: "slider")
        - .rate(.contentBlocked, of: .right, "fd", on: "carousel"),
      .above(0.5), broken: .relation(of: "fd", .requiredToFail(by: .everything)),
      "deeper recognizers go first, raw touches are taken away; “below the content” is our"
        + " inference", isOurs: true),
    .code(
      "3-10", "No rules for acting at once or for failing are set.",
      "whoever is ready first has the stroke, and nobody shares it"),
    .people(
      "3-11", "A page that hides its navigation bar keeps the swipe.",
      .rate(.completed, "fd", on: "customBar") - .rate(.completed, "uikit.edge", on: "customBar"),
      .above(0.5), broken: .gate(of: "fd", with: .standardBar),
      "the system's own refuses there, as the fifth article says; the article says that pages can"
        + " hide their bar (3-18); that the swipe stays is our inference", isOurs: true),
    .code(
      "3-12", "The file tests for motion to the right, whatever the direction of the layout.",
      "its direction is not mirrored", isOurs: true),
    .code(
      "3-13", "What the code calls the beginning location is where the gesture is recognized.",
      "the rule `start-limit` asks at recognition, so a start at 32 pt is refused under 40 pt",
      isOurs: true),
    .code(
      "3-14", "The system's own gesture is disabled.",
      "where content takes the stroke from the library's pan, nothing is left at the edge"),
    .people(
      "3-15", "With the same target and action both gestures do the same.",
      .rate(.flashed, of: .edgePop, "fd") - .rate(.flashed, of: .edgePop, "uikit.edge"),
      .within(0.05), broken: .rule(of: "fd", "with half of the width", Fraction(fraction: 0.5)),
      "what the same decision cancels, for pans that begin after 10 and 15 pt"),
    .unseen(
      "3-16", "To decide on a pop, UIKit asks every recognizer of the view whether it may begin.",
      "this is about UIKit's inner order; gates are asked here when their recognizer is ready"),
    .unseen(
      "3-17", "The pan is added at the first push, once.",
      "before a push there is nothing to go back to, so no swipe tells"),
    .unseen(
      "3-18", "Single pages can hide their navigation bar.",
      "this is about how a page looks; whether it keeps its swipe is 3-11"),
  ]

  // The edge swipe of iOS 7: how it fails, its first repairs, and the same on scroll views.
  static let edgeRepair: [Claim] = [
    .people(
      "4-01", "Since iOS 7 pages go back by a swipe from the edge, by default.",
      .rate(.completed, of: .edgePop, "iOS7default"), .above(0.6),
      broken: .page("plain", "with the gesture disabled by default") {
        $0.navigation.isPopDisabled = true
      }),
    .code(
      "4-02", "A navigation bar or back button of the app's own switches it off.",
      "its gate has the rules `standard-bar` and `standard-back-button`"),
    .people(
      "4-03", "Making oneself its delegate switches the edge swipe on again.",
      .rate(.completed, of: .edgePop, "delegateSelf", on: "customBackButton")
        - .rate(.completed, of: .edgePop, "iOS7default", on: "customBackButton"),
      .above(0.5), broken: .gate(of: "delegateSelf", with: .standardBackButton)),
    .people(
      "4-04", "Then it also fires on the root page, and the app no longer responds.",
      .rate(.stuck, of: .edgePop, "delegateSelf", on: "root"), .above(0.3),
      broken: .gate(of: "delegateSelf", with: .previousPage),
      "people who swipe back there out of habit"),
    .people(
      "4-05", "Then two quick swipes, some pages deep, leave the pages in disorder.",
      .rate(.corrupted, of: .edgeDoublePop, "delegateSelf"), .above(0.1),
      broken: .gate(of: "delegateSelf", with: .notTransitioning)),
    .people(
      "4-06", "Letting it begin only while the page last shown is the top one cures both.",
      .rate(.stuck, of: .edgePop, "currentShow", on: "root")
        + .rate(.corrupted, of: .edgeDoublePop, "currentShow"), .below(0.01),
      broken: .gate(of: "currentShow", without: .shownIsTop),
      "what is left of 4-04 and 4-05 together, less than 1 in 100"),
    .unseen(
      "4-07", "Making the visible page the delegate crashes once that page is gone.",
      "this is about the lifetime of a delegate"),
    .people(
      "4-08", "On a scroll view the swipe does nothing, because of the scroll view's own pan.",
      .rate(.completed, of: .edgePop, "currentShow", on: scrolling), .below(0.01),
      broken: .relation(of: "currentShow", .requiredToFail(by: .everything)),
      "nothing is taken as less than 1 in 100; on scroll views that scroll sideways, which"
        + " recognize at 10 pt, the edge pan at 15; for a list, see 4-15"),
    .people(
      "4-09", "The scroll view's delegate may allow its pan and the edge pan at once.",
      .rate(.dual, of: .edgePop, "scrollSimultaneous", on: "carousel"), .above(0.5),
      broken: .relation(of: "scrollSimultaneous", .exclusive), "both move at once"),
    .code(
      "4-10", "Yes from either delegate lets both act at once; a no forbids nothing.",
      "a relation is declared once, whichever delegate answers"),
    .code(
      "4-11",
      "The order in which recognizers receive touches follows the view tree, and who responds is"
        + " arranged apart from it.",
      "both are ready at one event: the deeper view has it, unless a relation says otherwise"),
    .code(
      "4-12",
      "A recognizer that requires another to fail waits for that, and fails itself when the other"
        + " begins.", "content waits for the edge pan in this way"),
    .people(
      "4-13",
      "The scroll view's pan that requires the edge pan to fail gives the edge to the swipe.",
      .rate(.completed, of: .edgePop, "scrollRequireFail", on: "carousel")
        - .rate(.completed, of: .edgePop, "currentShow", on: "carousel"),
      .above(0.5), broken: .relation(of: "scrollRequireFail", .exclusive),
      "elsewhere the content goes on: 4-12"),
    .code(
      "4-14", "The helper looks for the edge pan on the page's own view, and may find none.",
      "without the relation the system is `currentShow` again", isOurs: true),
    .people(
      "4-15", "A list that scrolls only up and down loses the edge swipe, too.",
      .rate(.completed, of: .edgePop, "currentShow", on: "list"), .within(0.05),
      broken: .page("list", "that scrolls sideways as well") { $0.contents[0].directions = .all },
      "the article says “on a UIScrollView the right swipe fails”; that is not so on lists, which"
        + " leave sideways strokes to the edge pan", isOurs: true),
    .people(
      "4-16", "Nothing but the scroll view's own pan waits, no map and no row action.",
      .rate(.completed, of: .edgePop, "scrollRequireFail", on: ["map", "leadingActions"]),
      .within(0.05),
      broken: .system("scrollRequireFail", "with every recognizer waiting, on every page") {
        $0.installation = .everywhere
        $0.recognizers[0].arbitration = .requiredToFail(by: .everything)
      }, isOurs: true),
    .people(
      "4-17", "With both at once the swipe goes back on scroll views again.",
      .rate(.completed, of: .edgePop, "scrollSimultaneous", on: "carousel")
        - .rate(.completed, of: .edgePop, "currentShow", on: "carousel"),
      .above(0.5), broken: .relation(of: "scrollSimultaneous", .exclusive)),
    .unseen(
      "4-18", "One method alone sets who responds: `requireGestureRecognizerToFail`.",
      "this is about UIKit's interface; the second article uses a delegate's method for the same"),
    .unseen(
      "4-19", "Where both may act at once, an event is passed on even if this layer uses it.",
      "this is about how UIKit hands on touches; what comes of it is 4-17"),
  ]
}
