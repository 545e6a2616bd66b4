import NavigationModel
import PolicyLibrary
import PopGesture

/// When a swipe back that need not start at the edge should complete: the first article's advice.
enum CustomTransitionDecision {
  static let all = [
    Claim(
      "0-11", "On release the pop finishes past half of the width and is cancelled otherwise.",
      byConstruction: "the rule is declared with the half"),
    Claim(
      "0-15",
      "With a threshold at half of the width, a swipe from the right half can never complete.",
      byConstruction: "from there less than half of the width is left"),
    Claim(
      "0-16", "Even from the left, the threshold at half of the width asks for a long swipe.",
      .above(5), .difference(.requiredTravel, "half", "sharedTarget"),
      refutedBy: .system("half", "with a tenth of the width") { $0.policy = fraction(0.1) },
      remark: "in mm, against the system's own decision"),
    Claim(
      "0-17", "On an iPad the threshold at half of the width is a disaster.",
      .below(0.1), ClaimCell(.completed, "half", on: "plain", .tablet),
      refutedBy: .people(
        "people whose strokes grow as the screen does", ("width_exponent", 1),
        ("wide_width_exponent", 1), ("width_exponent_spread", 0))),
    Claim(
      "0-18", "A small fixed distance is a better threshold than half of the width.",
      .above(0.3), .useful("fixed", .tablet) - .useful("half", .tablet),
      refutedBy: .distance(of: "fixed", 5),
      remark: "wanted pops less pops of those who changed their mind; the article gives no"
        + " distance, 100 pt"),
    Claim(
      "0-19", "A smaller share of the width, such as a third, is a better threshold than a half.",
      .above(0.05), .useful("third", .tablet) - .useful("half", .tablet),
      refutedBy: .system("third", "with a share of .49") { $0.policy = fraction(0.49) },
      remark: "wanted pops less pops of those who changed their mind"),
    Claim(
      "0-20",
      "A smaller distance means more unwanted pops, a larger one makes going back harder;"
        + " only careful experiments can tell the best.",
      .above(0.05), .difference(.completed, of: "contentVertical", "fixed(30)", "fixed(200)"),
      refutedBy: .distance(of: "fixed(30)", 180),
      remark: "unwanted pops; going back is 0-27, experiments are what this tool is for"),
    Claim(
      "0-27", "That is, a larger distance makes going back harder for people as they swipe.",
      .above(0.3), .difference(.completed, "fixed(30)", "fixed(200)"),
      refutedBy: .people("people whose strokes are three times as long", ("length_shift", 1.1))),
    Claim(
      "0-21", "A short swipe with a high speed to the right should complete.",
      .above(0.1), .useful("velocity") - .useful("half"),
      refutedBy: .system("velocity", "with a speed that nobody reaches") {
        $0.policy = velocity(flick: 50_000, back: 300)
      },
      remark: "wanted pops less pops of those who changed their mind"),
    Claim(
      "0-22", "A long swipe with a high speed to the left should be cancelled.",
      .below(-0.005),
      .difference(.completed, of: "popAbort", "velocity", "velocity(30,300,0.5,50000)"),
      refutedBy: .system("velocity", "with a speed back that nobody reaches") {
        $0.policy = velocity(flick: 300, back: 50_000)
      },
      remark: "the rule against the same without the second half; people who change their mind late"
    ),
  ]

  private static func fraction(_ share: Double) -> NamedPolicy {
    NamedPolicy(name: "share", Fraction(fraction: share), parameters: [])
  }

  private static func velocity(flick: Double, back: Double) -> NamedPolicy {
    NamedPolicy(
      name: "velocity",
      FlingOverride(
        fling: .pointsPerSecond(flick), flingBoundary: .exclusive, flingDistance: 30,
        returnVelocity: back, travel: .fraction(0.5), boundary: .exclusive),
      parameters: [])
  }
}
