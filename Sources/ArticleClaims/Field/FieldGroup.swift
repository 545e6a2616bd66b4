import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Where a complaint plays: what is shipped, on which page of which screen.
struct FieldScene: Sendable {
  let system: String
  var page = "plain"
  var screen = ScreenRole.phone

  /// A rate of some swipers there.
  func rate(_ fact: ClaimFact, of swipers: Swipers = .pop) -> ClaimQuantity {
    .rate(fact, of: swipers, system, on: page, at: screen)
  }
}

/// Complaints of one kind: what counts as their symptom, who swipes, what causes it, what cures it.
///
/// Written down before the first run.
struct FieldGroup: Sendable {
  var title: String
  /// What counts as the symptom, in a sentence.
  var rule: String
  var bound: ClaimBound
  /// How the rate is told: what happens, in how many of what.
  var words: FieldWords
  /// Who swipes, in words and settings of everyday people.
  var hand = "everyday people"
  var people: [(name: String, value: Double)] = []
  var quantity: @Sendable (FieldScene) -> ClaimQuantity
  /// The mechanism taken away: the symptom has to go with it.
  var removed: @Sendable (FieldScene) -> WorldChange
  var cures: @Sendable (FieldScene) -> [WorldChange]

  /// How a quantity is told.
  enum FieldWords: Sendable {
    /// What one of those does, and what many do; `missing` where the quantity counts the others.
    case share((one: String, many: String), of: String, missing: Bool = false, above: Double = 0)
    /// Percentage points of success lost, against that somewhere else.
    case loss(than: String)
  }
}

extension FieldGroup {
  /// What becomes of one swipe, and of many.
  private static let popped = (one: "completes a pop", many: "complete a pop")
  private static let ignored = (one: "is ignored", many: "are ignored")
  private static let missed = (one: "misses it", many: "miss it")

  /// The width's half as a cure.
  private static func half(of system: String) -> WorldChange {
    .rule(of: system, "with half of the width", Fraction(fraction: 0.5))
  }

  /// A projection of the travel as a cure.
  private static func weighted(
    _ weight: Double, _ fraction: Double, of system: String
  ) -> WorldChange {
    .rule(
      of: system, "with `x + \(weight.plain) v > \(fraction.plain) W`",
      VelocityWeighted(velocityWeight: weight, fraction: fraction))
  }

  private static let gates: @Sendable (FieldScene) -> [WorldChange] = { scene in
    [
      .gate(of: scene.system, with: .coneTowards(1)),
      .gate(of: scene.system, with: .coneTowards(0.5)),
      .gate(of: scene.system, with: .touchDownLimit(30)), half(of: scene.system),
    ]
  }

  static let arc = FieldGroup(
    title: "Scrolling goes back",
    rule: "more than 1 in 200 quick scrolls complete a pop", bound: .above(0.005),
    words: .share(popped, of: "scrolls"),
    quantity: { $0.rate(.completed, of: .browse) },
    removed: { _ in
      .people(
        "scrolls that lean away from popping and never run sideways",
        ("scroll_lean_shift_deg", -30), ("scroll_sideways_share", 0))
    }, cures: gates)

  private static let edges: @Sendable (FieldScene) -> [WorldChange] = { scene in
    [20, 30, 50, 200].map { .edge(of: scene.system, $0) }
  }

  private static let freeEdge: @Sendable (FieldScene) -> WorldChange = { _ in
    .people("fingers that reach every place", ("edge_strip_mm", 0), ("thumb_span_mm", 300))
  }

  static let edge = FieldGroup(
    title: "The edge is hard to hit",
    rule: "more than 1 in 5 pops aimed at the edge do not begin", bound: .below(0.8),
    words: .share(missed, of: "pops aimed at the edge", missing: true),
    quantity: { $0.rate(.begun, of: .edgePop) },
    removed: freeEdge, cures: edges)

