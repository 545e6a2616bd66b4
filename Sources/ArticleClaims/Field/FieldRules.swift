import NavigationModel
import PolicyLibrary
import PopGesture

/// What apps of complaints ship, by names of two parts: where a gesture begins, and when it
/// completes, such as `edge30/framework7` or `pan/hammer@last-event`.
///
/// - `pan`: a pan anywhere, without a test of direction; `cone`: within 45 degrees of the way back;
///   `first`, `last`: a pan anywhere that goes before the page's own gestures, or waits for them;
///   `edge30`: touch-down within 30 pt of the edge, within 45 degrees; `shares30`: the same, and
///   the page's own gestures may act at once; `start30`: within 30 pt of the edge still when 15 pt
///   have passed; `right`: a pan that asks for the direction; `ltr`: the same, which does not know
///   right-to-left layouts; `handler50`: React Navigation's Card.tsx (minOffsetX 5, maxDeltaY 20,
///   hitSlop of 50 pt).
/// - a preset of `swipelab list policies` or a rule below, perhaps with `@` and an estimator.
///
/// All others begin after 10 pt, whatever the library's slop is.
enum FieldRules {
  /// Rules that no preset has, each with where it was read.
  private static let others: [NamedPolicy] = [
    // react-navigation, Card.tsx before pull request 7700: the absolute value of x + .3 v against
    // half of the width. Without travel that speed must be half of 402 pt in .3 s.
    named("speed-670", FastOrFraction(fastVelocity: 670, fraction: 0.5)),
    // mui/base-ui, pull request 5658: .5 px/ms. Half of the width is assumed.
    named("speed-500", FastOrFraction(fastVelocity: 500, fraction: 0.5)),
    // clerk/javascript, headless drawer, constants.ts and use-drawer-drag.ts: .4 px/ms without its
    // sign, or a quarter.
    named("speed-400", FastOrFraction(fastVelocity: 400, fraction: 0.25)),
    // readest/foliate-js, paginator.js, snap: of the page's middle and twice the velocity in px/ms
    // times the page's width.
    named("velocity-250", VelocitySign(velocity: 250)),
    // Flutter, constants.dart: kMinFlingVelocity of scroll views.
    named("velocity-50", VelocitySign(velocity: 50)),
    // SwipeCellKit, SwipeController.swift, targetState: a row stays open unless it moves back.
    named("swipe-cell-kit", VelocitySign()),
    // dimsemenov/PhotoSwipe, drag-handler.js, 1b4c20b.
    named(
      "photoswipe",
      FlingOverride(
        fling: .pointsPerSecond(500), flingBoundary: .exclusive, returnVelocity: 100,
        travel: .fraction(0.5), boundary: .exclusive)),
    // frontend-collective/react-image-lightbox, handleSwipeEnd, 0036176, and constant.js.
    named("lightbox", FixedDistance(distance: .points(200), fraction: 0.25, boundary: .inclusive)),
    // tunjid/heron, SecondaryPaneCloseBackHandler: from a half the pane settles at 2/3 or 1,
    // whichever is nearer, without velocity; Android's whole progress is taken for the width.
    named("two-thirds", Fraction(fraction: 2 / 3)),
    // corvudev/corvu, drawer, Content.tsx, 073c5b9: x times v in px/ms against half of the size;
    // one corner of that stands for it.
    named(
      "corvu",
      FlingOverride(
        fling: .pointsPerSecond(2000), flingDistance: 100, returnVelocity: .infinity,
        travel: .fraction(0.5))),
    // signalapp/Signal-iOS, CVComponentMessage.swift, swipeActionOffsetThreshold.
    named("distance-55", FixedDistance(distance: .points(55))),
    // vjt/grappa-irc, swipe.ts, 05f46c8.
    named("distance-40", FixedDistance(distance: .points(40), boundary: .inclusive)),
    // ubports/unity8, Launcher.qml: half of 8 grid units of 8 dp.
    named("distance-32", FixedDistance(distance: .points(32))),
    // react-navigation, CardStackPanResponder.js, 3f48156, and its forerunner in
    // aksonov/react-native-experimental-navigation, 1bcba57.
    named("card-stack", FixedDistance(distance: .points(100), fraction: 1 / 3)),
    // react-navigation 2, CardStack.js: .5 px/ms either way.
    named(
      "card-stack-2",
      FlingOverride(
        fling: .pointsPerSecond(500), flingBoundary: .exclusive, returnVelocity: 500,
        returnBoundary: .exclusive, travel: .fraction(0.5))),
    // emilkowalski/vaul, index.tsx, to the left: the distance's sign is lost.
    named("mean-speed-400", MeanSpeed(fraction: .infinity)),
  ]

  private static func named<Policy: CatalogPolicy>(
    _ name: String, _ policy: Policy
  ) -> NamedPolicy {
    NamedPolicy(name: name, policy, parameters: [], estimator: .lastEvent)
  }

  /// The system of this name; nil for another name.
  static func named(_ name: String) -> System? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, let start = start(parts[0]), let policy = policy(parts[1])
    else { return nil }
    return System(
      name, "\(start.words), completes when \(policy.rule)", [start.recognizer], policy,
      article: nil, source: "complaints of users", confidence: .secondary)
  }

  private static func policy(_ name: String) -> NamedPolicy? {
    let parts = name.split(separator: "@").map(String.init)
    guard let first = parts.first,
      let policy = PolicyPreset.named(first)?.policy
        ?? others.first(where: { $0.name == first })
    else { return nil }
    guard parts.count == 2 else { return policy }
    return VelocityEstimatorKind(rawValue: parts[1]).map { policy.reading($0) }
  }

  /// Where a gesture begins; nil for another name.
  private static func start(_ name: String) -> (words: String, recognizer: PopRecognizer)? {
    let always: [GateRule] = [.previousPage, .popEnabled, .notTransitioning]
    func pan(
      _ rules: [GateRule] = [], _ relation: Arbitration = .exclusive,
      slop: Slop = .eitherAxis(10), isMirrored: Bool = true
    ) -> PopRecognizer {
      PopRecognizer(
        Recognizer(slop: slop, gate: BeginGate(rules + always)), relation, isMirrored: isMirrored)
    }
    switch name {
    case "pan": return ("a pan anywhere", pan())
    case "cone": return ("a pan anywhere within 45 degrees", pan([.coneTowards(1)]))
    case "first":
      let relation = Arbitration.requiredToFail(by: .everything)
      return ("a pan anywhere before all gestures of the page", pan([], relation))
    case "last":
      let relation = Arbitration.requiresFailure(of: .everything)
      return ("a pan anywhere after all gestures of the page", pan([], relation))
    case "ltr", "right":
      return ("a pan to the right anywhere", pan([.towards], isMirrored: name == "right"))
    case "handler50":
      var handler = pan([.towards, .touchDownLimit(50)], slop: .towardsPop(5))
      handler.recognizer.driftLimit = DriftLimit(base: 20, perPoint: 0, most: 20)
      return ("a pan from 50 pt at the edge that drifts less than 20 pt across", handler)
    default: break
    }
    guard let kind = ["edge", "shares", "start"].first(where: name.hasPrefix),
      let width = Double(name.dropFirst(kind.count))
    else { return nil }
    let words = "a pan from \(width.plain) pt at the edge"
    if kind == "start" { return (words, pan([.startLimit(width)], slop: .towardsPop(15))) }
    let rules: [GateRule] = [.touchDownLimit(width), .coneTowards(1)]
    return (words, kind == "shares" ? pan(rules, .simultaneous(with: .everything)) : pan(rules))
  }
}
