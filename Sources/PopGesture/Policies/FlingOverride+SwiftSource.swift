extension FlingOverride {
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
