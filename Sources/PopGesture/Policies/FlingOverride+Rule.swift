extension FlingOverride {
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
}
