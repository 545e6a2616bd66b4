import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What holds for every release, tried on many that are drawn the same way each time.
@Suite("Policy properties")
struct PolicyPropertyTests {
  static let thresholds = PolicyCatalog.families.flatMap { entry in
    entry.family.thresholdParameters.map { (family: entry.family.name, parameter: $0) }
  }

  @Test("raising a threshold never turns a cancel into a completion")
  func monotone() async {
    await each(Self.thresholds) { (swept: (family: String, parameter: String)) throws in
      var generator = TestGenerator(seed: 1)
      let parameters = try policy(swept.family).family.parameters
      let range = try #require(parameters.first { $0.name == swept.parameter }).range
      var cancelled = 0
      for _ in 0..<100 {
        // A fifth of the range covers what fingers reach, so that the threshold matters.
        let extent = range.upperBound - range.lowerBound
        let least = range.lowerBound < 0 ? -0.1 * extent : range.lowerBound
        let ends = (0..<2).map { _ in least + generator.value(in: 0...0.2) * extent }
        var values: [String: Double] = [:]
        for other in parameters where other.defaultValue != nil && !isAlternative(other, swept) {
          values[other.name] = generator.value(of: other)
        }
        func policy(at value: Double) throws -> NamedPolicy {
          values[swept.parameter] = value
          let policy = try PopGestureTests.policy(swept.family, values)
          #expect(policy.threshold == value)
          return policy
        }
        let (low, high) = (try policy(at: ends.min()!), try policy(at: ends.max()!))
        for release in generator.releases(100) {
          #expect(low.completes(release) || !high.completes(release), "\(release) \(values)")
          if low.completes(release), !high.completes(release) { cancelled += 1 }
        }
      }
      #expect(cancelled > 50)
    }
  }

  @Test("the score is the same whatever the threshold")
  func thresholdFree() async {
    await each(Self.thresholds) { (swept: (family: String, parameter: String)) throws in
      var generator = TestGenerator(seed: 7)
      let range = try #require(
        policy(swept.family).family.parameters.first { $0.name == swept.parameter }
      ).range
      let (low, high) = (
        try policy(swept.family, [swept.parameter: range.lowerBound]),
        try policy(swept.family, [swept.parameter: range.upperBound])
      )
      #expect(low.threshold < high.threshold)
      for release in generator.releases(2000) {
        #expect(low.score(release).isSame(as: high.score(release)), "\(release)")
      }
    }
  }

  /// Whether two parameters are two ways to say one thing: `distance_pt` and `distance_mm`, or
  /// `fraction` where `distance_pt` takes its place.
  private func isAlternative(
    _ other: PolicyParameter, _ swept: (family: String, parameter: String)
  ) -> Bool {
    let parameter = try? policy(swept.family).family.parameters.first { $0.name == swept.parameter }
    return other.name == swept.parameter || other.alternativeTo == swept.parameter
      || parameter?.alternativeTo == other.name
  }
}

extension TestGenerator {
  /// A value of a parameter: its default, one of its words, or one from the lower fifth of its
  /// range, which covers what fingers do.
  fileprivate mutating func value(of parameter: PolicyParameter) -> Double {
    let usual = parameter.defaultValue ?? parameter.range.lowerBound
    if next() % 2 == 0 { return usual }
    if parameter.isChoice {
      return parameter.words[Int(next() % UInt64(parameter.words.count))].value
    }
    let extent = parameter.range.upperBound - parameter.range.lowerBound
    return parameter.range.lowerBound + value(in: 0...0.2) * extent
  }
}

extension Double {
  /// The same bits, or both not a number.
  func isSame(as other: Double) -> Bool {
    bitPattern == other.bitPattern || (isNaN && other.isNaN)
  }
}