  static let notch = FieldGroup(
    title: "An inset hides the edge",
    rule: "more than 1 in 5 pops aimed at the edge do not begin", bound: .below(0.8),
    words: .share(missed, of: "pops aimed at the edge", missing: true),
    // 44 pt of .166 mm.
    hand: "people who start beside an inset of 44 pt", people: [("edge_strip_mm", 7.3)],
    quantity: { $0.rate(.begun, of: .edgePop) }, removed: freeEdge,
    cures: { [.edge(of: $0.system, 44), .edge(of: $0.system, 64), .edge(of: $0.system, 200)] })

  static let width = FieldGroup(
    title: "A wide screen asks for too long a swipe",
    rule: "the success rate is more than 20 points lower than on an upright phone",
    bound: .above(0.2), words: .loss(than: "on a phone"),
    quantity: { .rate(.completed, $0.system) - $0.rate(.completed) },
    removed: { _ in
      .people(
        "strokes that grow with the screen", ("wide_width_exponent", 1),
        ("width_exponent_spread", 0))
    },
    cures: { scene in
      [
        .rule(of: scene.system, "with `x > 100 pt`", FixedDistance(distance: .points(100))),
        .rule(of: scene.system, "with UIKit's rule", NavigationProjection()),
        weighted(0.3, 0.36, of: scene.system), weighted(0.6, 0.3, of: scene.system),
      ]
    })

  private static let rules: @Sendable (FieldScene) -> [WorldChange] = { scene in
    [
      .estimator(of: scene.system, .uikitBlend), .estimator(of: scene.system, .libadwaita),
      .rule(of: scene.system, "with `x > 60 pt`", FixedDistance(distance: .points(60))),
      weighted(0.3, 0.36, of: scene.system),
    ]
  }

  static let flick = FieldGroup(
    title: "A short flick is ignored",
    rule: "more than 1 in 5 short quick flicks do not complete", bound: .below(0.8),
    words: .share(ignored, of: "flicks", missing: true), hand: "short quick flicks",
    people: [
      ("drag_share", 0), ("slow_mover_share", 0), ("duration_shift", -0.3), ("length_shift", -0.24),
    ],
    quantity: { $0.rate(.completed) },
    removed: { _ in .people("long strokes", ("length_shift", 1.5), ("duration_shift", 0.3)) },
    cures: rules)

  static let slow = FieldGroup(
    title: "A slow drag does not complete",
    rule: "more than 1 in 5 deliberate drags of slow people do not complete", bound: .below(0.8),
    words: .share(ignored, of: "drags", missing: true), hand: "slow people who drag",
    people: [("drag_share", 1), ("slow_mover_share", 1)], quantity: { $0.rate(.completed) },
    removed: { _ in .people("quick flicks", ("drag_share", 0), ("slow_mover_share", 0)) },
    cures: rules)

  static let stale = FieldGroup(
    title: "Resting before the lift does not cancel the pop",
    rule: "more than 1 in 20 aborts that stop and then lift complete", bound: .above(0.05),
    words: .share(popped, of: "aborts that rest before the lift"),
    hand: "people who stop dead at full speed, rest and lift", people: [("abort_return_share", 0)],
    quantity: { $0.rate(.completed, of: .abort) },
    removed: { _ in .page("plain", "where fingers slow down first") { $0.stopsDead = false } },
    cures: { scene in
      [
        .estimator(of: scene.system, .flutterScroll), .estimator(of: scene.system, .android),
        .estimator(of: scene.system, .libadwaita),
        .estimator(of: scene.system, .restAwareBlend), half(of: scene.system),
        weighted(0.3, 0.5, of: scene.system), recommended(scene.system, .uikitBlend),
        recommended(scene.system, .restAwareBlend),
        .replaced(scene.system, by: FieldCase.replacement, reading: .restAwareBlend),
      ]
    })

  /// What `Reports/quickstart` recommends on phones.
  static let recommendedRule = VelocityWeighted(velocityWeight: 0.3, fraction: 0.36)

  private static func recommended(_ system: String, _ kind: VelocityEstimatorKind) -> WorldChange {
    .rule(
      of: system,
      "with quickstart's rule for phones, `x + 0.3 v > 0.36 W`, and the velocity estimator"
        + " `\(kind.rawValue)`",
      recommendedRule, reading: kind)
  }

