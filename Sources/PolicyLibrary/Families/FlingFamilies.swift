public import PopGesture

/// Rules in which a flick may decide alone.
extension FlingOverride: TabledPolicy {
  static let table = FamilyTable(
    "fling-override", FlingOverride(fling: .widthsPerSecond(1), travel: .fraction(0.5)),
    thresholds: ["fraction", "distance_pt"],
    summary: "a fast flick decides alone, one way or both; otherwise a share of the width or a"
      + " length decides",
    rule: "v {fling_boundary} fling and x > fling_distance: complete;"
      + " -v {return_boundary|fling_boundary} return: cancel; otherwise x / W {boundary} fraction,"
      + " or x {boundary} distance",
    source: "Flutter CupertinoPageRoute, route.dart (BSD-3): |v| >= 1 W/s decides, else p >= 0.5,"
      + " verified in an older version",
    [
      .kind(
        "fling_widths_per_s", unit: "widths/s", in: 0...100, \.fling, Fling.widthsPerSecond,
        "speed in view widths per second at which a flick completes"),
      .kind(
        "fling_pt_per_s", unit: "pt/s", in: 0...20_000, insteadOf: "fling_widths_per_s",
        none: .infinity, \.fling, Fling.pointsPerSecond,
        "the same in pt/s; give this or fling_widths_per_s"),
      .boundary(
        named: "fling_boundary", \.flingBoundary, "whether the fling speed itself completes"),
      .length(
        "fling_distance_pt", none: -.infinity, \.flingDistance, "travel that a flick must exceed"),
      .choice(
        "fling_travel", \.flingTravel,
        "where that travel starts: where the drag begins, or at the finger's touch-down",
        where: { $0.flingDistance > -.infinity }),
      .speedLimit(
        "return_pt_per_s", label: "returnVelocity", \.returnVelocity,
        "speed back at which a release cancels (none: never); by default, the fling speed"),
      .boundary(
        named: "return_boundary", \.returnBoundary,
        "whether that speed itself cancels; by default, as fling_boundary",
        follows: { $0.flingBoundary }),
      .kind(
        "fraction", unit: PolicyParameter.shareOfWidth, in: 0...1, label: "travel", \.travel,
        Travel.fraction, "share of the view's width that decides about slower releases"),
      .kind(
        "distance_pt", unit: "pt", in: 0...2000, insteadOf: "fraction", label: "travel", \.travel,
        Travel.points, "a length that decides instead; give this or fraction"),
      .boundary(\.boundary, "whether the share or length itself completes"),
      .choice(
        "progress", \.progress,
        "x of slower releases: net travel, 0 before the first change, or kept in 0...W throughout"),
      .share(
        named: "most_fraction", in: 0...10, none: .infinity, \.mostFraction,
        "share of the view's width beyond which a slower release cancels"),
    ])

  /// The clauses that can happen, with their numbers: `v > 1000: complete; otherwise x / W > 0.2`.
  public var ownRule: String? {
    var clauses: [String] = []
    let (speed, limit) =
      switch fling {
      case .pointsPerSecond(let value): ("v", value)
      case .widthsPerSecond(let value): ("v / W", value)
      }
    if limit < .infinity {
      let from = flingTravel == .finger ? " from touch-down" : ""
      let far = flingDistance > -.infinity ? " and x > \(plain(flingDistance))\(from)" : ""
      clauses.append("\(speed) \(flingBoundary.symbol) \(plain(limit))\(far): complete")
    }
    let back = returnVelocity.map { ("v", $0) } ?? (speed, limit)
    if back.1 < .infinity {
      let symbol = returnBoundary == .exclusive || back.1 == 0 ? "<" : "<="
      clauses.append("\(back.0) \(symbol) \(plain(-back.1)): cancel")
    }
    if mostFraction < .infinity { clauses.append("x / W > \(plain(mostFraction)): cancel") }
    let within =
      switch progress {
      case .net: ""
      case .changed: ", x = 0 until the first event after the beginning"
      case .held: ", x held in 0...W"
      }
    let otherwise =
      switch travel {
      case .fraction(let value): "x / W \(boundary.symbol) \(plain(value))\(within)"
      case .points(let value): "x \(boundary.symbol) \(plain(value))\(within)"
      }
    if clauses.isEmpty { return otherwise }
    return "\(clauses.joined(separator: "; ")); otherwise \(otherwise)"
  }
}

extension FlingOverride.FlingTravel: SwiftWritable {}
extension FlingOverride.Progress: SwiftWritable {}

extension FlingOverride.Fling: NumberOfKind {
  var parts: (kind: String, number: Double) {
    switch self {
    case .pointsPerSecond(let speed): ("pointsPerSecond", speed)
    case .widthsPerSecond(let speed): ("widthsPerSecond", speed)
    }
  }
}

extension FlingOverride.Travel: NumberOfKind {
  var parts: (kind: String, number: Double) {
    switch self {
    case .fraction(let share): ("fraction", share)
    case .points(let length): ("points", length)
    }
  }
}

extension StraightFling: TabledPolicy {
  static let table = FamilyTable(
    "straight-fling", StraightFling(), thresholds: ["fraction"],
    summary: "a flick decides unless it is also one across; otherwise a share of the width decides",
    rule: "v >= fling and |vy| < fling: complete; v <= -fling: cancel; otherwise"
      + " x / W {boundary} fraction",
    source: "Slidr, commit f240e95 (Apache-2.0), verified",
    [
      .speedLimit(
        "fling_pt_per_s", label: "flingVelocity", \.flingVelocity,
        "speed from which on motion along an axis counts"),
      .share(\.fraction, "share of the view's width that other releases must exceed"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])
}

extension FastOrFraction: TabledPolicy {
  static let table = FamilyTable(
    "fast-or-fraction", FastOrFraction(), thresholds: ["fraction"],
    summary: "completes when the finger is fast in any direction, or past a share of the width",
    rule: "v^2 + vy^2 > fast^2, or |x| / W {boundary} fraction",
    source: "Mastodon for iOS, media viewer, commit a9e088a (GPL-3), verified",
    [
      .speedLimit(
        "fast_pt_per_s", label: "fastVelocity", \.fastVelocity,
        "speed in the plane beyond which any release completes"),
      .share(
        \.fraction, "share of the view's width that slower releases must exceed, either way"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])
}

extension ArmedDirection: TabledPolicy {
  static let table = FamilyTable(
    "armed-direction", ArmedDirection(), thresholds: ["distance_pt"],
    summary: "once a flick or a length has armed the drag, the direction of the motion decides",
    rule: "(|x| > fling_distance and |v| > fling) or |x| {boundary} distance: complete if v > 0,"
      + " or v = 0 and x > 0; otherwise cancel",
    source: "react-native-drawer-layout, commit 73f8c29 (MIT), verified",
    [
      .length("distance_pt", \.distance, "length that arms"),
      .speedLimit(
        "fling_pt_per_s", label: "flingVelocity", \.flingVelocity,
        "speed that a flick must exceed"),
      .length("fling_distance_pt", \.flingDistance, "length that a flick must exceed"),
      .boundary(\.boundary, "whether the arming length itself arms"),
    ])
}
