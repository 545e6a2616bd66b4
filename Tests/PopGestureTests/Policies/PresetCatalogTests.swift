import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// The presets: all rules of the catalogue, each with what a reader needs to check it.
@Suite("Presets")
struct PresetCatalogTests {
  @Test("every rule from 1 to 51 is there, three of them twice")
  func numbers() {
    let numbers = PolicyPreset.all.compactMap(\.number)
    #expect(Set(numbers) == Set(1...51))
    let twice = Dictionary(grouping: numbers, by: \.self).filter { $1.count > 1 }
    #expect(twice.keys.sorted() == [39, 42, 47])
    #expect(numbers.count == 54)
    // Baselines have no number.
    #expect(PolicyPreset.all.prefix(6).allSatisfy { $0.number == nil })
  }

  @Test("every preset has a plain name, is a policy, and says where it comes from")
  func fields() throws {
    for preset in PolicyPreset.all {
      #expect(preset.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(preset.name)")
      let policy = try #require(preset.policy, "\(preset.name)")
      #expect(policy.name == preset.name && policy.family.name == preset.family)
      #expect(policy.reading.estimator == preset.estimator ?? policy.family.estimator)
      #expect(preset.source.count > 10, "\(preset.name)")
      #expect(preset.licence?.isEmpty != true && preset.note?.isEmpty != true)
    }
  }

  @Test("what is not sure says why")
  func confidence() {
    let unsure = PolicyPreset.all.filter { $0.number != nil && $0.confidence == .unconfirmed }
    #expect(unsure.map(\.name) == ["uikit", "uikit-legacy", "pager-snap"])
    let told = PolicyPreset.all.filter { $0.confidence == .secondary }
    #expect(
      told.map(\.name) == [
        "fixed-distance", "wwdc-projection", "wwdc-projection-fast", "brave", "damus",
        "android-back",
      ])
    #expect(told.dropFirst().allSatisfy { $0.note != nil })
  }

  @Test("what is left out is named once, with a reason")
  func omissions() {
    let all = PolicyOmission.all
    #expect(Set(all.map(\.name)).count == all.count && all.count > 10)
    #expect(all.allSatisfy { !$0.name.isEmpty && $0.reason.count > 30 })
  }

  @Test("words stand for values, and choices for nothing else")
  func choices() throws {
    let family = try policy("quick-swipe").family
    let travel = try #require(family.parameters.first { $0.name == "travel" })
    #expect(travel.isChoice && travel.unit == "drag or finger")
    #expect((travel.text(for: 0), travel.text(for: 1)) == ("drag", "finger"))
    #expect(travel.allows(0) && travel.allows(1) && !travel.allows(0.5) && !travel.allows(2))
    let quick = try #require(family.parameters.first { $0.name == "quick_boundary" })
    #expect(quick.words.map(\.text) == ["<", "<="])
    let quickTime = try #require(family.parameters.first { $0.name == "quick_s" })
    #expect(!quickTime.isChoice && quickTime.allows(0.5))
    let side = try policy("fling-override").family.parameters.first { $0.name == "return_boundary" }
    #expect(side?.isChoice == true && side?.defaultValue == nil)
    // A word among numbers makes no choice.
    let fling = PolicyParameter(
      "fling", unit: "none", range: 0...1, default: 0, words: [PolicyParameter.Word("off", 9)], "")
    #expect(!fling.isChoice && fling.allows(9) && fling.allows(0.3))
  }
}

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
