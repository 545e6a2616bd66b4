import PolicyLibrary
import PopGesture

/// Own pan and own transition, with the completion ideas of the first article.
extension System {
  /// The article's recognizer, gate and transition with a policy.
  private static func custom(
    _ name: String, _ summary: String, _ policy: NamedPolicy, source: String,
    confidence: Confidence = .verified
  ) -> System {
    cited(
      "Article 1", name, summary, [.pan(.firstArticle)], policy, transition: .custom,
      confidence: confidence,
      source: "\(source); that the system's edge pan refuses where an app supplies the animation is"
        + " not in the article")
  }

  package static let half = custom(
    "half", "own pan and transition, completes past half of the width",
    NamedPolicy(
      name: "half-width", Fraction(fraction: 0.5), parameters: [(name: "fraction", value: 0.5)]),
    source: "“if progress > 0.5 { finish } else { cancel }”, progress = translation / width")

  package static let third = custom(
    "third", "own pan and transition, completes past a third of the width",
    NamedPolicy(
      name: "one-third", Fraction(fraction: 1.0 / 3),
      parameters: [(name: "fraction", value: 1.0 / 3)]),
    source: "“reduce the share, for example to more than 1/3 of the screen's width”")

  /// A fixed length; the article gives no number.
  package static let fixed = fixed(named: "fixed", 100)

  /// A fixed length in pt.
  static func fixed(named name: String, _ distance: Double) -> System {
    custom(
      name, "own pan and transition, completes past a fixed length of \(plain(distance)) pt",
      NamedPolicy(
        name: "fixed-distance", FixedDistance(distance: .points(distance)),
        parameters: [(name: "distance_pt", value: distance)]),
      source: "“set a rather small fixed value”, which it does not give; 100 pt from Damus",
      confidence: .secondary)
  }

  /// Short and quick completes, long and quickly back cancels.
  package static let velocity = velocity(named: "velocity", 30, 300, 0.5, 300)

  /// The same with numbers: flick length (pt) and speed (pt/s), share of the width, speed back.
  static func velocity(
    named name: String, _ distance: Double, _ flick: Double, _ fraction: Double, _ back: Double
  ) -> System {
    custom(
      name, "own pan and transition, completes a short quick swipe, cancels a quick return",
      NamedPolicy(
        name: "flick-or-fraction",
        FlingOverride(
          fling: .pointsPerSecond(flick), flingBoundary: .exclusive, flingDistance: distance,
          returnVelocity: back, travel: .fraction(fraction), boundary: .exclusive),
        parameters: [
          (name: "fling_pt_per_s", value: flick), (name: "fling_boundary", value: 0),
          (name: "fling_distance_pt", value: distance), (name: "return_pt_per_s", value: back),
          (name: "fraction", value: fraction), (name: "boundary", value: 0),
        ]),
      source: "“a small distance with a great speed to the right completes, a great distance with a"
        + " great speed to the left cancels”; every number is ours",
      confidence: .unconfirmed)
  }
}
