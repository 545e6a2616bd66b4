public import PopGesture

/// As experiments name it.
extension FlingOverride: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fling-override",
    summary: "a fast flick decides alone, one way or both; otherwise a share of the width or a"
      + " length decides",
    rule: "v {fling_boundary} fling and x > fling_distance: complete;"
      + " -v {return_boundary|fling_boundary} return: cancel; otherwise x / W {boundary} fraction,"
      + " or x {boundary} distance",
    parameters: [
      PolicyParameter(
        "fling_widths_per_s", unit: "widths/s", range: 0...100, default: 1,
        "speed in view widths per second at which a flick completes"),
      .speedLimit(
        "fling_pt_per_s", default: nil, alternativeTo: "fling_widths_per_s",
        "the same in pt/s; give this or fling_widths_per_s"),
      .boundary(
        "fling_boundary", default: .inclusive, "whether the fling speed itself completes"),
      PolicyParameter(
        "fling_distance_pt", unit: "pt", range: 0...2000, default: -.infinity,
        words: [PolicyParameter.Word("none", -.infinity)], "travel that a flick must exceed"),
      .choice(
        "fling_travel", of: FlingTravel.allCases.map(\.rawValue), default: 0,
        "from where that travel counts: the begin of the drag, or the finger's touch-down"),
      .speedLimit(
        "return_pt_per_s", default: nil,
        "speed back at which a release cancels; the fling's own speed unless given"),
      .boundary(
        "return_boundary", default: nil,
        "whether that speed itself cancels; as fling_boundary unless given"),
      .fraction(
        default: 0.5, "share of the view's width that decides about slower releases"),
      PolicyParameter(
        "distance_pt", unit: "pt", range: 0...2000, default: nil, alternativeTo: "fraction",
        "a length in its place; give this or fraction"),
      .boundary(
        default: .inclusive, "whether the share or length itself completes"),
      .choice(
        "progress", of: Progress.allCases.map(\.rawValue), default: 0,
        "x of slower releases: net, 0 before the first change, or held in 0...W at every event"),
      PolicyParameter(
        "most_fraction", unit: PolicyParameter.shareOfWidth, range: 0...10, default: .infinity,
        words: [PolicyParameter.Word("none", .infinity)],
        "share of the view's width beyond which a slower release cancels"),
    ],
    thresholdParameters: ["fraction", "distance_pt"],
    source: "Flutter CupertinoPageRoute, route.dart (BSD-3): |v| >= 1 W/s decides, else p >= 0.5,"
      + " verified in an older version")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let fling = try parameters.choice("fling_widths_per_s", "fling_pt_per_s")
    let travel = try parameters.choice("fraction", "distance_pt")
    let side = parameters.boundary("fling_boundary")
    let back = parameters.given["return_pt_per_s"]
    self.init(
      fling: fling.name == "fling_pt_per_s"
        ? .pointsPerSecond(fling.value) : .widthsPerSecond(fling.value),
      flingBoundary: side, flingDistance: parameters.value("fling_distance_pt"),
      flingTravel: FlingTravel.allCases[Int(parameters.value("fling_travel"))],
      returnVelocity: back,
      returnBoundary: parameters.given["return_boundary"] == nil
        ? side : parameters.boundary("return_boundary"),
      travel: travel.name == "distance_pt" ? .points(travel.value) : .fraction(travel.value),
      boundary: parameters.boundary(),
      progress: Progress.allCases[Int(parameters.value("progress"))],
      mostFraction: parameters.value("most_fraction"))
  }

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
      case .changed: ", x = 0 before the first change"
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

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FlingOverride(fling: fling, travel: travel))
      .required("fling", \.fling)
      .argument("flingBoundary", \.flingBoundary)
      .argument("flingDistance", \.flingDistance)
      .argument(
        "flingTravel", \.flingTravel, default: flingDistance > -.infinity ? .drag : flingTravel
      )
      .argument("returnVelocity", \.returnVelocity)
      .argument("returnBoundary", \.returnBoundary, default: flingBoundary)
      .required("travel", \.travel)
      .argument("boundary", \.boundary)
      .argument("progress", \.progress)
      .argument("mostFraction", \.mostFraction).text
  }
}

extension FlingOverride.FlingTravel: SwiftWritable {
  var swiftText: String { ".\(rawValue)" }
}

extension FlingOverride.Progress: SwiftWritable {
  var swiftText: String { ".\(rawValue)" }
}

extension FlingOverride.Fling: SwiftWritable {
  var swiftText: String {
    switch self {
    case .pointsPerSecond(let speed): ".pointsPerSecond(\(speed.swiftText))"
    case .widthsPerSecond(let speed): ".widthsPerSecond(\(speed.swiftText))"
    }
  }
}

extension FlingOverride.Travel: SwiftWritable {
  var swiftText: String {
    switch self {
    case .fraction(let share): ".fraction(\(share.swiftText))"
    case .points(let length): ".points(\(length.swiftText))"
    }
  }
}
