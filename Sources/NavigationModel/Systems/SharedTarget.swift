import PolicyLibrary
import PopGesture

/// A second pan that calls the system's own target, and where that leads.
extension System {
  private static let origin = "Article 1"

  /// As all systems of this file: the system's edge pan stays, and goes before the second pan as
  /// before everything.
  package static let sharedTarget = cited(
    origin, "sharedTarget",
    "beside the edge pan, a pan anywhere that calls its target, in any direction",
    [.systemEdge, .pan(.firstArticle, isMirrored: true, target: .system)],
    source:
      "“add a new sliding gesture that is not at the edge, and set its _targets to those of the"
      + " interactivePopGestureRecognizer”; begins when “interactivePopGestureRecognizer.isEnabled"
      + " && viewControllers.count > 1”; the private key `targets`")

  package static let sharedTargetUngated = cited(
    origin, "sharedTargetUngated", "the same without a gate: also fires on the first page",
    [.systemEdge, .pan([], isMirrored: true, target: .system)],
    source: "“with only one child view controller, triggering _target makes the"
      + " UINavigationController abnormal: it can push no more”")

  /// One extreme that the article warns of.
  package static let alwaysPop = cited(
    origin, "alwaysPop", "the second pan goes before every gesture of the page",
    [
      .systemEdge,
      .pan(.firstArticle, .requiredToFail(by: .everything), isMirrored: true, target: .system),
    ], confidence: .unconfirmed,
    source: "“do not let the global swipe take away what those controls do”; the code is ours")

  /// The other extreme.
  package static let disableOnConflict = cited(
    origin, "disableOnConflict", "the second pan, left out of every page with gestures of its own",
    [.systemEdge, .pan(.firstArticle, isMirrored: true, target: .system)],
    installation: Installation(on: .withoutContent, elsewhere: [.systemEdge]),
    confidence: .unconfirmed,
    source: "“nor go to the other extreme, to switch the global gesture off on every page on which"
      + " a conflict is possible”; the code is ours")

  /// The edge pan of the fifth article's repair, for which everything of a page waits.
  private static let repairedEdge = PopRecognizer.edge(
    [.shownIsTop], .requiredToFail(by: .everything))

  /// That edge pan, then a guarded pan anywhere, which is off where the content reads raw touches.
  private static func guarded(
    _ name: String, _ summary: String, _ direction: GateRule, slop: Slop = .eitherAxis(10),
    source: String
  ) -> System {
    let gate = BeginGate([.popEnabled, .previousPage, .notTransitioning, direction])
    return System(
      name, summary,
      [
        repairedEdge,
        PopRecognizer(Recognizer(slop: slop, gate: gate), .exclusive, target: .system),
      ], .uikit, installation: Installation(on: .withoutRawTouches, elsewhere: [repairedEdge]),
      article: origin, source: source, confidence: .unconfirmed)
  }

  /// What the five articles come to together.
  package static let fiveArticles = guarded(
    "fiveArticles",
    twoPans("UIKit's transition", "begins only in the pop's direction"), .towards,
    source: "\(origin) and the four others: the shared target of the first, the edge before the"
      + " content of the second, “_isTransitioning” and “translation.x <= 0” of the fourth, the"
      + " edge pan's delegate of the fifth, “return (self.currentShowVC =="
      + " self.topViewController)”, and its “requireGestureRecognizerToFail”, here of every gesture"
      + " of the page; off on sliders is the first one's “do not let the global swipe take away"
      + " what those controls do”; the code is ours")

  /// The same with a stricter direction test.
  package static let fiveArticlesWithCone = guarded(
    "fiveArticles+cone",
    "as `fiveArticles+cone+flick`, but with UIKit's edge pan, transition and rule",
    .coneTowards, slop: .towardsPop(20),
    source: "our variant of it, with the cone of frameworks and apps; not in the article")

  /// The same recognizers with a transition of the app's own, and so with a rule of its own.
  ///
  /// UIKit's target would decide by UIKit's rule, and its edge pan refuses where an app supplies
  /// the animation; so both pans are the app's, and the edge pan asks what else UIKit would.
  package static let fiveArticlesWithFlick: System = {
    var system = fiveArticlesWithCone.named(
      "fiveArticles+cone+flick",
      policy: NamedPolicy(
        name: "flick-400", FlingOverride(fling: .pointsPerSecond(400), travel: .fraction(0.36)),
        parameters: [(name: "fling_pt_per_s", value: 400), (name: "fraction", value: 0.36)]))
    func own(_ pan: PopRecognizer) -> PopRecognizer {
      var pan = pan
      if pan.recognizer.edgeRegion != nil {
        pan.recognizer.gate = [.popEnabled, .previousPage, .notTransitioning]
      }
      (pan.owner, pan.target, pan.isMirrored) = (.app, .app, true)
      return pan
    }
    system.recognizers = system.recognizers.map(own)
    system.installation.elsewhere = system.installation.elsewhere.map(own)
    system.installation.before = system.installation.before.map(own)
    system.transition = System.Transition(settle: 0.25)
    let words =
      "begins only after 20 pt, so that taps that smear do not begin it. It begins only within 45°"
      + " of the pop's direction (on a list at most 20 to 30°, as the list's pan begins first"
      + " at steeper angles)"
    system.summary =
      "\(twoPans("the app's own transition", words)). A flick of 400 pt/s or a release past 36% of"
      + " the width completes; a flick back cancels. We tuned this combination on our simulated"
      + " people"
    return system
  }()

  /// What the pans of these do, and when the second one begins.
  private static func twoPans(_ transition: String, _ second: String) -> String {
    "an edge pan (13 pt wide) and, if it fails, a pan from anywhere; the page's gestures wait for"
      + " the edge pan. Both pans drive \(transition) and work with a custom back button. The"
      + " second pan \(second), and never while a transition runs. By design, pages with sliders or"
      + " canvases have no second pan; the app knows which these are"
  }
}