  static let cancel = FieldGroup(
    title: "Moving back does not cancel the pop",
    rule: "more than 1 in 20 aborts that return complete", bound: .above(0.05),
    words: .share(popped, of: "aborts that move back"), hand: "people who return",
    people: [("abort_return_share", 1)], quantity: { $0.rate(.completed, of: .abort) },
    removed: { scene in
      .rule(
        of: scene.system, "with the sign of its velocity",
        VelocityWeighted(velocityWeight: 0.3, fraction: 0.5))
    },
    cures: { scene in
      [
        weighted(0.3, 0.5, of: scene.system),
        .rule(
          of: scene.system, "with `v > 675` or a fifth of the width, unless `v < -200`",
          FlingOverride(
            fling: .pointsPerSecond(675), returnVelocity: 200, travel: .fraction(0.2))),
        half(of: scene.system),
      ]
    })

  static let content = FieldGroup(
    title: "Strokes for the content go back, or the content takes the pop",
    rule: "more than 1 in 20 rightward strokes for the content complete a pop",
    bound: .above(0.05), words: .share(popped, of: "strokes for the content"),
    quantity: { $0.rate(.completed, of: .right) }, removed: { off($0.system) },
    cures: { scene in
      [
        .relation(of: scene.system, .requiresFailure(of: .everything)),
        .gate(of: scene.system, with: .touchDownLimit(13)),
        .gate(of: scene.system, with: .touchDownLimit(30)),
        .gate(of: scene.system, with: .coneTowards(0.5)),
      ]
    })

  /// Two navigations cannot be played at once: of two rates above a half some swipes are in both.
  static let double = FieldGroup(
    title: "Two gestures act on one swipe, such as the operating system's edge swipe and the app's",
    rule: "more than 1 in 20 pops aimed at the edge act twice", bound: .above(1.05),
    words: .share(("acts twice", "act twice"), of: "pops aimed at the edge", above: 1),
    quantity: { scene in
      .rate(.completed, of: .edgePop, scene.system, on: scene.page)
        + .rate(.completed, of: .edgePop, android, on: scene.page)
    },
    removed: { _ in off(android) },
    cures: { [off($0.system), half(of: $0.system)] })

  /// A system that no touch begins.
  static func off(_ name: String, _ words: String = "switched off") -> WorldChange {
    .recognizer(of: name, words) { $0.recognizer.gate = [.touchDownLimit(-1)] }
  }

  /// What Android does at its edge.
  static let android = "edge30/android-back"

  /// Nothing of it can be played.
  static let busy = FieldGroup(
    title: "Nothing answers while the page settles",
    rule: "more than 1 in 20 scrolls within 0.6 s of a pop are ignored", bound: .above(0.05),
    words: .share(ignored, of: "scrolls"), quantity: { $0.rate(.completed) },
    removed: { off($0.system) }, cures: { _ in [] })

  static let rtl = FieldGroup(
    title: "Right-to-left layouts lose the swipe",
    rule: "the success rate is more than 50 points lower than left to right", bound: .above(0.5),
    words: .loss(than: "in left-to-right layouts"),
    quantity: { scene in
      .rate(.completed, scene.system) - .rate(.completed, scene.system, on: "rightToLeft")
    },
    removed: { _ in .page("rightToLeft", "read from left to right") { $0.isRightToLeft = false } },
    cures: { [.mirrored($0.system)] })

  static let rate = FieldGroup(
    title: "A higher touch rate breaks the rule",
    rule: "the success rate is more than 20 points lower than at 60 Hz", bound: .above(0.2),
    words: .loss(than: "at 60 Hz"), quantity: { $0.rate(.completed) }, removed: { off($0.system) },
    cures: { _ in [] })

  static let a11y = FieldGroup(
    title: "Slow and trembling hands go back while they scroll",
    rule: "more than 1 in 200 reading scrolls of people who tremble complete a pop",
    bound: .above(0.005), words: .share(popped, of: "scrolls"),
    hand: "people who move slowly and tremble", people: [("slow_mover_share", 1)],
    quantity: { $0.rate(.completed, of: .scroll) }, removed: arc.removed, cures: gates)
}
