import PopGesture
import Testing

/// What holds for every release, tried on many that are drawn the same way each time.
@Suite("Policy properties")
struct PolicyPropertyTests {
  static let thresholds = PolicyCatalog.families.flatMap { entry in
    entry.family.thresholdParameters.map { (family: entry.family.name, parameter: $0) }
  }

  @Test("raising a threshold never turns a cancel into a completion", arguments: thresholds)
  func monotone(_ swept: (family: String, parameter: String)) throws {
    var generator = ReleaseGenerator(seed: 1)
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
        values[other.name] =
          other.range.lowerBound
          + generator.value(in: 0...2)
          .clamped(to: 0...other.range.upperBound)
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

  @Test(
    "rules relative to the width see no difference when x, v and W grow together",
    arguments: ["fraction", "velocity-weighted", "fling-override"], [0.125, 2, 64])
  func scale(_ family: String, _ factor: Double) throws {
    var generator = ReleaseGenerator(seed: 2)
    let policy = try policy(family)
    for release in generator.releases(2000) {
      var scaled = release
      // Powers of two: exact, so the score must be the same to the bit.
      scaled.translation *= factor
      scaled.velocity *= factor
      scaled.viewWidth *= factor
      #expect(policy.score(scaled).isSame(as: policy.score(release)), "\(release)")
      #expect(policy.completes(scaled) == policy.completes(release))
    }
  }

  @Test("a length in pt does see a difference: most of all on the widest view")
  func absoluteLength() throws {
    let policy = try policy("fixed-distance")
    let narrow = Release(translation: 80, velocity: 0, viewWidth: 320)
    let wide = Release(translation: 320, velocity: 0, viewWidth: 1280)
    #expect(!policy.completes(narrow))
    #expect(policy.completes(wide))
  }

  /// Whether two parameters are two ways to say one thing: `distance_pt` and `distance_mm`.
  private func isAlternative(
    _ other: PolicyParameter, _ swept: (family: String, parameter: String)
  ) -> Bool {
    other.name.prefix { $0 != "_" } == swept.parameter.prefix { $0 != "_" }
  }
}

extension Double {
  /// The same bits, or both not a number.
  func isSame(as other: Double) -> Bool {
    bitPattern == other.bitPattern || (isNaN && other.isNaN)
  }

  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
