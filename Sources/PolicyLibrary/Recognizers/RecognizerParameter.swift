public import PopGesture

/// A number of a recognizer that experiments can set, described once.
public struct RecognizerParameter: Sendable {
  /// Name in experiment files, unit last.
  public let name: String
  /// Unit: `pt`, or `times` for a ratio.
  public let unit: String
  /// Values that make sense; others are refused.
  public let range: ClosedRange<Double>
  /// One sentence on what the number does.
  public let summary: String
  private let change: @Sendable (Recognizer, Double) -> Recognizer?

  /// The recognizer with this number; nil where it has no such part.
  public func set(_ value: Double, in recognizer: Recognizer) -> Recognizer? {
    change(recognizer, value)
  }

  /// Every parameter.
  ///
  /// Adding one is a line here.
  public static let all: [RecognizerParameter] = [
    RecognizerParameter(
      name: "slop_pt", unit: "pt", range: 0...200,
      summary: "how far a touch moves before it is a drag"
    ) { recognizer, value in
      var other = recognizer
      other.slop =
        switch recognizer.slop {
        case .eitherAxis: .eitherAxis(value)
        case .alongPop: .alongPop(value)
        case .towardsPop: .towardsPop(value)
        }
      return other
    },
    RecognizerParameter(
      name: "region_pt", unit: "pt", range: 1...400,
      summary: "width of the strip at the leading edge where touches start; of recognizers that"
        + " have one"
    ) { recognizer, value in
      var other = recognizer
      other.edgeRegion?.width = value
      return other.edgeRegion == nil ? nil : other
    },
    RecognizerParameter(
      name: "start_limit_pt", unit: "pt", range: 1...2000,
      summary: "gate: at recognition the finger is at most so far from the leading edge"
    ) { recognizer, value in recognizer.asking(.startLimit(value)) },
    RecognizerParameter(
      name: "cone_slope", unit: "times", range: 0.01...100,
      summary: "gate: from touch-down, travel across is at most so many times that along"
    ) { recognizer, value in recognizer.asking(.cone(value)) },
    RecognizerParameter(
      name: "cone_deg", unit: "degrees", range: 1...89,
      summary: "gate: from touch-down, the drag points towards popping within so many degrees"
    ) { recognizer, value in recognizer.asking(.coneTowards(tangent(ofDegrees: value))) },
  ]

  /// The tangent to six decimals, so that 45 degrees are 1 and Swift lines are short.
  ///
  /// By the series of sine and cosine: the mathematics libraries of platforms differ in last
  /// digits.
  private static func tangent(ofDegrees degrees: Double) -> Double {
    let angle = degrees * (Double.pi / 180)
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<40 {
      let sign: Double = power % 4 < 2 ? 1 : -1
      if power.isMultiple(of: 2) { cosine += sign * term } else { sine += sign * term }
      term *= angle / Double(power + 1)
    }
    return (sine / cosine * 1e6).rounded() / 1e6
  }
}

extension Recognizer {
  /// The same with one more question in its gate, or with another limit of a question that it asks.
  fileprivate func asking(_ rule: GateRule) -> Recognizer {
    var other = self
    let isAsked = gate.rules.contains { $0.name == rule.name }
    other.gate = BeginGate(
      isAsked
        ? gate.rules.map { $0.name == rule.name ? rule : $0 } : gate.rules + [rule])
    return other
  }
}

extension RecognizerPreset {
  /// The preset with other numbers, or another relation to the content, named after what is changed
  /// unless a name is given.
  ///
  /// - Returns: nil where the recognizer has no part that one of the numbers belongs to.
  public func changing(
    _ values: [(parameter: RecognizerParameter, value: Double)], content: ContentRelation? = nil,
    name: String? = nil
  ) -> RecognizerPreset? {
    var changed = recognizer
    for (parameter, value) in values {
      guard let next = parameter.set(value, in: changed) else { return nil }
      changed = next
    }
    let texts =
      values.map { "\($0.parameter.name)=\(plain($0.value))" }
      + (content.map { ["content=\($0.rawValue)"] } ?? [])
    return RecognizerPreset(
      name: name ?? "\(self.name)(\(texts.joined(separator: " ")))", recognizer: changed,
      summary: "\(self.name) with \(texts.joined(separator: ", "))", source: source,
      confidence: confidence, content: content ?? self.content, base: self.name,
      changes: values.map { ($0.parameter.name, $0.value) })
  }
}
